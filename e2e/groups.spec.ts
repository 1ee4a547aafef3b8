import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { chat } from "./fixtures/chat.ts";
import { threeFriends } from "./fixtures/friends.ts";
import { reportFraud } from "./fixtures/moderation.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("a group is created with friends, and another friend is added (GROUP-1)", async ({
  friends,
  person,
}) => {
  const [mei, jie, lan] = await threeFriends(friends);
  await mei.open("/pages/group/group-create");
  const { field, button, text, expectToast } = screen(mei.page);
  await field("群名称").fill("周末爬山");
  await text("阿杰").click();
  await button("发起 2 人群聊").click();
  await expect(mei.page).toHaveURL(/chat-box\?chatId=g%3A\d+/);
  const [group] = await mei.call(api.groups.list);
  expect(group).toMatchObject({ name: "周末爬山", role: "owner", memberCount: 2 });
  await mei.open(`/pages/group/group-invite?id=${group?.id}`);
  await expect(text("已在群里")).toBeVisible();
  await text("小兰").click();
  await button("邀请 1 人").click();
  await expectToast("已邀请");
  await lan.open("/pages/group/group");
  await expect(screen(lan.page).button(/周末爬山/)).toBeVisible();
  await jie.open(`/pages/group/group-info?id=${group?.id}`);
  await expect(screen(jie.page).button("全部成员 (3)")).toBeVisible();
  const stranger = await person("路人");
  await stranger.open(`/pages/group/group-info?id=${group?.id}`);
  await expect(
    screen(stranger.page)
      .text(/不存在|不在|没有/)
      .first(),
  ).toBeVisible();
});

test("a group created from a chat has that chat's friend chosen (GROUP-1)", async ({ friends }) => {
  const [mei, jie] = await threeFriends(friends);
  await mei.open(`/pages/chat/chat-info?chatId=p:${jie.id}`);
  await screen(mei.page).button("拉人建群").click();
  await expect(screen(mei.page).button("发起 2 人群聊")).toBeEnabled();
});

test("an administrator is appointed, a member muted, then removed (GROUP-2)", async ({ friends }) => {
  const [mei, jie, lan] = await threeFriends(friends);
  const body = { name: "读书会", friendIds: [jie.id, lan.id] };
  const { id } = await mei.call(api.groups.create, { body });
  await mei.open(`/pages/group/group-member?id=${id}`);
  const { button, pressInDialog, expectToast } = screen(mei.page);
  await button(/阿杰/).click();
  await pressInDialog("设为管理员");
  await expectToast("已设为管理员");
  await expect(button(/阿杰.*管理员/)).toBeVisible();
  await jie.open(`/pages/group/group-member?id=${id}`);
  const his = screen(jie.page);
  await his.button(/小兰/).click();
  await his.pressInDialog("禁言");
  await his.pressInDialog("1 小时");
  await his.expectToast("已禁言");
  const speak = { groupId: id, content: "大家好", type: 0, tmpId: "m1" };
  await expect(lan.call(api.groupMessages.send, { body: speak })).rejects.toThrow();
  await his.button(/小兰/).click();
  await his.pressInDialog("解除禁言");
  await his.expectToast("已解除禁言");
  await lan.call(api.groupMessages.send, { body: speak });
  await his.button(/小兰/).click();
  await his.pressInDialog("移出群聊");
  await his.pressInDialog("移出群聊");
  await his.expectToast("已移出");
  await expect(lan.call(api.groupMessages.send, { body: { ...speak, tmpId: "m2" } })).rejects.toThrow();
});

test("an announcement is written and read, and its readers are shown (GROUP-2)", async ({ friends }) => {
  const [mei, jie, lan] = await threeFriends(friends);
  const { id } = await mei.call(api.groups.create, { body: { name: "公告栏", friendIds: [jie.id, lan.id] } });
  await mei.open(`/pages/group/group-notice?id=${id}`);
  const { button, field, expectToast, text } = screen(mei.page);
  await button("写公告").click();
  await field("群公告").fill("周六早上七点，东门见。\n带水。");
  await button("发布").click();
  await expectToast("公告已发布");
  await jie.open(`/pages/group/group-info?id=${id}`);
  await expect(screen(jie.page).button(/群公告.*未读/)).toBeVisible();
  await screen(jie.page)
    .button(/群公告/)
    .click();
  await expect(
    screen(jie.page)
      .text(/东门见/)
      .last(),
  ).toBeVisible();
  await expect.poll(() => mei.call(api.groups.noticeReaders, { params: { groupId: id } })).toContain(jie.id);
  await mei.page.reload();
  await expect(text(/人已读/)).toBeVisible();
});

