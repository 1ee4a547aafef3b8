import type { ImageTrouble } from "@4d/contract";
import type { JobSignals } from "../../platform/job-queue/job-kind.ts";
import type { Services } from "../../platform/services.ts";
import { guardForbids } from "../moderation/index.ts";
import { endJob } from "./end-job.ts";
import { publishJob } from "./image-jobs.ts";
import { imagePromptOf } from "./image-prompt.ts";
import type { JobRow } from "./images.table.ts";
import { paintJobPicture } from "./paint-job-picture.ts";
import { findPictures } from "./pictures.repository.ts";

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

/**
 * Paints what is missing of a job and ends it (`images §3.5`). A node that stops releases its jobs to another; only the
 * owner can end one early.
 */
export async function runJob(
  services: Services,
  job: JobRow,
  { signal, stopping }: JobSignals,
): Promise<void> {
  publishJob(services, job, { status: "running", made: job.made });
  const judged = { text: imagePromptOf(job), owner: job.user_id, signal };
  const trouble = (await guardForbids(services, judged))
    ? "guard"
    : await paintMissing(services, job, signal);
  stopping.throwIfAborted();
  await endJob(services, job.id, { stopped: signal.aborted, trouble });
}
