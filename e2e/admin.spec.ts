import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { clientOf } from "../scripts/lib/api-client.ts";
import { handPhone, PASSWORD } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test.use({ settings: { ADMIN_PASSWORD: PASSWORD } });

/** The administrator with a phone in the hand. */
async function boss(browser: Parameters<typeof handPhone>[0]["browser"], origin: string) {
  const userName = "admin";
  const body = { userName, password: PASSWORD, terminal: 1 };
  const { accessToken } = await clientOf(origin)(api.auth.login, { body });
  const call = clientOf(origin, accessToken);
  const { id, nickName } = await call(api.users.self);
  return handPhone({ browser, origin }, { id, nickName, userName, password: PASSWORD, call, accessToken });
}

test("a ban is seen at once by whoever is online, and can be lifted (ADMIN-1, seed §4)", async ({
  person,
  browser,
  server,
}) => {
  const jie = await person("阿杰");
  const there = screen(jie.page);
  await expect(there.tab("我的")).toBeVisible();
  const admin = await boss(browser, server.origin);
  const here = screen(admin.page);
  await here.tab("我的").click();
  await here.button("管理后台").click();
  await here.field("账号、昵称、邮箱、ID").fill(jie.userName);
  const row = admin.page.getByRole("listitem").filter({ hasText: `ID ${jie.id}`, visible: true });
  await expect(row).toContainText("在线");
  await row.getByRole("button").first().click();
  await here.button("封禁").click();
  await here.field("原因,对方会看到").fill("发广告");
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
  await here.answer("解封");
  await here.told("已解封");
  await there.button("登录").click();
  await expect(there.tab("我的")).toBeVisible();
  await admin.context.close();
});

test("nobody else finds the desk", async ({ person }) => {
  const jie = await person("阿杰");
  const { tab, button, text } = screen(jie.page);
  await tab("我的").click();
  await expect(button("退出登录")).toBeVisible();
  await expect(button("管理后台")).toHaveCount(0);
  await jie.open("/pages/mine/admin-users");
  await expect(text("这里只对管理人员开放")).toBeVisible();
});
