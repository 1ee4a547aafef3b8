import { api, type StoryGraph } from "@4d/contract";
import { expect } from "@playwright/test";
import { publicCharacter } from "./fixtures/characters.ts";
import { openWith } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("an archived chat is found under the archive, and can be restored (MSG-18)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const body = { recvId: mei.id, content: "明天见", type: 0, tmpId: "archive-1" };
  await jie.call(api.privateMessages.send, { body });
  const { button, text, at, dialog } = screen(mei.page);
  await mei.open("/");
  await text("明天见").click({ button: "right" });
  await dialog.getByRole("button", { name: "归档", exact: true }).click();
  await expect(text("明天见")).toHaveCount(0);
  await button(/^已归档/).click();
  await at("/pages/chat/archived");
  await text("明天见").click({ button: "right" });
  await dialog.getByRole("button", { name: "移出归档" }).click();
  await expect(text("没有归档的聊天")).toBeVisible();
  await button("返回").last().click();
  await expect(text("明天见")).toBeVisible();
});

test("a tag on a character leads to others with it (CHAR-2)", async ({ person, server }) => {
  const { id, userId } = await publicCharacter(server.origin, "北辰", { tags: ["海边", "温柔"] });
  await publicCharacter(server.origin, "潮汐", { tags: ["海边"] });
  const mei = await person("梅子");
  const { button, at, text } = screen(mei.page);
  await mei.open(`/pages/common/user-info?id=${userId}`);
  expect(id).toBeGreaterThan(0);
  await button(/海边/).click();
  await at("/pages/chat/characters");
  await expect(text("潮汐")).toBeVisible();
  await expect(text("北辰")).toBeVisible();
});

test("a story is sent into a chat as a card that opens it (STORY-2)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const end = { speaker: "", background: "", choices: [], x: 0, y: 0, ending: true, endingName: "走廊" };
  const graph: StoryGraph = {
    start: "hall",
    cast: [],
    variables: [],
    nodes: [{ id: "hall", title: "走廊", text: "走廊没有尽头。", ...end }],
  };
  const { id, version } = await mei.call(api.stories.create, {
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { sheet: { title: "没有尽头的走廊" }, graph },
  });
  const publish = {
    params: { id },
    headers: { "if-match": version },
    body: { visibility: "public" as const },
  };
  await mei.call(api.stories.publish, publish);
  const { button, at } = screen(mei.page);
  await mei.open(`/pages/story/story?id=${id}`);
  await button("更多").click();
  await mei.page.getByRole("menuitem", { name: "分享" }).click();
  await at("/pages/story/story-share");
  await mei.page.getByRole("checkbox", { name: /阿杰/ }).first().press("Space");
  await button("发给 1 个聊天").click();
  await at("/pages/story/story");
  await openWith(jie, mei);
  const there = screen(jie.page);
  await there.button(/没有尽头的走廊/).click();
  await there.at(`/pages/story/story\\?id=${id}`);
});
