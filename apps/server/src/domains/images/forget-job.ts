import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { ensureOwnJob } from "./image-jobs.ts";
import { isOver } from "./images.policy.ts";
import { changeJob, lockJob } from "./jobs.repository.ts";
import { findPictures } from "./pictures.repository.ts";
import { removePictures } from "./remove-pictures.ts";

/** Takes a job that is over out of my history, with all its pictures. @throws Failure notFound, conflict. */
export async function forgetJob({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.images.forget>>): Promise<null> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const job = ensureOwnJob(await lockJob(trx, id), actor.id);
    ensure(isOver(job), "conflict", {
      zh: "还在画，先取消它",
      en: "It is still being painted; cancel it first",
    });
    const ids = (await findPictures(trx, [id])).map((one) => one.id);
    await removePictures(services, trx, { ids, userId: actor.id });
    await changeJob(trx, id, { forgotten_at: clock.now() });
  });
  return null;
}
