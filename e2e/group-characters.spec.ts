import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { manualStream, stream } from "../scripts/lib/openai-server.ts";
import { publicCharacter } from "./fixtures/characters.ts";
import { chat } from "./fixtures/chat.ts";
import type { Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/with-model.ts";

test("all hear a character in a group, its requester regenerates, and its requester or the owner stops it (GROUP-4)", async ({
  friends,
  server,
  endpoint,
}) => {
  test.slow();
  const [mei, jie] = await friends("梅子", "阿杰");
  if (!mei || !jie) throw new Error("two people");
  const { userId } = await publicCharacter(server.origin, "阿遥");
  await mei.call(api.friends.add, { query: { friendId: userId }, body: { message: "" } });
  const { id } = await mei.call(api.groups.create, { body: { name: "看海", friendIds: [jie.id, userId] } });
  const page = `/pages/chat/chat-box?chatId=g:${id}`;
  await mei.open(page);
  await jie.open(page);
  const hers = chat(mei.page);
  const his = chat(jie.page);
  const stop = ({ page }: Person) => screen(page).button("停止回答");

  // Jie asks; both see it speak, word by word, under its badge; Jie and the owner may stop it.
  const first = manualStream();
  endpoint.next(first.script);
  const ask = (content: string) =>
    jie.call(api.groupMessages.send, { body: { groupId: id, content, type: 0, atUserIds: [userId] } });
  await ask("@阿遥 灯亮着吗?");
  await first.send("灯亮着。");
  for (const side of [hers, his]) {
    await expect(side.log.getByText("灯亮着。", { exact: true })).toBeVisible();
    await expect(side.log.getByText("AI", { exact: true }).first()).toBeVisible();
  }
  await expect(stop(jie)).toBeVisible();
  await stop(mei).click();
  await expect(stop(mei)).toBeHidden();
  await expect(stop(jie)).toBeHidden();
  await expect(his.log.getByText("灯亮着。", { exact: true })).toBeVisible();

  // Only the person who asked may regenerate; everybody sees the new reply in place of the first.
  endpoint.always(stream(["雾散了。"]));
  await expect(screen(jie.page).button("重新回答")).toBeVisible();
  await expect(screen(mei.page).button("重新回答")).toBeHidden();
  await screen(jie.page).button("重新回答").click();
  await screen(jie.page).button("再说一遍").click();
  for (const side of [hers, his]) {
    await expect(side.log.getByText("雾散了。", { exact: true })).toBeVisible();
    await expect(side.log.getByText("灯亮着。", { exact: true })).toBeHidden();
  }
  await expect(screen(mei.page).button("上一个回答")).toBeHidden();
  await screen(jie.page).button("上一个回答").click();
  await expect(hers.log.getByText("灯亮着。", { exact: true })).toBeVisible();
});

test("a manager sets when a group's characters speak, and others see it (GROUP-4)", async ({
  friends,
  server,
}) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  if (!mei || !jie) throw new Error("two people");
  const { userId } = await publicCharacter(server.origin, "阿遥");
  await mei.call(api.friends.add, { query: { friendId: userId }, body: { message: "" } });
  const { id } = await mei.call(api.groups.create, { body: { name: "看海", friendIds: [jie.id, userId] } });
  const { button, text, pressInDialog, dialog } = screen(mei.page);
  await mei.open(`/pages/group/group-info?id=${id}`);
  await button(/阿遥.*只在被 @ 时回答/).click();
  await dialog.getByText("自然加入聊天").click();
  await dialog.getByLabel("两次主动开口之间").fill("4");
  await expect(dialog.getByText("2 分钟")).toBeVisible();
  await pressInDialog("保存");
  await expect(button(/阿遥.*自然加入聊天/)).toBeVisible();
  await expect(text("AI").first()).toBeVisible();
  expect(await mei.call(api.aiChats.inGroup, { query: { groupId: id } })).toMatchObject([
    { userId, mode: "natural", cooldown: 120 },
  ]);
  await jie.open(`/pages/group/group-info?id=${id}`);
  const page = screen(jie.page);
  await page.button(/阿遥.*自然加入聊天/).click();
  await expect(jie.page).toHaveURL(/user-info/);
});

test("a clip of a group carries no names, and nothing others said (MSG-7)", async ({
  friends,
  server,
  endpoint,
}) => {
  const [mei, jie, lan] = await friends("梅子", "阿杰", "小兰");
  if (!mei || !jie || !lan) throw new Error("three people");
  endpoint.always(stream(["梅子，阿杰，灯给你们留着。"]));
  const { userId } = await publicCharacter(server.origin, "阿遥");
  await mei.call(api.friends.add, { query: { friendId: userId }, body: { message: "" } });
  const { id } = await mei.call(api.groups.create, { body: { name: "看海", friendIds: [jie.id, userId] } });
  await mei.open(`/pages/chat/chat-box?chatId=g:${id}`);
  const say = (who: Person, content: string, atUserIds: number[] = []) =>
    who.call(api.groupMessages.send, { body: { groupId: id, content, type: 0, atUserIds } });
  await say(jie, "这是秘密");
  await say(mei, "@阿遥 阿杰怕黑", [userId]);
  const { log } = chat(mei.page);
  const words = log.getByText("梅子，阿杰，灯给你们留着。");
  // While it is still speaking, its words have no menu.
  await expect(screen(mei.page).button("重新回答")).toBeVisible();
  await words.click({ button: "right" });
  await mei.page.getByRole("menuitem", { name: "分享片段" }).click();
  const { button, text, expectToast } = screen(mei.page);
  await expect(text(/名字会被遮住/)).toBeVisible();
  for (const line of ["这是秘密", "@阿遥 阿杰怕黑"])
    await log.locator("[data-index]", { hasText: line }).getByRole("checkbox").press("Space");
  await button("分享片段").click();
  await mei.page.getByRole("checkbox", { name: /小兰/ }).or(button(/小兰/)).first().press("Space");
  await button("发送(1)").click();
  await expectToast("已转发");
  await lan.open(`/pages/chat/chat-box?chatId=p:${mei.id}`);
  const card = chat(lan.page).log.getByRole("button", { name: /聊天片段/ });
  await expect(card).toBeVisible();
  await card.click();
  const page = screen(lan.page);
  await expect(page.text("梅*，阿*，灯给你们留着。")).toBeVisible();
  await expect(page.text("@阿遥 阿*怕黑")).toBeVisible();
  await expect(page.text("这是秘密")).toBeHidden();
});
