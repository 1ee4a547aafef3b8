import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { openWith } from "./fixtures/chat.ts";
import { threeFriends, twoFriends } from "./fixtures/friends.ts";
import type { Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** A button in the open chat. */
const inChat = ({ page }: Pick<Person, "page">, words: RegExp) =>
  page.getByRole("log").filter({ visible: true }).getByRole("button", { name: words });

test("two people vote in a poll at once, change and withdraw their votes, and it is closed (MSG-17)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const body = { name: "周末去哪儿", friendIds: [jie.id] };
  const chatId = `g:${(await mei.call(api.groups.create, { body })).id}`;
  for (const one of [mei, jie]) await one.open(`/pages/chat/chat-box?chatId=${chatId}`);
  const hers = screen(mei.page);
  await hers.button("更多").click();
  await hers.button("投票").click();
  await hers.field("问题").fill("周六怎么过?");
  await hers.field("选项 1").fill("爬山");
  await hers.field("选项 2").fill("爬山");
  await expect(hers.text("选项不能重复")).toBeVisible();
  await hers.field("选项 2").fill("看海");
  await hers.button("发到群里").click();

  await inChat(jie, /^爬山\s*0 票/).click();
  await expect(inChat(mei, /^爬山\s*1 票,100%/)).toBeVisible();
  await inChat(mei, /^看海\s*0 票/).click();
  for (const one of [mei, jie]) await expect(inChat(one, /^看海\s*1 票,50%/)).toBeVisible();
  await expect(inChat(jie, /^爬山/)).toHaveAttribute("aria-pressed", "true");
  await inChat(jie, /^看海/).click();
  await expect(inChat(mei, /^看海\s*2 票,100%/)).toBeVisible();
  await inChat(jie, /^撤回我的投票/).click();
  await expect(inChat(mei, /^看海\s*1 票,100%/)).toBeVisible();

  await inChat(mei, /^查看详情/).click();
  await hers.at("/pages/poll/poll");
  await expect(mei.page.getByRole("region", { name: "看海" }).getByText("梅子")).toBeVisible();
  await hers.button("结束投票").click();
  await hers.pressInDialog("结束投票");
  await expect(hers.text("1 人已投 · 已结束")).toBeVisible();
  await expect(inChat(jie, /^爬山/)).toBeDisabled();
  await jie.open("/");
  await expect(screen(jie.page).text("[投票] 周六怎么过?")).toBeVisible();
});

test("a friend is recommended by a card, which leads to them (MSG-17)", async ({ friends }) => {
  const [mei, jie, lan] = await threeFriends(friends);
  await openWith(jie, mei);
  await openWith(mei, jie);
  const hers = screen(mei.page);
  await hers.button("更多").click();
  await hers.button("名片").click();
  await mei.page.getByRole("checkbox", { name: /小兰/ }).press("Space");
  await hers.button("发送名片(1)").click();
  await expect(inChat(mei, /^小兰\s*个人名片/)).toBeVisible();
  await inChat(jie, /^小兰\s*个人名片/).click();
  await screen(jie.page).at(`/pages/common/user-info\\?id=${lan.id}`);
});
