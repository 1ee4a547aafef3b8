import { refuse } from "../refusal.ts";
import type { Story } from "./runtime.ts";
import type { Printed } from "./scene.ts";

/** The time and output a run may take between two choices. */
export interface Caps {
  /** Milliseconds of one slice of ink, and the number of slices after which a story counts as endless. */
  readonly sliceMs: number;
  readonly slices: number;
}

/** A scene has at most a few hundred lines; a story that prints more never stops printing. */
const LINES_MAX = 2000;
const LETTERS_MAX = 200_000;
const CHOICES_MAX = 50;

function printLine(story: Story, { sliceMs, slices }: Caps): void {
  for (let slice = 0; slice < slices; slice += 1) {
    story.ContinueAsync(sliceMs);
    if (story.asyncContinueComplete) return;
  }
  refuse("endless");
}

/**
 * Lets ink print up to the next choices. `Continue` would hang on `-> a` inside `a` (`stories §6.3`), so it
 * works in slices, and refuses as endless a story that takes too many of them or prints too much.
 */
export function print(story: Story, caps: Caps): Printed {
  const lines: string[] = [];
  const tags: string[] = [];
  let letters = 0;
  const late = Date.now() + 2 * caps.sliceMs * caps.slices;
  while (story.canContinue) {
    if (lines.length >= LINES_MAX || letters > LETTERS_MAX || Date.now() > late) refuse("endless");
    printLine(story, caps);
    const line = story.currentText ?? "";
    letters += line.length;
    lines.push(line);
    tags.push(...(story.currentTags ?? []));
  }
  return { lines, tags, choices: story.currentChoices.slice(0, CHOICES_MAX).map(({ text }) => text) };
}
