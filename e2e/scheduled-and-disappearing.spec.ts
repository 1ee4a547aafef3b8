import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { chat, openWith } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { picture } from "./fixtures/pictures.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("messages that disappear: set by one, expired for both (MSG-17)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(jie, mei);
  await mei.open(`/pages/chat/chat-info?chatId=p:${jie.id}`);
  const hers = screen(mei.page);
  await hers.button(/^限时消息/).click();
  await hers.pressInDialog("24 小时");
  await expect(hers.button(/^限时消息.*24 小时/)).toBeVisible();
  await expect(chat(jie.page).line("梅子 设置新消息在 24 小时后消失")).toBeVisible();
  const his = screen(jie.page);
  await expect(his.seen(jie.page.getByLabel("新消息 24 小时后消失"))).toBeVisible();
  await chat(jie.page).send("明天就看不到了");
  await mei.page.clock.install();
  await openWith(mei, jie);
  await expect(chat(mei.page).line("明天就看不到了")).toBeVisible();
  await expect(chat(mei.page).log.getByRole("img", { name: "24 小时后消失" })).toBeVisible();

  // A clock set to tomorrow expires nothing at once: it is checked twice a minute.
  await mei.page.clock.setSystemTime(Date.now() + 24 * 3_600_000 + 60_000);
  await mei.page.clock.fastForward(31_000);
  await expect(chat(mei.page).line("明天就看不到了")).toBeVisible();

  // A day passes without a network, and the page hears of nothing.
  await mei.context.setOffline(true);
  await mei.page.clock.fastForward(24 * 3_600_000 + 60_000);
  await expect(chat(mei.page).line("明天就看不到了")).toBeHidden({ timeout: 45_000 });
  await expect(chat(mei.page).line("梅子 设置新消息在 24 小时后消失")).toBeVisible();
  await hers.button("返回").click();
  await expect(hers.button(/阿杰.*设置新消息在 24 小时后消失/)).toBeVisible();
  await expect(chat(jie.page).line("明天就看不到了")).toBeVisible();
});

test("sent at a time: waiting, changed, cancelled, sent now (MSG-17)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(jie, mei);
  await openWith(mei, jie);
  const hers = screen(mei.page);
  const write = async (text: string) => {
    await chat(mei.page).field.fill(text);
    await hers.button("定时发送").click();
  };
  await write("早上好");
  await hers.pressInDialog("明天 9:00");
  await hers.expectToast(/将在 .*9:00 发送/);
  await expect(chat(mei.page).field).toHaveValue("");
  await chat(mei.page).field.fill("晚安");
  // Holding the send button opens the same menu; a mouse uses its other button.
  await hers.button("发送").click({ button: "right" });
  await hers.dialog.getByRole("button", { name: /^1 小时后/ }).click();
  await hers.button("2 条定时消息").click();
  await hers.at("/pages/chat/scheduled");
  await hers.button(/早上好/).click();
  await hers.pressInDialog("修改内容或时间");
  await hers.field("内容").fill("早上好，阿杰");
  await hers.button("定时发送").click();
  await hers.button(/晚安/).click();
  await hers.pressInDialog("删除");
  await hers.expectToast("已删除");
  await expect(hers.button(/晚安/)).toBeHidden();
  await hers.button(/早上好，阿杰/).click();
  await hers.pressInDialog("立即发送");
  await expect(chat(jie.page).line("早上好，阿杰")).toBeVisible();
  await expect(hers.text("没有等待发送的消息")).toBeVisible();
  await mei.page.goBack();
  await expect(chat(mei.page).line("早上好，阿杰")).toBeVisible();
  await expect(hers.button(/条定时消息/)).toBeHidden();
});

test("files sent at a time, a picture chosen as one among them: shown while they wait, postponed, sent now (MSG-17)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(jie, mei);
  await openWith(mei, jie);
  const hers = screen(mei.page);
  const sea = await picture(90, 60);
  const wait = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    await chat(mei.page).attach("文件", file);
    await hers.pressInDialog("定时发送");
  };
  await wait({ name: "海.png", mimeType: "image/png", buffer: sea });
  await hers.pressInDialog("明天 9:00");
  await hers.expectToast(/将在 .*9:00 发送/);
  await expect(hers.dialog).toBeHidden();
  // A page asks for the time; a person who comes back without one finds what they chose.
  await wait({ name: "行程.txt", mimeType: "text/plain", buffer: Buffer.from("周日出发") });
  await hers.pressInDialog("选择日期和时间");
  await hers.at("/pages/chat/scheduled-edit");
  await expect(hers.field("内容")).toBeHidden();
  await mei.page.goBack();
  await expect(hers.dialog.getByText("行程.txt")).toBeVisible();
  await hers.pressInDialog("定时发送");
  await hers.pressInDialog("选择日期和时间");
  await expect(hers.dialog).toBeHidden();
  await hers.button("定时发送").click();
  await hers.button("2 条定时消息").click();
  await hers.button(/海\.png/).click();
  await hers.pressInDialog("修改时间");
  await hers.button("定时发送").click();
  await hers.button(/海\.png/).click();
  await hers.pressInDialog("立即发送");
  await expect(chat(jie.page).line("海.png")).toBeVisible();
  await hers.button(/行程\.txt/).click();
  await hers.pressInDialog("立即发送");
  await expect(chat(jie.page).line("行程.txt")).toBeVisible();
  await expect(hers.text("没有等待发送的消息")).toBeVisible();
});

test("scheduled messages are sent by the server, with no device of their author open (MSG-17)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(jie, mei);
  const at = Date.now() + 2_000;
  const body = { chatId: `p:${jie.id}`, type: 0, content: "我不在线", at, tmpId: "away" };
  await mei.call(api.scheduledMessages.schedule, { body });
  await mei.page.close();
  await expect(chat(jie.page).line("我不在线")).toBeVisible({ timeout: 50_000 });
});
