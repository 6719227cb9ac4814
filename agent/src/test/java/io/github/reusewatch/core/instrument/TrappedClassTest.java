package io.github.reusewatch.core.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.bridge.WriteBridge;
import io.github.reusewatch.bridge.WriteListener;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Classes with traps do what they did without, and tell of their writes. */
class TrappedClassTest {
  private static final String SHAPES = Shapes.class.getName();
  private static final Class<?> WOVEN = load(TrappedClassTest::woven);
  private static final Class<?> BARE = load(UnaryOperator.identity());

  private final AtomicInteger stores = new AtomicInteger();
  private final AtomicInteger calls = new AtomicInteger();
  private final AtomicInteger returned = new AtomicInteger();

  @BeforeEach
  void watch() {
    WriteBridge.watch(32);
  }

  @AfterEach
  void forget() {
    WriteBridge.forget(32);
    WriteBridge.listen(null);
  }

  static Stream<String> shapes() {
    return Arrays.stream(Shapes.class.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Shapes.Tells.class))
        .map(Method::getName);
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void doesTheSameAndTellsOfItsWrites(String shape) throws Exception {
    String bare = run(BARE, shape);
    run(WOVEN, shape); // what is done once, as of a class's initialiser, is not counted
    long errors = SendBridge.errors();
    WriteBridge.listen(new Counting());

    assertThat(run(WOVEN, shape)).isEqualTo(bare);
    Shapes.Tells tells = Shapes.class.getDeclaredMethod(shape).getAnnotation(Shapes.Tells.class);
    assertThat(stores).as("stores").hasValue(tells.stores());
    assertThat(calls).as("calls").hasValue(tells.calls());
    assertThat(SendBridge.errors()).isEqualTo(errors);
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void doesTheSameWhileNobodyListens(String shape) throws Exception {
    assertThat(run(WOVEN, shape)).isEqualTo(run(BARE, shape));
  }

  @Test
  void aCallThatThrowsHasNotReturned() throws Exception {
    run(WOVEN, "callThrowsInTry"); // initialises the class
    WriteBridge.listen(new Counting());
    run(WOVEN, "callThrowsInTry");
    assertThat(calls).hasValue(1);
    assertThat(returned).hasValue(0);
    run(WOVEN, "copied");
    assertThat(returned).hasValue(1);
  }

  @Test
  void aClassWithoutAPlaceIsLeftAlone() {
    TrappedClass trapped = of(classFile(Comparable.class));
    assertThat(trapped.make()).isNull();
    assertThat(trapped.places()).isZero();
  }

  @Test
  void placesAreCounted() {
    TrappedClass trapped = of(classFile(TwoPlaces.class));
    assertThat(trapped.make()).isNotNull();
    assertThat(trapped.places()).isEqualTo(2);
    assertThat(trapped.methodsLeftOut()).isZero();
  }

  @Test
  void aClassFileOfTheTimeBeforeStackMapFrames() throws Exception {
    byte[] old = ClassFiles.withSubroutine();
    Class<?> woven =
        new WovenLoader(
                TrappedClassTest.class.getClassLoader(), name -> false, TrappedClassTest::woven)
            .define("Old", old);
    assertThat(of(old).make()).isNotNull();
    WriteBridge.listen(new Counting());
    byte[] bytes = new byte[32];
    woven.getMethod("put", byte[].class).invoke(null, bytes);
    assertThat(bytes).startsWith(1, 2, 0);
    assertThat(stores).hasValue(2);
  }

  @Test
  void aMethodThatItsTrapsWouldKeepFromBeingCompiledGoesWithout() throws Exception {
    byte[] classFile = ClassFiles.withStores(1100, 3); // 5 and more bytes a store, 10 more a trap
    TrappedClass trapped = of(classFile);
    byte[] made = trapped.make();
    assertThat(trapped.methodsLeftOut()).isEqualTo(1);
    assertThat(trapped.places()).isEqualTo(3);
    Class<?> woven =
        new WovenLoader(TrappedClassTest.class.getClassLoader(), name -> false, file -> file)
            .define("Many", made);
    WriteBridge.listen(new Counting());
    byte[] bytes = new byte[32];
    woven.getMethod("put0", byte[].class).invoke(null, bytes);
    assertThat(stores).hasValue(0);
    woven.getMethod("put1", byte[].class).invoke(null, new byte[32]);
    assertThat(stores).hasValue(1);
  }

  @Test
  void aMethodThatItsTrapsWouldMakeTooLargeForTheJvmGoesWithout() {
    TrappedClass trapped = of(ClassFiles.withStores(9000, 3));
    assertThat(trapped.make()).isNotNull();
    assertThat(trapped.methodsLeftOut()).isEqualTo(1);
    assertThat(trapped.places()).isEqualTo(3);
  }

  @Test
  void nativeMethodsOfTheClassItselfHaveNoTrapsAndAreAskedAround() {
    TrappedClass trapped = of(classFile(CallsNative.class));
    assertThat(trapped.make()).isNotNull();
    assertThat(trapped.places()).isEqualTo(1);
  }

  private static TrappedClass of(byte[] classFile) {
    return TrappedClass.of(classFile, name -> name.startsWith("io/github/reusewatch/"));
  }

  private static byte[] woven(byte[] classFile) {
    byte[] made = of(classFile).make();
    return made == null ? classFile : made;
  }

  private static byte[] classFile(Class<?> type) {
    return WovenLoader.classFile(ClassLoader.getSystemClassLoader(), type.getName());
  }

  private static Class<?> load(UnaryOperator<byte[]> rewritten) {
    try {
      return new WovenLoader(
              TrappedClassTest.class.getClassLoader(),
              name -> name.startsWith(SHAPES) && !name.endsWith("Tells"),
              rewritten)
          .loadClass(SHAPES);
    } catch (ClassNotFoundException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /** What it returned, or threw and from where, as text. */
  private static String run(Class<?> shapes, String name) throws ReflectiveOperationException {
    Method method = shapes.getDeclaredMethod(name);
    method.setAccessible(true);
    try {
      Object result = method.invoke(null);
      return result instanceof byte[] bytes ? Arrays.toString(bytes) : result.toString();
    } catch (InvocationTargetException e) {
      return text(e.getCause());
    }
  }

  private static String text(Throwable thrown) {
    StringBuilder text = new StringBuilder(thrown.toString());
    for (StackTraceElement frame : thrown.getStackTrace()) {
      text.append('\n').append(frame);
      if (frame.getClassName().equals(SHAPES)) {
        break;
      }
    }
    return text.toString();
  }

  private static final class TwoPlaces {
    @SuppressWarnings("unused")
    static void write(byte[] bytes) {
      bytes[0] = 1;
      Arrays.fill(bytes, (byte) 0);
    }
  }

  private static final class CallsNative {
    @SuppressWarnings("unused")
    static void write(byte[] bytes) {
      fill(bytes);
      ownCode(bytes);
    }

    private static native void fill(byte[] bytes);

    private static void ownCode(byte[] bytes) {}
  }

  private final class Counting implements WriteListener {
    @Override
    public void storing(byte[] array, int index) {
      stores.incrementAndGet();
    }

    @Override
    public Object calling(byte[] array, int from, int to) {
      calls.incrementAndGet();
      return this;
    }

    @Override
    public Object callingHolder(Object holder) {
      return null;
    }

    @Override
    public void ofLibrary(Object call) {
      assertThat(call).isSameAs(this);
    }

    @Override
    public void called(Object call) {
      assertThat(call).isSameAs(this);
      returned.incrementAndGet();
    }
  }
}
