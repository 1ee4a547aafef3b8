import type { Decision, Notification, NotificationKind } from "@4d/contract";
import type { Locator, Page } from "@playwright/test";
import type { Company } from "../company.ts";
import type { Scene } from "../scene.ts";

const seen = (found: Locator) => found.filter({ visible: true });
const press = (name: RegExp) => async (page: Page) => seen(page.getByRole("button", { name })).last().click();

interface Envelope<T> {
  readonly code: number;
  readonly data: T;
}

/**
 * Changes the server's response on its way to the page, to states that only time or other people bring about.
 */
async function received<T extends object>(
  page: Page,
  path: string,
  change: (data: T) => object,
): Promise<void> {
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = (await (await route.fetch()).json()) as Envelope<T>;
    await route.fulfill({ json: { ...response, data: change(response.data) } });
  });
  await page.reload();
}

const KINDS: readonly NotificationKind[] = [
  "income",
  "follow",
  "approved",
  "rejected",
  "hidden",
  "kept",
  "save",
  "commentLike",
  "remix",
];
const ACTED: readonly NotificationKind[] = ["follow", "save", "commentLike", "remix"];
const REFUSED: readonly NotificationKind[] = ["rejected", "hidden"];

/** One notification of each kind that the seeded company does not produce. */
function everyKind({ items, ...rest }: { items: Notification[] }): object {
  const [actor] = items.flatMap(({ actors }) => actors);
  const made = KINDS.map(
    (kind, at): Notification => ({
      id: 900_000 + at,
      kind,
      actors: ACTED.includes(kind) && actor !== undefined ? [actor] : [],
      people: kind === "save" ? 24 : 1,
      post: null,
      commentId: null,
      subject: kind === "kept" ? "character" : "story",
      text: REFUSED.includes(kind) ? "开头的一段与别人的作品相同,请改写以后再发布。" : "",
      amount: kind === "income" ? 128 : 0,
      unread: at < 2,
      time: Date.now() - at * 5_400_000,
    }),
  );
  return { ...rest, items: [...made, ...items] };
}

/** Decisions in the other states of an appeal. */
function appealed({ items, ...rest }: { items: Decision[] }): object {
  const [first] = items;
  if (first === undefined) return { ...rest, items };
  const states = ["waiting", "kept", "restored"] as const;
  const made = states.map(
    (appeal, at): Decision => ({
      ...first,
      id: 900_000 + at,
      subject: "story",
      decision: "hide",
      appeal,
      mayAppeal: false,
    }),
  );
  return { ...rest, items: [...items, ...made] };
}

const factorOf = async (page: Page) => {
  await received<object>(page, "/admin/users/*", (data) => ({ ...data, secondFactor: true, ban: null }));
  await seen(page.getByRole("button", { name: /^(重置两步验证|Reset two-step login)$/ }))
    .last()
    .scrollIntoViewIfNeeded();
};

/** What an administrator does in the admin console. */
function adminScenes({ culprit, caseId }: Company): Scene[] {
  const boss = (file: string, path: string, act: Scene["act"]): Scene => ({
    file,
    path,
    looker: "boss",
    act,
  });
  const person = `/pages/mine/admin-user?id=${culprit.id}`;
  return [
    boss("admin-user-factor", person, factorOf),
    boss("admin-user-factor-asked", person, async (page) => {
      await factorOf(page);
      await press(/^(重置两步验证|Reset two-step login)$/)(page);
      await page.getByRole("alertdialog").or(page.getByRole("dialog")).first().waitFor();
    }),
    boss("admin-users-chosen", "/pages/mine/admin-users", async (page) =>
      seen(page.getByText("广告小号77")).first().click(),
    ),
    boss("admin-menu", "/pages/mine/admin-users", press(/^(更多|More)$/)),
    boss("admin-reports-decided", "/pages/mine/admin-reports", async (page) =>
      seen(page.getByText(/^(已处理|Decided)$/)).click(),
    ),
    boss("admin-stats-ledger", "/pages/mine/admin-stats", press(/^(现在对账|Check now)$/)),
    boss("admin-stats-rated", "/pages/mine/admin-stats", async (page) => {
      const callRatings = { count: 12_408, average: 4.62 };
      await received<object>(page, "/admin/stats*", (data) => ({ ...data, callRatings }));
      await seen(page.getByText(/4\.6/)).first().scrollIntoViewIfNeeded();
    }),
    boss("admin-report-decide", `/pages/mine/admin-report?id=${caseId}`, async (page) => {
      const take = seen(page.getByRole("button", { name: /^(我来处理|Take it)$/ }));
      if ((await take.count()) > 0) await take.click();
      await seen(page.getByText(/^(警告|Warn)/))
        .first()
        .click();
      await seen(page.getByRole("textbox")).last().scrollIntoViewIfNeeded();
    }),
  ];
}

const FAULT = /(编号|no\.) 4f1c09ab77de/;

/** An internal error: its message with the request number, shown for longer than usual. */
const faultScene = (post: number): Scene => ({
  file: "fault-toast",
  path: `/pages/square/post?id=${post}`,
  looker: "me",
  act: async (page) => {
    await page.evaluate(() => {
      const wait = window.setTimeout;
      const longer = (run: TimerHandler, ms = 0) => wait(run, ms === 1500 ? 10_000 : ms);
      Object.assign(window, { setTimeout: longer });
    });
    const words = (await page.evaluate(() => document.documentElement.lang)).startsWith("zh")
      ? "出了点问题,请稍后再试(编号 4f1c09ab77de)"
      : "Something went wrong. Please try again later (no. 4f1c09ab77de)";
    await page.route("**/api/post/*/comment", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ json: { code: 500, message: words, data: null } })
        : route.fallback(),
    );
    await seen(page.getByRole("textbox")).last().fill("第二张的光太好了!");
    await press(/^(发送|Send)$/)(page);
    await seen(page.getByRole("button", { name: FAULT })).waitFor();
  },
});

/** States that need other people, time, or an administrator. */
export function listStateScenes(company: Company): Scene[] {
  const { lengthy, polls, square } = company;
  const me = (file: string, path: string, act: Scene["act"]): Scene => ({ file, path, looker: "me", act });
  const decisions = "/pages/mine/decisions";
  return [
    me("notices-kinds", "/pages/square/notices", (page) => received(page, "/notice?*", everyKind)),
    me("decisions-appeal", decisions, press(/^(申诉|Appeal)$/)),
    me("decisions-states", decisions, (page) => received(page, "/decision/list*", appealed)),
    me("report-chosen", "/pages/common/report?kind=user&id=2&name=Otto", async (page) =>
      seen(page.getByText(/^(其他问题|Something else)$/)).click(),
    ),
    me("create-image-spent", "/pages/create/create-image", (page) =>
      received<{ today: object }>(page, "/image/terms", (data) => {
        const day = { left: 0, most: 200 };
        return { ...data, today: { ...data.today, builtin: day } };
      }),
    ),
    me(
      "chat-quoted-card",
      `/pages/chat/chat-box?chatId=p:${lengthy.id}&messageId=${polls.answer}`,
      async () => undefined,
    ),
    me("craft-lineage", "/pages/game/infiniteCraft", async (page) => {
      const shelf = page.getByRole("region", { name: /^(元素|Elements)$/ });
      await shelf
        .getByRole("button", { name: /月亮|Moon/ })
        .first()
        .click();
      await press(/(的来历$|^Where .* comes from$)/)(page);
      await page.waitForTimeout(600);
    }),
    faultScene(square.post),
    ...adminScenes(company),
  ];
}
