import { expect } from "@playwright/test";
import { expectCallSummary, press, sees, startCall } from "./fixtures/calls.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

// The server's minute, shortened by its own setting.
test.use({ settings: { CALL_RING_SECONDS: "4" } });

test("nobody answers: it stops ringing on both sides, and can be tried again (CALL-3)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await startCall(mei, jie, "语音通话");
  await expect(screen(jie.page).button("接听")).toBeVisible();
  await sees(mei, "对方没有接听");
  await expect(screen(jie.page).button("接听")).toBeHidden();
  await expectCallSummary(jie, mei, "未接听");
  await press(mei, "再打一次");
  await expect(screen(jie.page).button("接听")).toBeVisible();
  await press(mei, "取消");
  await expectCallSummary(mei, jie, "对方没有接听");
});
