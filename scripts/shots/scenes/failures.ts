import { type AdminHealth, api, type UnmatchedEvent } from "@4d/contract";
import type { Page } from "@playwright/test";
import type { Company } from "../company.ts";
import type { Scene } from "../scene.ts";

const HOUR_MS = 3_600_000;
const PATIENCE_MS = 20_000;
const seen = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).last();
const field = (page: Page) => page.getByRole("textbox").filter({ visible: true }).last();

/** Chooses pictures from the album that no browser can read. */
async function unreadable(page: Page): Promise<void> {
  // With text in the field, the button would send.
  await field(page).fill("");
  const files = [
    { name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
    { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: Buffer.from("\0\0\0\u0018ftypheic") },
  ];
  for (const file of files) {
    await seen(page, /^(更多|More)$/).click();
    const chooser = page.waitForEvent("filechooser");
    await seen(page, /^(相册|Photos|Album)$/).click();
    await (await chooser).setFiles(file);
    await page
      .getByRole("group", { name: /^(没有发出|Not sent)$/ })
      .last()
      .waitFor();
  }
}

/** Writes as another terminal does, without having seen what this one wrote. */
const overwritten =
  ({ me, lengthy }: Company) =>
  async (page: Page): Promise<void> => {
    const received = page.waitForResponse("**/api/user/drafts");
    await field(page).fill("七点在东门等你，带上那张旧地图，还有上次没看完的那本书");
    await received;
    const body = { [`p:${lengthy.id}`]: { text: "改到八点吧", revision: 0 } };
    await me.call(api.chats.setDrafts, { body });
    await seen(page, /^(恢复草稿|Restore draft)$/).waitFor();
  };

/** Restarts the app where no database can be opened. */
async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "InvalidStateError");
    };
  });
  await page.reload();
  await page
    .getByText(/(这台设备无法保存数据|can’t save anything)/)
    .first()
    .waitFor();
}

/** Changes what the admin console receives, on its way to the page. */
async function received(page: Page, path: string, data: unknown): Promise<void> {
  await page.route(`**/api${path}`, (route) => route.fulfill({ json: { code: 200, message: "", data } }));
  await page.reload();
  await page
    .getByText(/(ECONNREFUSED|W20261126)/)
    .first()
    .waitFor({ timeout: PATIENCE_MS });
}

const down = (since: number): AdminHealth => ({
  servers: [
    {
      server: "server-1.example.com:8787",
      seenAt: since,
      parts: [
        { part: "database", state: "up", reason: null, since },
        {
          part: "storage",
          state: "down",
          reason: "The request signature we calculated does not match",
          since,
        },
        { part: "mail", state: "off", reason: null, since },
        { part: "redis", state: "up", reason: null, since },
        { part: "livekit", state: "down", reason: "connect ECONNREFUSED 127.0.0.1:7880", since },
      ],
    },
  ],
  backupAt: null,
  failing: ["ledger", "exports"],
  strayNotices: 2,
});

const strays = (lastAt: number): UnmatchedEvent[] =>
  (["paid", "refundFailed"] as const).map((kind, at) => ({
    id: at + 1,
    provider: at === 0 ? "wechat" : "stripe",
    kind,
    orderNo: "W20261126000000000000000000000001",
    amount: at === 0 ? 3000 : null,
    currency: "CNY",
    ref: "pi_3QYdB2LkdIwHu7ix0Z1fQp9T",
    times: 3,
    firstAt: lastAt - HOUR_MS,
    lastAt,
  }));

/** What a phone shows when things fail, and the admin console too. */
export function listFailureScenes(company: Company): Scene[] {
  const chat = `/pages/chat/chat-box?chatId=p:${company.lengthy.id}`;
  const now = Date.now() - HOUR_MS;
  return [
    { file: "unlucky-not-sent", path: chat, looker: "me", act: unreadable },
    { file: "unlucky-draft", path: chat, looker: "me", act: overwritten(company) },
    {
      file: "unlucky-desk-health",
      path: "/pages/mine/admin-stats",
      looker: "boss",
      act: (page) => received(page, "/admin/health", down(now)),
    },
    {
      file: "unlucky-desk-strays",
      path: "/pages/mine/admin-order",
      looker: "boss",
      act: (page) => received(page, "/admin/strayNotices", { items: strays(now), total: 2 }),
    },
    // Last, because the scenes after it would have no storage.
    { file: "unlucky-storage", path: chat, looker: "me", act: withoutStorage },
  ];
}
