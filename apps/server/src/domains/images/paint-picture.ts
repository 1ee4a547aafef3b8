import { paintApart } from "../../platform/paint/paint-apart.ts";
import type { Services } from "../../platform/services.ts";
import { likenessIn } from "./images.presenter.ts";
import type { JobRow } from "./images.table.ts";

/** A picture that is made, labelled, and not stored yet. */
export interface Made {
  data: Buffer;
  type: string;
  extension: string;
  width: number;
  height: number;
}

/** Has our own painter paint one picture of a job, in a thread of its own: free, and always the same. */
export async function paintPicture(
  services: Services,
  job: JobRow,
  { place, id, signal }: { place: number; id: string; signal: AbortSignal },
): Promise<Made> {
  const { prompt, negative, style, ratio, seeds } = job;
  const order = { prompt, negative, style: style ?? undefined, ratio, seed: seeds[place] ?? 0 };
  const commission = { ...order, like: likenessIn(job) };
  const { png, width, height } = await paintApart(
    services,
    { commission, id },
    { ownerId: job.user_id, signal },
  );
  return { data: Buffer.from(png.buffer), type: "image/png", extension: "png", width, height };
}
