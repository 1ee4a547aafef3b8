import { api, type StoryDraft, type StoryGraph, type StorySheetChange } from "@4d/contract";
import { paint, toSvg } from "@4d/painter";
import { STARTER_STORIES, type StarterStory } from "@4d/story/starters";
import type { Locator, Page } from "@playwright/test";
import type { Company } from "./company.ts";
import { uploadPicture } from "./media.ts";
import type { Somebody } from "./people.ts";
import type { Scene } from "./scenes.ts";

/** Stories of mine and of others, in the states there are. */
export interface Stories {
  /** Mine, half written, with things wrong. */
  readonly draft: number;
  /** Mine, published, then changed. */
  readonly published: number;
  /** A friend's, which I have begun. */
  readonly reading: number;
  /** A friend's, whose second part is paid for. */
  readonly paid: number;
  readonly long: number;
}

const LONG = "住在灯塔里的观星者每晚都记得给每一个还没有回家的人留一盏灯的那些漫长的夜晚";

async function painted(by: Somebody, prompt: string, ratio: "3:4" | "9:16"): Promise<string> {
  const { originUrl } = await uploadPicture(by, toSvg(paint({ prompt, ratio, seed: 0 })));
  return originUrl;
}

/** A story the product brings, with its places painted. */
async function dressed(by: Somebody, { graph, places }: StarterStory): Promise<StoryGraph> {
  const pictures = new Map<string, string>();
  for (const prompt of new Set(Object.values(places)))
    pictures.set(prompt, await painted(by, prompt, "9:16"));
  const nodes = graph.nodes.map((node) => ({
    ...node,
    background: pictures.get(places[node.id] ?? "") ?? "",
  }));
  return { ...graph, nodes };
}

const create = (by: Somebody, sheet: StorySheetChange, graph: StoryGraph): Promise<StoryDraft> =>
  by.call(api.stories.create, {
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { sheet, graph },
  });

const publish = (by: Somebody, { id, version }: StoryDraft): Promise<StoryDraft> =>
  by.call(api.stories.publish, {
    params: { id },
    headers: { "if-match": version },
    body: { visibility: "public" },
  });

/** Begins to read, and takes the first choice so often. */
async function read(by: Somebody, id: number, steps: number): Promise<void> {
  const run = await by.call(api.storyReading.start, { params: { id }, body: { anew: false } });
  await by.call(api.storyReading.sharePlace, { params: { id: run.id }, body: { on: true } });
  for (let at = 0; at < steps; at += 1)
    await by.call(api.storyReading.step, { params: { id: run.id }, body: { at, choices: [0] } });
}

/** Fills the library and my desk. */
export async function seedStories({ me, friend }: Pick<Company, "me" | "friend">): Promise<Stories> {
  const [ferry, library] = STARTER_STORIES;
  if (ferry === undefined || library === undefined) throw new Error("no starter stories");
  const graph = await dressed(me, ferry);
  const sheet = { title: ferry.title, tagline: ferry.tagline, cover: await painted(me, ferry.cover, "3:4") };
  const mine = await publish(me, await create(me, { ...sheet, tags: ["海", "雾"] }, graph));
  await me.call(api.stories.update, {
    params: { id: mine.id },
    headers: { "if-match": mine.version },
    body: { sheet: { intro: "最后一班船从不准点,也从不落下该上船的人。" } },
  });
  await read(friend, mine.id, 1);
  await publish(me, await me.call(api.stories.draft, { params: { id: mine.id } }));
  const second = await me.call(api.stories.draft, { params: { id: mine.id } });
  await me.call(api.stories.update, {
    params: { id: mine.id },
    headers: { "if-match": second.version },
    body: { sheet: { intro: "最后一班船从不准点。" } },
  });
  const broken = graph.nodes.map((node, at) =>
    at === 2 ? { ...node, choices: node.choices.map((choice) => ({ ...choice, target: node.id })) } : node,
  );
  const draft = await create(me, { title: "雾港,第二稿" }, { ...graph, nodes: broken.slice(0, 14) });
  const cover = await painted(friend, library.cover, "3:4");
  const other = await dressed(friend, library);
  const theirs = await publish(
    friend,
    await create(friend, { title: library.title, tagline: library.tagline, cover }, other),
  );
  const behind = other.nodes[0]?.choices[0]?.target ?? "";
  const chapters = [{ key: "part2", title: "门后", node: behind, price: 30 }];
  const paid = await publish(friend, await create(friend, { title: "门后", cover, chapters }, other));
  const long = await publish(
    friend,
    await create(friend, { title: LONG.slice(0, 40), tagline: LONG }, library.graph),
  );
  await friend.call(api.posts.create, {
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { text: "写完了,来试试你会走到哪个结局。", creation: { kind: "story", id: theirs.id } },
  });
  await read(friend, theirs.id, 2);
  await read(me, theirs.id, 3);
  return { draft: draft.id, published: mine.id, reading: theirs.id, paid: paid.id, long: long.id };
}

