import { api, type Session } from "@4d/contract";
import type { Locator, Page } from "@playwright/test";
import type { Company } from "../company.ts";
import type { Scene } from "../scene.ts";
import { sendMessage } from "../seeds/chats.ts";

const seen = (found: Locator) => found.filter({ visible: true });
const press = (page: Page, name: RegExp) => seen(page.getByRole("button", { name })).last().click();
const LONG = "合唱团与乐器与排练与演出后一起吃夜宵的人";
/** Number of lines before a mention of me, and after it. */
const LINES = 70;

const messages = (page: Page) => page.getByRole("navigation").getByRole("button").nth(3).click();

/** A group chats on while I am away, and I open it. */
async function openUnreadJump(page: Page, { me, friend, members }: Company): Promise<void> {
  const [, second] = members;
  const friendIds = [me.id, ...(second ? [second.id] : [])];
  const { id: groupId } = await friend.call(api.groups.create, { body: { name: LONG, friendIds } });
  const chatter = async () => {
    for (let at = 1; at <= LINES; at += 1)
      await sendMessage(at % 3 === 0 && second ? second : friend, { groupId }, `第 ${at} 句,从头再来一遍`);
  };
  await chatter();
  await sendMessage(friend, { groupId }, `@${me.nickName} 轮到你了`, { atUserIds: [me.id] });
  await chatter();
  await page.reload();
  await messages(page);
  await seen(page.getByText(LONG)).first().click();
  await seen(page.getByText(/^(以下是新消息|New messages)/)).waitFor();
  await page.waitForTimeout(700);
}

/** Devices of every kind, at distant places. */
const devices = (): Session[] => {
  const at = (hours: number) => Date.now() - hours * 3_600_000;
  const one = { terminal: 0, address: "203.0.113.24", createdAt: at(300), lastSeenAt: at(0), current: false };
  return [
    { ...one, id: "1", device: "Chrome · Windows", current: true },
    {
      ...one,
      id: "2",
      terminal: 1,
      device: "",
      address: "2001:db8:85a3:8d3:1319:8a2e:370:7348",
      lastSeenAt: at(30),
    },
    { ...one, id: "3", device: "Samsung Internet · Android 16 · SM-S938B", lastSeenAt: at(2) },
  ];
};

/** The server finds nothing, however far back it looks. */
async function searchFurther(page: Page): Promise<void> {
  await page.route("**/api/message/search**", (route) =>
    route.fulfill({ json: { code: 200, message: "", data: { items: [], nextCursor: "older" } } }),
  );
  await seen(page.getByRole("searchbox")).first().fill("不曾说过的话");
  await seen(page.getByRole("button", { name: /^(继续往前找|Look further back)$/ })).waitFor();
}

/** Opens the menu of the introduction at the top of a character's chat. */
async function introductionMenu(page: Page): Promise<void> {
  await seen(page.getByRole("log")).evaluate((element) => element.scrollTo({ top: 0 }));
  await page.waitForTimeout(700);
  await seen(page.getByText(/^(简介|About)$/))
    .first()
    .click({ button: "right" });
  await page.getByRole("menu").waitFor();
}

/** Distant things: messages, devices, search results. */
export function listEdgeScenes(company: Company): Scene[] {
  const { character } = company;
  const of = (file: string, path: string, act: Scene["act"]): Scene => ({ file, path, looker: "me", act });
  return [
    of("far-unread", "/", (page) => openUnreadJump(page, company)),
    of("far-mention", "/", async (page) => {
      await openUnreadJump(page, company);
      await press(page, /^(有人@你|You were mentioned)/);
      await page.waitForTimeout(900);
    }),
    of("far-sessions", "/pages/mine/sessions", async (page) => {
      await page.route("**/api/auth/sessions", (route) =>
        route.fulfill({ json: { code: 200, message: "", data: devices() } }),
      );
      await page.reload();
    }),
    of("far-search", "/pages/chat/search", searchFurther),
    of("far-introduction-menu", `/pages/chat/chat-box?chatId=p:${character.userId}`, introductionMenu),
    of("far-selecting", `/pages/chat/chat-box?chatId=p:${character.userId}`, async (page) => {
      await introductionMenu(page);
      await page.getByRole("menuitem", { name: /^(多选|Select)$/ }).click();
      for (const box of (await page.getByRole("checkbox").all()).slice(1, 3)) await box.press("Space");
    }),
  ];
}
