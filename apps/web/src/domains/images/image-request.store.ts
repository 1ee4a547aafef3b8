import {
  IMAGE_COUNT_MAX,
  IMAGE_NEGATIVE_MAX,
  IMAGE_PROMPT_MAX,
  IMAGE_SEED_MAX,
  type ImageJob,
  type ImageLikeness,
  type ImageRatio,
  type ImageStyle,
  type Provenance,
} from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import { signedOut } from "../../platform/session.ts";
import { imagesApi } from "./images.api.ts";

/** The request being edited on screen. */
export interface ImageRequestDraft {
  prompt: string;
  negative: string;
  style: ImageStyle | null;
  ratio: ImageRatio;
  count: number;
  seed: number;
  like: ImageLikeness | null;
  /** builtin: the free painter, even though there is a model. */
  by: Provenance;
}
/** Seeds of one hundred share a composition (packages/painter, seed.ts). */
export const SEEDS_A_COMPOSITION = 100;

const STORAGE_KEY = "image-wish";
const fresh: ImageRequestDraft = {
  prompt: "",
  negative: "",
  style: null,
  ratio: "3:4",
  count: IMAGE_COUNT_MAX,
  seed: 700,
  like: null,
  by: "model",
};

/** The request on screen; stored on the device until another replaces it. */
export const imageRequestStore = createStore<ImageRequestDraft>()(() => fresh);

let saveTimer: ReturnType<typeof setTimeout> | undefined;

/** Changes parts of the request. */
export function changeRequest(part: Partial<ImageRequestDraft>): void {
  imageRequestStore.setState(part);
  clearTimeout(saveTimer);
  saveTimer = setTimeout(() => saveCopy(STORAGE_KEY, imageRequestStore.getState()), 500);
}

/** Shallow: this app stored it itself, and the server validates what is sent. */
const isStoredRequest = (value: unknown): value is Partial<ImageRequestDraft> =>
  typeof value === "object" && value !== null && "prompt" in value && typeof value.prompt === "string";

/** Restores the last request, if none is being edited. */
export function restoreRequest(): void {
  if (imageRequestStore.getState() !== fresh) return;
  const stored = loadCopy(STORAGE_KEY);
  if (isStoredRequest(stored)) imageRequestStore.setState({ ...fresh, ...stored });
}

/** A seed of another composition. */
export const otherSeed = (): number => Math.floor(Math.random() * (IMAGE_SEED_MAX + 1));

/** Restores the request of a job. */
export async function repeatRequest(job: ImageJob): Promise<void> {
  const { prompt, negative, style, ratio, count, seed, by } = job;
  changeRequest({ prompt, negative, style, ratio, count, seed, by, like: null });
  if (job.character !== null) await chooseLikeness(job.character.id);
}

/** After whom it is painted. */
export async function chooseLikeness(characterId: number): Promise<Failure | null> {
  const outcome = await attempt(imagesApi.likeness(characterId));
  if (!outcome.ok) return outcome.failure;
  changeRequest({ like: outcome.value });
  return null;
}

/** Enriches the prompt; resolves with the previous one, for undo. */
export async function enhance(): Promise<
  { failure: Failure } | { before: Pick<ImageRequestDraft, "prompt" | "negative"> }
> {
  const { prompt, negative, style } = imageRequestStore.getState();
  const outcome = await attempt(imagesApi.enhance(prompt.trim(), style));
  if (!outcome.ok) return { failure: outcome.failure };
  const richer = outcome.value;
  changeRequest({
    prompt: richer.prompt.slice(0, IMAGE_PROMPT_MAX),
    negative: (negative === "" ? richer.negative : negative).slice(0, IMAGE_NEGATIVE_MAX),
  });
  return { before: { prompt, negative } };
}

signedOut.on(() => imageRequestStore.setState(fresh, true));