test("the members who have not read a message are shown before anybody has (MSG-5)", async ({ friends }) => {
  const [mei, jie, lan] = await threeFriends(friends);
  const { id } = await mei.call(api.groups.create, { body: { name: "夜航", friendIds: [jie.id, lan.id] } });
  await mei.open(`/pages/chat/chat-box?chatId=g:${id}`);
  const { button, dialog } = screen(mei.page);
  await chat(mei.page).send("几点出发?");
  await button("未读").click();
  await expect(dialog).toContainText("还没有人读过");
  await expect(dialog).toContainText("2 人未读");
  await mei.page.keyboard.press("Escape");
  await jie.open(`/pages/chat/chat-box?chatId=g:${id}`);
  await button("1 人已读").click();
  await expect(dialog).toContainText("1 人未读");
});

test("by link: approval requested and given, and leaving (GROUP-2, GROUP-3)", async ({ friends, person }) => {
  const [mei, jie] = await threeFriends(friends);
  const { id } = await mei.call(api.groups.create, { body: { name: "门要敲", friendIds: [jie.id] } });
  await mei.open(`/pages/group/group-manage?id=${id}`);
  const hers = screen(mei.page);
  await mei.page.getByRole("switch", { name: "入群要审核" }).click();
  await expect(mei.page.getByRole("switch", { name: "入群要审核" })).toBeChecked();
  const { token } = await mei.call(api.groups.link, { params: { groupId: id } });
  const guest = await person("新来的");
  await guest.open(`/pages/group/group-info?token=${token}`);
  const theirs = screen(guest.page);
  await theirs.field("说点什么").fill("朋友介绍来的");
  await theirs.button("申请加入").click();
  await theirs.expectToast("已申请,等管理员同意");
  await mei.open(`/pages/group/group-requests?id=${id}`);
  await expect(hers.text(/朋友介绍来的/)).toBeVisible();
  await hers.button("同意").click();
  await expect(hers.text("没有等待中的申请")).toBeVisible();
  await guest.open(`/pages/group/group-info?id=${id}`);
  await theirs.button("退出群聊").click();
  await theirs.pressInDialog("退出群聊");
  await theirs.expectToast("已退出");
  await expect(theirs.text(/以前的聊天记录还可以看/)).toBeVisible();
  await mei.call(api.groups.resetLink, { params: { groupId: id } });
  await guest.open(`/pages/group/group-info?token=${token}`);
  await expect(theirs.text(/邀请可能已被重置/)).toBeVisible();
});

test("my name, my remark, mute for all, and the end of a group (GROUP-1, GROUP-3)", async ({ friends }) => {
  const [mei, jie] = await threeFriends(friends);
  const { id } = await mei.call(api.groups.create, { body: { name: "旧群", friendIds: [jie.id] } });
  await mei.open(`/pages/group/group-info?id=${id}`);
  const { button, field, pressInDialog, heading, expectToast, dialog } = screen(mei.page);
  await button(/我在本群的昵称/).click();
  await dialog.getByRole("textbox").fill("领队");
  await pressInDialog("保存");
  await expect(button(/我在本群的昵称.*领队/)).toBeVisible();
  await button(/群备注/).click();
  await dialog.getByRole("textbox").fill("山友");
  await pressInDialog("保存");
  await expect(heading("山友")).toBeVisible();
  await button(/群名称和头像/).click();
  await field("群名称").fill("新群");
  await button("保存").click();
  await expectToast("已保存");
  await mei.open(`/pages/group/group-manage?id=${id}`);
  await mei.page.getByRole("switch", { name: "全员禁言" }).click();
  await expect(mei.page.getByRole("switch", { name: "全员禁言" })).toBeChecked();
  const speak = { groupId: id, content: "在吗", type: 0, tmpId: "q1" };
  await expect(jie.call(api.groupMessages.send, { body: speak })).rejects.toThrow();
  await button("解散群聊").click();
  await pressInDialog("解散群聊");
  await expectToast("已解散");
  await jie.open("/pages/group/group");
  await expect(screen(jie.page).button(/新群.*已解散/)).toBeVisible();
});

test("a group is reported by an invited person who is no member (GROUP-2, FEED-3)", async ({ person }) => {
  const mei = await person("梅子");
  const { id } = await mei.call(api.groups.create, { body: { name: "拉人返现群", friendIds: [] } });
  const { token } = await mei.call(api.groups.link, { params: { groupId: id } });
  const jie = await person("阿杰");
  await jie.open(`/pages/group/group-info?token=${token}`);
  const { button } = screen(jie.page);
  await expect(button("加入群聊")).toBeVisible();
  await button("举报").click();
  await reportFraud(jie);
});

test("a group in discover is reported by a person who is no member (GROUP-2, FEED-3)", async ({ person }) => {
  const mei = await person("梅子");
  const { id } = await mei.call(api.groups.create, { body: { name: "包赚钱内部群", friendIds: [] } });
  await mei.call(api.groups.setSettings, { body: { groupId: id, searchable: true } });
  const jie = await person("阿杰");
  await jie.open("/pages/discover/discover");
  const { button } = screen(jie.page);
  await button("人和群").click();
  await button(/包赚钱内部群/).click();
  await expect(button("加入群聊")).toBeVisible();
  await button("举报").click();
  await reportFraud(jie);
});
