import { expect } from "@playwright/test";
import { mailedCode } from "./fixtures/mail.ts";
import { openOnPhone, register } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const stored = () => localStorage.getItem("loginInfo");

test("logging out leaves nothing on the device but the account's name (AUTH-1)", async ({ page, server }) => {
  // Without a phone of the same person: one that connects late would end this login.
  const { userName, password } = await register(server.origin, "梅子");
  const { field, button, tab, pressInDialog, agree } = screen(page);
  await page.goto(`${server.origin}/h5/`);
  await field("账号").fill(userName);
  await field("密码").fill(password);
  await agree();
  await button("登录").click();
  await tab("我的").click();
  await button("退出登录").click();
  await pressInDialog("退出登录");
  await expect(button("登录")).toBeVisible();
  expect(await page.evaluate(stored)).toBeNull();
  await expect(field("账号")).toHaveValue(userName);
  await page.goto(`${server.origin}/h5/#/pages/mine/mine`);
  await page.reload();
  await expect(button("登录")).toBeVisible();
});

test("without the tick the agreement is asked for, and can be read (AUTH-1, APP-11)", async ({
  page,
  server,
}) => {
  const mei = await register(server.origin, "梅子");
  const { field, button, heading, tab, dialog, pressInDialog } = screen(page);
  await page.goto(`${server.origin}/h5/`);
  await button("《用户协议》").click();
  await expect(heading("用户协议").first()).toBeVisible();
  await page.goBack();
  await button("《隐私政策》").click();
  await expect(heading("隐私政策").first()).toBeVisible();
  await page.goBack();
  await field("账号").fill(mei.userName);
  await field("密码").fill(mei.password);
  await button("登录").click();
  await expect(dialog).toContainText("先看一眼条款");
  await pressInDialog("同意并继续");
  await expect(tab("我的")).toBeVisible();
});

test("a forgotten password is reset through the bound address (AUTH-5)", async ({ person, server }) => {
  const { page, open, userName } = await person("梅子");
  const { field, button, tab, expectToast, pressInDialog, agree } = screen(page);
  const address = `${userName}@example.org`;
  await open("/pages/mine/bind-email");
  await field("邮箱").fill(address);
  await button("获取验证码").click();
  await expect(button(/秒后重发/)).toBeVisible();
  await field("验证码,6 位数字").fill(await mailedCode(server, address));
  await expectToast("邮箱已绑定");
  await tab("我的").click();
  await button("退出登录").click();
  await pressInDialog("退出登录");
  await button("忘记密码").click();
  await field("邮箱").fill(address);
  await button("获取验证码").click();
  await field("验证码,6 位数字").fill("000000");
  await field("新密码").fill("Apricot-5");
  await button("设置新密码").click();
  await expect(page.getByText("验证码不正确或已过期")).toBeVisible();
  await field("验证码,6 位数字").fill(await mailedCode(server, address));
  await button("设置新密码").click();
  await expectToast("新密码已生效");
  await field("账号").fill(userName);
  await field("密码").fill("Apricot-5");
  await agree();
  await button("登录").click();
  await expect(tab("我的")).toBeVisible();
});

test("another address replaces the bound one, with the password as well (AUTH-5)", async ({
  person,
  server,
}) => {
  const { page, open, userName, password } = await person("梅子");
  const { field, button, expectToast } = screen(page);
  const bind = async (address: string) => {
    await open("/pages/mine/bind-email");
    await field("邮箱").fill(address);
    await button("获取验证码").click();
    await field("验证码,6 位数字").fill(await mailedCode(server, address));
  };
  await bind(`${userName}@example.org`);
  await expectToast("邮箱已绑定");
  await bind(`${userName}@example.com`);
  await expect(field("登录密码")).toBeVisible();
  await expect(page.getByText("请输入密码")).toHaveCount(0);
  await button("绑定").click();
  await expect(page.getByText("请输入密码")).toBeVisible();
  await field("登录密码").fill("guessed-it");
  await button("绑定").click();
  await expect(page.getByText("密码不正确")).toBeVisible();
  await field("登录密码").fill(password);
  await button("绑定").click();
  await expectToast("邮箱已绑定");
});

test("the password is changed with the present one, and every other login ends (AUTH-5)", async ({
  person,
  browser,
  server,
}) => {
  const mei = await person("梅子");
  const other = await openOnPhone({ browser, origin: server.origin }, mei, { terminal: 1 });
  await mei.open("/pages/mine/mine-password");
  const { field, button, expectToast } = screen(mei.page);
  await field("当前密码").fill("not-this-1");
  await field("新密码").fill("Apricot-5");
  await field("再输一次新密码").fill("Apricot-5");
  await button("修改密码").click();
  await expect(mei.page.getByRole("alert").filter({ hasText: /密码/ })).toBeVisible();
  await field("当前密码").fill(mei.password);
  await button("修改密码").click();
  await expectToast("密码已修改");
  await expect(screen(other.page).field("账号").or(screen(other.page).dialog).first()).toBeVisible();
  await other.context.close();
});

test("a second device appears in the list, and revoking ends its login (AUTH-6)", async ({
  person,
  browser,
  server,
}) => {
  const mei = await person("梅子");
  const other = await openOnPhone({ browser, origin: server.origin }, mei, { terminal: 1 });
  await expect(screen(other.page).tab("我的")).toBeVisible();
  await mei.open("/pages/mine/sessions");
  const { button, pressInDialog, expectToast } = screen(mei.page);
  const devices = mei.page.getByRole("main").getByRole("listitem").filter({ visible: true });
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "本机" })).toHaveCount(1);
  await expect(devices.filter({ hasText: /IP\s[\da-f:.]+/ })).toHaveCount(2);
  await button("下线").click();
  await pressInDialog("下线");
  await expectToast("已下线");
  await expect(devices).toHaveCount(1);
  // The exit of `rules §4.14`: a message with the reason, then the login page.
  const there = screen(other.page);
  await expect(there.dialog.or(there.field("账号")).first()).toBeVisible();
  if (await there.dialog.isVisible()) await there.dialog.getByRole("button").last().click();
  await expect(there.button("登录")).toBeVisible();
  expect(await other.page.evaluate(stored)).toBeNull();
  await other.context.close();
});

test("a page that finds nothing to show does not undo where somebody is going (APP-3)", async ({
  person,
}) => {
  const { page, open } = await person("梅子");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/ai/active*", async (route) => {
    await held;
    await route.continue();
  });
  await open("/pages/chat/chat-homepage");
  const { tab, at, button } = screen(page);
  await expect(tab("我的")).toBeVisible();
  // React draws the next page by way of a message port: with a slow one, the answer comes before that.
  await page.evaluate(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 1000);
    };
  });
  const answered = page.waitForResponse(/ai\/active/);
  await tab("我的").click();
  answer();
  await answered;
  await expect(button("退出登录")).toBeVisible();
  await at("/pages/mine/mine");
});
