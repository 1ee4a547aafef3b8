import type { api, InputOf, StoryDraft, StoryGraph, StorySheet } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure, fail } from "../../platform/failure.ts";
import { readSettings } from "../settings/index.ts";
import { problemsOf } from "./check-story.ts";
import { findAccessibleCharacters } from "./present-stories.ts";
import { publishVersion } from "./publish-version.ts";
import { reviewStory } from "./review-story.ts";
import { readGraph, readInk, readSheet } from "./stored-json.ts";
import { presentDraft } from "./stories.presenter.ts";
import { changeStory, findStory, lockStory } from "./stories.repository.ts";
import type { StoryRow } from "./stories.table.ts";
import { ensureOwnStory } from "./story-access.ts";
import { ensureVersion } from "./update-story.ts";
import { workOnStory } from "./work-on-story.ts";

type Publish = typeof api.stories.publish;

/** Each version costs seconds of processor time and is stored while somebody reads it. */
const PUBLISHINGS = { rate: 1 / 30, burst: 10 };

/** @throws Failure invalid: a chapter without a first node, at the start, twice, or at a disallowed price. */
async function checkChapters(
  { services }: Context,
  { chapters }: StorySheet,
  graph: StoryGraph,
): Promise<void> {
  const { least, most } = (await readSettings(services)).capsules.prices.chapter;
  const nodes = new Set(graph.nodes.map(({ id }) => id));
  nodes.delete(graph.start);
  const keys = new Set<string>();
  for (const { key, title, node, price } of chapters) {
    const field = "chapters";
    ensure(title.trim() !== "", "invalid", { field, zh: "章节还没有名字", en: "A chapter has no name" });
    ensure(nodes.delete(node) && !keys.has(key), "invalid", {
      field,
      zh: `章节「${title}」要从开头以外的一个节点开始,每个节点只能开始一章`,
      en: `The chapter “${title}” must start in a node that is not the opening and starts no other chapter`,
      data: { chapter: key },
    });
    keys.add(key);
    ensure(price >= least && price <= most, "invalid", {
      field,
      zh: `章节价格要在 ${least} 到 ${most} 胶囊之间`,
      en: `A chapter costs ${least} to ${most} capsules`,
      data: { chapter: key, least, most },
    });
  }
}

/** @throws Failure invalid: the cast includes somebody who is no character the author may meet. */
async function checkCast(ctx: Context, { cast }: StoryGraph): Promise<void> {
  const known = await findAccessibleCharacters(
    ctx,
    cast.map(({ characterId }) => characterId),
  );
  const missing = cast.find(({ characterId }) => characterId > 0 && !known.has(characterId));
  ensure(missing === undefined, "invalid", {
    field: "cast",
    zh: `角色「${missing?.name ?? ""}」已经不在了,换一个吧`,
    en: `The character ${missing?.name ?? ""} no longer exists`,
    data: { key: missing?.key },
  });
}

/**
 * Checks the graph and compiles it in a thread, on behalf of `ownerId`; 0 is the house.
 * @throws Failure invalid with `data.issues`.
 */
export async function compileSoundInk(
  { services, lang }: Pick<Context, "services" | "lang">,
  row: StoryRow,
  ownerId: number,
): Promise<string> {
  const ink = readInk(row.ink);
  if (ink !== null) return ink.json;
  const { check, ink: done } = await workOnStory(
    services,
    "publish",
    { graph: readGraph(row.graph) },
    { ownerId },
  );
  if (done === null) {
    const [first] = check.issues.filter(({ severity }) => severity === "error");
    return fail("invalid", {
      field: "graph",
      ...(first === undefined ? {} : { zh: first.zh, en: first.en }),
      data: { issues: problemsOf(check.issues, lang) },
    });
  }
  if (done.kind === "compiled") return done.json;
  return fail("invalid", { field: "graph", zh: done.refusal.zh, en: done.refusal.en });
}

/** @throws Failure notFound, conflict, forbidden. */
function ensurePublishable(row: StoryRow | undefined, viewerId: number, version: number): StoryRow {
  const present = ensureOwnStory(row, viewerId);
  ensureVersion(present, version);
  ensure(present.status !== "banned", "forbidden", {
    zh: "这个故事已被封禁",
    en: "This story has been banned",
  });
  return present;
}

/** Runs all checks that need no lock. @returns the compiled ink. */
async function checkAndCompile(ctx: Context, row: StoryRow): Promise<string> {
  const sheet = readSheet(row.sheet);
  const graph = readGraph(row.graph);
  ensure(sheet.title.trim() !== "", "invalid", {
    field: "title",
    zh: "先给故事起个名字",
    en: "The story needs a name",
  });
  await checkChapters(ctx, sheet, graph);
  await checkCast(ctx, graph);
  return compileSoundInk(ctx, row, ctx.actor.id);
}

/**
 * Publishes the current draft of my story: only for me or by link at once; for everybody after a review, which waits
 * for a person only when the text requires it (`STORY-1`). The earlier version stays until then.
 * @throws Failure notFound, conflict, forbidden (banned), invalid (incomplete or unsound), tooMany.
 */
export async function publishStory({ ctx, input }: Call<InputOf<Publish>>): Promise<StoryDraft> {
  const { services, actor } = ctx;
  const { db, clock } = services;
  const version = input["if-match"];
  const found = ensurePublishable(await findStory(db, input.id), actor.id, version);
  await enforceLimit(services, `story-publish:${actor.id}`, PUBLISHINGS);
  const ink = await checkAndCompile(ctx, found);
  const { moderation } = await readSettings(services);
  const texts = {
    sheet: readSheet(found.sheet),
    graph: readGraph(found.graph),
    ink: readInk(found.ink)?.source ?? null,
  };
  const visibility = input.visibility ?? found.visibility;
  const review = reviewStory(texts, visibility, moderation);
  const row = await db.transaction().execute(async (trx) => {
    const present = ensurePublishable(await lockStory(trx, input.id), actor.id, version);
    if (review.verdict === "publish")
      return publishVersion(trx, { ...present, visibility }, { ink, now: clock.now() });
    return changeStory(trx, present.id, {
      visibility,
      status: review.verdict,
      reasons: JSON.stringify(review.reasons),
      updated_at: clock.now(),
    });
  });
  return presentDraft(row);
}
