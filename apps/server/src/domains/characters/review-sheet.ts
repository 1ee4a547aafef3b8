import type { CharacterSheet, CharacterVisibility } from "@4d/contract";
import { judgeText } from "../moderation/index.ts";
import type { ModerationWords } from "../settings/index.ts";

export interface Review {
  /** review: somebody is to look at it first. */
  verdict: "publish" | "review" | "rejected";
  /** What was found, by field; without words where a guard model found it. */
  reasons: { field: string; text: string }[];
}

/** What people or a model would read of a sheet, by field. */
export const textsOf = (sheet: CharacterSheet): [field: string, text: string][] =>
  Object.entries({
    name: sheet.name,
    nickname: sheet.nickname,
    tagline: sheet.tagline,
    intro: sheet.intro,
    description: sheet.description,
    personality: sheet.personality,
    scenario: sheet.scenario,
    firstMes: sheet.firstMes,
    alternateGreetings: sheet.alternateGreetings.join("\n"),
    groupGreetings: sheet.groupGreetings.join("\n"),
    starters: sheet.starters.join("\n"),
    examples: sheet.examples.flatMap(({ ask, answer }) => [ask, answer]).join("\n"),
    systemPrompt: sheet.systemPrompt,
    postHistory: sheet.postHistory,
    tags: sheet.tags.join("\n"),
    style: `${sheet.style.address}\n${sheet.style.custom}`,
    lore: sheet.lore.map(({ content }) => content).join("\n"),
  });

/**
 * Judges a sheet field by field. What is forbidden is rejected for everybody; what is doubtful waits for a person,
 * but only when all are to see it (`CHAR-1`).
 */
export function reviewSheet(
  sheet: CharacterSheet,
  visibility: CharacterVisibility,
  words: ModerationWords,
): Review {
  const judged = textsOf(sheet).map(([field, text]) => ({ field, ...judgeText(text, words) }));
  const found = (level: "block" | "review") =>
    judged
      .filter((one) => one.level === level)
      .map((one) => ({ field: one.field, text: one.words.join("、") }));
  const blocked = found("block");
  if (blocked.length > 0) return { verdict: "rejected", reasons: blocked };
  const doubtful = visibility === "public" ? found("review") : [];
  return { verdict: doubtful.length > 0 ? "review" : "publish", reasons: doubtful };
}
