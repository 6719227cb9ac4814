package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;

/** The arrays that serializers made for one send, and what became of them until the copy. */
final class Serialization {
  private SerializedForm key;
  private SerializedForm value;
  private Change keyChange;
  private Change valueChange;
  private boolean keyOverwrittenByValue;

  void add(Role role, SerializedForm form) {
    if (role == Role.KEY) {
      key = form;
      return;
    }
    value = form;
    if (key != null && key.array == form.array) {
      key.returnedAgain();
      keyOverwrittenByValue = key.isChanged();
    }
  }

  /** {@code null} if none was made for this role. */
  SerializedForm form(Role role) {
    switch (role) {
      case KEY:
        return key;
      case VALUE:
        return value;
      default:
        return null;
    }
  }

  boolean isForm(Role role, byte[] array) {
    SerializedForm form = form(role);
    return form != null && form.array == array;
  }

  void returnedAgain(byte[] array) {
    if (isForm(Role.KEY, array)) {
      key.returnedAgain();
    }
    if (isForm(Role.VALUE, array)) {
      value.returnedAgain();
    }
  }

  void changed(Role role, Change change) {
    if (role == Role.KEY) {
      keyChange = change;
    } else {
      valueChange = change;
    }
  }

  Change change(Role role) {
    return role == Role.KEY ? keyChange : valueChange;
  }

  boolean hasChanges() {
    return keyChange != null || valueChange != null;
  }

  /** Whether the value's bytes were in the key's array before the partition was chosen. */
  boolean isKeyOverwrittenByValue() {
    return keyOverwrittenByValue;
  }
}
