import { api, type Gift, type GiftMode } from "@4d/contract";
import type { Page } from "@playwright/test";
import type { Company } from "./company.ts";
import type { Somebody } from "./people.ts";
import type { Scene } from "./scenes.ts";

/** What the pictures of gifts need. */
export interface Gifts {
  /** Given to me, not opened. */
  readonly toMe: number;
  /** In my group, taken to the last portion. */
  readonly shared: number;
  /** Whom I give to and who gives to me: a long name. */
  readonly giver: Somebody;
}

interface Given {
  chatId: `p:${number}` | `g:${number}`;
  total: number;
  portions?: number;
  mode?: GiftMode;
  message?: string;
}

const give = async (from: Somebody, body: Given): Promise<number> =>
  (await from.call(api.gifts.send, { body })).id;
const take = (who: Somebody, id: number) => who.call(api.gifts.take, { params: { id } });

/** Gifts in every state, between friends and in my group, and a statement with a line of each. */
export async function seedGifts({
  me,
  friend,
  members,
  groupId,
}: Omit<
  Company,
  | "craft"
  | "gifts"
  | "images"
  | "making"
  | "polls"
  | "square"
  | "stories"
  | "orderNo"
  | "paidNo"
  | "timed"
  | "boss"
  | "culprit"
  | "caseId"
>): Promise<Gifts> {
  const [, third, giver, lengthy, fifth] = members;
  if (!third || !giver || !lengthy || !fifth) throw new Error("nobody there");
  await me.call(api.capsules.checkIn, { body: null });
  const [mine, theirs] = [`p:${giver.id}`, `p:${me.id}`] as const;
  await take(me, await give(giver, { chatId: theirs, total: 8, message: "Thanks for carrying the tent" }));
  await take(giver, await give(me, { chatId: mine, total: 6 }));
  await give(me, { chatId: mine, total: 12, message: "生日快乐,愿每一条小路都通向没去过的地方" });
  const toMe = await give(giver, { chatId: theirs, total: 20, message: "For the next summit, go slowly" });
  const group = `g:${groupId}` as const;
  const shared = await give(friend, {
    chatId: group,
    total: 40,
    portions: 4,
    mode: "lucky",
    message: "登顶快乐",
  });
  for (const one of [lengthy, me, third, giver]) await take(one, shared);
  const equal = await give(fifth, { chatId: group, total: 25, portions: 5, message: "见者有份" });
  await take(third, equal);
  await give(me, { chatId: group, total: 10, portions: 5, mode: "lucky" });
  return { toMe, shared, giver };
}

const seen = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).last();
const press = (name: RegExp) => (page: Page) => seen(page, name).click();
const GIFT = /(红包|Gift from).*(点开看看|Tap to open)/;
const OPEN = /^(打开|Open)$/;

type Envelope = { data: Gift };
const withGift = (answer: Envelope, part: Partial<Gift>) => ({
  ...answer,
  data: { ...answer.data, ...part },
});

/** The gift as it is once its day is over. */
const expired = async (page: Page) => {
  await page.route("**/api/gift/*", async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as Envelope;
    await route.fulfill({ json: withGift(json, { state: "expired", canTake: false }) });
  });
  await page.reload();
  await page.waitForTimeout(1500);
};

/** Opens the newest gift with an answer made up here, so that it can be opened in every look of the series. */
const taken = async (page: Page) => {
  await page.route("**/api/gift/*/take", async (route) => {
    const answer = await page.request.fetch(
      route
        .request()
        .url()
        .replace(/\/take$/, ""),
      {
        headers: route.request().headers(),
      },
    );
    const json = (await answer.json()) as Envelope;
    await route.fulfill({ json: withGift(json, { state: "empty", mine: 20, canTake: false }) });
  });
  await press(GIFT)(page);
  await press(OPEN)(page);
  await page.waitForTimeout(1500);
};

/** Cards, the opening, the sheet that gives, and the film, in their states. */
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
        await page.getByLabel(/^(份数|Portions)$/).fill("5");
        await page.getByLabel(/^(总数|In all)$/).fill("50");
        await page.getByLabel(/^(祝福语|Greeting)$/).fill("慢慢走,别急");
      },
    ],
    [
      "gift-send-short",
      `/pages/gift/gift-send?chatId=p:${giver.id}`,
      (page) => page.getByLabel(/^(总数|In all)$/).fill("9999"),
    ],
    ["capsule-prices", "/pages/mine/capsule-balance", press(/胶囊能做什么|What capsules do/)],
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
