import { randomInt, randomUUID } from "node:crypto";
import {
  type api,
  IMAGE_SEED_MAX,
  type ImageJob,
  type ImageLikeness,
  type ImageRatio,
  type ImageStyle,
  type InputOf,
  type Provenance,
} from "@4d/contract";

import { seedsBeside, seedsFrom } from "@4d/painter";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import {
  inLedger,
  type LedgerOutcome,
  type LedgerStep,
  ledgerDone,
  onceForKey,
  placeHolds,
} from "../capsules/index.ts";
import { lockUser } from "../users/index.ts";
import { describeJob, ensureOwnJob, ensureOwnPicture } from "./image-jobs.ts";
import { findForbiddenWords } from "./image-prompt.ts";
import { imageQueue } from "./image-queue.ts";
import { parseLikeness } from "./images.presenter.ts";
import { countUse, findJob, insertJob, nextJobId } from "./jobs.repository.ts";
import { likenessOf } from "./likeness.ts";
import { findPicture } from "./pictures.repository.ts";
import { currentRules, type ImageRules } from "./terms.ts";

/** A request for pictures with all details resolved. */
interface NewJob {
  userId: number;
  /** The client's idempotency key. */
  key: string;
  /** The request the key belongs to: a different one under the same key is refused. */
  request: unknown;
  options: {
    prompt: string;
    negative: string;
    style: ImageStyle | null;
    ratio: ImageRatio;
    likeness: ImageLikeness | undefined;
    /** The requested engine; without a model it is always our painter. */
    by: Provenance | undefined;
  };
  seeds: readonly number[];
}

const busy = (most: number) => ({
  zh: `同时最多画 ${most} 批，等一批画完吧`,
  en: `At most ${most} jobs at once. Please wait for one to finish`,
});
const usedUp = (most: number) => ({
  zh: `今天的 ${most} 张已用完，明天再来`,
  en: `Today’s ${most} pictures are used up. Come back tomorrow`,
});

/** @throws Failure tooMany; it is thrown and not stored under the key, so that the same key may try again later. */
async function ensureWithinLimits({ trx }: LedgerStep, { rules, userId, seeds }: CheckedJob, by: Provenance) {
  const used = await countUse(trx, userId, rules.day);
  const most = rules.perDay[by];
  ensure(used.underWay < rules.atOnce, "tooMany", busy(rules.atOnce));
  ensure(used[by] + seeds.length <= most, "tooMany", usedUp(most));
}

interface CheckedJob extends NewJob {
  rules: ImageRules;
  found: readonly string[];
}

/** Stores the job together with the hold for its maximum price, or neither. */
async function storeJob(step: LedgerStep, checked: CheckedJob): Promise<LedgerOutcome<number>> {
  const { rules, found, userId, key, options, seeds } = checked;
  // Serialised per person, so that the limits hold.
  await lockUser(step.trx, userId);
  const isBlocked = found.length > 0;
  const by = options.by === "builtin" ? "builtin" : rules.by;
  if (!isBlocked) await ensureWithinLimits(step, checked, by);
  const cost = by === "model" && !isBlocked ? rules.price * seeds.length : 0;
  const { likeness, by: _, ...words } = options;
  const id = await nextJobId(step.trx);
  const held =
    cost === 0
      ? ledgerDone([])
      : await placeHolds(step, {
          key,
          kind: "aiImage",
          params: { count: seeds.length },
          cause: { type: "image", id: String(id) },
          userId,
          parts: [cost],
          expiresAt: null,
        });
  if (!held.ok) return held;
  await insertJob(step.trx, {
    ...words,
    id,
    user_id: userId,
    hold_id: held.value[0] ?? null,
    seeds: [...seeds],
    likeness: likeness === undefined ? null : JSON.stringify(likeness),
    provenance: by,
    status: isBlocked ? "blocked" : "queued",
    trouble: isBlocked ? "words" : null,
    found: [...found],
    cost,
    day: rules.day,
    created_at: step.now,
  });
  return ledgerDone(id);
}

/**
 * Stores a request once per key, reserves what a model may cost, and wakes this node. A prompt with forbidden words
 * makes a `blocked` job that costs nothing. @returns its id.
 * @throws Failure tooMany, insufficient, conflict (key reused).
 */
async function createJob(services: Services, job: NewJob): Promise<number> {
  const { prompt, negative, likeness } = job.options;
  const found = await findForbiddenWords(
    services,
    prompt,
    negative,
    likeness?.name ?? "",
    likeness?.looks ?? "",
  );
  const rules = await currentRules(services);
  const key = `image:${job.userId}:${job.key}`;
  const checked = { ...job, key, rules, found };
  const id = await inLedger(services, (step) =>
    onceForKey(step, { key, request: job.request }, () => storeJob(step, checked)),
  );
  imageQueue(services).add([{ id, ownerId: job.userId }]);
  return id;
}

/** Only against flooding; a person's quota is in the terms. */
const MAKE_LIMIT = { rate: 1, burst: 100 };

/**
 * Requests pictures (`IMAGE-1`), which are painted in the background. The same idempotency key counts once.
 * @throws Failure invalid, notFound (the character), conflict (key reused), insufficient, tooMany.
 */
export async function makeJob({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.images.make>>): Promise<ImageJob> {
  await enforceLimit(services, `image:${actor.id}`, MAKE_LIMIT);
  const { "idempotency-key": key = randomUUID(), ...request } = input;
  const { prompt, negative, style = null, ratio, count, by, characterId } = request;
  const likeness = characterId === undefined ? undefined : await likenessOf(services, characterId, actor.id);
  const seeds = seedsFrom(request.seed ?? randomInt(IMAGE_SEED_MAX + 1), count);
  const options = { prompt, negative, style, ratio, likeness, by };
  const id = await createJob(services, { userId: actor.id, key, request, options, seeds });
  return describeJob(services, id, actor.id);
}

const VARY_LIMIT = { rate: 1, burst: 100 };

/**
 * Requests variations of one of my pictures: the same prompt and engine with neighbouring seeds, so that our painter
 * varies the composition only slightly.
 * @throws Failure notFound, conflict (key reused), insufficient, tooMany.
 */
export async function varyImage({
  ctx: { services, actor },
  input: { id: pictureId, count, "idempotency-key": key = randomUUID() },
}: Call<InputOf<typeof api.images.vary>>): Promise<ImageJob> {
  await enforceLimit(services, `image:${actor.id}`, VARY_LIMIT);
  const picture = ensureOwnPicture(await findPicture(services.db, pictureId), actor.id);
  const job = ensureOwnJob(await findJob(services.db, picture.job_id), actor.id);
  const { prompt, negative, style, ratio } = job;
  const options = { prompt, negative, style, ratio, likeness: parseLikeness(job), by: picture.provenance };
  const seeds = seedsBeside(picture.seed, count);
  const request = { vary: pictureId, count };
  const id = await createJob(services, { userId: actor.id, key, request, options, seeds });
  return describeJob(services, id, actor.id);
}
