import type { ImageStyle } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";
import { parseLikeness } from "./images.presenter.ts";
import type { JobRow } from "./images.table.ts";

const STYLE_PROMPTS: Readonly<Record<ImageStyle, string>> = {
  glow: "soft gradients, gentle glow, flat illustration",
  ink: "Chinese ink wash painting",
  neon: "neon glow, dark ground, luminous outlines",
  watercolor: "watercolour on paper",
  papercut: "layered paper cut-out",
  pixel: "pixel art",
  starry: "swirling impressionist strokes",
  oil: "oil painting, thick strokes",
  minimal: "minimalist flat design",
  woodblock: "ukiyo-e woodblock print",
};

/** On one line, so that a negative prompt or a likeness cannot begin a line of the prompt's own. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The prompt as a model gets it and a guard model judges it. */
export function imagePromptOf(job: Pick<JobRow, "prompt" | "likeness" | "style" | "negative">): string {
  const like = parseLikeness(job);
  return [
    job.prompt,
    ...(like === undefined ? [] : [`The figure in it is ${onOneLine(like.name)}: ${onOneLine(like.looks)}`]),
    ...(job.style === null ? [] : [`Style: ${STYLE_PROMPTS[job.style]}`]),
    ...(job.negative === "" ? [] : [`Without: ${onOneLine(job.negative)}`]),
  ].join("\n");
}

/**
 * The forbidden words in everything a model would get, each text checked by itself: the prompt, the likeness, and the
 * negative prompt, which a model may paint all the same (`images §2`).
 */
export async function findForbiddenWords(services: Services, ...texts: readonly string[]): Promise<string[]> {
  const { moderation } = await readSettings(services);
  const verdicts = texts.map((text) => judgeText(text, moderation));
  return [...new Set(verdicts.flatMap(({ level, words }) => (level === "block" ? words : [])))];
}

/** Checks a prompt that is handled while the caller waits. @throws Failure invalid, naming the words. */
export async function ensureAllowedPrompt(services: Services, prompt: string): Promise<void> {
  const found = await findForbiddenWords(services, prompt);
  ensure(found.length === 0, "invalid", {
    field: "prompt",
    zh: `这些词不能画:${found.join("、")}`,
    en: `These words can’t be painted: ${found.join(", ")}`,
  });
}
