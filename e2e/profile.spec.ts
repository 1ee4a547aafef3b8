import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { picture } from "./fixtures/pictures.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("a profile is edited, with a picture moved and zoomed under the circle (USER-1)", async ({ person }) => {
  const { page, open, call } = await person("梅子");
  await open("/pages/mine/mine-edit");
  const { field, button, dialog, pressInDialog, text, expectToast } = screen(page);
  const chooser = page.waitForEvent("filechooser");
  await button("更换头像").click();
  await (await chooser).setFiles({
    name: "plum.png",
    mimeType: "image/png",
    buffer: await picture(900, 600),
  });
  const window = dialog.getByRole("slider", { name: "移动和缩放" });
  await window.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => Number(await window.getAttribute("aria-valuenow"))).toBeGreaterThan(1);
  await pressInDialog("完成");
  await expect(page.getByRole("main").locator("img:visible").first()).toBeVisible();
  await field("昵称").fill("梅子酱");
  await text("女").click();
  await field("签名").fill("今天也要早睡\n明天再说");
  await field("地区").fill("杭州");
  await button("保存").click();
  await expectToast("已保存");
  const self = await call(api.users.self);
  expect(self).toMatchObject({
    nickName: "梅子酱",
    sex: 1,
    signature: "今天也要早睡\n明天再说",
    region: "杭州",
  });
  expect(self.headImageThumb).toMatch(/^\/files\/|^http/);
  await screen(page).tab("我的").click();
  await expect(screen(page).heading("梅子酱")).toBeVisible();
});

test("a change is not discarded without asking", async ({ person }) => {
  const { page } = await person("梅子");
  const { field, button, dialog, pressInDialog, tab, heading } = screen(page);
  await tab("我的").click();
  await button("编辑").click();
  await field("昵称").fill("别的名字");
  await button("返回").click();
  await expect(dialog).toContainText("放弃修改");
  await pressInDialog("取消");
  await expect(field("昵称")).toHaveValue("别的名字");
  await button("返回").click();
  await pressInDialog("放弃");
  await expect(heading("梅子")).toBeVisible();
});

test("who may add me and see me is stored, and obeyed (USER-3)", async ({ person }) => {
  const mei = await person("梅子");
  const jie = await person("阿杰");
  await mei.open("/pages/mine/privacy");
  const { field } = screen(mei.page);
  for (const name of [/不允许/, /隐身/]) {
    const radio = mei.page.getByRole("radio", { name });
    // A choice is accepted once the one before it is saved.
    await expect(async () => {
      await radio.click({ force: true });
      await expect(radio).toBeChecked({ timeout: 1000 });
    }).toPass();
  }
  await expect
    .poll(() => mei.call(api.users.privacy))
    .toMatchObject({ addMe: "nobody", seeOnline: "nobody" });
  await mei.page.reload();
  await expect(mei.page.getByRole("radio", { name: /不允许/ })).toBeChecked();
  await expect(field("账号")).toHaveCount(0);
  await jie.open(`/pages/common/user-info?id=${mei.id}`);
  await expect(screen(jie.page).text("对方没有开放好友请求")).toBeVisible();
});

test("language and look change at once and are remembered (APP-6)", async ({ person }) => {
  const { page, open } = await person("梅子");
  await open("/pages/mine/settings");
  const { text, heading } = screen(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await text("浅色").click();
  await expect.poll(theme).toBe("light");
  await text("English").click();
  await expect(heading("Settings").or(heading("General")).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
  expect(await theme()).toBe("light");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  await text("中文").click();
  await text("深色").click();
  await expect.poll(theme).toBe("dark");
  await expect(heading("通用设置")).toBeVisible();
  await expect(page.getByRole("switch", { name: "消息提示音" })).toBeVisible();
});
