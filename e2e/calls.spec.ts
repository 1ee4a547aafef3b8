import { expect } from "@playwright/test";
import {
  expectCallSummary,
  expectInCall,
  expectMedia,
  press,
  recordConnections,
  sees,
  startCall,
} from "./fixtures/calls.ts";
import { threeFriends, twoFriends } from "./fixtures/friends.ts";
import { openOnPhone } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("a video call: sound and picture arrive within 3 s, it floats, and ends with a record (CALL-1, CALL-3, CALL-4)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  for (const one of [mei, jie]) await recordConnections(one);
  await startCall(mei, jie, "视频通话");
  await press(jie, "接听");
  const began = Date.now();
  await Promise.all([expectMedia(mei, { from: 1 }), expectMedia(jie, { from: 1 })]);
  expect(Date.now() - began).toBeLessThan(3000);
  await expectInCall(mei);
  await press(mei, "静音");
  await sees(jie, "梅子 已静音");
  await mei.page.goBack();
  await expect(screen(mei.page).button(/^回到通话/)).toBeVisible();
  await expectMedia(mei, { from: 1 });
  await press(mei, /^回到通话/);
  await press(mei, "挂断");
  await sees(jie, /通话时长/);
  await expectCallSummary(mei, jie, /通话时长/);
  await expectCallSummary(jie, mei, /通话时长/);
  await screen(jie.page)
    .button(/通话时长/)
    .click();
  await expect(screen(mei.page).button("接听")).toBeVisible();
  await press(jie, "取消");
});

test("a voice call after a device check becomes a video call, then a voice call again, and is rated (CALL-4)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  for (const one of [mei, jie]) await recordConnections(one);
  await startCall(mei, jie, "语音通话");
  await press(mei, "检查麦克风和摄像头");
  const hers = screen(mei.page);
  await expect(hers.dialog).toContainText("说句话,绿条会跟着动");
  await mei.page.keyboard.press("Escape");
  await expect(hers.dialog).toHaveCount(0);
  await press(jie, "接听");
  await Promise.all([expectMedia(mei, { from: 1, seen: 0 }), expectMedia(jie, { from: 1, seen: 0 })]);
  await press(mei, "开摄像头");
  await expectMedia(jie, { from: 1 });
  await expect(jie.page.locator("video").filter({ visible: true }).first()).toBeVisible();
  await press(mei, "关摄像头");
  await expect(jie.page.locator("video").filter({ visible: true })).toHaveCount(0);
  // Nobody is asked to rate a call of a few seconds.
  const clocks = [mei, jie].map(({ page }) => page.getByRole("timer").filter({ visible: true }));
  for (const clock of clocks) await expect(clock).toHaveText(/1[1-9]|[2-5]\d$/);
  await press(jie, "挂断");
  await sees(mei, /通话时长/);
  await press(mei, "4 星");
  await sees(mei, "谢谢你的评价");
  // It closes by itself, also where nobody answers.
  await expect(hers.text("谢谢你的评价")).toHaveCount(0);
  await expect(screen(jie.page).text("这次通话怎么样?")).toHaveCount(0);
});

test("a rejected call and a cancelled one say so on both sides and leave their records (CALL-3)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await startCall(mei, jie, "语音通话");
  await press(jie, "拒绝");
  await sees(mei, "对方已拒绝");
  await sees(jie, "已拒绝");
  await expectCallSummary(mei, jie, "对方已拒绝");
  await expectCallSummary(jie, mei, "已拒绝");
  await startCall(jie, mei, "视频通话");
  await expect(screen(mei.page).button("接听")).toBeVisible();
  await press(jie, "取消");
  await sees(mei, "对方已取消");
  await expectCallSummary(mei, jie, "对方已取消");
  await expectCallSummary(jie, mei, "已取消");
});

test("a person in a call is busy, a person offline cannot be reached (CALL-3)", async ({ friends }) => {
  const [mei, jie, lan] = await threeFriends(friends);
  await startCall(mei, jie, "语音通话");
  await expect(screen(jie.page).button("接听")).toBeVisible();
  await startCall(lan, jie, "语音通话");
  await sees(lan, "对方正在通话中");
  await expectCallSummary(lan, jie, "对方忙线");
  await press(mei, "取消");
  await mei.context.close();
  await startCall(lan, mei, "语音通话");
  await sees(lan, "对方暂时无法接通");
  await expectCallSummary(lan, mei, "对方没有接听");
});

test("a call that cannot connect fails on both screens (CALL-3)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await recordConnections(mei, { deaf: true });
  // On this page the minute of trying to connect passes at once; everything else takes its time.
  await mei.page.clock.install();
  await startCall(mei, jie, "语音通话");
  await press(jie, "接听");
  await sees(mei, "正在连接…");
  await mei.page.clock.fastForward("01:01");
  await sees(mei, "没能接通,请检查网络后再试");
  await sees(jie, "没能接通,请检查网络后再试");
  await expectCallSummary(mei, jie, "通话没有接通");
  await expectCallSummary(jie, mei, "通话没有接通");
});

test("answered on one terminal, the other stops ringing within 1 s (CALL-3)", async ({
  friends,
  browser,
  server,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const tablet = await openOnPhone({ browser, origin: server.origin }, jie, { terminal: 1 });
  await expect(screen(tablet.page).tab("消息")).toBeVisible();
  await startCall(mei, jie, "语音通话");
  for (const one of [jie, tablet]) await expect(screen(one.page).button("接听")).toBeVisible();
  const accepted = jie.page.waitForResponse(/webrtc\/private\/accept/);
  await press(jie, "接听");
  await accepted;
  await expect(screen(tablet.page).button("接听")).toBeHidden({ timeout: 1000 });
  await expectInCall(jie);
  await press(jie, "挂断");
  await tablet.context.close();
});

test("two who call each other at once end up in one call (CALL-3)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const waiting: (() => void)[] = [];
  for (const one of [mei, jie]) {
    await recordConnections(one);
    // Both calls are sent together, once both are there.
    await one.page.route(/webrtc\/private\/call\?/, async (route) => {
      await new Promise<void>((leave) => {
        waiting.push(leave);
        if (waiting.length === 2) for (const go of waiting) go();
      });
      await route.continue();
    });
  }
  await Promise.all([startCall(mei, jie, "视频通话"), startCall(jie, mei, "视频通话")]);
  await Promise.all([expectMedia(mei, { from: 1 }), expectMedia(jie, { from: 1 })]);
  await press(jie, "挂断");
  await sees(mei, /通话时长/);
  await expectCallSummary(mei, jie, /通话时长/);
});
