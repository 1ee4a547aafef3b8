import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { openWith } from "./fixtures/chat.ts";
import { threeFriends, twoFriends } from "./fixtures/friends.ts";
import type { Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const balanceOf = async ({ call }: Pick<Person, "call">) => (await call(api.capsules.account)).balance;

/** The card of a gift in the open chat. */
const card = ({ page }: Pick<Person, "page">, words: RegExp) =>
  page.getByRole("log").filter({ visible: true }).getByRole("button", { name: words });

test("checking in adds to the balance, once a day, and appears in the statement (CAPSULE-1)", async ({
  person,
}) => {
  const mei = await person("梅子");
  const { tab, button, text, expectToast } = screen(mei.page);
  await tab("我的").click();
  await button(/次元胶囊\s*100/).click();
  const line = (words: string) => mei.page.getByRole("listitem").filter({ hasText: words });
  await expect(line("欢迎来到四次元")).toContainText("+100");
  await button("签到 +5").last().click();
  await expectToast("签到成功,+5 胶囊");
  await expect(text(/已连续签到 1 天/)).toBeVisible();
  await expect(text("今天已签到")).toBeVisible();
  await expect(line("每日签到 · 第 1 天")).toContainText("+5");
  expect(await balanceOf(mei)).toBe(105);
  await button("红包").click();
  await expect(text("这一类还没有记录")).toBeVisible();
});

test("a gift goes to a friend, who opens it in the chat (CAPSULE-4)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(jie, mei);
  await openWith(mei, jie);
  const hers = screen(mei.page);
  await hers.button("更多").click();
  await hers.button("红包").click();
  await hers.field("总数").fill("101");
  await expect(hers.text("余额不够,还差 1")).toBeVisible();
  await hers.field("总数").fill("30");
  await hers.field("祝福语").fill("天冷加衣");
  await hers.button("塞进红包 · 30 胶囊").click();
  await expect(card(mei, /天冷加衣 等待对方领取/)).toBeVisible();
  await card(jie, /梅子的红包, 天冷加衣/).click();
  const his = screen(jie.page);
  await his.pressInDialog("打开");
  await expect(his.dialog).toContainText("胶囊已放进你的余额");
  await his.pressInDialog("关闭");
  await expect(card(jie, /已领 30 胶囊/)).toBeVisible();
  await expect(his.text("你领取了 梅子 的红包").last()).toBeVisible();
  await expect(card(mei, /对方已领取/)).toBeVisible();
  expect([await balanceOf(mei), await balanceOf(jie)]).toEqual([70, 130]);
  await mei.open("/pages/mine/capsule-balance");
  await hers.button(/送给 阿杰 的红包/).click();
  await expect(hers.heading("1 份共 30 胶囊,已领完")).toBeVisible();
});

test("three people compete for two portions of a group's gift: two win (CAPSULE-4)", async ({ friends }) => {
  const people = await threeFriends(friends);
  const [mei, jie, lan] = people;
  const group = await mei.call(api.groups.create, {
    body: { name: "手快有手慢无", friendIds: [jie.id, lan.id] },
  });
  const chatId = `g:${group.id}` as const;
  for (const one of people) await one.open(`/pages/chat/chat-box?chatId=${chatId}`);
  const hers = screen(mei.page);
  await hers.button("更多").click();
  await hers.button("红包").click();
  await hers.field("份数").fill("2");
  await hers.field("总数").fill("20");
  await hers.button("塞进红包 · 20 胶囊").click();
  for (const one of people) {
    await card(one, /送你一份小心意 点开看看/).click();
    await expect(screen(one.page).dialog.getByRole("button", { name: "打开" })).toBeVisible();
  }
  await Promise.all(people.map((one) => screen(one.page).pressInDialog("打开")));
  const ends = await Promise.all(
    people.map(async ({ page }) => {
      const { dialog } = screen(page);
      await expect(dialog).toContainText(/胶囊已放进你的余额|手慢了/);
      return /手慢了/.test((await dialog.textContent()) ?? "") ? "late" : "won";
    }),
  );
  expect(ends.toSorted()).toEqual(["late", "won", "won"]);
  const [gift] = (await mei.call(api.capsules.entries, { query: { topic: "gift" } })).items.filter(
    ({ kind }) => kind === "giftSent",
  );
  const id = Number(gift?.cause?.id);
  const seen = await mei.call(api.gifts.find, { params: { id } });
  expect(seen.takers).toHaveLength(2);
  expect(seen.takers.reduce((sum, { amount }) => sum + amount, 0)).toBe(20);
  await hers.dialog.getByRole("button", { name: "看看大家的手气" }).click();
  await expect(hers.heading("2 份共 20 胶囊,已领完")).toBeVisible();
  await expect(hers.text("手气最佳")).toBeVisible();
});

test("an advertisement watched to its end gives its reward once (CAPSULE-2)", async ({ person }) => {
  const mei = await person("梅子");
  await mei.open("/pages/mine/capsule-balance");
  const { button, text } = screen(mei.page);
  await button("去看 +5").click();
  await expect(mei.page.getByRole("timer")).toContainText(/再看 \d+ 秒,得 5 胶囊/);
  await button("领取 5 胶囊").click({ timeout: 30_000 });
  await expect(text("已放进你的余额,现在有 105")).toBeVisible();
  await button("看余额").click();
  await expect(text("今天还能看 4 次,每次 +5")).toBeVisible();
  await expect(text("看短片奖励")).toBeVisible();
});

test("capsules are bought in the sandbox, from the balance to the success page (CAPSULE-2)", async ({
  person,
}) => {
  const mei = await person("梅子");
  await mei.open("/pages/mine/capsule-balance");
  const { button, text, expectToast, at } = screen(mei.page);
  await mei.page.getByRole("radio", { name: "330 胶囊, ¥30" }).check({ force: true });
  await button("充值 ¥30").click();
  await at(/pay-desk\/pay-desk\?order_no=\w+$/);
  await expect(text("这里用的是测试支付,不会扣真钱。")).toBeVisible();
  await button("支付 ¥30").click();
  await expect(text("这一页扮演银行,只用来测试。不会扣真钱。")).toBeVisible();
  await button("拒绝付款").click();
  await expectToast(/银行拒绝了这次付款/);
  await button("支付 ¥30").click();
  await button("确认付款(测试)").click();
  await expect(text("支付成功")).toBeVisible();
  await expect(text("330 胶囊已放进你的余额")).toBeVisible();
  await button("去胶囊余额").click();
  await expect(mei.page.getByRole("listitem").filter({ hasText: "充值 300 + 赠送 30" })).toContainText(
    "+330",
  );
  await at("/pages/mine/capsule-balance");
  expect(await balanceOf(mei)).toBe(430);
  await mei.page.goForward();
  await expect(text("支付成功")).toBeVisible();
});

test("a page's address contains nothing of an order but its number (CAPSULE-2)", async ({ person }) => {
  const [mei, jie] = [await person("梅子"), await person("阿杰")];
  const { orderNo } = await mei.call(api.orders.create, { body: { packageId: "c60" } });
  const success = "/uni_modules/uni-pay/pages/success/success";
  await jie.open(`${success}?order_no=${orderNo}&total_fee=1&pay_date=2026-11-22`);
  await expect(screen(jie.page).text("找不到这个订单")).toBeVisible();
  await mei.open(`${success}?out_trade_no=${orderNo}&total_fee=1`);
  const { button, text } = screen(mei.page);
  await expect(text("还没有支付")).toBeVisible();
  await button("去支付").click();
  await expect(text("¥6").first()).toBeVisible();
});
