import { expect } from "@playwright/test";
import { callUp, finds, hears, press, sees, talks, watch } from "./fixtures/calls.ts";
import { three, two } from "./fixtures/company.ts";
import { handPhone } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("a video call: sound and picture arrive within 3 s, it floats, and ends with a record (CALL-1, CALL-3, CALL-4)", async ({
  friends,
}) => {
  const [mei, jie] = await two(friends);
  for (const one of [mei, jie]) await watch(one);
  await callUp(mei, jie, "视频通话");
  await press(jie, "接听");
  const began = Date.now();
  await Promise.all([hears(mei, { from: 1 }), hears(jie, { from: 1 })]);
  expect(Date.now() - began).toBeLessThan(3000);
  await talks(mei);
  await press(mei, "静音");
  await sees(jie, "梅子 已静音");
  await mei.page.goBack();
  await expect(screen(mei.page).button(/^回到通话/)).toBeVisible();
  await hears(mei, { from: 1 });
  await press(mei, /^回到通话/);
  await press(mei, "挂断");
  await sees(jie, /通话时长/);
  await finds(mei, jie, /通话时长/);
  await finds(jie, mei, /通话时长/);
  await screen(jie.page)
    .button(/通话时长/)
    .click();
  await expect(screen(mei.page).button("接听")).toBeVisible();
  await press(jie, "取消");
});

test("a voice call, its devices looked at before, becomes a video call, and a voice call again, and gets stars (CALL-4)", async ({
  friends,
}) => {
  const [mei, jie] = await two(friends);
  for (const one of [mei, jie]) await watch(one);
  await callUp(mei, jie, "语音通话");
  await press(mei, "检查麦克风和摄像头");
  const hers = screen(mei.page);
  await expect(hers.dialog).toContainText("说句话,绿条会跟着动");
  await mei.page.keyboard.press("Escape");
  await expect(hers.dialog).toHaveCount(0);
  await press(jie, "接听");
  await Promise.all([hears(mei, { from: 1, seen: 0 }), hears(jie, { from: 1, seen: 0 })]);
  await press(mei, "开摄像头");
  await hears(jie, { from: 1 });
  await expect(jie.page.locator("video").filter({ visible: true }).first()).toBeVisible();
  await press(mei, "关摄像头");
  await expect(jie.page.locator("video").filter({ visible: true })).toHaveCount(0);
  // Nobody is asked about a call of a few seconds.
  const clocks = [mei, jie].map(({ page }) => page.getByRole("timer").filter({ visible: true }));
  for (const clock of clocks) await expect(clock).toHaveText(/1[1-9]|[2-5]\d$/);
  await press(jie, "挂断");
  await sees(mei, /通话时长/);
  await press(mei, "4 星");
  await sees(mei, "谢谢你的评价");
  // It closes by itself, and where nobody answers too.
  await expect(hers.text("谢谢你的评价")).toHaveCount(0);
  await expect(screen(jie.page).text("这次通话怎么样?")).toHaveCount(0);
});

test("a call refused, and one given up, say so on both sides and leave their records (CALL-3)", async ({
  friends,
}) => {
  const [mei, jie] = await two(friends);
  await callUp(mei, jie, "语音通话");
  await press(jie, "拒绝");
  await sees(mei, "对方已拒绝");
  await sees(jie, "已拒绝");
  await finds(mei, jie, "对方已拒绝");
  await finds(jie, mei, "已拒绝");
  await callUp(jie, mei, "视频通话");
  await expect(screen(mei.page).button("接听")).toBeVisible();
  await press(jie, "取消");
  await sees(mei, "对方已取消");
  await finds(mei, jie, "对方已取消");
  await finds(jie, mei, "已取消");
});

test("somebody in a call is busy, somebody away is not reached (CALL-3)", async ({ friends }) => {
  const [mei, jie, lan] = await three(friends);
  await callUp(mei, jie, "语音通话");
  await expect(screen(jie.page).button("接听")).toBeVisible();
  await callUp(lan, jie, "语音通话");
  await sees(lan, "对方正在通话中");
  await finds(lan, jie, "对方忙线");
  await press(mei, "取消");
  await mei.context.close();
  await callUp(lan, mei, "语音通话");
  await sees(lan, "对方暂时无法接通");
  await finds(lan, mei, "对方没有接听");
});

test("a call that finds no way through fails on both screens (CALL-3)", async ({ friends }) => {
  const [mei, jie] = await two(friends);
  await watch(mei, { deaf: true });
  // The minute in which a line is sought passes at once on this page; everything else takes its time.
  await mei.page.clock.install();
  await callUp(mei, jie, "语音通话");
  await press(jie, "接听");
  await sees(mei, "正在连接…");
  await mei.page.clock.fastForward("01:01");
  await sees(mei, "没能接通,请检查网络后再试");
  await sees(jie, "没能接通,请检查网络后再试");
  await finds(mei, jie, "通话没有接通");
  await finds(jie, mei, "通话没有接通");
});

test("taken on one terminal, the other stops ringing within 1 s (CALL-3)", async ({
  friends,
  browser,
  server,
}) => {
  const [mei, jie] = await two(friends);
  const tablet = await handPhone({ browser, origin: server.origin }, jie, { terminal: 1 });
  await expect(screen(tablet.page).tab("消息")).toBeVisible();
  await callUp(mei, jie, "语音通话");
  for (const one of [jie, tablet]) await expect(screen(one.page).button("接听")).toBeVisible();
  const accepted = jie.page.waitForResponse(/webrtc\/private\/accept/);
  await press(jie, "接听");
  await accepted;
  await expect(screen(tablet.page).button("接听")).toBeHidden({ timeout: 1000 });
  await talks(jie);
  await press(jie, "挂断");
  await tablet.context.close();
});

test("two who call each other at once come into one call (CALL-3)", async ({ friends }) => {
  const [mei, jie] = await two(friends);
  const waiting: (() => void)[] = [];
  for (const one of [mei, jie]) {
    await watch(one);
    // Both rings leave together, once both are there.
    await one.page.route(/webrtc\/private\/call\?/, async (route) => {
      await new Promise<void>((leave) => {
        waiting.push(leave);
        if (waiting.length === 2) for (const go of waiting) go();
      });
      await route.continue();
    });
  }
  await Promise.all([callUp(mei, jie, "视频通话"), callUp(jie, mei, "视频通话")]);
  await Promise.all([hears(mei, { from: 1 }), hears(jie, { from: 1 })]);
  await press(jie, "挂断");
  await sees(mei, /通话时长/);
  await finds(mei, jie, /通话时长/);
});
