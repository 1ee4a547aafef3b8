import type { ImageTrouble, UploadedImage } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { releaseFiles, saveMadePicture } from "../files/index.ts";
import { publishJob } from "./image-jobs.ts";
import { isOver } from "./images.policy.ts";
import type { JobRow } from "./images.table.ts";
import { lockJob } from "./jobs.repository.ts";
import { paintBuiltIn, paintByModel } from "./make-picture.ts";
import { insertPicture } from "./pictures.repository.ts";

/** A hundred years, in effect until its owner deletes it; a finite time marks that nothing refers to it. */
const LIFE_MS = 100 * 365 * 86_400_000;

/** Inserts a picture at its place, unless the job has ended or another node was faster. @returns how many there are. */
async function insertJobPicture(services: Services, job: JobRow, place: number, stored: UploadedImage) {
  const { db, clock } = services;
  return db.transaction().execute(async (trx) => {
    const present = await lockJob(trx, job.id);
    if (!present || isOver(present) || present.stopped) return undefined;
    return insertPicture(trx, {
      job_id: job.id,
      place,
      user_id: job.user_id,
      seed: job.seeds[place] ?? 0,
      url: stored.originUrl,
      thumb_url: stored.thumbUrl,
      width: stored.width,
      height: stored.height,
      blur: stored.blur ?? null,
      provenance: job.provenance,
      created_at: clock.now(),
    });
  });
}

/** Paints and stores one picture of a job. @returns why there is none; null when there is. */
export async function paintJobPicture(
  services: Services,
  job: JobRow,
  place: number,
  signal: AbortSignal,
): Promise<ImageTrouble | null> {
  const { db, clock, config, log } = services;
  const id = `image-${job.id}-${place}`;
  try {
    const picture =
      job.provenance === "model"
        ? await paintByModel(services, job, { id, signal })
        : await paintBuiltIn(services, job, { place, id, signal });
    if (typeof picture === "string") return picture;
    if (signal.aborted) return "failed";
    const owner = {
      owner: job.user_id,
      name: `${id}.${picture.extension}`,
      permanent: false,
      lifeMs: LIFE_MS,
    };
    const stored = await saveMadePicture(services, picture, owner);
    const made = await insertJobPicture(services, job, place, stored);
    if (made === undefined) {
      const release = { publicUrl: config.publicUrl, owner: job.user_id, now: clock.now() };
      await releaseFiles(db, [stored.originUrl, stored.thumbUrl], release);
      return "failed";
    }
    publishJob(services, job, { status: "running", made });
    return null;
  } catch (error) {
    // Cancelled, or released to another node: not an error.
    if (!signal.aborted) log.error({ err: error, jobId: job.id, place }, "a picture could not be made");
    return "failed";
  }
}
