import { readFile } from "node:fs/promises";
import type { Services } from "../../platform/services.ts";
import { parseLikeness } from "./images.presenter.ts";
import type { JobRow } from "./images.table.ts";

/** A picture that is made, labelled, and not stored yet. */
export interface MadePicture {
  data: Buffer;
  type: string;
  extension: string;
  width: number;
  height: number;
}

/** Has our own painter paint one picture of a job, in a process of its own: free, and always the same. */
export async function paintBuiltIn(
  { pictures }: Pick<Services, "pictures">,
  job: JobRow,
  { place, id, signal }: { place: number; id: string; signal: AbortSignal },
): Promise<MadePicture> {
  const { prompt, negative, style, ratio, seeds } = job;
  const order = { prompt, negative, style: style ?? undefined, ratio, seed: seeds[place] ?? 0 };
  const params = { commission: { ...order, like: parseLikeness(job) }, id };
  const ask = { who: job.user_id, params: params, isPatient: true, signal };
  return pictures.run("paint", ask, async ({ path, ...size }) => ({
    ...size,
    data: await readFile(path),
  }));
}
