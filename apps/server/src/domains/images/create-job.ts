import type { ImageLikeness, ImageRatio, ImageStyle, Provenance } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { claimed, done, type LedgerStep, ledger, type Outcome, setAside } from "../capsules/index.ts";
import { lockUser } from "../users/index.ts";
import { countUse, insertJob, nextJobId } from "./jobs.repository.ts";
import { wordsAgainst } from "./judge-prompt.ts";
import { paintingNode } from "./painting-node.ts";
import { type Rules, rulesOfNow } from "./terms.ts";

/** Pictures as they were asked for, everything decided. */
export interface NewJob {
  userId: number;
  /** Of the client; with the same key nothing is asked for twice. */
  key: string;
  /** What the key stands for: another request under it is refused. */
  request: unknown;
  wish: {
    prompt: string;
    negative: string;
    style: ImageStyle | null;
    ratio: ImageRatio;
    likeness: ImageLikeness | undefined;
    /** Who is wished for; where there is no model it is always our painter. */
    by: Provenance | undefined;
  };
  seeds: readonly number[];
}

const busy = (most: number) => ({
  zh: `同时最多画 ${most} 批，等一批画完吧`,
  en: `At most ${most} jobs can be under way; please wait for one`,
});
const usedUp = (most: number) => ({
  zh: `今天的 ${most} 张已用完，明天再来`,
  en: `Today's ${most} pictures are used up; more tomorrow`,
});

/** @throws Failure tooMany: thrown and not kept, so that the same key may ask again later. */
async function ensureRoom({ trx }: LedgerStep, { rules, userId, seeds }: Making, by: Provenance) {
  const used = await countUse(trx, userId, rules.day);
  const most = rules.perDay[by];
  ensure(used.underWay < rules.atOnce, "tooMany", busy(rules.atOnce));
  ensure(used[by] + seeds.length <= most, "tooMany", usedUp(most));
}

interface Making extends NewJob {
  rules: Rules;
  found: readonly string[];
}

/** Stores the job, and with it what it may cost, or neither. */
async function make(step: LedgerStep, making: Making): Promise<Outcome<number>> {
  const { rules, found, userId, key, wish, seeds } = making;
  // One after the other for each person, so that the limits hold.
  await lockUser(step.trx, userId);
  const isBlocked = found.length > 0;
  const by = wish.by === "builtin" ? "builtin" : rules.by;
  if (!isBlocked) await ensureRoom(step, making, by);
  const cost = by === "model" && !isBlocked ? rules.price * seeds.length : 0;
  const { likeness, by: _, ...words } = wish;
  const id = await nextJobId(step.trx);
  const held =
    cost === 0
      ? done([])
      : await setAside(step, {
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
  return done(id);
}

/**
 * Stores what was asked for once for its key, sets aside what a model may cost, and has this node begin. Words that
 * may not be painted make a job that is `blocked` and costs nothing. @returns its id.
 * @throws Failure tooMany, insufficient, conflict (key reused).
 */
export async function createJob(services: Services, job: NewJob): Promise<number> {
  const { prompt, negative, likeness } = job.wish;
  const found = await wordsAgainst(services, prompt, negative, likeness?.name ?? "", likeness?.looks ?? "");
  const rules = await rulesOfNow(services);
  const key = `image:${job.userId}:${job.key}`;
  const making = { ...job, key, rules, found };
  const id = await ledger(services, (step) =>
    claimed(step, { key, request: job.request }, () => make(step, making)),
  );
  paintingNode(services).wake(id, job.userId);
  return id;
}
