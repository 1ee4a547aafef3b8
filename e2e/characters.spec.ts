import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { AI_CHAT_PATH, aiChat } from "./fixtures/ai-chat.ts";
import { publicCharacter } from "./fixtures/characters.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("the launch shows a character, an arrow leads to the next one, and only those written to are in the chat list (APP-3, CHAR-2)", async ({
  person,
  server,
}) => {
  await publicCharacter(server.origin, "北辰");
  await publicCharacter(server.origin, "邮差");
  const { page, open, call } = await person("梅子");
  await page.evaluate(() => localStorage.removeItem("start_page"));
  await page.goto("about:blank");
  await page.goto(`${server.origin}/h5/`);
  await expect(page).toHaveURL(new RegExp(`#${AI_CHAT_PATH}`));
  const { tab, button, text } = screen(page);
  const name = page.getByRole("heading", { level: 1 }).filter({ visible: true });
  const { log, send: say } = aiChat(page);
  const greeting = log.getByText("你来啦。我把窗子留了一条缝。");
  await expect(greeting).toBeVisible();
  const first = (await name.textContent()) ?? "";
  // By number: other journeys on this server publish characters of the same name.
  const active = async () => (await call(api.aiChats.active))?.character.id;
  const firstId = await active();
  await page.keyboard.press("ArrowDown");
  await expect.poll(active).not.toBe(firstId);
  await page.keyboard.press("ArrowUp");
  await expect.poll(active).toBe(firstId);
  await expect(name).toHaveText(first);
  await expect(greeting).toBeVisible();
  await tab("消息").click();
  await expect(text("还没有聊天")).toBeVisible();
  await open(AI_CHAT_PATH);
  await say("你好");
  await expect(log.getByText("记得每一个人许过的愿。")).toBeVisible();
  await tab("消息").click();
  await expect(button(/AI/)).toHaveCount(1);
  await expect(button(new RegExp(first))).toContainText("AI");
});

test("a call with a character shows every word, and accepts written ones where nothing is heard (CALL-6)", async ({
  person,
  server,
}) => {
  const { userId } = await publicCharacter(server.origin, "南星");
  const { page, open } = await person("梅子");
  const { button, heading } = screen(page);
  await open(`/pages/chat/chat-box?chatId=p:${userId}`);
  await button("更多").click();
  await button("语音通话").click();
  await expect(heading("南星")).toBeVisible();
  const captions = page.getByRole("log", { name: "字幕" });
  await expect(captions.getByText("你来啦。我把窗子留了一条缝。")).toBeVisible();
  const field = page.getByRole("textbox", { name: /^和南星聊聊/ }).filter({ visible: true });
  // Where nothing is heard the field appears by itself, perhaps while the button is being pressed.
  await expect(async () => {
    if (!(await field.isVisible())) await button("打字").click({ timeout: 1000 });
    await expect(field).toBeVisible({ timeout: 1000 });
  }).toPass();
  await field.fill("外面下雨了");
  await field.press("Enter");
  await expect(captions.getByText("外面下雨了")).toBeVisible();
  await expect(captions.locator("p")).toHaveCount(3);
  await button("挂断").click();
  await expect(page.getByRole("log").filter({ visible: true }).getByText("外面下雨了")).toBeVisible();
});

test("after two hours with a character a person is asked to take a break, in the ordinary chat too (CHAR-2)", async ({
  person,
  server,
}) => {
  const { userId } = await publicCharacter(server.origin, "长庚");
  const { page, open } = await person("梅子");
  const { dialog, pressInDialog } = screen(page);
  for (const path of [`${AI_CHAT_PATH}?userId=${userId}`, `/pages/chat/chat-box?chatId=p:${userId}`]) {
    await page.evaluate(() => {
      // Times by the server's clock, as the app knows it: a little more than two hours, until a moment ago.
      const now = Date.now() - 10_000;
      localStorage.setItem("talk_stay", `${now - 2 * 3_600_000}-${now}`);
    });
    await open(path);
    await expect(dialog).toContainText("休息一下吧");
    await pressInDialog("好,歇一会儿");
    await expect(dialog).toBeHidden();
  }
});
