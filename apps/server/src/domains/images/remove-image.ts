import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensureOwnPicture } from "./image-jobs.ts";
import { isOver } from "./images.policy.ts";
import { changeJob, lockJob } from "./jobs.repository.ts";
import { findPicture, findPictures } from "./pictures.repository.ts";
import { removePictures } from "./remove-pictures.ts";

/** Deletes a picture of mine; a job without any left goes out of my history with the last. @throws Failure notFound. */
export async function removeImage({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.images.remove>>): Promise<null> {
  const { db, clock } = services;
  const picture = ensureOwnPicture(await findPicture(db, id), actor.id);
  await db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, picture.job_id);
    await removePictures(services, trx, { ids: [id], userId: actor.id });
    const left = (await findPictures(trx, [picture.job_id])).filter((one) => one.removed_at === null);
    if (job && isOver(job) && left.length === 0) await changeJob(trx, job.id, { forgotten_at: clock.now() });
  });
  return null;
}
