import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { AI_CHAT_PATH, aiChat } from "./fixtures/ai-chat.ts";
import { publicCharacter } from "./fixtures/characters.ts";
import { chat, openWith } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { picture } from "./fixtures/pictures.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("two people chat: text, emoji, receipts that change (MSG-1, MSG-5, MSG-9)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  const hers = chat(mei.page);
  await hers.send("明天爬山吗?");
  await expect(hers.line("明天爬山吗?")).toBeVisible();
  await expect(hers.deliveryState("送达")).toBeVisible();
  const his = chat(jie.page);
  await screen(jie.page).tab("消息").click();
  await expect(screen(jie.page).tab("消息")).toContainText("1");
  await screen(jie.page)
    .button(/梅子.*明天爬山吗/)
    .click();
  await expect(his.line("明天爬山吗?")).toBeVisible();
  await expect(hers.deliveryState("已读")).toBeVisible();
  await screen(jie.page).button("表情").click();
  await screen(jie.page).button("开心").first().click();
  await screen(jie.page).button("发送").click();
  await expect(hers.log.getByRole("img", { name: "开心" })).toBeVisible();
  await mei.page.goBack();
  await screen(mei.page).tab("消息").click();
  await expect(screen(mei.page).button(/阿杰/).first()).toBeVisible();
});

test("a picture and a file arrive and can be opened (MSG-10, MSG-12)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await openWith(jie, mei);
  const hers = chat(mei.page);
  const his = chat(jie.page);
  await hers.attach("相册", { name: "plum.png", mimeType: "image/png", buffer: await picture(1600, 900) });
  const shown = his.log.getByRole("button", { name: "查看图片" });
  await expect(shown).toBeVisible();
  const loaded = () =>
    shown
      .locator("img")
      .last()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(loaded).toBeGreaterThan(0);
  const box = await shown.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await shown.click();
  await expect(screen(jie.page).button("保存图片")).toBeVisible();
  await screen(jie.page).button("关闭").click();
  await hers.attach("文件", {
    name: "爬山 计划.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("七点，东门"),
  });
  await hers.sendSheet();
  const link = his.log.getByRole("link", { name: "下载 爬山 计划.txt" });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute("href")) ?? "";
  const file = await jie.page.request.get(new URL(address, jie.page.url()).href);
  expect(await file.text()).toBe("七点，东门");
  expect(file.headers()["content-disposition"]).toContain("attachment");
});

test("a voice message is recorded, sent and played (MSG-11)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await openWith(jie, mei);
  const { page } = mei;
  await screen(page).button("语音").click();
  const hold = await screen(page).button("按住说话").boundingBox();
  await page.mouse.move((hold?.x ?? 0) + 60, (hold?.y ?? 0) + 15);
  await page.mouse.down();
  await expect(page.getByRole("timer")).toHaveText("0:02");
  await page.mouse.up();
  const his = chat(jie.page);
  const play = his.log.getByRole("button", { name: /^播放语音/ });
  await expect(play).toBeVisible();
  await expect(his.log.getByRole("img", { name: "没听过" })).toBeVisible();
  await play.click();
  await expect(his.log.getByRole("img", { name: "没听过" })).toHaveCount(0);
  await expect(chat(page).deliveryState("已读")).toBeVisible();
});

test("recalled and written again, edited, quoted, reacted to (MSG-6, MSG-7)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await openWith(jie, mei);
  const hers = chat(mei.page);
  const his = chat(jie.page);
  await hers.send("八点见");
  await expect(his.line("八点见")).toBeVisible();
  await hers.chooseFromMenu("八点见", "撤回");
  await screen(mei.page).pressInDialog("撤回");
  await expect(hers.line(/你撤回了一条消息/)).toBeVisible();
  await expect(his.line("梅子 撤回了一条消息")).toBeVisible();
  await expect(his.log.getByText("八点见")).toHaveCount(0);
  await hers.log.getByRole("button", { name: "重新编辑" }).click();
  await expect(hers.field).toHaveValue("八点见");
  await hers.send("七点见");
  await expect(his.line("七点见")).toBeVisible();
  await hers.chooseFromMenu("七点见", "编辑");
  await expect(hers.field).toHaveValue("七点见");
  await hers.send("六点见");
  await expect(his.line("六点见")).toBeVisible();
  await expect(his.line("已编辑")).toBeVisible();
  await his.chooseFromMenu("六点见", "引用");
  await his.send("太早了吧");
  await expect(hers.log.getByRole("button", { name: /梅子.*六点见/ })).toBeVisible();
  await hers.chooseFromMenu("太早了吧", "用 😂 回应");
  await expect(his.log.getByRole("button", { name: "😂 1 人" })).toBeVisible();
  // A quote loses the words of a recalled message, on both sides.
  await hers.log.getByText("六点见", { exact: true }).first().click({ button: "right" });
  await mei.page.getByRole("menuitem", { name: "撤回", exact: true }).click();
  await screen(mei.page).pressInDialog("撤回");
  for (const side of [hers, his]) {
    await expect(side.log.getByText("消息已撤回")).toBeVisible();
    await expect(side.log.getByText("六点见")).toHaveCount(0);
    await expect(side.line("太早了吧")).toBeVisible();
  }
});

