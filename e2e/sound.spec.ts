import { expect } from "@playwright/test";
import { press, sees, startCall } from "./fixtures/calls.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { audioStates, requireTouchForSound } from "./fixtures/sound-rule.ts";
import { test } from "./fixtures/test.ts";

const UNHEARD = "点一下屏幕，就能听到铃声";

test("a call that rings on an untouched page says that it is not heard, and is heard after one tap (CALL-1)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await requireTouchForSound(jie.page);
  await sees(jie, "梅子");
  expect(await audioStates(jie.page)).toEqual([]);
  await startCall(mei, jie, "语音通话");
  await sees(jie, UNHEARD);
  expect(await audioStates(jie.page)).toEqual(["suspended"]);
  await jie.page.touchscreen.tap(195, 120);
  await expect(jie.page.getByText(UNHEARD)).toHaveCount(0);
  expect(await audioStates(jie.page)).toEqual(["running"]);
  await press(jie, "拒绝");
  // The next call is heard without another touch.
  await press(mei, "再打一次");
  await sees(jie, "邀请你语音通话");
  expect(await audioStates(jie.page)).toEqual(["running"]);
  await expect(jie.page.getByText(UNHEARD)).toHaveCount(0);
  await press(jie, "拒绝");
});
