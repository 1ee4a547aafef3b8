import type { ImageJob, ImageLikeness, MadeImage } from "@4d/contract";
import type { ImageRow, JobRow } from "./images.table.ts";

/** The likeness a job is painted after. */
export const parseLikeness = ({ likeness }: Pick<JobRow, "likeness">): ImageLikeness | undefined =>
  likeness === null ? undefined : (JSON.parse(likeness) as ImageLikeness);

const presentPicture = (row: ImageRow): MadeImage => ({
  id: row.id,
  jobId: row.job_id,
  place: row.place,
  seed: row.seed,
  url: row.url,
  thumbUrl: row.thumb_url,
  width: row.width,
  height: row.height,
  ...(row.blur === null ? {} : { blur: row.blur }),
  by: row.provenance,
});

/** A job as its owner sees it. */
export function presentJob(row: JobRow, pictures: readonly ImageRow[]): ImageJob {
  const like = parseLikeness(row);
  return {
    id: row.id,
    status: row.status,
    trouble: row.trouble,
    found: row.found,
    prompt: row.prompt,
    negative: row.negative,
    style: row.style,
    ratio: row.ratio,
    count: row.seeds.length,
    seed: row.seeds[0] ?? 0,
    character: like === undefined ? null : { id: like.id, name: like.name },
    by: row.provenance,
    cost: row.cost,
    made: row.made,
    pictures: pictures.filter((one) => one.removed_at === null).map(presentPicture),
    createdAt: row.created_at,
  };
}
