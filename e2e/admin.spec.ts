import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { chat, openWith } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { decide, openAdmin, reportFraud } from "./fixtures/moderation.ts";
import { PASSWORD } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test.use({ settings: { ADMIN_PASSWORD: PASSWORD } });

test("a ban takes effect at once for a person who is online, and can be lifted (ADMIN-1, rules §4.14)", async ({
  person,
  browser,
  server,
}) => {
  const jie = await person("阿杰");
  const there = screen(jie.page);
  await expect(there.tab("我的")).toBeVisible();
  const admin = await openAdmin(browser, server.origin);
  const here = screen(admin.page);
  await here.tab("我的").click();
  await here.button("管理后台").click();
  await here.field("账号、昵称、邮箱、ID").fill(jie.userName);
  const row = admin.page.getByRole("listitem").filter({ hasText: `ID ${jie.id}`, visible: true });
  await expect(row).toContainText("在线");
  await row.getByRole("button").first().click();
  await here.button("封禁").click();
  await here.field("原因，对方会看到").fill("发广告");
  await here.button("封禁").click();

  await expect(there.dialog).toContainText("你的账号已被管理员封禁,原因:发广告");
  await there.dialog.getByRole("button").last().click();
  await expect(there.button("登录")).toBeVisible();
  await there.field("账号").fill(jie.userName);
  await there.field("密码").fill(jie.password);
  await there.agree();
  await there.button("登录").click();
  await expect(jie.page.getByRole("alert").filter({ hasText: "发广告" })).toBeVisible();

  await expect(here.text(/封禁到/)).toBeVisible();
  await here.button("解封").click();
  await here.pressInDialog("解封");
  await here.expectToast("已解封");
  await there.button("登录").click();
  await expect(there.tab("我的")).toBeVisible();
  await admin.context.close();
});

test("a banned person appeals without a login, and is let in again (ADMIN-3)", async ({
  person,
  browser,
  page,
  server,
}) => {
  const jie = await person("阿杰");
  const admin = await openAdmin(browser, server.origin);
  await admin.call(api.adminPeople.ban, {
    params: { userId: jie.id },
    body: { reason: "发广告", until: null },
  });
  const there = screen(page);
  await page.goto(`${server.origin}/h5/`);
  await there.field("账号").fill(jie.userName);
  await there.field("密码").fill(jie.password);
  await there.agree();
  await there.button("登录").click();
  await there.button("对封禁有异议？去申诉").click();
  await there.button("提交申诉").click();
  await expect(there.text("先写下理由")).toBeVisible();
  await there.field("为什么不同意？").fill("那是我自己写的诗");
  await there.button("提交申诉").click();
  await expect(there.heading("申诉已收到")).toBeVisible();
  await there.button("回到登录").click();

  await decide(admin, { waiting: /申诉 · /, shows: "那是我自己写的诗", verb: "撤销处理" });
  await expect(screen(admin.page).text("针对“封禁账号”：发广告")).toBeVisible();

  await there.button("登录").click();
  await expect(there.tab("我的")).toBeVisible();
  await admin.context.close();
});

test("a changed setting takes effect in an open client (ADMIN-2)", async ({ person, browser, server }) => {
  const jie = await person("阿杰");
  await jie.open("/pages/mine/capsule-balance");
  const there = screen(jie.page);
  await expect(there.text(/^¥6$/).first()).toBeVisible();
  const admin = await openAdmin(browser, server.origin);
  await admin.open("/pages/mine/system-settings");
  const here = screen(admin.page);
  await here.button(/^价格与套餐/).click();
  await here.field("价格（元）").first().fill("7.5");
  await here.field("时区").fill("Europe/Berlin");
  await here.button("保存并生效").click();
  await here.expectToast("已生效");
  await expect(there.text(/^¥7\.50$/).first()).toBeVisible();
  await expect(there.text(/^¥6$/)).toHaveCount(0);

  await admin.open("/pages/mine/system-settings?group=announcement");
  await here.field("公告").fill("今晚十点维护五分钟");
  await here.button("保存并生效").click();
  await expect(there.dialog).toContainText("今晚十点维护五分钟");
  await there.dialog.getByRole("button").last().click();
  await jie.page.reload();
  await expect(there.text(/^¥7\.50$/).first()).toBeVisible();
  await expect(there.dialog).toHaveCount(0);
  const { revision, capsules } = await admin.call(api.adminSettings.show);
  expect(capsules.timeZone).toBe("Europe/Berlin");
  await admin.call(api.adminSettings.change, { body: { revision, announcement: "" } });
  await admin.context.close();
});

