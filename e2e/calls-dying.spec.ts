import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { expectInCall, groupCallPath, press, sees, tile } from "./fixtures/calls.ts";
import { threeFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

// A phone that dies is removed after this lease. Two heartbeats fit into it, so that a late one removes
// nobody.
const LEASE_SECONDS = 32;
test.use({ settings: { CALL_LEASE_SECONDS: `${LEASE_SECONDS}` } });
test.setTimeout(150_000);

test("a phone that dies leaves a group call, which goes on (CALL-2)", async ({ friends }) => {
  const [mei, jie, lan] = await threeFriends(friends);
  const body = { name: "周末爬山", notice: "", friendIds: [jie.id, lan.id] };
  const { id } = await mei.call(api.groups.create, { body });
  await mei.open(groupCallPath(id));
  for (const name of ["阿杰", "小兰"]) await screen(mei.page).text(name).click();
  await press(mei, "语音通话");
  for (const one of [jie, lan]) {
    await sees(one, "梅子 邀请你加入群通话");
    await press(one, "接听");
    await expectInCall(one);
  }
  for (const one of [mei, jie]) await expect(tile(one, "小兰")).toBeVisible();

  const devtools = await lan.context.newCDPSession(lan.page);
  void devtools.send("Page.crash").catch(() => undefined);
  for (const one of [mei, jie])
    await expect(tile(one, "小兰")).toHaveCount(0, { timeout: (LEASE_SECONDS + 15) * 1000 });
  for (const [one, other] of [
    [mei, "阿杰"],
    [jie, "梅子"],
  ] as const) {
    await expectInCall(one);
    await expect(tile(one, other)).toBeVisible();
  }
});
