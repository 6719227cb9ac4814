package io.github.reusewatch.demo.run;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** One JSON object without others in it, so that a script needs no more than a key. */
public final class FlatJson {
  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private final JsonObject json = new JsonObject();

  /** An empty one. */
  public FlatJson() {}

  /**
   * Adds a member.
   *
   * @param name its key
   * @param value a string, a number, a truth value, or a list of these
   * @return this
   */
  public FlatJson add(String name, Object value) {
    json.add(name, GSON.toJsonTree(value));
    return this;
  }

  /**
   * Adds a member for each component of a record.
   *
   * @param counts the record
   * @return this
   */
  public FlatJson addAll(Record counts) {
    GSON.toJsonTree(counts)
        .getAsJsonObject()
        .entrySet()
        .forEach(e -> json.add(e.getKey(), e.getValue()));
    return this;
  }

  /**
   * Writes it over what is there.
   *
   * @param file where to
   * @throws IOException if it cannot be written
   */
  public void write(Path file) throws IOException {
    Files.writeString(file, GSON.toJson(json) + "\n");
  }
}
