import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { publicCharacter } from "./fixtures/characters.ts";
import { test } from "./fixtures/test.ts";

/** At least half of the replies come within this, ms. */
const REPLY_MS = 300;
const LINES = [
  "你好",
  "今天有点累",
  "你在做什么?",
  "外面下雨了",
  "我养了一只猫,叫团子",
  "你喜欢什么颜色?",
  "我明天要考试",
  "给我讲个故事",
  "我有点想家",
  "晚安",
];

test("a character replies within 300 ms (CHAR-6)", async ({ person, server }) => {
  const { userId } = await publicCharacter(server.origin, "月华");
  const { call, context } = await person("梅子");
  // A browser that draws at the same time would be measured too.
  await context.close();
  const times: number[] = [];
  for (const content of LINES) {
    const sent = await call(api.privateMessages.send, {
      body: { recvId: userId, content, type: 0, tmpId: `${Date.now()}` },
    });
    const repliedMs = async () => {
      const [last] = await call(api.privateMessages.history, {
        query: { friendId: userId, page: 1, size: 1 },
      });
      return last?.extra?.ai === undefined ? -1 : last.sendTime - sent.sendTime;
    };
    await expect.poll(repliedMs, { intervals: [20] }).toBeGreaterThanOrEqual(0);
    times.push(await repliedMs());
  }
  times.sort((one, other) => one - other);
  expect(times[Math.floor(times.length / 2)], `answered after ${times.join(", ")} ms`).toBeLessThan(REPLY_MS);
});
