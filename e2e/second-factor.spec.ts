import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { clientOf } from "../scripts/lib/api-client.ts";
import { codeOf } from "./fixtures/authenticator.ts";
import { openOnPhone, PASSWORD } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test.use({ settings: { ADMIN_PASSWORD: PASSWORD } });

test("a second factor is set up, and required at the next login (AUTH-8)", async ({ person }) => {
  const mei = await person("梅子");
  const { field, button, text, tab, expectToast } = screen(mei.page);
  await mei.open("/pages/mine/security");
  await button("两步验证").click();
  await field("登录密码").fill(mei.password);
  await button("开始设置").click();
  await expect(mei.page.getByRole("img", { name: "两步验证的二维码" })).toBeVisible();
  const link = mei.page.getByRole("link", { name: "在本机的验证器里打开" });
  const secret = new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret") ?? "";
  await field("验证码,6 位数字").fill(codeOf(secret));
  const codes = mei.page.getByRole("list", { name: "恢复码" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await button("完成").click();
  await expectToast("先收好恢复码");
  await mei.page.getByRole("checkbox", { name: "我已经收好了" }).check({ force: true });
  await button("完成").click();
  await expect(text(/开启$/).first()).toBeVisible();

  await mei.open("/pages/mine/mine");
  await button("退出登录").click();
  await screen(mei.page).pressInDialog("退出登录");
  await field("账号").fill(mei.userName);
  await field("密码").fill(mei.password);
  await screen(mei.page).agree();
  await button("登录").click();
  await expect(text("还差一步")).toBeVisible();
  await field("验证码,6 位数字").fill("000000");
  await expect(text(/验证码不正确或已用过/)).toBeVisible();
  await field("验证码,6 位数字").fill(codeOf(secret, 1));
  await expect(tab("我的")).toBeVisible();

  await mei.open("/pages/mine/second-factor");
  await button("关闭两步验证").click();
  await field("登录密码").fill(mei.password);
  await field("验证码或恢复码").fill(recovery);
  await button("关闭两步验证").click();
  await expectToast("两步验证已关闭");
  await expect(button("开始设置")).toBeVisible();
});

test("where one is required, an administrator sees nothing until it is set up", async ({
  browser,
  server,
  person,
}) => {
  const jie = await person("阿杰");
  const anybody = clientOf(server.origin);
  const login = { userName: "admin", password: PASSWORD, terminal: 1 };
  const { accessToken } = await anybody(api.auth.login, { body: login });
  const boss = clientOf(server.origin, accessToken);
  const { secret } = await boss(api.secondFactor.setUp, { body: { password: PASSWORD } });
  await boss(api.secondFactor.enable, { body: { code: codeOf(secret) } });
  await boss(api.adminPeople.setRoles, {
    params: { userId: jie.id },
    body: { roles: [], permissions: ["admin:users"] },
  });
  const { revision } = await boss(api.adminSettings.show);
  const demand = (on: boolean, from: number) =>
    boss(api.adminSettings.change, { body: { revision: from, security: { adminSecondFactor: on } } });
  const changed = await demand(true, revision);
  try {
    const helper = await openOnPhone({ browser, origin: server.origin }, jie);
    const { field, button, text, tab } = screen(helper.page);
    await expect(text(/管理人员必须开启两步验证/)).toBeVisible();
    await helper.page.goto(`${server.origin}/h5/#/pages/mine/admin-users`);
    await expect(text(/管理人员必须开启两步验证/)).toBeVisible();
    await field("登录密码").fill(jie.password);
    await button("开始设置").click();
    const link = helper.page.getByRole("link", { name: "在本机的验证器里打开" });
    const own = new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret") ?? "";
    await field("验证码,6 位数字").fill(codeOf(own));
    await helper.page.getByRole("checkbox", { name: "我已经收好了" }).check({ force: true });
    await button("完成").click();
    await expect(tab("我的")).toBeVisible();
    await helper.context.close();
  } finally {
    await demand(false, changed.revision);
  }
});
