import { randomUUID } from "node:crypto";
import type { api, ImageJob, InputOf } from "@4d/contract";
import { seedsBeside } from "@4d/painter";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { createJob } from "./create-job.ts";
import { describeJob, ensureOwnJob, ensureOwnPicture } from "./image-jobs.ts";
import { parseLikeness } from "./images.presenter.ts";
import { findJob } from "./jobs.repository.ts";
import { findPicture } from "./pictures.repository.ts";

const VARY_LIMIT = { rate: 1, burst: 100 };

/**
 * Pictures like one of mine: the same wish, seeds beside its own, so that our painter keeps the composition and
 * moves it; by whom the first was made. @throws Failure notFound, conflict (key reused), insufficient, tooMany.
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
