package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.kafka.CallbackGenerator;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.List;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.modifier.FieldManifestation;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import net.bytebuddy.dynamic.loading.MultipleParentClassLoader;
import net.bytebuddy.dynamic.scaffold.subclass.ConstructorStrategy;
import net.bytebuddy.implementation.FieldAccessor;
import net.bytebuddy.implementation.Implementation;
import net.bytebuddy.implementation.MethodCall;
import net.bytebuddy.implementation.bytecode.assign.Assigner;

/**
 * Callbacks of a client's own type, as classes in a class loader below the client's: nothing is
 * injected into the application's loaders, and a call costs no reflection.
 */
public final class GeneratedCallbacks implements CallbackGenerator {
  private final Class<?> sendType;

  /**
   * Of one client.
   *
   * @param sendType public, with a public constructor without parameters and a public method {@code
   *     void delegateTo(Object)}
   */
  public GeneratedCallbacks(Class<?> sendType) {
    this.sendType = sendType;
  }

  @Override
  public MethodHandle callback(Class<?> callbackType) throws ReflectiveOperationException {
    Class<?> type =
        load(
            base("AckCallback", callbackType)
                .defineConstructor(Visibility.PUBLIC)
                .withParameters(Object.class)
                .intercept(
                    superConstructor().andThen(FieldAccessor.ofField("send").setsArgumentAt(0)))
                .method(named("onCompletion"))
                .intercept(reportAcknowledgement()),
            callbackType);
    return MethodHandles.publicLookup()
        .findConstructor(type, MethodType.methodType(void.class, Object.class))
        .asType(MethodType.methodType(Object.class, Object.class));
  }

  @Override
  public MethodHandle callbackWithDelegate(Class<?> callbackType)
      throws ReflectiveOperationException {
    Method onCompletion = onCompletion(callbackType);
    Class<?> type =
        load(
            base("AckAndDelegateCallback", callbackType)
                .defineField("delegate", callbackType, Visibility.PRIVATE, FieldManifestation.FINAL)
                .defineConstructor(Visibility.PUBLIC)
                .withParameters(Object.class, callbackType)
                .intercept(
                    superConstructor()
                        .andThen(FieldAccessor.ofField("send").setsArgumentAt(0))
                        .andThen(FieldAccessor.ofField("delegate").setsArgumentAt(1)))
                .method(named("onCompletion"))
                .intercept(
                    reportAcknowledgement()
                        .andThen(
                            MethodCall.invoke(onCompletion)
                                .onField("delegate")
                                .withAllArguments())),
            callbackType);
    return MethodHandles.publicLookup()
        .findConstructor(type, MethodType.methodType(void.class, Object.class, callbackType))
        .asType(MethodType.methodType(Object.class, Object.class, Object.class));
  }

  @Override
  public MethodHandle send(Class<?> callbackType) throws ReflectiveOperationException {
    DynamicType.Builder<?> builder =
        new ByteBuddy()
            .subclass(sendType, ConstructorStrategy.Default.DEFAULT_CONSTRUCTOR)
            .name(PACKAGE + "Send")
            .modifiers(Visibility.PUBLIC)
            .implement(callbackType)
            .defineField("delegate", callbackType, Visibility.PRIVATE)
            .method(named("delegateTo"))
            .intercept(
                FieldAccessor.ofField("delegate")
                    .withAssigner(Assigner.DEFAULT, Assigner.Typing.DYNAMIC)
                    .setsArgumentAt(0))
            .method(named("onCompletion"))
            .intercept(
                MethodCall.invoke(acknowledged())
                    .withThis()
                    .withArgument(0)
                    .withArgument(1)
                    .andThen(
                        MethodCall.invoke(onCompletion(callbackType))
                            .onField("delegate")
                            .withAllArguments()));
    ClassLoader both =
        new MultipleParentClassLoader(
            List.of(callbackType.getClassLoader(), sendType.getClassLoader()));
    Class<?> type = builder.make().load(both, ClassLoadingStrategy.Default.WRAPPER).getLoaded();
    return MethodHandles.publicLookup()
        .findConstructor(type, MethodType.methodType(void.class))
        .asType(MethodType.methodType(Object.class));
  }

  private static DynamicType.Builder<Object> base(String name, Class<?> callbackType) {
    return new ByteBuddy()
        .subclass(Object.class, ConstructorStrategy.Default.NO_CONSTRUCTORS)
        .name(PACKAGE + name)
        .modifiers(Visibility.PUBLIC)
        .implement(callbackType)
        .defineField("send", Object.class, Visibility.PRIVATE, FieldManifestation.FINAL);
  }

  private static Class<?> load(DynamicType.Builder<Object> builder, Class<?> callbackType) {
    return builder
        .make()
        .load(callbackType.getClassLoader(), ClassLoadingStrategy.Default.WRAPPER)
        .getLoaded();
  }

  private static Implementation.Composable superConstructor() throws NoSuchMethodException {
    return MethodCall.invoke(Object.class.getConstructor());
  }

  private static Implementation.Composable reportAcknowledgement() throws NoSuchMethodException {
    return MethodCall.invoke(acknowledged()).withField("send").withArgument(0).withArgument(1);
  }

  private static Method acknowledged() throws NoSuchMethodException {
    return SendBridge.class.getMethod("acknowledged", Object.class, Object.class, Exception.class);
  }

  private static Method onCompletion(Class<?> callbackType) throws NoSuchMethodException {
    for (Method method : callbackType.getMethods()) {
      if (method.getName().equals("onCompletion") && method.getParameterCount() == 2) {
        return method;
      }
    }
    throw new NoSuchMethodException(callbackType.getName() + ".onCompletion");
  }
}
