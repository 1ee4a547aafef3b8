import { api } from "@4d/contract";
import { startServer } from "../../scripts/lib/server.ts";
import { button, byRole, log, within } from "./driver/query.ts";
import { line, openWith, say } from "./fixtures/chat.ts";
import { test as base } from "./fixtures/journey.ts";

// A server of their own: others of the worker's would miss it.
const test = base.extend({
  server: [
    async ({ settings }, lend) => {
      const server = await startServer({
        env: { RATE_LIMIT_SCALE: "1000", LOG_LEVEL: "info", STARTER_CONTENT: "off", ...settings },
      });
      await lend(server);
      await server.remove();
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

test("without the server a reload shows the stored chat, and what is written waits and goes later", {
  tag: "@brief",
}, async ({ friends, server }) => {
  test.setTimeout(180_000);
  const [mei, jie] = await friends("梅子", "阿杰");
  await openWith(mei, jie);
  await say(mei.phone, "这句话要留下");
  await mei.phone.sees(line("送达"));
  await mei.phone.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await server.stop();
  await mei.phone.reload();
  await mei.phone.sees(line("这句话要留下"));
  await say(mei.phone, "没网时写的");
  await mei.phone.sees(within(log, byRole("img", "正在发送")));
  await server.start();
  await mei.phone.sees(line("没网时写的"));
  await mei.phone.misses(within(log, byRole("img", "正在发送")), { timeout: 60_000 });
  await mei.phone.until("it was not sent once", async () => {
    const rows = await jie.call(api.privateMessages.pull, { query: { minId: 0, limit: 100 } });
    const texts = rows.filter(({ type }) => type === 0).map(({ content }) => content);
    return texts.join("，") === "这句话要留下，没网时写的" || undefined;
  });
  await mei.phone.misses(button("重试"));
});
