import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { expectInCall, groupCallPath, press, sees, startCall } from "./fixtures/calls.ts";
import { pageFaults } from "./fixtures/faults.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("no A or AA fault where people call each other (APP-12)", async ({ friends }) => {
  test.setTimeout(150_000);
  const [mei, jie] = await twoFriends(friends);
  for (const { page } of [mei, jie]) await page.emulateMedia({ reducedMotion: "reduce" });
  const { id } = await mei.call(api.groups.create, {
    body: { name: "周末爬山", notice: "", friendIds: [jie.id] },
  });
  await mei.open(groupCallPath(id));
  await screen(mei.page).text("阿杰").click();
  expect.soft(await pageFaults(mei.page), "choosing whom to call").toEqual([]);
  await press(mei, "检查麦克风和摄像头");
  await expect(screen(mei.page).dialog.locator("video")).toBeVisible();
  expect.soft(await pageFaults(mei.page), "the device check").toEqual([]);
  await mei.page.keyboard.press("Escape");

  await startCall(mei, jie, "视频通话");
  await expect(screen(jie.page).button("接听")).toBeVisible();
  expect.soft(await pageFaults(mei.page), "calling").toEqual([]);
  expect.soft(await pageFaults(jie.page), "ringing").toEqual([]);
  await press(jie, "接听");
  await expectInCall(mei);
  expect.soft(await pageFaults(mei.page), "a video call").toEqual([]);
  await press(mei, "静音");
  await press(mei, "更多");
  const sheet = screen(mei.page).button("取消");
  await expect(sheet).toBeVisible();
  expect.soft(await pageFaults(mei.page), "further actions").toEqual([]);
  // Going back closes the sheet, going back again closes the page.
  await mei.page.goBack();
  await expect(sheet).toBeHidden();
  await expect(screen(mei.page).button("挂断")).toBeVisible();
  await mei.page.goBack();
  await expect(screen(mei.page).button(/^回到通话/)).toBeVisible();
  expect.soft(await pageFaults(mei.page), "the floating tile").toEqual([]);
  await press(jie, "挂断");
  await sees(jie, /通话时长/);
  expect.soft(await pageFaults(jie.page), "over").toEqual([]);
});
