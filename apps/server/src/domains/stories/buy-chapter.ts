import { randomUUID } from "node:crypto";
import type { api, ChapterOffer, InputOf, StoryChapter } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import {
  inLedger,
  type LedgerOutcome,
  type LedgerStep,
  ledgerDone,
  onceForKey,
  spendOnWork,
} from "../capsules/index.ts";
import { lockedNodes } from "./chapters.ts";
import { deletePurchase, insertPurchase } from "./purchases.repository.ts";
import { chaptersFor } from "./readings.ts";
import { parseChoices } from "./runs.presenter.ts";
import { changeRun, findRunOf, lockRun } from "./runs.repository.ts";
import { loadScript, type Script } from "./script.ts";
import { mayContinue } from "./stories.policy.ts";
import { findStory } from "./stories.repository.ts";
import type { StoryRow } from "./stories.table.ts";
import { isReadable, NO_SUCH_STORY } from "./story-access.ts";
import { walk } from "./walk.ts";

declare module "../../platform/services.ts" {
  interface Ports {
    /** The owners of the works a story was made from, nearest first. */
    storyOrigins(services: Services, story: { id: number; ownerId: number }): Promise<number[]>;
  }
}

type Buy = typeof api.storyReading.buy;

const PURCHASES = { rate: 1 / 2, burst: 100 };

interface Sale {
  story: StoryRow;
  script: Script;
  chapter: StoryChapter;
  /** The owners of the works the story was made from. */
  origins: readonly number[];
}

/** The chapter for sale, in the version the caller reads, or in the newest. @throws Failure notFound. */
async function saleFor({ services, actor }: Context, { id, key }: InputOf<Buy>): Promise<Sale> {
  const story = await findStory(services.db, id);
  const run = story && (await findRunOf(services.db, actor.id, id));
  const isOpen = story && (run ? mayContinue(story) : await isReadable(services.db, story, actor.id));
  ensure(isOpen, "notFound", NO_SUCH_STORY);
  const script = await loadScript(services, { storyId: id, version: run?.version ?? story.live_version });
  const chapter = script.sheet.chapters.find((one) => one.key === key);
  ensure(chapter, "notFound", { zh: "没有这一章", en: "Chapter not found" });
  const origins = await services.ports.storyOrigins(services, {
    id: story.id,
    ownerId: story.owner_id,
  });
  return { story, script, chapter, origins };
}

/** Takes the price and grants the chapter, both or neither; people who own it pay nothing. */
async function sellChapter(
  step: LedgerStep,
  { story, script, chapter, origins }: Sale,
  { userId, key }: { userId: number; key: string },
): Promise<LedgerOutcome<null>> {
  const of = { userId, storyId: story.id, chapter: chapter.key };
  const isNew = await insertPurchase(step.trx, {
    ...{ user_id: userId, story_id: story.id, chapter: chapter.key, price: chapter.price },
    created_at: step.now,
  });
  if (!isNew) return ledgerDone(null);
  const spent = await spendOnWork(step, {
    ...{ from: userId, creator: story.owner_id, origins, amount: chapter.price, key },
    kind: "storyChapter",
    params: { title: script.sheet.title, chapter: chapter.title },
    cause: { type: "story", id: `${story.id}` },
  });
  if (spent.ok) return spent;
  // The denial is stored, and anything written before it would be too.
  await deletePurchase(step.trx, of);
  return spent;
}

/** Unlocks a reading that stopped before the chapter. */
async function unlockReading({ services, actor }: Context, { story }: Sale): Promise<void> {
  const run = await findRunOf(services.db, actor.id, story.id);
  if (run?.state !== "locked") return;
  const script = await loadScript(services, { storyId: story.id, version: run.version });
  const locked = lockedNodes(await chaptersFor(services.db, actor.id, { story, script }));
  await services.db.transaction().execute(async (trx) => {
    const present = (await lockRun(trx, run.id)) ?? run;
    if (present.version !== run.version) return;
    const { state } = walk(script.of, parseChoices(present), locked);
    await changeRun(trx, run.id, { state });
  });
}

/**
 * Buys a chapter for good (`stories §7.3`): the price is that of the version, and half of what was paid with bought
 * capsules goes to the author after a week. Bought once per person and chapter, however often and concurrently it is
 * requested.
 * @throws Failure notFound, conflict (another price, or the key was used), insufficient, invalid (their own story),
 * tooMany.
 */
export async function buyChapter({ ctx, input }: Call<InputOf<Buy>>): Promise<ChapterOffer> {
  const { services, actor } = ctx;
  await enforceLimit(services, `story-buy:${actor.id}`, PURCHASES);
  const sale = await saleFor(ctx, input);
  const { story, chapter } = sale;
  ensure(story.owner_id !== actor.id, "invalid", {
    zh: "自己的章节不用买",
    en: "You don’t need to buy your own chapters",
  });
  ensure(chapter.price === input.price, "conflict", {
    zh: `现在的价格是 ${chapter.price} 胶囊`,
    en: `It costs ${chapter.price} capsules now`,
    data: { price: chapter.price },
  });
  const { key: chapterKey, price } = chapter;
  const key = `chapter:${actor.id}:${input["idempotency-key"] ?? randomUUID()}`;
  await inLedger(services, (step) =>
    onceForKey(step, { key, request: [story.id, chapterKey, price] }, () =>
      sellChapter(step, sale, { userId: actor.id, key }),
    ),
  );
  await unlockReading(ctx, sale);
  const { title, node } = chapter;
  return { key: chapterKey, title, node, price, bought: true };
}
