import { PASSWORD, register } from "../fixtures/people.ts";
import { button, dialog, field, tab, within } from "./driver/query.ts";
import { expect, test } from "./fixtures/journey.ts";
import { agree } from "./fixtures/login.ts";

test("a wrong password is reported, the right one logs in, and logging out leaves nothing", {
  tag: "@brief",
}, async ({ stranger, server }) => {
  const { userName, password } = await register(server.origin, "梅子");
  const phone = await stranger();
  await phone.goto(`${server.origin}/h5/`);
  await phone.fill(field("账号"), userName);
  await phone.fill(field("密码"), "wrong-one");
  await agree(phone);
  await phone.tap(button("登录"));
  await phone.sees("账号或密码不正确");
  await phone.fill(field("密码"), password);
  await phone.tap(button("登录"));
  await phone.tap(tab("我的"));
  await phone.tap(button("退出登录"));
  await phone.tap(within(dialog, button("退出登录")));
  await phone.sees(button("登录"));
  expect(await phone.evaluate(() => localStorage.getItem("loginInfo"))).toBeNull();
});

test("a new person registers and is still in after a reload", async ({ stranger, server }) => {
  const phone = await stranger();
  await phone.goto(`${server.origin}/h5/`);
  await phone.tap(button("注册账号"));
  // The login page has a field of the same name until it has slid away.
  await phone.misses(button("注册账号"));
  await phone.fill(field("账号"), `new_${process.pid}_${phone.engine}`);
  await phone.fill(field("昵称"), "阿杰");
  await phone.fill(field("密码"), PASSWORD);
  await phone.fill(field("再输一次密码"), PASSWORD);
  await agree(phone);
  await phone.tap(button("注册"));
  await phone.tap(tab("我的"));
  await phone.sees("阿杰");
  await phone.reload();
  await phone.sees(tab("我的"));
});
