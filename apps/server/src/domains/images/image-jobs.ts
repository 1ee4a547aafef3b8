import type { ImageJob, ImageJobStatus } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { mayHandle } from "./images.policy.ts";
import { presentJob } from "./images.presenter.ts";
import type { ImageRow, JobRow } from "./images.table.ts";
import { findJob } from "./jobs.repository.ts";
import { findPicture, findPictures } from "./pictures.repository.ts";

const NO_JOB = { zh: "没有这个画图任务", en: "Picture job not found" };
const NO_PICTURE = { zh: "图片不存在", en: "Picture not found" };

/** A job of the caller's. @throws Failure notFound, so that others do not learn that it exists. */
export function ensureOwnJob(row: JobRow | undefined, viewerId: number): JobRow {
  ensure(row && mayHandle(row, viewerId), "notFound", NO_JOB);
  return row;
}

/** A picture of the caller's. @throws Failure notFound. */
export function ensureOwnPicture(row: ImageRow | undefined, viewerId: number): ImageRow {
  ensure(row && mayHandle(row, viewerId), "notFound", NO_PICTURE);
  return row;
}

/** The current state of a job, for its owner. @throws Failure notFound. */
export async function describeJob({ db }: Services, id: number, viewerId: number): Promise<ImageJob> {
  const row = ensureOwnJob(await findJob(db, id), viewerId);
  return presentJob(row, await findPictures(db, [row.id]));
}

/** Publishes a job's progress to its owner (`image.job`). */
export function publishJob(
  { bus }: Pick<Services, "bus">,
  { id, user_id: userId }: { id: number; user_id: number },
  { status, made }: { status: ImageJobStatus; made: number },
): void {
  publishEvent(bus, [userId], { type: "image.job", jobId: id, status, made });
}

/** A picture of the caller's as a post shows it, labelled with its producer; undefined for another person's. */
export async function picturePreview({ services, actor }: Context, id: number) {
  const row = await findPicture(services.db, id);
  if (!row || row.removed_at !== null || !mayHandle(row, actor.id)) return undefined;
  return {
    title: "",
    subtitle: "",
    cover: row.url,
    thumb: row.thumb_url,
    aiLabel: row.provenance,
    playable: false,
  };
}
