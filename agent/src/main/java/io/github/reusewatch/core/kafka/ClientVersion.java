package io.github.reusewatch.core.kafka;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.util.Properties;

/**
 * The version of a client, from the resource {@code kafka/kafka-version.properties} of the jar that
 * holds its classes ({@code AppInfoParser}, which reads the same, moved in 4.4).
 */
public final class ClientVersion {
  private static final String RESOURCE = "kafka/kafka-version.properties";

  private ClientVersion() {}

  /**
   * The version of the client that this class belongs to.
   *
   * @param className of a class of the client, which need not be loaded
   * @return {@code null} if it is not known, as with a relocated client whose jar left the resource
   *     out
   */
  public static String of(String className, ClassLoader loader) {
    String classFile = className.replace('.', '/') + ".class";
    URL url =
        loader == null ? ClassLoader.getSystemResource(classFile) : loader.getResource(classFile);
    if (url == null) {
      return null;
    }
    try (InputStream in = open(beside(url, classFile))) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version");
    } catch (IOException | RuntimeException e) {
      return null;
    }
  }

  /**
   * The class file's URL is the context, so that the protocol handler of its class loader (Spring
   * Boot's, OSGi's) is used again.
   */
  private static URL beside(URL url, String classFile) throws IOException {
    String text = url.toString();
    return new URL(url, text.substring(0, text.length() - classFile.length()) + RESOURCE);
  }

  /** Without the JVM-wide cache, which would keep the jar of an undeployed application open. */
  private static InputStream open(URL url) throws IOException {
    URLConnection connection = url.openConnection();
    connection.setUseCaches(false);
    return connection.getInputStream();
  }
}
