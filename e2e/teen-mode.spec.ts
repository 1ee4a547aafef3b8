import { expect } from "@playwright/test";
import { AI_CHAT_PATH } from "./fixtures/ai-chat.ts";
import { publicCharacter } from "./fixtures/characters.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("in teen mode characters do not reply, and only its four digits end it (CHAR-2)", async ({
  person,
  server,
}) => {
  const { userId } = await publicCharacter(server.origin, "月华");
  const { page, open } = await person("梅子");
  const { button, text, expectToast, field, seen } = screen(page);
  const digits = field("四位密码");
  await open("/pages/mine/privacy");
  await button(/^未成年人模式/).click();
  await expect(text("设置四位密码")).toBeVisible();
  await digits.fill("2468");
  await expect(text("再输入一次")).toBeVisible();
  await digits.fill("2468");
  await expectToast("未成年人模式已开启");

  await open(`${AI_CHAT_PATH}?userId=${userId}`);
  await expect(text("未成年人模式下不能和角色聊天")).toBeVisible();
  await expect(seen(page.getByRole("textbox"))).toHaveCount(0);
  await expect(button("玩合成")).toBeVisible();
  await button("读故事").click();
  await expect(page).toHaveURL(/stories/);
  await open(`/pages/chat/chat-box?chatId=p:${userId}`);
  await expect(text("未成年人模式下不能和角色聊天")).toBeVisible();

  await open("/pages/mine/minor-mode");
  await expect(text("输入四位密码").first()).toBeVisible();
  await digits.fill("1357");
  await expect(page.getByText("四位密码不正确")).toBeVisible();
  await digits.fill("2468");
  await expectToast("未成年人模式已关闭");
  await open(`${AI_CHAT_PATH}?userId=${userId}`);
  await expect(seen(page.getByRole("textbox", { name: "和月华聊聊" }))).toBeVisible();
});
