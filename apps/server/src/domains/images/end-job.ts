import type { ImageJobStatus, ImageTrouble } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import {
  inLedger,
  type LedgerStep,
  ledgerDone,
  onceForKey,
  postHold,
  type SharedWork,
  voidHolds,
} from "../capsules/index.ts";
import { findCharacter, sharedWorkOf } from "../characters/index.ts";
import { publishJob } from "./image-jobs.ts";
import { isOver } from "./images.policy.ts";
import { parseLikeness } from "./images.presenter.ts";
import type { JobRow } from "./images.table.ts";
import { changeJob, findJob, lockJob } from "./jobs.repository.ts";

/** How a job ends, besides its pictures. */
export interface JobEnding {
  /** Its owner stopped it. */
  stopped?: boolean;
  /** Why pictures are missing. */
  trouble?: ImageTrouble | null;
}

function statusOf({ made, seeds, stopped }: JobRow, ending: JobEnding): ImageJobStatus {
  if (ending.trouble === "guard") return "blocked";
  if (made === seeds.length) return "done";
  if (stopped || ending.stopped) return "cancelled";
  return made > 0 ? "done" : "failed";
}

/** The character a job paints, if its creator earns by it (`CAPSULE-4`). */
async function workOf({ db }: Services, jobId: number): Promise<SharedWork | undefined> {
  const job = await findJob(db, jobId);
  const like = job && parseLikeness(job);
  const character = like && (await findCharacter(db, like.id));
  return character && sharedWorkOf(character);
}

/** Spends the price of the finished pictures from the hold; the rest is released (`images §3.3`). */
async function settle(step: LedgerStep, job: JobRow, work: SharedWork | undefined): Promise<number> {
  if (job.hold_id === null) return 0;
  const why = { kind: "returned", key: `image-end:${job.id}` } as const;
  const params = { of: "aiImage", count: job.seeds.length };
  const returned = { ...why, params, cause: { type: "image" as const, id: String(job.id) } };
  const amount = (job.cost / job.seeds.length) * job.made;
  const outcome =
    amount > 0
      ? await postHold(step, { ...returned, holdId: job.hold_id, amount, to: "revenue", work })
      : await voidHolds(step, { ...returned, ids: [job.hold_id], status: "voided" });
  return outcome.ok && amount > 0 ? amount : 0;
}

/**
 * Ends a job and settles its hold in one transaction: finished pictures are charged and stay, missing ones cost
 * nothing. A second call finds it ended.
 */
export async function endJob(services: Services, jobId: number, ending: JobEnding = {}): Promise<void> {
  const work = await workOf(services, jobId);
  await inLedger(services, (step) =>
    onceForKey(step, { key: `image-end:${jobId}`, request: jobId }, async () => {
      const job = await lockJob(step.trx, jobId);
      if (!job || isOver(job)) return ledgerDone(null);
      const cost = await settle(step, job, work);
      const status = statusOf(job, ending);
      const trouble =
        status === "cancelled" || job.made === job.seeds.length ? null : (ending.trouble ?? "failed");
      await changeJob(step.trx, jobId, { status, trouble, cost, hold_id: null, stopped: false });
      return ledgerDone(null);
    }),
  );
  const ended = await findJob(services.db, jobId);
  if (ended) publishJob(services, ended, ended);
}
