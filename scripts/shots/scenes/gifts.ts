import type { Gift } from "@4d/contract";
import type { Page } from "@playwright/test";
import type { Company } from "../company.ts";
import type { Scene } from "../scene.ts";

const seen = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).last();
const press = (name: RegExp) => (page: Page) => seen(page, name).click();
const GIFT = /(红包|Gift from).*(点开看看|Tap to open)/;
const OPEN = /^(打开|Open)$/;

type Envelope = { data: Gift };
const withGift = (response: Envelope, part: Partial<Gift>) => ({
  ...response,
  data: { ...response.data, ...part },
});

/** The gift after it expired. */
const expired = async (page: Page) => {
  await page.route("**/api/gift/*", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Envelope;
    await route.fulfill({ json: withGift(json, { state: "expired", canTake: false }) });
  });
  await page.reload();
  await page.waitForTimeout(1500);
};

/** Opens the newest gift with a mocked response, so that it can be opened in every look of the series. */
const taken = async (page: Page) => {
  await page.route("**/api/gift/*/take", async (route) => {
    const response = await page.request.fetch(
      route
        .request()
        .url()
        .replace(/\/take$/, ""),
      {
        headers: route.request().headers(),
      },
    );
    const json = (await response.json()) as Envelope;
    await route.fulfill({ json: withGift(json, { state: "empty", mine: 20, canTake: false }) });
  });
  await press(GIFT)(page);
  await press(OPEN)(page);
  await page.waitForTimeout(1500);
};

/** Cards, the opening, the sheet that gives, and the advertisement, in their states. */
export function listGiftScenes({ gifts: { giver }, groupId }: Company): Scene[] {
  const chat = `/pages/chat/chat-box?chatId=p:${giver.id}`;
  const ad = "/uni_modules/uni-pay/pages/ad-interactive-webview/ad-interactive-webview";
  const acts: readonly (readonly [file: string, path: string, act: Scene["act"]])[] = [
    ["gift-cards", chat, async () => undefined],
    ["gift-cards-group", `/pages/chat/chat-box?chatId=g:${groupId}`, async () => undefined],
    ["gift-closed", chat, press(GIFT)],
    ["gift-opened", chat, taken],
    ["gift-expired", chat, expired],
    [
      "gift-send-filled",
      `/pages/gift/gift-send?chatId=g:${groupId}`,
      async (page) => {
        await page.getByLabel(/^(份数|Shares)$/).fill("5");
        await page.getByLabel(/^(总数|Total)$/).fill("50");
        await page.getByLabel(/^(祝福语|Greeting)$/).fill("慢慢走,别急");
      },
    ],
    [
      "gift-send-short",
      `/pages/gift/gift-send?chatId=p:${giver.id}`,
      (page) => page.getByLabel(/^(总数|Total)$/).fill("9999"),
    ],
    ["capsule-prices", "/pages/mine/capsule-balance", press(/胶囊能做什么|What capsules buy/)],
    [
      "capsule-statement",
      "/pages/mine/capsule-balance",
      (page) =>
        page
          .getByRole("listitem")
          .filter({ hasText: /欢迎来到|Welcome to/ })
          .scrollIntoViewIfNeeded(),
    ],
    ["ad-film", ad, (page) => page.waitForTimeout(6000)],
  ];
  return acts.map(([file, path, act]): Scene => ({ file, path, looker: "me", act }));
}