test("closed registration is announced before a form is filled (ADMIN-2)", async ({
  page,
  browser,
  server,
}) => {
  const admin = await openAdmin(browser, server.origin);
  const register = async (registration: "open" | "closed") => {
    const { revision } = await admin.call(api.adminSettings.show);
    await admin.call(api.adminSettings.change, { body: { revision, registration } });
  };
  await register("closed");
  const { text, button, heading, field } = screen(page);
  await page.goto(`${server.origin}/h5/`);
  await expect(text("暂未开放注册")).toBeVisible();
  await expect(button("注册账号")).toHaveCount(0);
  await page.goto(`${server.origin}/h5/#/pages/register/register`);
  await expect(heading("暂未开放注册")).toBeVisible();
  await expect(field("再输一次密码")).toHaveCount(0);
  await register("open");
  await page.reload();
  await expect(field("再输一次密码")).toBeVisible();
  await admin.context.close();
});

test("people see the advertisement that was written in the admin console (CAPSULE-2)", async ({
  person,
  browser,
  server,
}) => {
  const jie = await person("阿杰");
  const admin = await openAdmin(browser, server.origin);
  const { capsules } = await admin.call(api.adminSettings.show);
  await admin.open("/pages/mine/system-settings");
  const here = screen(admin.page);
  await here.button(/^广告/).click();
  await here.button("去掉第 2 条广告").click();
  const first = admin.page.getByRole("group", { name: "第 1 条", exact: true });
  await first.getByLabel("标题（中文）").fill("春天开门了");
  await first.getByLabel("台词（中文）").fill("只有一行");
  await here.button("保存并生效").click();
  await expect(here.text(/第 1 条的台词要有/)).toBeVisible();
  await first.getByLabel("台词（英文）").fill("One line");
  await here.button("保存并生效").click();
  await here.expectToast("已生效");
  await jie.open("/uni_modules/uni-pay/pages/ad-interactive-webview/ad-interactive-webview");
  await expect(screen(jie.page).text("春天开门了").first()).toBeVisible();
  const { revision } = await admin.call(api.adminSettings.show);
  await admin.call(api.adminSettings.change, { body: { revision, capsules } });
  await admin.context.close();
});

test("the admin console shows figures, and reconciles the ledger when asked (ADMIN-4)", async ({
  browser,
  server,
}) => {
  const { page, open } = await openAdmin(browser, server.origin);
  const { button, text, at } = screen(page);
  await open("/pages/mine/admin-users");
  await button("更多").click();
  await page.getByRole("menuitem", { name: "数据" }).click();
  await at("/pages/mine/admin-stats");
  await expect(text("新用户")).toBeVisible();
  await button("现在对账").click();
  await expect(text("账目平衡")).toBeVisible();
});

test("nobody else can open the admin console", async ({ person }) => {
  const jie = await person("阿杰");
  const { tab, button, text } = screen(jie.page);
  await tab("我的").click();
  await expect(button("退出登录")).toBeVisible();
  await expect(button("管理后台")).toHaveCount(0);
  await jie.open("/pages/mine/admin-users");
  await expect(text("这里只对管理人员开放")).toBeVisible();
});

