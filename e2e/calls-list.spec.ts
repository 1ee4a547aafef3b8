import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { twoFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("the chat list shows which groups are in a call, also to people who open it later (CALL-2)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { id: groupId } = await mei.call(api.groups.create, {
    body: { name: "周末爬山", notice: "", friendIds: [jie.id] },
  });
  // The phone must be online before it can call.
  await expect
    .poll(() =>
      mei.call(api.groupCalls.setup, { body: { groupId, userInfos: [{ id: mei.id }] } }).catch(String),
    )
    .toBeNull();
  await jie.open("/pages/chat/chat");
  const said = screen(jie.page).text("1 人正在通话");
  await expect(said).toBeVisible();
  await jie.page.reload();
  await jie.open("/pages/chat/chat");
  await expect(said).toBeVisible();
  await mei.call(api.groupCalls.quit, { query: { groupId } });
  await expect(said).toBeHidden();
});