test("forwarded to another, one removed for oneself alone (MSG-7)", async ({ friends }) => {
  const [mei, jie, lan] = await friends("梅子", "阿杰", "小兰");
  if (!mei || !jie || !lan) throw new Error("three people");
  await openWith(mei, jie);
  const hers = chat(mei.page);
  await hers.send("东门集合");
  await hers.send("带水");
  await expect(hers.deliveryState("送达").last()).toBeVisible();
  await hers.chooseFromMenu("东门集合", "转发");
  await mei.page
    .getByRole("checkbox", { name: /小兰/ })
    .or(screen(mei.page).button(/小兰/))
    .first()
    .press("Space");
  await screen(mei.page).button("发送(1)").click();
  await screen(mei.page).expectToast("已转发");
  await openWith(lan, mei);
  await expect(chat(lan.page).line("东门集合")).toBeVisible();
  await hers.chooseFromMenu("带水", "删除");
  await screen(mei.page).pressInDialog("删除");
  await expect(hers.log.getByText("带水")).toHaveCount(0);
  await openWith(jie, mei);
  await expect(chat(jie.page).line("带水")).toBeVisible();
});

test("a chat that was cleared says that nothing is left in it (MSG-18)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  const hers = chat(mei.page);
  await hers.send("东门集合");
  await expect(hers.deliveryState("送达")).toBeVisible();
  await screen(mei.page).button("聊天详情").click();
  await screen(mei.page).button("清空聊天记录").click();
  await screen(mei.page).pressInDialog("清空");
  await screen(mei.page).expectToast("已清空");
  await mei.page.goBack();
  const empty = screen(mei.page).text("打个招呼吧");
  await expect(empty).toBeVisible();
  await openWith(mei, jie);
  await expect(empty).toBeVisible();
  await openWith(jie, mei);
  await expect(chat(jie.page).line("东门集合")).toBeVisible();
});

test("a character's opening has the same menu as any message (MSG-7, CHAR-2)", async ({ person, server }) => {
  const mei = await person("梅子");
  const intro = "记得每一个人许过的愿。";
  const { id: characterId, userId } = await publicCharacter(server.origin, "阿遥", { intro });
  await mei.call(api.aiChats.open, { params: { characterId }, body: {} });
  await mei.open(`/pages/chat/chat-box?chatId=p:${userId}`);
  const { chooseFromMenu: act, line, log } = chat(mei.page);
  const { expectToast, pressInDialog, button } = screen(mei.page);
  await expect(log.locator("[data-index]").filter({ hasText: intro })).toBeVisible();
  await act(intro, "引用");
  await expect(button("取消引用")).toBeVisible();
  await act(/我把窗子留了一条缝/, "复制");
  await expectToast("已复制");
  await act(intro, "删除");
  await pressInDialog("删除");
  await expect(line(intro)).toHaveCount(0);
  await expect(line(/我把窗子留了一条缝/)).toBeVisible();
});

