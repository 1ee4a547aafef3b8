import type { Page } from "@playwright/test";
import type { Company } from "../company.ts";
import type { Scene } from "../scene.ts";

const GAME = "/pages/game/infiniteCraft";
const onShelf = (page: Page, name: RegExp) =>
  page.getByRole("region", { name: /^(元素|Elements)$/ }).getByRole("button", { name });

/** Puts these elements on the board, none of them selected. */
async function lay(page: Page, ...names: RegExp[]): Promise<void> {
  for (const name of names) {
    await onShelf(page, name).first().click();
    await page.keyboard.press("Escape");
    await page.locator("[data-piece][aria-pressed=true]").press("Escape");
  }
}

const menu = (item: RegExp) => async (page: Page) => {
  await page
    .getByRole("button", { name: /^(更多|More)$/ })
    .last()
    .click();
  await page.getByRole("menuitem", { name: item }).click();
};

/** A discovery, with a mocked response so that it can be made in every look of the series. */
const discovered = async (page: Page) => {
  await page.route("**/api/craft/combine", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { result: unknown } };
    const certificate = { number: 1 };
    const data = { ...json.data, firstDiscovery: true, isNewToYou: true, reward: 2, certificate };
    await route.fulfill({ json: { ...json, data } });
  });
  await lay(page, /海|Sea/, /月亮|Moon/, /凤凰|Phoenix/);
  await onShelf(page, /火|Fire/)
    .last()
    .click();
  await onShelf(page, /水|Water/)
    .last()
    .click();
  await page.locator("[data-piece]").last().waitFor();
  await page.waitForTimeout(1200);
};

type Act = readonly [file: string, path: string, act: Scene["act"]];

/** What is done on the board. */
const boardActs: readonly Act[] = [
  ["craft-board", GAME, discovered],
  [
    "craft-chosen",
    GAME,
    async (page) => {
      await lay(page, /土|Earth/, /风|Wind/);
      await onShelf(page, /海|Sea/)
        .first()
        .click();
    },
  ],
  [
    "craft-search",
    GAME,
    async (page) => {
      await page.getByRole("button", { name: /^(找元素|Find an element)$/ }).click();
      await page.getByRole("searchbox").fill("山");
    },
  ],
  [
    "craft-menu",
    GAME,
    (page) =>
      page
        .getByRole("button", { name: /^(更多|More)$/ })
        .last()
        .click(),
  ],
];

/** From here on the game has no network. */
const offlineAct: Act = [
  "craft-offline",
  GAME,
  async (page) => {
    await page.route("**/api/craft/**", (route) => route.abort());
    await onShelf(page, /土|Earth/)
      .last()
      .click();
    await onShelf(page, /风|Wind/)
      .last()
      .click();
    await page.waitForTimeout(800);
  },
];

/** The game, its sheets, and a race, in their states. */
export function listCraftScenes({ craft, groupId }: Pick<Company, "craft" | "groupId">): Scene[] {
  const acts: readonly Act[] = [
    ...boardActs,
    ["craft-goals", GAME, menu(/今日目标|Today’s goals/)],
    ["craft-reset", GAME, menu(/重新开始|Start over/)],
    [
      "craft-certificate",
      "/pages/game/craft-wall",
      async (page) => {
        await page.getByRole("radio", { name: /^(我的|Mine)$/ }).check({ force: true });
        await page.getByRole("listitem").getByRole("button").first().click();
        await page.waitForTimeout(1200);
      },
    ],
    ["craft-race", `${GAME}?race=${craft.race}`, (page) => lay(page, /土|Earth/, /水|Water/)],
    [
      "craft-race-card",
      `/pages/chat/chat-box?chatId=g:${groupId}`,
      async (page) => {
        await page.getByRole("log").last().hover();
        for (let at = 0; at < 20; at += 1) await page.mouse.wheel(0, 900);
        await page
          .getByRole("button", { name: /^(合成赛|Craft race) / })
          .last()
          .waitFor();
      },
    ],
    ["craft-race-won", `${GAME}?race=${craft.won}`, async () => undefined],
    offlineAct,
  ];
  return acts.map(([file, path, act]): Scene => ({ file, path, looker: "me", act }));
}
