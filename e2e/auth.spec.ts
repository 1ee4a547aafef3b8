import { expect } from "@playwright/test";
import { PASSWORD } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("somebody new registers and is let in", async ({ page, server, person }) => {
  const { id } = await person("梅子");
  const { field, button, text, tab, agree } = screen(page);
  await page.goto(`${server.origin}/h5/`);
  await button("注册账号").click();
  // The log-in page has a field of the same name until it has slid away.
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

test("a wrong password is told and leaves nothing behind; the right one opens", async ({
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

test("a second log-in of the same kind sends the first one out", async ({ page, server, person }) => {
  const mei = await person("梅子");
  await expect(screen(mei.page).tab("我的")).toBeVisible();
  const { field, button, agree } = screen(page);
  await page.goto(`${server.origin}/h5/`);
  await field("账号").fill(mei.userName);
  await field("密码").fill(mei.password);
  await agree();
  await button("登录").click();
  await expect(screen(page).tab("我的")).toBeVisible();
  await expect(mei.page.getByRole("alertdialog").or(mei.page.getByRole("dialog"))).toBeVisible();
  await mei.page.getByRole("dialog").or(mei.page.getByRole("alertdialog")).getByRole("button").last().click();
  await expect(screen(mei.page).button("登录")).toBeVisible();
});
