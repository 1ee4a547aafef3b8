import { api, type StoryDraft, type StoryGraph, type StorySheetChange } from "@4d/contract";
import { paint, toSvg } from "@4d/painter";
import { STARTER_STORIES, type StarterStory } from "@4d/story/starters";
import { uploadPicture } from "../media.ts";
import type { Circle, SeededPerson } from "../people.ts";

/** Stories of mine and of others, in all states. */
export interface Stories {
  /** Mine, half written, with faults. */
  readonly draft: number;
  /** Mine, published, then changed. */
  readonly published: number;
  /** A friend's, which I have begun. */
  readonly reading: number;
  /** A friend's, whose second part has a price. */
  readonly paid: number;
  readonly long: number;
}

const LONG = "住在灯塔里的观星者每晚都记得给每一个还没有回家的人留一盏灯的那些漫长的夜晚";

async function painted(by: SeededPerson, prompt: string, ratio: "3:4" | "9:16"): Promise<string> {
  const { originUrl } = await uploadPicture(by, toSvg(paint({ prompt, ratio, seed: 0 })));
  return originUrl;
}

/** A starter story, with its places painted. */
async function dressed(by: SeededPerson, { graph, places }: StarterStory): Promise<StoryGraph> {
  const pictures = new Map<string, string>();
  for (const prompt of new Set(Object.values(places)))
    pictures.set(prompt, await painted(by, prompt, "9:16"));
  const nodes = graph.nodes.map((node) => ({
    ...node,
    background: pictures.get(places[node.id] ?? "") ?? "",
  }));
  return { ...graph, nodes };
}

const create = (by: SeededPerson, sheet: StorySheetChange, graph: StoryGraph): Promise<StoryDraft> =>
  by.call(api.stories.create, {
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { sheet, graph },
  });

const publish = (by: SeededPerson, { id, version }: StoryDraft): Promise<StoryDraft> =>
  by.call(api.stories.publish, {
    params: { id },
    headers: { "if-match": version },
    body: { visibility: "public" },
  });

/** Begins to read, and takes the first choice that many times. */
async function read(by: SeededPerson, id: number, steps: number): Promise<void> {
  const run = await by.call(api.storyReading.start, { params: { id }, body: { anew: false } });
  await by.call(api.storyReading.sharePosition, { params: { id: run.id }, body: { on: true } });
  for (let at = 0; at < steps; at += 1)
    await by.call(api.storyReading.step, { params: { id: run.id }, body: { at, choices: [0] } });
}

/** Fills the library and the editor with my stories. */
export async function seedStories({ me, friend }: Pick<Circle, "me" | "friend">): Promise<Stories> {
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
