import { expect, type Page } from "@playwright/test";
import { openWith } from "./fixtures/chat.ts";
import { two } from "./fixtures/company.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

declare global {
  interface Window {
    lines?: RTCPeerConnection[];
  }
}

/** Keeps hold of every connection the page makes, to ask what really arrives. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const lines: RTCPeerConnection[] = [];
    window.lines = lines;
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        lines.push(this);
      }
    };
  });

/** Bytes of sound and frames of picture decoded up to now, over all connections. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    let bytes = 0;
    let frames = 0;
    for (const line of window.lines ?? [])
      (await line.getStats()).forEach((report: RTCInboundRtpStreamStats) => {
        if (report.type !== "inbound-rtp") return;
        if (report.kind === "audio") bytes += report.bytesReceived ?? 0;
        else frames += report.framesDecoded ?? 0;
      });
    return { bytes, frames };
  });

const press = (page: Page, name: string) => screen(page).button(name).click();

test("a video call: sound and picture arrive within 3 s, it floats, and ends with a record (CALL-1, CALL-3, CALL-4)", async ({
  friends,
}) => {
  const [mei, jie] = await two(friends);
  for (const { page } of [mei, jie]) {
    await watch(page);
    await page.reload();
  }
  await openWith(mei, jie);
  await press(mei.page, "更多");
  await press(mei.page, "视频通话");
  await expect(screen(jie.page).button("接听")).toBeVisible();
  await press(jie.page, "接听");
  const began = Date.now();
  for (const { page } of [mei, jie]) {
    await expect.poll(async () => (await arrived(page)).bytes, { intervals: [100] }).toBeGreaterThan(0);
    await expect.poll(async () => (await arrived(page)).frames, { intervals: [100] }).toBeGreaterThan(0);
  }
  expect(Date.now() - began).toBeLessThan(3000);
  await expect(mei.page.getByRole("timer").filter({ visible: true })).toBeVisible();
  await press(mei.page, "静音");
  await expect(screen(jie.page).text("梅子 已静音")).toBeVisible();
  await press(mei.page, "缩小");
  await expect(screen(mei.page).button("回到通话")).toBeVisible();
  await press(mei.page, "回到通话");
  await press(mei.page, "挂断");
  await expect(
    screen(jie.page)
      .text(/通话时长/)
      .first(),
  ).toBeVisible();
  await expect(
    mei.page
      .getByRole("log")
      .getByText(/通话时长/)
      .last(),
  ).toBeVisible();
});

test("a call that is refused says so on both sides and leaves its record (CALL-3)", async ({ friends }) => {
  const [mei, jie] = await two(friends);
  await openWith(mei, jie);
  await press(mei.page, "更多");
  await press(mei.page, "语音通话");
  await press(jie.page, "拒绝");
  await expect(screen(mei.page).text("对方已拒绝").first()).toBeVisible();
  await press(mei.page, "关闭");
  await expect(mei.page.getByRole("log").getByText("对方已拒绝")).toBeVisible();
});
