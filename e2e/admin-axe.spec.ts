import { api } from "@4d/contract";
import { checkPages } from "./fixtures/faults.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { openAdmin } from "./fixtures/moderation.ts";
import { PASSWORD } from "./fixtures/people.ts";
import { test } from "./fixtures/test.ts";

test.use({ settings: { ADMIN_PASSWORD: PASSWORD } });

test("no A or AA fault in the admin console (APP-12)", async ({ browser, friends, server }) => {
  test.setTimeout(180_000);
  const [mei, jie] = await twoFriends(friends);
  await mei.call(api.users.report, { body: { kind: "user", id: jie.id, reason: "fraud" } });
  const packages = await mei.call(api.capsules.packages);
  const { orderNo } = await mei.call(api.orders.create, { body: { packageId: packages[0]?.id ?? "" } });
  const admin = await openAdmin(browser, server.origin, { reducedMotion: "reduce" });
  const { id: groupId } = await mei.call(api.groups.create, {
    body: { name: "周末徒步", friendIds: [jie.id] },
  });
  const [waiting] = (await admin.call(api.adminCases.list, { query: { state: "open" } })).items;
  await checkPages(admin.page, server.origin, [
    "/pages/mine/admin-users",
    `/pages/mine/admin-user?id=${jie.id}`,
    `/pages/mine/admin-act?id=${jie.id}&act=ban`,
    "/pages/mine/admin-stats",
    "/pages/mine/admin-reports",
    `/pages/mine/admin-report?id=${waiting?.id}`,
    `/pages/mine/admin-group?id=${groupId}`,
    "/pages/mine/admin-audit",
    `/pages/mine/admin-order?no=${orderNo}`,
    "/pages/mine/system-settings",
    "/pages/mine/system-settings?group=prices",
    "/pages/mine/system-settings?group=ads",
    "/pages/mine/system-settings?group=words",
  ]);
  await admin.context.close();
});
