import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { chat } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { recordPushes } from "./fixtures/pushes.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("a message while the app is closed: a notification without its words, and a press opens its chat (MSG-16)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const pushes = await recordPushes(mei);
  await mei.page.close();
  const body = { recvId: mei.id, content: "钥匙在花盆下面", type: 0, tmpId: "k1" };
  await jie.call(api.privateMessages.send, { body });
  const chatId = `p:${jie.id}` as const;
  await pushes.push({ chatId, kind: "message", lang: "zh" });
  await pushes.shows([{ title: "四次元", body: "有新消息", tag: chatId, data: chatId }]);
  await pushes.press();
  await pushes.shows([]);
  const page = await mei.context.newPage();
  await page.goto(await pushes.asked());
  await expect(chat(page).line("钥匙在花盆下面")).toBeVisible();
});

test("a call rings over the open app in its language, and a press opens the chat in that window (MSG-16)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const pushes = await recordPushes(mei);
  const chatId = `p:${jie.id}` as const;
  // A visible app shows the message itself; otherwise its notification would come before that of the call.
  await mei.page.bringToFront();
  await pushes.push({ chatId: "g:1", kind: "message", lang: "en" });
  await pushes.push({ chatId, kind: "call", lang: "en" });
  const body = "Incoming call: tap to answer";
  await pushes.shows([{ title: "Fourth Dimension", body, tag: chatId, data: chatId }]);
  await pushes.press();
  await pushes.shows([]);
  await expect(chat(mei.page).field).toBeVisible();
  await screen(mei.page).at("/pages/chat/chat-box");
});

test("a push service that refuses, and one that never answers: the settings say so (MSG-16)", async ({
  person,
}) => {
  const mei = await person("梅子");
  await mei.context.grantPermissions(["notifications"]);
  await mei.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await mei.open("/pages/mine/settings");
  const notifications = mei.page.getByRole("switch", { name: "系统通知" });
  const failed = /没能连上浏览器的通知服务/;
  // A real subscription: a browser without a stored profile refuses by itself. One with a profile and no
  // internet never answers, which is simulated here.
  await notifications.click();
  await expect(notifications).toHaveAccessibleDescription(failed);
  await expect(notifications).not.toBeChecked();
  await mei.page.clock.install();
  await mei.page.evaluate(() => {
    PushManager.prototype.subscribe = () => new Promise(() => undefined);
  });
  await notifications.click();
  await expect(notifications).toBeDisabled();
  await expect(notifications).not.toHaveAccessibleDescription(failed);
  await expect(async () => {
    await mei.page.clock.fastForward(20_000);
    await expect(notifications).toHaveAccessibleDescription(failed, { timeout: 500 });
  }).toPass();
  await expect(notifications).toBeEnabled();
});
