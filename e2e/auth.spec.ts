import { expect, type Page } from "@playwright/test";
import { openOnPhone, PASSWORD, type Person } from "./fixtures/people.ts";
import { phone } from "./fixtures/phone.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("a new person registers and is let in", async ({ page, server, person }) => {
  const { id } = await person("梅子");
  const { field, button, text, tab, agree } = screen(page);
  await page.goto(`${server.origin}/h5/`);
  await button("注册账号").click();
  // The login page has a field of the same name until it has slid away.
  await expect(button("注册账号")).toHaveCount(0);
  await field("账号").fill(`new_${id}`);
  await field("昵称").fill("阿杰");
  await field("密码").fill(PASSWORD);
  await field("再输一次密码").fill(PASSWORD);
  await agree();
  await button("注册").click();
  await tab("我的").click();
  await expect(text(/阿杰/).first()).toBeVisible();
  await page.reload();
  await expect(tab("我的")).toBeVisible();
});

test("a wrong password is reported and leaves nothing behind; the right one logs in", async ({
  page,
  server,
  person,
}) => {
  const mei = await person("梅子");
  const { field, button, text, tab, agree } = screen(page);
  await page.goto(`${server.origin}/h5/`);
  await field("账号").fill(mei.userName);
  await field("密码").fill("wrong-one");
  await agree();
  await button("登录").click();
  await expect(text("账号或密码不正确")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("loginInfo"))).toBeNull();
  await field("密码").fill(mei.password);
  await button("登录").click();
  await expect(tab("我的")).toBeVisible();
});

type Known = Pick<Person, "userName" | "password">;

/** Logs in by the form, as a person does. */
async function logInAt(page: Page, origin: string, { userName, password }: Known): Promise<void> {
  const { field, button, tab, agree } = screen(page);
  await page.goto(`${origin}/h5/`);
  await field("账号").fill(userName);
  await field("密码").fill(password);
  await agree();
  await button("登录").click();
  await expect(tab("我的")).toBeVisible();
}

test("a second login of the same terminal type ends the first", async ({ page, browser, server, person }) => {
  const { origin } = server;
  const mei = await openOnPhone({ browser, origin }, await person("梅子"), { terminal: 1 });
  await expect(screen(mei.page).tab("我的")).toBeVisible();
  await logInAt(page, origin, mei);
  const kickedDialog = mei.page.getByRole("alertdialog").or(mei.page.getByRole("dialog"));
  await expect(kickedDialog).toBeVisible();
  await kickedDialog.getByRole("button").last().click();
  await expect(screen(mei.page).button("登录")).toBeVisible();
  await mei.context.close();
});

test("a person is logged in on a phone and on a computer at once (AUTH-4)", async ({
  page,
  browser,
  server,
  person,
}) => {
  const mei = await person("梅子");
  const desktop = await browser.newContext({ ...phone, hasTouch: false });
  const computer = await desktop.newPage();
  await logInAt(computer, server.origin, mei);
  await logInAt(page, server.origin, mei);
  for (const device of [computer, page]) {
    await device.goto(`${server.origin}/h5/#/pages/mine/sessions`);
    await device.reload();
    const devices = device.getByRole("main").getByRole("listitem").filter({ visible: true });
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: "本机" })).toHaveCount(1);
    await expect(screen(device).dialog).toHaveCount(0);
  }
  await desktop.close();
});
