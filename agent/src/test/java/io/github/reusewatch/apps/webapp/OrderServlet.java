package io.github.reusewatch.apps.webapp;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * Sends a request's body to the topic named in its path, on the container's thread, which outlives
 * the web application; with the query {@code reuse} on a thread of its own, and it fills the array
 * anew while the record waits for it.
 */
@WebServlet("/orders/*")
public final class OrderServlet extends HttpServlet {
  private transient OrderWriter writer;

  @Override
  public void init() {
    writer = new OrderWriter(getServletContext().getInitParameter("bootstrap.servers"));
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    byte[] body = request.getInputStream().readAllBytes();
    ProducerRecord<byte[], byte[]> order =
        new ProducerRecord<>(request.getPathInfo().substring(1), body);
    if ("reuse".equals(request.getQueryString())) {
      Arrays.fill(body, (byte) '#');
      writer.queue(order);
    } else {
      writer.write(order);
    }
  }

  @Override
  public void destroy() {
    writer.close();
  }
}
