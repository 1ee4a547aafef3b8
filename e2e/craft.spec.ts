import { api } from "@4d/contract";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const GAME = "/pages/game/infiniteCraft";

/** The pieces on the board and the elements on the shelf. */
function table(page: Page) {
  const { seen } = screen(page);
  const board = seen(page.getByRole("group", { name: "合成台" }));
  const shelf = seen(page.getByRole("region", { name: "元素" }));
  return {
    board,
    chip: (name: string) => shelf.getByRole("button", { name: new RegExp(`^${name}( 首次合成)?$`) }),
    piece: (name: string) => board.getByRole("button", { name: new RegExp(`^${name}(,首次合成)?$`) }),
    count: (n: number) => expect(shelf.getByRole("heading", { name: `元素 ${n}` })).toBeVisible(),
  };
}

/** Drags with the mouse, in steps as a hand does. */
async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox();
  if (box === null) throw new Error("nothing to drag");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}
async function middleOf(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (box === null) throw new Error("it is not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openGame(who: Person, path = GAME) {
  await who.open(path);
  const all = table(who.page);
  await expect(all.chip("水")).toBeVisible();
  return all;
}

test("elements are combined by drag, by two presses and by keys, and the first discoverer is credited (CRAFT-1)", async ({
  person,
}) => {
  const mei = await person("梅子");
  const otto = await person("奥托");
  const { page } = mei;
  const { board, chip, piece, count } = await openGame(mei);
  await count(4);

  const middle = await middleOf(board);
  await drag(page, chip("水"), middle);
  await expect(piece("水")).toBeVisible();
  await drag(page, chip("火"), { x: middle.x + 90, y: middle.y + 110 });
  await drag(page, piece("火"), await middleOf(piece("水")));
  await expect(piece("蒸汽")).toBeVisible();
  await expect(piece("水")).toHaveCount(0);
  await count(5);
  await expect(screen(page).button(/首次合成!署名给 梅子/)).toBeVisible();

  await chip("土").click();
  await chip("土").click();
  await expect(piece("山")).toBeVisible();
  await screen(page)
    .button(/首次合成!署名给 梅子/)
    .click();
  const { dialog } = screen(page);
  await expect(dialog.getByText("No. 2")).toBeVisible();
  await expect(dialog.getByText("签名有效")).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveText([/土\+.*土→.*山/]);
  await page.keyboard.press("Escape");

  await chip("风").focus();
  await page.keyboard.press("Enter");
  await expect(piece("风")).toBeVisible();
  await chip("水").focus();
  await page.keyboard.press("Enter");
  await count(7);

  // A later player gets the same element and no credit, and removes a piece by dragging it back to the shelf.
  const other = await openGame(otto);
  await other.chip("水").click();
  await other.chip("火").click();
  await expect(other.piece("蒸汽")).toBeVisible();
  await expect(screen(otto.page).text("新元素:蒸汽").first()).toBeVisible();
  await expect(screen(otto.page).button(/署名给/)).toHaveCount(0);
  await drag(otto.page, other.piece("蒸汽"), await middleOf(other.chip("土")));
  await expect(other.piece("蒸汽")).toHaveCount(0);

  await otto.open("/pages/game/craft-wall");
  await expect(screen(otto.page).seen(otto.page.getByRole("listitem"))).toHaveCount(3);
});

test("what is played without a network is settled when it is back (CRAFT-1)", async ({ person }) => {
  const mei = await person("梅子");
  const { page, context } = mei;
  const { chip, piece, count } = await openGame(mei);
  const { button } = screen(page);
  await context.setOffline(true);
  await chip("火").click();
  await chip("土").click();
  await expect(piece("熔岩")).toBeVisible();
  await piece("熔岩").click();
  await chip("水").click();
  await expect(piece("石头")).toBeVisible();
  await expect(button(/离线 · 2 步待结算/)).toBeVisible();
  await count(6);

  await context.setOffline(false);
  // First discoveries among them are shown in a sheet, everything else in a toast.
  await expect(page.getByText("2 步已经由服务器确认。")).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("Escape");
  await expect(button(/待结算/)).toHaveCount(0);
  await count(6);
  const { items } = await mei.call(api.craft.inventory, { query: {} });
  expect(items.map(({ name }) => name)).toEqual(["石头", "熔岩", "水", "火", "土", "风"]);
});

test("a certificate is sent into a chat as a picture (CRAFT-1)", async ({ friends }) => {
  const [mei, otto] = await friends("梅子", "奥托");
  if (!mei || !otto) throw new Error("nobody there");
  const { chip, piece } = await openGame(mei);
  await chip("水").click();
  await chip("土").click();
  await expect(piece("泥")).toBeVisible();
  const { button, dialog, seen, expectToast } = screen(mei.page);
  await button(/署名给 梅子/).click();
  await dialog.getByRole("button", { name: "发到聊天" }).click();
  await expect(screen(mei.page).heading("发到聊天")).toBeVisible();
  // By key, because the sheet is still rising.
  await seen(mei.page.getByRole("checkbox", { name: /奥托/ })).press("Space");
  await button("发图片").click();
  await expectToast("已发送");
  await otto.open(`/pages/chat/chat-box?chatId=p:${mei.id}`);
  await expect(
    screen(otto.page)
      .button(/查看图片|图片/)
      .first(),
  ).toBeVisible({ timeout: 20_000 });
});

test("two race in their group, and the first to reach the target wins (CRAFT-1)", async ({ friends }) => {
  const [mei, otto] = await friends("梅子", "奥托");
  if (!mei || !otto) throw new Error("nobody there");
  const body = { name: "合成社", friendIds: [otto.id] };
  const { id: groupId } = await mei.call(api.groups.create, { body });
  await mei.open(`/pages/chat/chat-box?chatId=g:${groupId}`);
  await screen(mei.page).button("更多").last().click();
  await screen(mei.page).button("合成赛").click();
  await screen(mei.page).dialog.getByRole("button", { name: "10 分钟" }).click();
  await screen(mei.page).at(/infiniteCraft\?race=/);
  await expect(screen(mei.page).text(/^做出 /)).toBeVisible();

  await otto.open(`/pages/chat/chat-box?chatId=g:${groupId}`);
  await screen(otto.page)
    .button(/^合成赛 /)
    .click();
  const ranks = screen(otto.page)
    .seen(otto.page.getByRole("list", { name: "排名" }))
    .getByRole("listitem");
  await expect(ranks).toHaveCount(2);

  const race = await mei.call(api.craftRaces.running, { query: { groupId } });
  if (!race) throw new Error("no race runs");
  const { BASE_RECIPES, lineage, START_NAMES } = await import("@4d/craft");
  const way = lineage(race.target.name, BASE_RECIPES, START_NAMES) ?? [];
  const { chip, piece } = table(mei.page);
  const [first, ...rest] = way;
  if (!first) throw new Error("nothing to make");
  await chip(first.a).click();
  await chip(first.b).click();
  await expect(piece(first.result)).toBeVisible();
  // Not always one less: with the first element in hand there may be a shorter way.
  const left = lineage(race.target.name, BASE_RECIPES, [...START_NAMES, first.result]) ?? [];
  await expect(ranks.first()).toContainText(`梅子差 ${left.length} 步`);
  for (const { a, b } of rest) {
    const { mine } = await mei.call(api.craftRaces.find, { params: { id: race.id } });
    const idOf = (name: string) => mine.find((one) => one.name === name)?.id ?? 0;
    const pair = { a: idOf(a), b: idOf(b), nonce: crypto.randomUUID(), raceId: race.id };
    await mei.call(api.craft.combine, { body: pair });
  }
  await expect(screen(otto.page).text("梅子 先做出来了")).toBeVisible();
  await otto.open(`/pages/chat/chat-box?chatId=g:${groupId}`);
  await expect(
    screen(otto.page)
      .text(/梅子 第一个做出了/)
      .last(),
  ).toBeVisible();
});
