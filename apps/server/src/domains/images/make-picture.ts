import { readFile } from "node:fs/promises";
import type { ImageRatio, ImageTrouble } from "@4d/contract";
import type { PicturesAsk } from "../../platform/llm/llm.ts";
import type { LlmFailure, LlmFailureKind } from "../../platform/llm/llm-failure.ts";
import type { PictureRequest } from "../../platform/pictures/index.ts";
import type { Services } from "../../platform/services.ts";
import { imagePromptOf } from "./image-prompt.ts";
import { parseLikeness } from "./images.presenter.ts";
import type { JobRow } from "./images.table.ts";

const PRODUCER = "四次元";
/** Painting takes a model longer than text. */
const TIMEOUT_MS = 180_000;

/** Sizes to ask for, ours first; models that know only standard sizes get a second request. */
const SIZES: Readonly<Record<ImageRatio, readonly NonNullable<PicturesAsk["size"]>[]>> = {
  "1:1": ["1024x1024"],
  "3:4": ["768x1024", "1024x1536", "1024x1024"],
  "9:16": ["720x1280", "1024x1792", "1024x1536", "1024x1024"],
};
const ASPECT_RATIOS: Readonly<Record<ImageRatio, number>> = { "1:1": 1, "3:4": 3 / 4, "9:16": 9 / 16 };

const TROUBLE_OF_FAILURE: Readonly<Record<LlmFailureKind, ImageTrouble>> = {
  timeout: "timeout",
  rateLimited: "busy",
  refused: "refused",
  cut: "model",
  badAnswer: "model",
  empty: "model",
  cancelled: "model",
  down: "model",
};

/** Whether a refusal concerns the size, as far as the endpoint's reason shows, and not the content. */
const isOfSize = ({ kind, status, reason = "" }: LlmFailure): boolean =>
  kind === "refused" &&
  (status === 400 || status === 422) &&
  !/polic|safety|moderat|content|block/i.test(reason);

/** Crops to the requested ratio, re-encodes so that only pixels remain, and labels the picture as machine-made. */
async function labelPicture(
  { pictures }: Pick<Services, "pictures">,
  bytes: Uint8Array,
  { job, id }: { job: JobRow; id: string },
): Promise<MadePicture> {
  const params = { shape: ASPECT_RATIOS[job.ratio], label: { producer: PRODUCER, id } };
  const ask: PictureRequest<"dress"> = {
    ...{ who: job.user_id, source: async () => bytes, params },
    ignoresQueueLimit: true,
  };
  return pictures.run("dress", ask, async ({ path, ...size }) => ({ ...size, data: await readFile(path) }));
}

/** Has the model paint one picture; an unusable answer is returned as a trouble, like every other failure. */
export async function paintByModel(
  services: Services,
  job: JobRow,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<MadePicture | ImageTrouble> {
  const { llm, log } = services;
  for (const size of SIZES[job.ratio]) {
    const ask = {
      prompt: imagePromptOf(job),
      count: 1,
      size,
      owner: job.user_id,
      signal,
      timeoutMs: TIMEOUT_MS,
    };
    const outcome = await llm.pictures(ask);
    if (outcome.kind === "unavailable") return "busy";
    if (outcome.kind === "failed" && isOfSize(outcome.failure)) continue;
    if (outcome.kind === "failed") return TROUBLE_OF_FAILURE[outcome.failure.kind];
    const [picture] = outcome.value;
    try {
      if (picture) return await labelPicture(services, picture.bytes, { job, id });
    } catch (error) {
      log.warn({ err: error, jobId: job.id }, "a model's picture could not be read");
    }
    return "model";
  }
  return "refused";
}

/** A finished, labelled picture that is not stored yet. */
interface MadePicture {
  data: Buffer;
  type: string;
  extension: string;
  width: number;
  height: number;
}

/** Has our own painter paint one picture of a job, in a separate process: free and deterministic. */
export async function paintBuiltIn(
  { pictures }: Pick<Services, "pictures">,
  job: JobRow,
  { place, id, signal }: { place: number; id: string; signal: AbortSignal },
): Promise<MadePicture> {
  const { prompt, negative, style, ratio, seeds } = job;
  const order = { prompt, negative, style: style ?? undefined, ratio, seed: seeds[place] ?? 0 };
  const params = { commission: { ...order, like: parseLikeness(job) }, id };
  const ask: PictureRequest<"paint"> = { who: job.user_id, params, ignoresQueueLimit: true, signal };
  return pictures.run("paint", ask, async ({ path, ...size }) => ({
    ...size,
    data: await readFile(path),
  }));
}
