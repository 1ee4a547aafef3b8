import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { AI_CHAT_PATH, aiChat } from "./fixtures/ai-chat.ts";
import { chat } from "./fixtures/chat.ts";
import { befriend, openOnPhone, type Person } from "./fixtures/people.ts";
import { picture } from "./fixtures/pictures.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const NAME = "月见";
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

/** Makes a public character from one sentence. */
async function make({ page, open }: Person): Promise<void> {
  const { button, field, text, expectToast, heading, dialog } = screen(page);
  await open("/pages/create/create");
  await button("灵感捏人").click();
  await field("你想遇见谁?").fill("在灯塔里给迷路的船写信的守夜人");
  await button("捏出来").click();
  await expect(text("已自动保存")).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await button("上传头像").click();
  const face = { name: "face.png", mimeType: "image/png", buffer: await picture(600, 600) };
  await (await chooser).setFiles(face);
  await dialog.getByRole("button", { name: "完成" }).click();
  await expect(button(/^鲜活度/)).not.toContainText("还没有头像");
  const step = (name: string) =>
    page
      .getByRole("navigation", { name: "步骤" })
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .click();
  await step("身份");
  await field("名字").fill(NAME);
  await button("补全空白").click();
  await expectToast(/补了|没有空白/);
  await step("可见范围");
  await button("预览与发布").click();
  await expect(text("内置")).toHaveCount(3);
  await button("发布").click();
  await dialog.getByText("所有人").click();
  await dialog.getByRole("button", { name: "公开发布" }).click();
  await expect(heading("已发布")).toBeVisible();
  await button("加为好友").click();
  await expect(button("去聊天")).toBeVisible();
}

/** Regenerates the last reply twice, and goes through all three variants. */
async function browseVariants(page: Page): Promise<void> {
  const { button } = screen(page);
  const { log, regenerate: again } = aiChat(page);
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
}

async function pinMemory(page: Page): Promise<void> {
  const { button, expectToast, heading } = screen(page);
  const { log } = aiChat(page);
  await log.locator("[data-index]").last().locator("p").first().click({ button: "right" });
  await page.getByRole("menuitem", { name: "钉住记忆" }).click();
  await expectToast(/已钉住/);
  await button("更多").click();
  await page.getByRole("menuitem", { name: "记忆" }).click();
  await expect(heading("它记得的事")).toBeVisible();
  await button("记忆明信片").first().click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

// Its speed is measured in reply-time.spec.ts, where no browser draws at the same time.
test("without any model: a character is made, met, befriended, chatted with, remembers, and joins a group (CHAR-1 to CHAR-4, GROUP-4)", async ({
  browser,
  person,
  server,
}) => {
  test.slow();
  const jie = await person("阿杰");
  const account = await person("梅子");
  await account.context.close();
  const mei = await openOnPhone({ browser, origin: server.origin }, account, { reducedMotion: "reduce" });
  const { page, call, id: me } = mei;
  const { button, expectToast, text } = screen(page);
  await befriend(mei, jie);
  await make(mei);

  const { items } = await call(api.characters.mine, { query: {} });
  const { userId } = await call(api.characters.find, { params: { id: items[0]?.id ?? 0 } });
  await mei.open(`${AI_CHAT_PATH}?userId=${userId}`);
  const { send: say } = aiChat(page);
  for (const words of SAID) await say(words);
  const rows = await call(api.privateMessages.history, { query: { friendId: userId, page: 1, size: 50 } });
  const answers = rows.filter(({ sendId, extra }) => sendId !== me && extra?.ai !== undefined);
  expect(answers).toHaveLength(SAID.length);
  expect(new Set(answers.map(({ content }) => content)).size).toBe(SAID.length);
  // Although it was a friend already, it introduced itself and greeted before the first message, once.
  const kinds = rows.toSorted((one, other) => one.id - other.id).map(({ type }) => type);
  expect(kinds.slice(0, 4)).toEqual([21, 5, 6, 0]);
  await browseVariants(page);
  await pinMemory(page);

  const body = { name: "看星星的人", friendIds: [jie.id] };
  const { id: groupId } = await call(api.groups.create, { body });
  await mei.open(`/pages/group/group-invite?id=${groupId}`);
  await page
    .getByRole("checkbox", { name: new RegExp(NAME) })
    .or(button(new RegExp(NAME)))
    .first()
    .press("Space");
  await button("邀请 1 人").click();
  await expectToast("已邀请");
  await mei.open(`/pages/chat/chat-box?chatId=g:${groupId}`);
  const hers = chat(page);
  const field = screen(page).seen(page.getByRole("textbox"));
  await field.pressSequentially("@月");
  await page.getByRole("option", { name: NAME }).click();
  await field.pressSequentially("你好呀");
  await button("发送").click();
  await expect(hers.log.getByText("内置")).toBeVisible();
  await jie.open(`/pages/chat/chat-box?chatId=g:${groupId}`);
  await expect(chat(jie.page).log.getByText("内置")).toBeVisible();
  await expect(text("AI").first()).toBeVisible();
  await mei.context.close();
});
