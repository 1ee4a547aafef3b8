import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { twoFriends } from "./fixtures/friends.ts";
import { openOnPhone, register } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("an unknown address says so and leads home (APP-1)", async ({ person }) => {
  const { page, open } = await person("梅子");
  await open("/pages/nowhere/at-all?x=1");
  const { text, button, tab } = screen(page);
  await expect(text("这里什么也没有")).toBeVisible();
  await button("回到首页").click();
  await expect(tab("消息")).toHaveAttribute("aria-current", "page");
});

test("a deep address with a query opens its screen, also after a required login (APP-1, APP-3)", async ({
  friends,
  page,
  server,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const address = `${server.origin}/h5/#/pages/common/user-info?id=${jie.id}`;
  await mei.page.goto("about:blank");
  await mei.page.goto(address);
  await expect(screen(mei.page).heading("阿杰")).toBeVisible();
  await mei.context.close();
  await page.goto(address);
  const { field, button, heading, agree } = screen(page);
  await field("账号").fill(mei.userName);
  await field("密码").fill(mei.password);
  await agree();
  await button("登录").click();
  await expect(heading("阿杰")).toBeVisible();
});

test("back goes back, and a tab is as it was left (APP-2)", async ({ friends }) => {
  const [mei] = await twoFriends(friends);
  const { page } = mei;
  const { tab, field, button, heading } = screen(page);
  await expect(tab("消息")).toBeVisible();
  await tab("联系人").click();
  await field("搜索昵称、备注或账号").fill("阿");
  await button(/阿杰/).click();
  await expect(heading("阿杰")).toBeVisible();
  await page.goBack();
  await expect(field("搜索昵称、备注或账号")).toHaveValue("阿");
  await tab("我的").click();
  await button(/通用设置/)
    .last()
    .click();
  await expect(heading("通用设置")).toBeVisible();
  await button(/关于四次元/)
    .last()
    .click();
  await expect(page.getByText("版本 3.2.11 (3211)")).toBeVisible();
  await button("返回").last().click();
  await expect(heading("通用设置")).toBeVisible();
  await page.goBack();
  await tab("联系人").click();
  await expect(field("搜索昵称、备注或账号")).toHaveValue("阿");
  await page.goForward();
  await expect(tab("联系人")).toBeVisible();
});

/** Pulls the list down by that many pixels with one finger, in steps, and releases it. */
async function pull(page: Page, by: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const point = (y: number) => [{ x: 195, y }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point(300) });
  for (let step = 1; step <= 10; step += 1)
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: point(300 + (by * step) / 10),
    });
  await expect(page.locator("[data-pull]:visible")).toHaveAttribute(
    "data-pull",
    by > 150 ? "reached" : "pulling",
  );
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("pulling down loads again; a short pull does nothing (APP-5)", async ({ person }) => {
  const { page, open } = await person("梅子");
  await open("/pages/friend/new-friends");
  await expect(screen(page).text("还没有好友请求")).toBeVisible();
  // The socket's login makes one more request by itself.
  await page.waitForLoadState("networkidle");
  const list = page.locator("[data-pull]:visible");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/friend/request/list")) asked += 1;
  });
  await pull(page, 40);
  await expect(list).toHaveAttribute("data-pull", "rest");
  expect(asked).toBe(0);
  await pull(page, 240);
  await expect.poll(() => asked).toBe(1);
  await expect(list).toHaveAttribute("data-pull", "rest");
});

test("a failed screen offers to try again, and a weak network is announced (APP-5, APP-8)", async ({
  person,
}) => {
  const { page, open } = await person("梅子");
  await expect(screen(page).tab("消息")).toBeVisible();
  await page.route("**/api/friend/block/list", (route) => route.abort());
  await open("/pages/friend/blocklist");
  const { button, text } = screen(page);
  await expect(button("重试")).toBeVisible();
  await page.unroute("**/api/friend/block/list");
  await button("重试").click();
  await expect(text("黑名单是空的")).toBeVisible();
});

test("wide screens show one centred column (APP-4)", async ({ person }) => {
  const { page } = await person("梅子");
  await page.setViewportSize({ width: 1280, height: 844 });
  const box = await page.getByRole("navigation").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(480);
  expect(box?.x).toBeGreaterThan(350);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test("a badge on a narrow tab bar does not cover the middle button (APP-2)", async ({
  browser,
  server,
  person,
}) => {
  const account = await register(server.origin, "Mei");
  for (const name of ["路人", "行人"]) {
    await (await person(name)).call(api.friends.add, { query: { friendId: account.id } });
  }
  const looks = { locale: "en-US", viewport: { width: 320, height: 640 } };
  const { page, context } = await openOnPhone({ browser, origin: server.origin }, account, looks);
  const bar = page.getByRole("navigation", { name: "Main navigation" });
  const count = bar.getByRole("button", { name: /Contacts/ }).locator(".num");
  await expect(count).toContainText("2");
  const [badge, middle] = [await count.boundingBox(), await bar.getByRole("button").nth(2).boundingBox()];
  expect((badge?.x ?? 999) + (badge?.width ?? 999)).toBeLessThan((middle?.x ?? 0) - 1);
  await context.close();
});
