package io.github.reusewatch.apps.tomcat;

import java.lang.ref.WeakReference;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.locks.LockSupport;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.startup.ContextConfig;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.descriptor.web.ApplicationParameter;

/**
 * A servlet container with one web application: bootstrap servers, the web application's folder, a
 * folder to work in, the mutated record's topic, the clean one's. Sends a request for each, with a
 * reload of the web application between them and its removal behind, and says whether the class
 * loaders of both lives were collected.
 */
public final class Container {
  private final Tomcat tomcat = new Tomcat();
  private final HttpClient http = HttpClient.newHttpClient();

  private Container() {}

  public static void main(String[] arguments) throws Exception {
    new Container().run(arguments);
    // Whatever threads are left.
    System.exit(0);
  }

  private void run(String[] arguments) throws Exception {
    tomcat.setBaseDir(arguments[2]);
    tomcat.setHostname("127.0.0.1");
    tomcat.setPort(0);
    tomcat.getConnector().setProperty("address", "127.0.0.1");
    StandardContext application = new StandardContext();
    application.setPath("");
    application.setDocBase(arguments[1]);
    ContextConfig annotations = new ContextConfig();
    annotations.setDefaultWebXml(tomcat.noDefaultWebXmlPath());
    application.addLifecycleListener(annotations);
    application.addApplicationParameter(bootstrapServers(arguments[0]));
    tomcat.getHost().addChild(application);
    tomcat.start();

    WeakReference<ClassLoader> first = loaderOf(application);
    post(arguments[3] + "?reuse");
    application.reload();
    System.out.println("after the reload: " + collected(first));

    WeakReference<ClassLoader> second = loaderOf(application);
    post(arguments[4]);
    tomcat.getHost().removeChild(application);
    application.destroy();
    System.out.println("after the removal: " + collected(second));
    tomcat.stop();
  }

  /** As in a context.xml: a parameter of the context itself would be gone with the reload. */
  private static ApplicationParameter bootstrapServers(String value) {
    ApplicationParameter parameter = new ApplicationParameter();
    parameter.setName("bootstrap.servers");
    parameter.setValue(value);
    return parameter;
  }

  private static WeakReference<ClassLoader> loaderOf(StandardContext application) {
    return new WeakReference<>(application.getLoader().getClassLoader());
  }

  private void post(String topicAndQuery) throws Exception {
    URI uri =
        URI.create(
            "http://127.0.0.1:"
                + tomcat.getConnector().getLocalPort()
                + "/orders/"
                + topicAndQuery);
    HttpResponse<String> response =
        http.send(
            HttpRequest.newBuilder(uri)
                .POST(BodyPublishers.ofString("an order of 3 pieces"))
                .build(),
            BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new IllegalStateException(response.body());
    }
  }

  private static String collected(WeakReference<ClassLoader> loader) {
    long end = System.nanoTime() + 20_000_000_000L;
    while (loader.get() != null && System.nanoTime() < end) {
      System.gc();
      LockSupport.parkNanos(50_000_000);
    }
    return loader.get() == null ? "collected" : "still there";
  }
}
