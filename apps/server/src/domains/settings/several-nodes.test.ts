import { expect, it } from "vitest";
import { hasRedis, startRedis } from "../../testing/redis-server.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { readSettings, writeSettings } from "./index.ts";

it.runIf(hasRedis)("a changed setting holds on another node, told by Redis", async () => {
  const redis = await startRedis();
  const database = await openTestDatabase();
  const one = await startTestApp(redis.environment, database);
  const other = await startTestApp(redis.environment, database);
  expect((await readSettings(other.services)).announcement).toBe("");
  await writeSettings(one.services, { announcement: "今晚维护" });
  await expect.poll(async () => (await readSettings(other.services)).announcement).toBe("今晚维护");
  for (const node of [one, other]) await node.close();
  await database.close();
  await redis.stop();
});