test("a reported message is hidden, and its author appeals (ADMIN-3)", async ({
  friends,
  browser,
  server,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await jie.call(api.privateMessages.send, { body: { recvId: mei.id, content: "把密码发给我", type: 0 } });
  await openWith(mei, jie);
  await chat(mei.page).chooseFromMenu("把密码发给我", "举报");
  await reportFraud(mei);

  const admin = await openAdmin(browser, server.origin);
  await decide(admin, { waiting: /举报 · 消息/, shows: "把密码发给我", verb: "隐藏", reason: "欺诈" });

  const there = screen(jie.page);
  await expect(there.dialog).toContainText("管理员处理了你的一项内容");
  await there.pressInDialog("看看");
  await expect(there.text("你的消息已被隐藏")).toBeVisible();
  await there.button("申诉").click();
  await there.field("为什么不同意？").fill("我在开玩笑");
  await there.button("提交申诉").click();
  await expect(there.text("申诉处理中")).toBeVisible();

  await decide(admin, { waiting: /申诉 · 消息/, shows: "我在开玩笑", verb: "撤销处理" });
  await jie.open("/pages/mine/decisions");
  await expect(there.text("申诉成功，处理已撤销")).toBeVisible();
  await admin.context.close();
});

test("a reported group is banned, nobody can write in it, and the ban is lifted (FEED-3, ADMIN-3)", async ({
  friends,
  browser,
  server,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { id } = await jie.call(api.groups.create, { body: { name: "稳赚不赔", friendIds: [mei.id] } });
  await mei.open(`/pages/group/group-info?id=${id}`);
  const hers = screen(mei.page);
  await hers.button("举报").click();
  await reportFraud(mei);

  const admin = await openAdmin(browser, server.origin);
  await decide(admin, { waiting: /举报 · 群聊/, shows: "稳赚不赔", verb: "封禁群聊", reason: "欺诈" });
  await mei.open(`/pages/chat/chat-box?chatId=g:${id}`);
  await expect(hers.text(/^群聊已被封禁:/)).toBeVisible();

  const here = screen(admin.page);
  await here.button("查看这个群聊").click();
  await expect(here.text("已封禁")).toBeVisible();
  await here.field("为什么解封").fill("和群主谈过了");
  await here.button("解封群聊").click();
  await here.expectToast("已解封,群里的人可以继续说话了");
  await expect(here.text("正常")).toBeVisible();
  await expect(hers.text(/^群聊已被封禁:/)).toHaveCount(0);
  await expect(hers.text("群聊已解除封禁")).toBeVisible();
  await admin.open("/pages/mine/admin-audit");
  await expect(here.button(/解封群聊/)).toBeVisible();
  await admin.context.close();
});

test("a reported post is hidden, its author is notified once, and their appeal succeeds (FEED-2, ADMIN-3)", async ({
  friends,
  browser,
  server,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { id } = await jie.call(api.posts.create, {
    headers: { "idempotency-key": "00000000-report-1" },
    body: { title: "内部渠道", text: "先付定金,明天就涨价" },
  });
  await mei.open(`/pages/square/post?id=${id}`);
  const her = screen(mei.page);
  await expect(her.text("先付定金,明天就涨价")).toBeVisible();
  await her.button("更多").click();
  await mei.page.getByRole("menuitem", { name: "举报" }).click();
  await reportFraud(mei);

  const admin = await openAdmin(browser, server.origin);
  await decide(admin, { waiting: /举报 · 帖子/, shows: "先付定金,明天就涨价", verb: "隐藏", reason: "欺诈" });

  const there = screen(jie.page);
  await expect(there.tab("我的")).toContainText("1");
  await expect(there.dialog).toHaveCount(0);
  await jie.open("/pages/square/notices");
  await there.button(/你的帖子被下架了/).click();
  await there.at("/pages/mine/decisions");
  await there.button("申诉").click();
  await there.field("为什么不同意？").fill("是在讲一个故事");
  await there.button("提交申诉").click();
  await expect(there.text("申诉处理中")).toBeVisible();
  // Reporting led back to the post; only another visit loads it again.
  await mei.open("/pages/square/square");
  await expect(her.heading("广场")).toBeVisible();
  await mei.open(`/pages/square/post?id=${id}`);
  await expect(her.text("这篇帖子不在了")).toBeVisible();

  await decide(admin, { waiting: /申诉 · 帖子/, shows: "是在讲一个故事", verb: "撤销处理" });
  await mei.open("/pages/square/square");
  await expect(her.heading("广场")).toBeVisible();
  await mei.open(`/pages/square/post?id=${id}`);
  await expect(her.text("先付定金,明天就涨价")).toBeVisible();
  await admin.context.close();
});

test("an order is found by its number and refunded in part (CAPSULE-2, CAPSULE-3)", async ({
  person,
  browser,
  server,
}) => {
  const mei = await person("梅子");
  const packageId = (await mei.call(api.capsules.packages)).find(({ amount }) => amount === 3000)?.id ?? "";
  const { orderNo } = await mei.call(api.orders.create, { body: { packageId } });
  await mei.call(api.orders.pay, { params: { orderNo }, body: { provider: "sandbox" } });
  await mei.call(api.orders.confirmSandbox, { params: { orderNo }, body: { outcome: "pay" } });
  await mei.open("/pages/mine/capsule-balance");
  const hers = screen(mei.page);
  await hers.button("我的订单").click();
  await hers.button(/300 胶囊 \+ 赠送 30.*支付成功/).click();
  await expect(hers.text(orderNo)).toBeVisible();

  const admin = await openAdmin(browser, server.origin);
  await admin.open("/pages/mine/admin-users");
  const here = screen(admin.page);
  await here.button("更多").click();
  await admin.page.getByRole("menuitem", { name: "订单" }).click();
  await here.field("订单号").fill(orderNo);
  await here.button("查找").click();
  await expect(here.text("¥30").first()).toBeVisible();
  await here.field("退款金额").fill("31");
  await here.field("退款原因").fill("多买了");
  await here.button("退款").click();
  await expect(here.text("最多可退 ¥30")).toBeVisible();
  await here.field("退款金额").fill("10");
  await here.button("退款").click();
  await here.dialog.getByRole("button", { name: "退款" }).click();
  await expect(here.text("已部分退款")).toBeVisible();
  await mei.open("/pages/pay/orders");
  await expect(hers.button(/300 胶囊 \+ 赠送 30.*已部分退款/)).toBeVisible();
  await admin.context.close();
});
