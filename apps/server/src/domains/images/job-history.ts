import type { api, ImageJob, InputOf, OutputOf } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Call } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { describeJob, ensureOwnJob, ensureOwnPicture } from "./image-jobs.ts";
import { isOver } from "./images.policy.ts";
import { presentJob } from "./images.presenter.ts";
import { changeJob, findOwnJobs, lockJob } from "./jobs.repository.ts";
import { findPicture, findPictures, removePictures as markRemoved } from "./pictures.repository.ts";

type Mine = typeof api.images.mine;

/** My jobs with their pictures, newest first. @throws Failure invalid (cursor). */
export async function listJobs({
  ctx: { services, actor },
  input: { cursor, limit },
}: Call<InputOf<Mine>>): Promise<OutputOf<Mine>> {
  ensure(cursor === undefined || /^\d{1,15}$/.test(cursor), "invalid", { field: "cursor" });
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await findOwnJobs(services.db, { userId: actor.id, before, limit: limit + 1 });
  const jobs = rows.slice(0, limit);
  const pictures = await findPictures(
    services.db,
    jobs.map(({ id }) => id),
  );
  const items = jobs.map((job) =>
    presentJob(
      job,
      pictures.filter((one) => one.job_id === job.id),
    ),
  );
  return { items, nextCursor: rows.length > limit ? String(jobs.at(-1)?.id ?? "") : null };
}

/** One of my jobs with its pictures. @throws Failure notFound. */
export const showJob = ({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.images.job>>): Promise<ImageJob> => describeJob(services, id, actor.id);

/** Removes a finished job and all its pictures from my history. @throws Failure notFound, conflict. */
export async function forgetJob({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.images.forget>>): Promise<null> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const job = ensureOwnJob(await lockJob(trx, id), actor.id);
    ensure(isOver(job), "conflict", {
      zh: "还在画，先取消它",
      en: "It is still being painted. Cancel it first",
    });
    const ids = (await findPictures(trx, [id])).map((one) => one.id);
    await removePictures(services, trx, { ids, userId: actor.id });
    await changeJob(trx, id, { forgotten_at: clock.now() });
  });
  return null;
}

/** Deletes one of my pictures; with its last picture a job leaves my history. @throws Failure notFound. */
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

/** Deletes a person's pictures; their files expire, except those that were sent or set somewhere. */
async function removePictures(
  { clock }: Services,
  trx: Transaction<Tables>,
  { ids, userId }: { ids: readonly number[]; userId: number },
): Promise<void> {
  await markRemoved(trx, { ids, userId, now: clock.now() });
}