const seen = (found: Locator) => found.filter({ visible: true });
const press = (name: RegExp) => async (page: Page) => seen(page.getByRole("button", { name })).last().click();
const tab = (name: RegExp) => async (page: Page) => seen(page.getByText(name)).first().click();
const choose = (page: Page) => seen(page.getByRole("listitem").getByRole("button")).first().click();

const editor: Record<string, Scene["act"]> = {
  "story-structure": async (page) => seen(page.getByRole("application")).waitFor(),
  "story-list": press(/^(看列表|As a list)$/),
  "story-node": async (page) => seen(page.getByRole("application").getByRole("button")).first().click(),
  "story-write": tab(/^(写作|Write)$/),
  "story-rules": async (page) => {
    await tab(/^(写作|Write)$/)(page);
    await press(/^(第 1 个选项的条件和变化|Conditions and changes of choice 1)/)(page);
  },
  "story-variables": async (page) => {
    await tab(/^(写作|Write)$/)(page);
    await press(/^(变量|Variables)/)(page);
  },
  "story-cast": async (page) => {
    await tab(/^(写作|Write)$/)(page);
    await press(/^(角色表|Cast)/)(page);
  },
  "story-paint": async (page) => {
    await tab(/^(写作|Write)$/)(page);
    await press(/^(换一张|Another one|用几个词画背景|Paint the background from words)$/)(page);
    await page.waitForTimeout(1500);
  },
  "story-suggest": async (page) => {
    await tab(/^(写作|Write)$/)(page);
    await press(/^(接下来可以怎么写|Suggest what may follow)$/)(page);
    await seen(page.getByRole("button", { name: /^(收下|Take it)$/ })).scrollIntoViewIfNeeded();
  },
  "story-play": tab(/^(试玩|Play)$/),
  "story-trial": async (page) => {
    await tab(/^(试玩|Play)$/)(page);
    await press(/^(开始试玩|Play)$/)(page);
    await seen(page.getByRole("button", { name: /^(结束试玩|Stop playing)$/ })).waitFor();
  },
  "story-random": async (page) => {
    await tab(/^(试玩|Play)$/)(page);
    await press(/^(随机玩 500 次|Play 500 times)$/)(page);
    await seen(page.getByText(/^(玩了 500 次|Played 500 times)/)).scrollIntoViewIfNeeded();
  },
  "story-publish": tab(/^(发布|Publish)$/),
};

/** Next to nothing is left in my purse. */
async function poor(page: Page): Promise<void> {
  await page.route("**/api/capsule/account*", async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: object };
    const data = { ...json.data, balance: 12, paid: 0, bonus: 12, income: 0 };
    await route.fulfill({ json: { ...json, data } });
  });
  await page.reload();
  const door = seen(page.getByRole("region", { name: /^(付费章节|A paid chapter)$/ }));
  const choice = seen(page.getByRole("listitem").getByRole("button")).first();
  // Who looked before stands at the door already.
  await door.or(choice).waitFor();
  if ((await door.count()) === 0) await choice.click();
  await door.waitFor();
  await page.waitForTimeout(600);
  await page.unroute("**/api/capsule/account*");
}

/** Writing and reading stories, with what happens on the screens. */
export function listStoryScenes({ stories: { draft, published, reading, paid, long } }: Company): Scene[] {
  const scene = (file: string, path: string, act: Scene["act"]): Scene => ({ file, path, looker: "me", act });
  const still = async () => undefined;
  const front = (id: number) => `/pages/story/story?id=${id}`;
  const read = (id: number) => `/pages/story/story-read?id=${id}`;
  return [
    ...Object.entries(editor).map(([file, act]) =>
      scene(file, `/pages/create/interactive-fiction?id=${draft}`, act),
    ),
    scene(
      "story-publish-sound",
      `/pages/create/interactive-fiction?id=${published}`,
      tab(/^(发布|Publish)$/),
    ),
    scene("story-versions", `/pages/create/interactive-fiction?id=${published}`, async (page) => {
      await tab(/^(发布|Publish)$/)(page);
      await press(/^(发布过的版本|Published versions)$/)(page);
    }),
    scene("story-mine", front(published), still),
    scene("story-paid", front(paid), still),
    scene("story-long", front(long), still),
    scene("story-read-map", read(reading), press(/^(故事地图|Story map)$/)),
    scene("story-read-history", read(reading), async (page) => {
      await press(/^(更多|More)$/)(page);
      await page.getByRole("menuitem", { name: /^(读过的|What I read)$/ }).click();
    }),
    scene("story-read-settings", read(reading), async (page) => {
      await press(/^(更多|More)$/)(page);
      await page.getByRole("menuitem", { name: /^(阅读设置|Reading)$/ }).click();
    }),
    scene("story-read-locked", read(paid), choose),
    scene("story-read-poor", read(paid), poor),
    scene("story-read-ending", read(published), async (page) => {
      for (let step = 0; step < 20; step += 1) {
        if ((await seen(page.getByRole("region", { name: /^(结局|Ending)$/ })).count()) > 0) return;
        await choose(page);
        await page.waitForTimeout(200);
      }
    }),
  ];
}
