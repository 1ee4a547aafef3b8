import { setTimeout as pause } from "node:timers/promises";
import { api, type ImageJob, type ImageRequest } from "@4d/contract";
import type { SeededPerson } from "../people.ts";

/** Pictures made for me. */
export interface Images {
  readonly job: number;
  readonly picture: number;
}

async function painted(me: SeededPerson, body: ImageRequest): Promise<ImageJob> {
  const { id } = await me.call(api.images.make, { body });
  for (;;) {
    const job = await me.call(api.images.job, { params: { id } });
    if (job.status === "done") return job;
    await pause(200);
  }
}

/** Four pictures from one sentence, and one more. */
export async function seedImages(me: SeededPerson): Promise<Images> {
  await painted(me, { prompt: "雨夜的霓虹城市,一把撑开的伞", count: 1, seed: 700, ratio: "9:16" });
  const request = { prompt: "黎明的雪山,湖面起雾,一行飞鸟", count: 4, seed: 700 };
  const { id, pictures } = await painted(me, request);
  return { job: id, picture: pictures[0]?.id ?? 0 };
}
