import { expect, type Page } from "@playwright/test";
import {
  errorResponse,
  manualStream,
  type ResponseScript,
  respond,
  stream,
} from "../scripts/lib/openai-server.ts";
import { AI_CHAT_PATH, aiChat } from "./fixtures/ai-chat.ts";
import { publicCharacter } from "./fixtures/characters.ts";
import { pageFaults } from "./fixtures/faults.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/with-model.ts";

/** Opens the chat with a character whose words come from the model. */
async function meet(page: Page, open: (path: string) => Promise<void>, userId: number) {
  await open(`${AI_CHAT_PATH}?userId=${userId}`);
  const hands = aiChat(page);
  await expect(hands.log.getByText("你来啦。我把窗子留了一条缝。")).toBeVisible();
  return { ...hands, ...screen(page) };
}

test("a model's words are shown as they come, and stopping keeps what was said (CHAR-2, CHAR-3)", async ({
  person,
  server,
  endpoint,
}) => {
  const { userId } = await publicCharacter(server.origin, "知微");
  const { page, open } = await person("梅子");
  const { log, write, button, newest, regenerate: again } = await meet(page, open, userId);
  const first = manualStream();
  endpoint.next(first.script);
  await write("灯亮着吗?");
  await first.send("灯");
  await expect(log.getByText("灯", { exact: true })).toBeVisible();
  await expect(button("停止回答")).toBeVisible();
  await first.send("亮着。");
  await expect(log.getByText("灯亮着。", { exact: true })).toBeVisible();
  await first.send("你冷吗?");
  await first.end();
  await expect(newest).toContainText("灯亮着。你冷吗?");
  await expect(button("停止回答")).toBeHidden();
  await expect(button("重新回答")).toBeVisible();

  // Once more: the old words are replaced by the placeholder, then by the new ones.
  const second = manualStream();
  endpoint.next(second.script);
  await again();
  await expect(log.getByText("正在重新回答…")).toBeVisible();
  await second.send("雾散了。");
  await expect(log.getByText("雾散了。", { exact: true })).toBeVisible();
  await second.end();
  await expect(log.getByText("2/2")).toBeVisible();
  await expect(log.getByText("正在重新回答…")).toBeHidden();

  const third = manualStream();
  endpoint.next(third.script);
  await write("然后呢?");
  await third.send("然后天亮了。鸟");
  await expect(log.getByText("然后天亮了。鸟")).toBeVisible();
  await button("停止回答").click();
  await expect(button("停止回答")).toBeHidden();
  await expect(newest).toContainText("然后天亮了。");
  await expect.poll(() => endpoint.received.at(-1)?.hungUp).toBe(true);
});

const GOOD = "（把灯拨亮）我在呢。";
const FAILURES: readonly [what: string, script: ResponseScript, shown: string][] = [
  [
    "too many asking",
    errorResponse(429, "slow_down", { "retry-after": "3600" }),
    "模型太忙,这句由内置引擎回答",
  ],
  ["an endpoint that is down", (answer) => void answer.destroy(), "模型没有答上来,这句由内置引擎回答"],
  ["no JSON", respond(200, "data: what\n\n"), "模型没有答上来,这句由内置引擎回答"],
  ["an empty answer", stream([]), "模型没有答上来,这句由内置引擎回答"],
  [
    "a first word that never comes",
    stream(["晚了"], { firstMs: 20_000 }),
    "模型没有答上来,这句由内置引擎回答",
  ],
  [
    "a stream cut after a sentence",
    stream(["灯亮着。", "你"], { end: "torn", everyMs: 50 }),
    "话说到一半断了",
  ],
];

test("whatever the model does, a message says so and a press tries again (CHAR-6)", async ({
  person,
  server,
  endpoint,
}) => {
  test.slow();
  const { userId } = await publicCharacter(server.origin, "望舒");
  const { page, open } = await person("梅子");
  const { log, write, button, newest } = await meet(page, open, userId);
  for (const [what, script, expectToast] of FAILURES) {
    await test.step(what, async () => {
      endpoint.always(script);
      await write(`在吗?${what}`);
      await expect(newest.getByText(expectToast)).toBeVisible();
      endpoint.always(stream([GOOD]));
      await button("重试").last().click();
      await expect(newest).toContainText("我在呢。");
      await expect(newest.getByText("2/2")).toBeVisible();
      await expect(newest.getByText(expectToast)).toBeHidden();
    });
  }
  // An existing reply stays when a regeneration fails.
  endpoint.always(errorResponse(503, "overloaded"));
  await button("重新回答").click();
  await button("再说一遍").click();
  const failed = log.getByRole("button", { name: /回答失败/ });
  await expect(failed).toBeVisible();
  await expect(log).toContainText("我在呢。");
  endpoint.always(stream(["又亮了。"]));
  await failed.click();
  await expect(log.getByText("又亮了。")).toBeVisible();
  await expect(failed).toBeHidden();
});

test("a chat branches at an older reply, and its dots lead back (CHAR-3)", async ({
  person,
  server,
  endpoint,
}) => {
  const { userId } = await publicCharacter(server.origin, "临川");
  const { page, open } = await person("梅子");
  const { log, send: say, button, expectToast } = await meet(page, open, userId);
  const firstReply = "灯亮着。";
  for (const [ask, answer] of [
    ["灯亮着吗?", firstReply],
    ["外面冷吗?", "风有点大。"],
  ] as const) {
    endpoint.always(stream([answer]));
    await say(ask, answer);
  }
  await log.getByText(firstReply).click({ button: "right" });
  await page.getByRole("menuitem", { name: "从这里继续" }).click();
  await expectToast(/从这里重新开始/);
  await expect(log.getByText("外面冷吗?")).toBeHidden();
  await expect(log.getByText("风有点大。")).toBeHidden();
  endpoint.always(stream(["那就进来。"]));
  await say("我想进去坐坐", "那就进来。");
  const asked = endpoint.received.at(-1)?.body.messages as { content: string }[];
  expect(asked.map(({ content }) => content)).not.toContain("外面冷吗?");

  await button(/^第 2 条分支,共 2 条/).click();
  await expect(button(/^第 1 条分支,共 2 条/)).toBeVisible();
  await expect(log.getByText("风有点大。")).toBeVisible();
  await expect(log.getByText("我想进去坐坐")).toBeHidden();
  await page.reload();
  await expect(log.getByText("风有点大。")).toBeVisible();
  await expect(log.getByText("那就进来。")).toBeHidden();
  await expect(button("重新回答")).toBeVisible();
});

test("the person chatting reads what the model was sent for a reply, part by part (CHAR-3, APP-12)", async ({
  person,
  server,
  endpoint,
}) => {
  const { userId } = await publicCharacter(server.origin, "清晏", { description: "守灯塔的人，怕黑。" });
  const { page, open } = await person("梅子");
  const { log, send: say } = await meet(page, open, userId);
  endpoint.always(stream(["灯亮着。"]));
  await say("灯亮着吗?", "灯亮着。");
  await log.getByText("灯亮着。", { exact: true }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "提示词" }).click();
  const { text } = screen(page);
  await expect(text(/^\d+ \/ 8192 token$/)).toBeVisible();
  for (const [part, words] of [
    ["描述", "守灯塔的人，怕黑。"],
    ["你的消息", "灯亮着吗?"],
  ] as const) {
    await text(new RegExp(`^${part} · \\d+ token$`)).click();
    await expect(text(new RegExp(words.replace("?", "\\?")))).toBeVisible();
  }
  expect(await pageFaults(page)).toEqual([]);
});
