import type { AnswerTrouble } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";

/** Why an answer is not the model's, or broke off; it stands under the answer. */
export const standInText = (because: AnswerTrouble): string => t(`talks.standIn.${because}`);

/** Why there is no answer at all. */
export const troubleText = (because: AnswerTrouble | null): string =>
  t(`talks.trouble.${because ?? "failed"}`);
