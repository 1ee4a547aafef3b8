import type { ImageTrouble } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { guardForbids } from "../moderation/index.ts";
import { endJob } from "./end-job.ts";
import { publishJob } from "./image-jobs.ts";
import { imageNode } from "./image-node.ts";
import { imagePromptOf } from "./image-prompt.ts";
import type { JobRow } from "./images.table.ts";
import { changeJob, claimJob, releaseJob } from "./jobs.repository.ts";
import { paintJobPicture } from "./paint-job-picture.ts";
import { findPictures } from "./pictures.repository.ts";

const LEASE_MS = 90_000;
const RENEW_MS = 30_000;
const TRIES = 4;

/** Paints the missing pictures. @returns why some are still missing; null when none are. */
async function paintMissing(
  services: Services,
  job: JobRow,
  signal: AbortSignal,
): Promise<ImageTrouble | null> {
  const there = new Set((await findPictures(services.db, [job.id])).map(({ place }) => place));
  const missing = job.seeds.map((_, place) => place).filter((place) => !there.has(place));
  const found = await Promise.all(missing.map((place) => paintJobPicture(services, job, place, signal)));
  return found.find((trouble) => trouble !== null) ?? null;
}

async function paint(services: Services, job: JobRow, signal: AbortSignal): Promise<void> {
  publishJob(services, job, { status: "running", made: job.made });
  const judged = { text: imagePromptOf(job), owner: job.user_id, signal };
  const trouble = (await guardForbids(services, judged))
    ? "guard"
    : await paintMissing(services, job, signal);
  // A node that stops releases its jobs to another; only the owner can end one.
  if (signal.aborted && imageNode(services).closing) return releaseJob(services.db, job.id);
  await endJob(services, job.id, { stopped: signal.aborted, trouble });
}

function renew({ db, clock, log }: Services, id: number): void {
  changeJob(db, id, { lease_until: clock.now() + LEASE_MS }).catch((error: unknown) =>
    log.warn({ err: error, jobId: id }, "the lease of a picture job was not renewed"),
  );
}

/** Runs a job so that its owner can cancel it. */
async function runCancellable(services: Services, job: JobRow): Promise<void> {
  const { jobs } = imageNode(services);
  const controller = new AbortController();
  if (job.stopped || imageNode(services).closing) controller.abort();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const renewing = setInterval(() => renew(services, job.id), RENEW_MS).unref();
  jobs.set(job.id, { controller, ended });
  try {
    await paint(services, job, controller.signal);
  } finally {
    clearInterval(renewing);
    jobs.delete(job.id);
    resolve();
  }
}

/**
 * Paints one job on one node. If the node dies, another takes over after the lease and paints what is missing; a job
 * tried too often ends with what there is, and the rest is released (`images §3.5`).
 */
export async function runJob(services: Services, jobId: number): Promise<void> {
  const now = services.clock.now();
  const job = await claimJob(services.db, jobId, { now, until: now + LEASE_MS });
  if (!job) return;
  if (job.tries > TRIES) return endJob(services, jobId, { trouble: "failed" });
  await runCancellable(services, job);
}
