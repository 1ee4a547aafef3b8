import { api, type Post } from "@4d/contract";
import type { Locator, Page } from "@playwright/test";
import { landscape, uploadPicture } from "./media.ts";
import type { Somebody } from "./people.ts";
import type { Scene } from "./scenes.ts";

/** What there is in the square. */
export interface Square {
  /** A post of somebody else's, with pictures, comments and a remix. */
  readonly post: number;
  readonly topic: number;
  readonly author: number;
  /** A post of mine. */
  readonly mine: number;
}

const key = () => ({ "idempotency-key": crypto.randomUUID() });

async function picture(by: Somebody, width: number, height: number, one: string, other: string) {
  const { originUrl, thumbUrl } = await uploadPicture(by, landscape(width, height, one, other));
  return { url: originUrl, thumbUrl };
}

const notes = [
  ["雨停以后", "把窗户推开,整条街都是青苔的味道。", 600, 800, "#3a6b5c", "#0c1f2b"],
  ["", "今天的云像被谁揉过又摊平。", 900, 600, "#f2a65a", "#5b2a86"],
  ["一张没有人的车票", "背面写着:请在下一站想起我。", 540, 960, "#1f4e8c", "#e8b04a"],
  ["给远方的朋友看看这片海", "浪比昨天高。", 800, 800, "#2aa7a0", "#123a63"],
] as const;

/** Posts of two people with pictures, words alone, comments, replies, likes, a remix and what waits. */
export async function seedSquare(me: Somebody, friend: Somebody): Promise<Square> {
  const { topics } = await me.call(api.square.home);
  const topic = topics[0]?.id ?? 1;
  const made: Post[] = [];
  for (const [title, text, width, height, one, other] of notes) {
    const media = [await picture(friend, width, height, one, other)];
    made.push(
      await friend.call(api.posts.create, { headers: key(), body: { title, text, media, topicId: topic } }),
    );
  }
  await friend.call(api.posts.create, {
    headers: key(),
    body: { text: "有些话不需要图:晚安,明天见,路上小心。", topicId: topic },
  });
  const media = [];
  for (const [, , width, height, one, other] of notes.slice(0, 3))
    media.push(await picture(friend, width, height, one, other));
  const body = { title: "三张海边的照片", text: "从早到晚,同一块礁石。", media, topicId: topic };
  const { id: post } = await friend.call(api.posts.create, { headers: key(), body });
  const said = await me.call(api.comments.write, {
    params: { id: post },
    headers: key(),
    body: { text: "第二张的光太好了!" },
  });
  await friend.call(api.comments.write, {
    params: { id: post },
    headers: key(),
    body: { text: "那天等了两个小时", replyTo: said.id },
  });
  await me.call(api.posts.like, { params: { id: post }, body: { on: true } });
  await me.call(api.posts.save, { params: { id: post }, body: { on: true } });
  await me.call(api.creators.follow, { params: { id: friend.id }, body: { on: true } });
  const remix = await me.call(api.posts.create, {
    headers: key(),
    body: { title: "我也去了那块礁石", text: "潮水更低一些。", remixOf: post, topicId: topic },
  });
  await friend.call(api.posts.like, { params: { id: remix.id }, body: { on: true } });
  await friend.call(api.comments.write, {
    params: { id: remix.id },
    headers: key(),
    body: { text: "下次一起" },
  });
  return { post, topic, author: friend.id, mine: remix.id };
}

const seen = (found: Locator) => found.filter({ visible: true });
const press = (page: Page, name: RegExp) => seen(page.getByRole("button", { name })).first().click();
const DISCOVER = "/pages/discover/discover";

/** Goes back a week. Nobody can answer a week that is over, so the one before is made up of this one. */
async function weekBefore(page: Page): Promise<void> {
  await page.route(/square\/prompt/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { prompt: { week: number; endsAt: number } } };
    const isPast = route.request().url().includes("week=");
    const { prompt } = body.data;
    const weeks = isPast
      ? { earlier: prompt.week - 1, later: prompt.week + 1 }
      : { earlier: prompt.week - 1, later: null };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...weeks } } });
  });
  await page.reload();
  await press(page, /^(更早的话题|Earlier)$/);
  await seen(page.getByText(/^(往期话题|An earlier prompt)$/))
    .first()
    .waitFor();
}

/** Discover and the square, in what lies over them. */
export function listSquareScenes({ post, mine }: Square): Scene[] {
  const scenes: [file: string, path: string, act: Scene["act"]][] = [
    ["discover-newest", DISCOVER, (page) => press(page, /^(最新|Newest)$/)],
    ["discover-people", DISCOVER, (page) => press(page, /^(人和群|People and groups)$/)],
    [
      "group-found",
      DISCOVER,
      async (page) => {
        await press(page, /^(人和群|People and groups)$/);
        await press(page, /流星雨观测站/);
      },
    ],
    [
      "discover-options",
      DISCOVER,
      async (page) => {
        await press(page, /^(最新|Newest)$/);
        await press(page, /(的更多操作$|^More about)/);
      },
    ],
    [
      "discover-taste",
      DISCOVER,
      async (page) => {
        await press(page, /^(角色|Characters)$/);
        await press(page, /^(试玩|Try)/);
      },
    ],
    [
      "discover-taste-story",
      DISCOVER,
      async (page) => {
        // What is ranked has not heard of a post this new.
        await press(page, /^(最新|Newest)$/);
        await press(page, /^(试玩|Try)/);
        await page.waitForTimeout(1000);
      },
    ],
    ["prompt-past", "/pages/square/prompt", weekBefore],
    ["edit-topic", `/pages/square/edit?id=${mine}`, (page) => press(page, /^(话题|Topic)/)],
    ["post-answer", `/pages/square/post?id=${post}`, (page) => press(page, /^(回复|Reply)$/)],
    [
      "compose-words",
      "/pages/square/compose",
      (page) => seen(page.getByRole("textbox")).last().fill("海边的一天,从退潮开始。"),
    ],
  ];
  return scenes.map(([file, path, act]): Scene => ({ file, path, looker: "me", act }));
}

/** What a screen of the square must be told to show something. */
export function squareQuery(path: string, { post, topic, author, mine }: Square): string {
  const name = path.split("/").at(-1) ?? "";
  if (!path.startsWith("/pages/square/")) return "";
  if (["post", "post-share", "lineage"].includes(name)) return `?id=${post}`;
  if (name === "edit") return `?id=${mine}`;
  if (name === "topic") return `?id=${topic}`;
  return name === "creator" || name === "follows" ? `?id=${author}` : "";
}
