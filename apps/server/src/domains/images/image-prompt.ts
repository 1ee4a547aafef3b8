import type { ImageStyle } from "@4d/contract";
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

/** On one line: what is wished away, or how a character looks, begins no line of the prompt's own. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The prompt as a model is told it, and a guard judges it. */
export function imagePromptOf(job: Pick<JobRow, "prompt" | "likeness" | "style" | "negative">): string {
  const like = parseLikeness(job);
  return [
    job.prompt,
    ...(like === undefined ? [] : [`The figure in it is ${onOneLine(like.name)}: ${onOneLine(like.looks)}`]),
    ...(job.style === null ? [] : [`Style: ${STYLE_PROMPTS[job.style]}`]),
    ...(job.negative === "" ? [] : [`Without: ${onOneLine(job.negative)}`]),
  ].join("\n");
}
