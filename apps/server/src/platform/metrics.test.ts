import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

it("counts what happened, on a page Prometheus reads", async () => {
  const metrics = createMetrics();
  metrics.httpAnswered("friends.add", 200, 12);
  metrics.socketOpened();
  metrics.socketOpened();
  metrics.socketClosed();
  metrics.messagesStored("group", 3);
  metrics.queryEnded(4);
  const page = await metrics.page();
  expect(page).toContain('fd_http_seconds_count{operation="friends.add",code="200"} 1');
  expect(page).toContain("fd_sockets 1");
  expect(page).toContain('fd_messages_total{kind="group"} 3');
  expect(page).toContain('fd_database_seconds_bucket{le="0.005"} 1');
  expect(page).toContain("fd_process_resident_memory_bytes");
  expect(metrics.contentType).toMatch(/^text\/plain/);
});
