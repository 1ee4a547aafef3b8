import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { twoFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("search, request, accept: two strangers become friends (FRIEND-2)", async ({ person }) => {
  const mei = await person("梅子");
  const jie = await person("阿杰");
  const his = screen(jie.page);
  await his.tab("联系人").click();
  await his.button("加朋友").first().click();
  await jie.page.getByRole("menuitem", { name: "加朋友" }).click();
  await his.field("搜索账号或昵称").fill(mei.userName);
  await expect(his.text("梅子")).toBeVisible();
  await his.button("添加").click();
  await his.field("说点什么").fill("我是隔壁的阿杰");
  await his.button("发送请求").click();
  await his.expectToast("请求已发送");
  const hers = screen(mei.page);
  await expect(hers.tab("联系人")).toContainText("1");
  await hers.tab("联系人").click();
  await hers.button(/新的朋友/).click();
  await expect(hers.text(/我是隔壁的阿杰/)).toBeVisible();
  await hers.button("接受").click();
  await hers.expectToast("你们现在是好友了");
  await mei.page.goBack();
  await expect(hers.button(/阿杰/)).toBeVisible();
  await jie.open("/pages/friend/friend");
  await expect(his.button(/梅子/)).toBeVisible();
});

test("a declined request does not notify the requester (FRIEND-2)", async ({ person }) => {
  const mei = await person("梅子");
  const jie = await person("阿杰");
  await jie.call(api.friends.add, { query: { friendId: mei.id }, body: { message: "在吗" } });
  await mei.open("/pages/friend/new-friends");
  const hers = screen(mei.page);
  await hers.button("拒绝").click();
  await hers.expectToast(/已拒绝/);
  await expect(hers.text("已拒绝").last()).toBeVisible();
  await jie.open("/pages/friend/new-friends");
  await expect(screen(jie.page).text("等待验证")).toBeVisible();
});

test("a friend gets a remark and labels, and is found by them (FRIEND-1, FRIEND-3)", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "周杰");
  if (!mei || !jie) throw new Error("two people");
  const { tab, button, field, expectToast, heading, text } = screen(mei.page);
  await tab("联系人").click();
  await button(/周杰/).click();
  await button(/备注和标签/).click();
  await field("备注名").fill("登山领队");
  await field("标签").fill("爬山");
  await field("标签").press("Enter");
  await expect(button("移除标签 爬山")).toBeVisible();
  await button("保存").click();
  await expectToast("已保存");
  await expect(heading("登山领队")).toBeVisible();
  await expect(text("昵称 周杰")).toBeVisible();
  await mei.page.goBack();
  const search = field("搜索昵称、备注或账号");
  for (const words of ["登山", "dsld", "zhoujie"]) {
    await search.fill(words);
    await expect(button(/登山领队/)).toBeVisible();
  }
  await search.fill("没有这个人");
  await expect(text("朋友里没有「没有这个人」")).toBeVisible();
});

test("blocking and unblocking, then ending the friendship (FRIEND-3)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const { button, expectToast, pressInDialog, text, dialog } = screen(mei.page);
  await mei.open(`/pages/common/user-info?id=${jie.id}`);
  await button("更多").click();
  await pressInDialog("拉黑");
  await expect(dialog).toContainText("拉黑「阿杰」");
  await pressInDialog("拉黑");
  await expectToast("已拉黑");
  // The blocked person is not notified, and the other gets no message.
  await jie.call(api.privateMessages.send, {
    body: { recvId: mei.id, content: "在吗", type: 0, tmpId: "b1" },
  });
  const waiting = await mei.call(api.privateMessages.pull, { query: { minId: 0, limit: 100 } });
  expect(waiting.map(({ content }) => content)).not.toContain("在吗");
  await mei.open("/pages/friend/blocklist");
  await button("移出黑名单").click();
  await expectToast("已移出黑名单");
  await expect(text("黑名单是空的")).toBeVisible();
  await mei.open(`/pages/common/user-info?id=${jie.id}`);
  await button("更多").click();
  await pressInDialog("删除好友");
  await pressInDialog("删除好友");
  await expectToast("已删除");
  await expect(button("加为好友")).toBeVisible();
  await mei.open("/pages/friend/friend");
  await expect(button(/^阿杰/)).toHaveCount(0);
});
