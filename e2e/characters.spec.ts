import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { meetable } from "./fixtures/characters.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const HOME = "/pages/chat/chat-homepage";
const SAID = [
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

/** Hands for talking with a character on chat-homepage. */
function talk(page: Page) {
  const { button } = screen(page);
  const log = page.getByRole("log").filter({ visible: true });
  const field = page.getByRole("textbox", { name: /^和.*聊聊/ }).filter({ visible: true });
  /** The newest line of those drawn; a list draws only what is in sight. */
  const newest = log.locator("[data-index]").last();
  const place = async () => Number(await newest.getAttribute("data-index"));
  return {
    log,
    field,
    /** Says something and waits for its answer, which tells who made it. */
    say: async (text: string) => {
      const before = await place();
      await field.fill(text);
      await button("发送").click();
      await expect.poll(place, { intervals: [20] }).toBeGreaterThan(before + 1);
      await expect(newest).toContainText("内置");
    },
    again: async () => {
      await button("重新回答").click();
      await button("再说一遍").click();
    },
  };
}

test("ten turns with a character, another answer twice, its variants, a pinned memory (CHAR-2, CHAR-3, CHAR-4)", async ({
  person,
  server,
}) => {
  const character = await meetable(server.origin, "月见");
  const { page, call, id: me, open } = await person("梅子");
  const { button, told, heading, answer } = screen(page);
  const { log, say, again } = talk(page);
  await open(`${HOME}?userId=${character.userId}`);
  await expect(heading("月见")).toBeVisible();
  await expect(log.getByText("记得每一个人许过的愿。")).toBeVisible();
  await expect(log.getByText("你来啦。我把窗子留了一条缝。")).toBeVisible();
  await expect(button("许一个愿")).toBeVisible();

  for (const words of SAID) await say(words);
  const { items } = await call(api.privateMessages.history, {
    query: { friendId: character.userId, page: 1, size: 50 },
  }).then((rows) => ({ items: rows.toSorted((one, other) => one.id - other.id) }));
  const lines = items.filter(({ sendId, extra }) => sendId !== me && extra?.ai !== undefined);
  expect(lines).toHaveLength(SAID.length);
  expect(new Set(lines.map(({ content }) => content)).size).toBe(SAID.length);
  await again();
  await expect(log.getByText("2/2")).toBeVisible();
  await again();
  await expect(log.getByText("3/3")).toBeVisible();
  await expect(log.getByText("正在重新回答…")).toBeHidden();
  const bubble = log.locator("[data-index]").last();
  const third = await bubble.textContent();
  await button("上一个回答").click();
  await expect(log.getByText("2/3")).toBeVisible();
  expect(await bubble.textContent()).not.toBe(third);
  await button("上一个回答").click();
  await expect(log.getByText("1/3")).toBeVisible();
  await button("下一个回答").click();
  await expect(log.getByText("2/3")).toBeVisible();

  await bubble.locator("p").first().click({ button: "right" });
  await page.getByRole("menuitem", { name: "钉住记忆" }).click();
  await told(/已钉住/);
  await button("更多").click();
  await page.getByRole("menuitem", { name: "记忆" }).click();
  await expect(heading("它记得的事")).toBeVisible();
  await button("记忆明信片").first().click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await button("忘掉").first().click();
  await answer("忘掉");
  await expect(button("记忆明信片")).toBeHidden();
});

test("the launch meets a character, an arrow leads to the next one, the chat list is a tab away (APP-3, CHAR-2)", async ({
  person,
  server,
}) => {
  await meetable(server.origin, "北辰");
  await meetable(server.origin, "邮差");
  const { page } = await person("梅子");
  await page.evaluate(() => localStorage.removeItem("start_page"));
  await page.goto("about:blank");
  await page.goto(`${server.origin}/h5/`);
  await expect(page).toHaveURL(new RegExp(`#${HOME}`));
  const { tab } = screen(page);
  const name = page.getByRole("heading", { level: 1 }).filter({ visible: true });
  await expect(talk(page).log.locator("[data-index]").last()).toBeVisible();
  const first = (await name.textContent()) ?? "";
  await page.keyboard.press("ArrowDown");
  await expect(name).not.toHaveText(first);
  await page.keyboard.press("ArrowUp");
  await expect(name).toHaveText(first);
  await tab("消息").click();
  await expect(
    screen(page)
      .button(new RegExp(`^.*${first}`))
      .first(),
  ).toContainText("AI");
});

test("a call with a character shows every word, and takes written ones where nothing is heard (CALL-6)", async ({
  person,
  server,
}) => {
  const { userId } = await meetable(server.origin, "南星");
  const { page, open } = await person("梅子");
  const { button, heading } = screen(page);
  await open(`/pages/chat/chat-box?chatId=p:${userId}`);
  await button("更多").click();
  await button("语音通话").click();
  await expect(heading("南星")).toBeVisible();
  const captions = page.getByRole("log", { name: "字幕" });
  await expect(captions.getByText("你来啦。我把窗子留了一条缝。")).toBeVisible();
  const field = page.getByRole("textbox", { name: /^和南星聊聊/ }).filter({ visible: true });
  if (!(await field.isVisible())) await button("打字").click();
  await field.fill("外面下雨了");
  await field.press("Enter");
  await expect(captions.getByText("外面下雨了")).toBeVisible();
  await expect(captions.locator("p")).toHaveCount(3);
  await button("挂断").click();
  await expect(page.getByRole("log").filter({ visible: true }).getByText("外面下雨了")).toBeVisible();
});
