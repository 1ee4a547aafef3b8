import { expect } from "@playwright/test";
import { befriend } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("a copy of one's data is requested, packed and downloaded (AUTH-9)", async ({ person }) => {
  test.setTimeout(120_000);
  const mei = await person("梅子");
  const jie = await person("阿杰");
  await befriend(mei, jie);
  const { button, text } = screen(mei.page);
  await mei.open("/pages/mine/security");
  await button("导出我的数据").click();
  await button("申请导出").click();
  await expect(text("正在打包")).toBeVisible();
  const link = mei.page.getByRole("link", { name: "下载" });
  await expect(link).toBeVisible({ timeout: 90_000 });
  const [download] = await Promise.all([mei.page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^4d-.*\.zip$/);
  expect(await download.failure()).toBeNull();
  await expect(text(/之后可以再申请/)).toBeVisible();
});

test("logging in again cancels the deletion of an account (AUTH-9)", async ({ person }) => {
  const mei = await person("梅子");
  const { button, field, text, tab, agree, pressInDialog, dialog, expectToast } = screen(mei.page);
  await mei.open("/pages/mine/security");
  await button("注销账号").click();
  await field("登录密码").fill("wrong-one");
  await button("注销账号").click();
  await expectToast("请先确认你知道后果");
  await mei.page.getByRole("checkbox", { name: "我知道注销后不能恢复" }).check({ force: true });
  await button("注销账号").click();
  await pressInDialog("注销");
  await expect(text("密码不正确")).toBeVisible();
  await field("登录密码").fill(mei.password);
  await button("注销账号").click();
  await pressInDialog("注销");
  await expect(dialog).toContainText("已收到注销申请");
  await dialog.getByRole("button").last().click();
  await expect(button("登录")).toBeVisible();

  await field("账号").fill(mei.userName);
  await field("密码").fill(mei.password);
  await agree();
  await button("登录").click();
  await expect(text("账号正在注销")).toBeVisible();
  await button("撤回注销").click();
  await expectToast("欢迎回来，账号保留了");
  await expect(tab("我的")).toBeVisible();
  await mei.open("/pages/mine/leave");
  await expect(field("登录密码")).toBeVisible();
});