test("who writes the replies stands once in the header, and in the menu of each (CHAR-6)", async ({
  person,
  server,
}) => {
  const { userId } = await publicCharacter(server.origin, "阿遥");
  const { page, open } = await person("梅子");
  await open(`${AI_CHAT_PATH}?userId=${userId}`);
  const hers = aiChat(page);
  await hers.send("今天有点累");
  const { seen } = screen(page);
  const mark = seen(page.getByText("内置", { exact: true }));
  await expect(mark).toHaveCount(1);
  await expect(mark).toHaveAttribute("title", "这句话由内置引擎写成");
  await expect(hers.log.getByText("内置")).toHaveCount(0);
  await hers.newest.locator("p").first().click({ button: "right" });
  await expect(page.getByRole("group", { name: "这句话由内置引擎写成" })).toBeVisible();
  await page.keyboard.press("Escape");
  await open(`/pages/chat/chat-box?chatId=p:${userId}`);
  await expect(mark).toHaveCount(1);
  await expect(chat(page).log.getByText("内置")).toHaveCount(0);
});

test("a reply appears at reading pace, and at once by a tap or with the next message (CHAR-2)", async ({
  person,
  server,
}) => {
  const { userId } = await publicCharacter(server.origin, "阿遥");
  const { page, open } = await person("梅子");
  await open(`${AI_CHAT_PATH}?userId=${userId}`);
  const { log, newest, write } = aiChat(page);
  const appearing = newest.locator('[aria-hidden="true"] p');
  const again = newest.getByRole("button", { name: "重新回答" });
  /** How many signs of the newest reply show, and of how many. */
  const shown = async () => {
    const [part, whole] = await Promise.all([
      appearing.textContent(),
      newest.locator("p").first().textContent(),
    ]);
    return { part: part?.length ?? 0, whole: whole?.length ?? 0 };
  };
  await write("给我讲个故事");
  await appearing.waitFor();
  const first = await shown();
  expect(first.part).toBeLessThan(first.whole);
  await expect.poll(async () => (await shown()).part, { intervals: [20] }).toBeGreaterThan(first.part);
  await expect(again).toBeHidden();
  await log.click({ position: { x: 5, y: 200 } });
  await expect(appearing).toHaveCount(0, { timeout: 300 });
  await expect(again).toBeVisible();

  await write("再讲一个更长的故事");
  await appearing.waitFor();
  await write("等等");
  const earlier = log
    .locator("[data-index]")
    .filter({ hasText: "再讲一个更长的故事" })
    .locator("xpath=following-sibling::*[1]");
  await expect(earlier.locator('[aria-hidden="true"] p')).toHaveCount(0);
  await expect(again).toBeVisible();
});

test("three replies are always at hand, hide while one writes, and never move the lines (CHAR-3)", async ({
  person,
  server,
}) => {
  const { userId } = await publicCharacter(server.origin, "阿遥");
  const { page, open } = await person("梅子");
  await open(`${AI_CHAT_PATH}?userId=${userId}`);
  const hers = aiChat(page);
  const offers = screen(page)
    .seen(page.getByRole("list", { name: "可以这样说" }))
    .getByRole("button");
  await hers.send("今天有点累");
  await expect(offers).toHaveCount(3);
  const height = async () => (await hers.log.boundingBox())?.height;
  const before = await height();
  const first = await offers.allTextContents();
  await hers.field.fill("我想");
  await expect(offers).toHaveCount(0);
  expect(await height()).toBe(before);
  await hers.field.fill("");
  await expect(offers).toHaveText(first);
  const chosen = (await offers.last().textContent())?.replace("大胆", "") ?? "";
  await offers.last().click();
  await expect(hers.log.getByText(chosen)).toBeVisible();
  await expect(offers).toHaveCount(3);
  expect(await offers.allTextContents()).not.toEqual(first);
  await open(`/pages/chat/chat-box?chatId=p:${userId}`);
  await expect(offers).toHaveCount(3);
});

test("a character's voice plays by itself only after the person has said so once (CHAR-2)", async ({
  person,
  server,
}) => {
  const { userId } = await publicCharacter(server.origin, "阿遥");
  const { page, open } = await person("梅子");
  await open(`${AI_CHAT_PATH}?userId=${userId}`);
  const { newest, log, send } = aiChat(page);
  const pause = log.getByRole("button", { name: "暂停" });
  await send("今天有点累");
  await expect(pause).toHaveCount(0);
  await newest.getByRole("button", { name: /^播放语音/ }).click();
  await expect(log.getByText("以后的语音自动播放？")).toBeVisible();
  await log.getByRole("button", { name: "自动播放" }).click();
  await expect(log.getByText("以后的语音自动播放？")).toHaveCount(0);
  await expect(pause).toHaveCount(0);
  const audible = page.waitForRequest(/\/voice\//);
  await send("外面下雨了");
  await audible;
});
