import type { CharacterSheet } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";

const COUNT = 3;

/** Three things to say to a character: its own starters first, then what its examples know, then what anybody asks. */
export function sampleQuestions({
  starters,
  examples,
}: Pick<CharacterSheet, "starters" | "examples">): string[] {
  const all = [...starters, ...examples.map(({ ask }) => ask), ...t("making.anyAsks").split("\n")];
  return [...new Set(all.map((ask) => ask.trim()).filter((ask) => ask !== ""))].slice(0, COUNT);
}
