import { AUDITION_MAX, type CharacterSheet } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";
import { characterText } from "./character-text.ts";

/** A line for this character: one of its example answers, its greeting, or a general one. */
export function sampleLine(
  sheet: Pick<CharacterSheet, "name" | "nickname" | "examples" | "firstMes">,
): string {
  const { examples, firstMes } = sheet;
  const answers = examples
    .map(({ answer }) => characterText(answer, sheet).trim())
    .filter((answer) => answer !== "");
  const telling = answers.filter((answer) => answer.length >= 16 && answer.length <= AUDITION_MAX);
  return (
    telling[0] ??
    answers[0] ??
    (characterText(firstMes, sheet).trim() || t("making.sampleLine"))
  ).slice(0, AUDITION_MAX);
}
