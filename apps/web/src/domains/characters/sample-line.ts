import { AUDITION_MAX, type CharacterSheet } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";

/** A line for this character: one of its example answers, its greeting, or a general one. */
export function sampleLine({ examples, firstMes }: Pick<CharacterSheet, "examples" | "firstMes">): string {
  const answers = examples.map(({ answer }) => answer.trim()).filter((answer) => answer !== "");
  const telling = answers.filter((answer) => answer.length >= 16 && answer.length <= AUDITION_MAX);
  return (telling[0] ?? answers[0] ?? (firstMes.trim() || t("making.sampleLine"))).slice(0, AUDITION_MAX);
}
