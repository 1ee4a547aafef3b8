import type { ModerationWords } from "../settings/index.ts";
import { containsWord, textFormsOf } from "./word-matching.ts";

/** Said of anything but oneself, as in 笑得想死, it is a way of talking. */
const IDIOM = /[笑困热冷饿累忙馋美羡想爱]死|想死你|热得想死|笑到想死|dying to/u;

/** Whether somebody writes of ending his life or hurting himself (`characters §11.3`). */
export function isCrisis(text: string, { crisis }: Pick<ModerationWords, "crisis">): boolean {
  const forms = textFormsOf(text.replace(IDIOM, ""));
  return crisis.some((word) => containsWord(word, forms));
}
