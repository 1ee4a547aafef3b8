import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentJob } from "./images.presenter.ts";
import { findOwnJobs } from "./jobs.repository.ts";
import { findPictures } from "./pictures.repository.ts";

type Mine = typeof api.images.mine;

/** My jobs with their pictures, the latest first. @throws Failure invalid (cursor). */
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
