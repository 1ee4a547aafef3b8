import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { groupCallPath, press, sees, startCall } from "./fixtures/calls.ts";
import { chat } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** A browser that cannot connect to anybody: WebKitGTK, and WeChat's on some phones. */
async function withoutCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "RTCPeerConnection");
  });
  await page.reload();
}

/** A browser whose person refuses these devices. */
async function withoutDevices(page: Page, ...kinds: ("audio" | "video")[]): Promise<void> {
  await page.addInitScript((refused) => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = (wanted = {}) =>
      refused.some((kind) => wanted[kind] !== undefined)
        ? Promise.reject(new DOMException("no", "NotAllowedError"))
        : ask(wanted);
  }, kinds);
  await page.reload();
}

test("who cannot call is told at once, and nobody is rung", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const rung = screen(jie.page).button("接听");
  await withoutCalls(mei.page);
  await startCall(mei, jie, "语音通话");
  await sees(mei, "这个浏览器不能通话");
  await sees(mei, /可以发文字、图片和语音消息/);
  await press(mei, "发消息");
  await chat(mei.page).send("打不了电话，先写字");
  await expect(chat(mei.page).line("打不了电话，先写字")).toBeVisible();
  const depth = () => mei.page.evaluate(() => (history.state as { idx: number }).idx);
  // The chat lies behind the call once, and is gone back to.
  expect(await depth()).toBe(0);
  const { id } = await mei.call(api.groups.create, { body: { name: "周末爬山", friendIds: [jie.id] } });
  await mei.open(groupCallPath(id));
  await sees(mei, "这个浏览器不能通话");
  await expect(rung).toBeHidden();
});

test("who cannot answer sees who calls, and can refuse", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await withoutCalls(jie.page);
  await startCall(mei, jie, "视频通话");
  await sees(jie, "梅子");
  await sees(jie, /这个浏览器接不了电话/);
  await expect(screen(jie.page).button("接听")).toBeHidden();
  await press(jie, "拒绝");
  await sees(mei, "对方已拒绝");
});

test("a microphone or camera that is missing is asked about before anybody is rung", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const rung = screen(jie.page).button("接听");
  await withoutDevices(mei.page, "audio");
  await startCall(mei, jie, "语音通话");
  await sees(mei, /没有麦克风权限/);
  await expect(rung).toBeHidden();
  await screen(mei.page).pressInDialog("取消");
  await sees(mei, "已取消");
  await expect(rung).toBeHidden();
  // The chat comes back, its panel still open.
  await press(mei, "语音通话");
  await screen(mei.page).pressInDialog("仍要拨打");
  await expect(rung).toBeVisible();
  await press(jie, "拒绝");
  await sees(mei, "对方已拒绝");
});

test("without a camera a video call becomes a voice call", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await withoutDevices(mei.page, "video");
  await startCall(mei, jie, "视频通话");
  await screen(mei.page).pressInDialog("改用语音通话");
  await sees(jie, "邀请你语音通话");
  await press(jie, "拒绝");
});
