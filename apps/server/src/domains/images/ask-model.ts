import type { ImageRatio, ImageTrouble } from "@4d/contract";
import sharp from "sharp";
import type { PicturesAsk } from "../../platform/llm/llm.ts";
import type { LlmFailure, LlmFailureKind } from "../../platform/llm/llm-failure.ts";
import { labelXmp } from "../../platform/paint/label-xmp.ts";
import type { Services } from "../../platform/services.ts";
import type { JobRow } from "./images.table.ts";
import type { Made } from "./paint-picture.ts";
import { told } from "./told.ts";

const PRODUCER = "四次元";
/** A model paints for longer than it speaks. */
const TIMEOUT_MS = 180_000;
const MAX_PIXELS = 40_000_000;

/** Sizes to ask for, ours first; models that know only their own are asked again. */
const SIZES: Readonly<Record<ImageRatio, readonly NonNullable<PicturesAsk["size"]>[]>> = {
  "1:1": ["1024x1024"],
  "3:4": ["768x1024", "1024x1536", "1024x1024"],
  "9:16": ["720x1280", "1024x1792", "1024x1536", "1024x1024"],
};
const SHAPES: Readonly<Record<ImageRatio, number>> = { "1:1": 1, "3:4": 3 / 4, "9:16": 9 / 16 };

const TROUBLES: Readonly<Record<LlmFailureKind, ImageTrouble>> = {
  timeout: "timeout",
  rateLimited: "busy",
  refused: "refused",
  cut: "model",
  badAnswer: "model",
  empty: "model",
  cancelled: "model",
  down: "model",
};

/** Whether a refusal is of the size, as far as the endpoint's one word tells, and not of what is to be seen. */
const isOfSize = ({ kind, status, reason = "" }: LlmFailure): boolean =>
  kind === "refused" &&
  (status === 400 || status === 422) &&
  !/polic|safety|moderat|content|block/i.test(reason);

/** In the shape asked for, encoded anew so that only pixels remain, and labelled as made by machine. */
async function dressed(bytes: Uint8Array, ratio: ImageRatio, id: string): Promise<Made> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
  const { width: w, height: h } = (await image.metadata()).autoOrient;
  const shape = SHAPES[ratio];
  const width = Math.round(Math.min(w, h * shape));
  const { data, info } = await image
    .resize(width, Math.round(width / shape), { fit: "cover" })
    .webp({ quality: 88, effort: 3 })
    .withXmp(labelXmp({ producer: PRODUCER, id }))
    .toBuffer({ resolveWithObject: true });
  return { data, type: "image/webp", extension: "webp", width: info.width, height: info.height };
}

/** Has the model paint one picture; an answer that is none is a trouble, as everything else that befalls it. */
export async function askModel(
  { llm, log }: Services,
  job: JobRow,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<Made | ImageTrouble> {
  for (const size of SIZES[job.ratio]) {
    const ask = { prompt: told(job), count: 1, size, owner: job.user_id, signal, timeoutMs: TIMEOUT_MS };
    const outcome = await llm.pictures(ask);
    if (outcome.kind === "unavailable") return "busy";
    if (outcome.kind === "failed" && isOfSize(outcome.failure)) continue;
    if (outcome.kind === "failed") return TROUBLES[outcome.failure.kind];
    const [picture] = outcome.value;
    try {
      if (picture) return await dressed(picture.bytes, job.ratio, id);
    } catch (error) {
      log.warn({ err: error, jobId: job.id }, "a model's picture could not be read");
    }
    return "model";
  }
  return "refused";
}
