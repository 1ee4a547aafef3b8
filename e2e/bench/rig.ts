import { api, MessageType } from "@4d/contract";
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from "@playwright/test";
import { ensureBrowser } from "../../scripts/lib/machine.ts";
import { type RunningServer, startServer } from "../../scripts/lib/server.ts";
import { befriend, openOnPhone, type Person, register } from "../fixtures/people.ts";
import { phone } from "../fixtures/phone.ts";
import { screen } from "../fixtures/screen.ts";
import { measureIn } from "./in-page.ts";

/** A server, a browser, and two friends, one of whom writes through the API. */
export interface Rig {
  readonly server: RunningServer;
  readonly browser: Browser;
  readonly mei: Account;
  readonly jie: Account;
  readonly remove: () => Promise<void>;
}
type Account = Awaited<ReturnType<typeof register>>;

export async function openRig(): Promise<Rig> {
  const server = await startServer({ env: { RATE_LIMIT_SCALE: "100000", STARTER_CONTENT: "off" } });
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  const mei = await register(server.origin, "梅子");
  const jie = await register(server.origin, "阿杰");
  await befriend(mei, jie);
  const remove = async () => {
    await browser.close();
    await server.remove();
  };
  return { server, browser, mei, jie, remove };
}

/** Slow 4G (1.6 Mbit/s, 150 ms) and a processor slowed down four times (`quality §3.1`). */
export async function throttle(page: Page, { cpu = 4, net = true } = {}): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: net ? 150 : 0,
    downloadThroughput: net ? 200_000 : -1,
    uploadThroughput: net ? 93_750 : -1,
  });
}

/** 梅子's phone with the meter in it, logged in, with the chat list open. */
export async function openPhone(
  { browser, server, mei }: Rig,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const person = await openOnPhone({ browser, origin: server.origin }, mei, options);
  await measureIn(person.page);
  await person.page.reload();
  return person;
}

/** The last line of 梅子's chat list while `listStored` waits for it. */
export const LISTED = "最后一句";

/** Waits until the chat list is drawn and stored in IndexedDB, for later visits. */
export async function listStored(page: Page): Promise<void> {
  await screen(page).tab("消息").click();
  await page.evaluate((line) => window.meter.painted(line), LISTED);
  const isStored = () =>
    page.evaluate(async (line) => {
      const [found] = await indexedDB.databases();
      if (found?.name === undefined) return false;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(found.name ?? "");
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      const chats = await new Promise<unknown[]>((resolve) => {
        const asked = db.transaction("chats").objectStore("chats").getAll();
        asked.onsuccess = () => resolve(asked.result);
      });
      db.close();
      return JSON.stringify(chats).includes(line);
    }, LISTED);
  await expect.poll(isStored).toBe(true);
}

/** A phone that nobody has logged in on. */
export async function emptyPhone({ browser }: Rig): Promise<Page> {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await context.newPage();
  await measureIn(page);
  return page;
}

let sentCount = 0;

/** 阿杰 sends `count` messages to 梅子, the last of them `last`. */
export async function sendTexts({ jie, mei }: Rig, count: number, last: string, width = 1): Promise<void> {
  const say = (content = `第 ${sentCount + 1} 句,今天的天气不错,去走走吧`) => {
    sentCount += 1;
    const body = { recvId: mei.id, content, type: MessageType.TEXT, tmpId: `bench${sentCount}` };
    return jie.call(api.privateMessages.send, { body });
  };
  for (let at = 0; at < count - 1; at += width)
    await Promise.all(Array.from({ length: Math.min(width, count - 1 - at) }, () => say()));
  await say(last);
}
