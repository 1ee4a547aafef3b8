import { t } from "../../../platform/i18n/i18n.ts";
import type { Step } from "../steps.ts";

/** What a step is about, in two lines. */
export function StepHead({ step }: { step: Step }) {
  return (
    <header className="px-1 pt-4 pb-5">
      <h2 className="text-xl leading-tight font-bold text-balance">{t(`making.head.${step}`)}</h2>
      <p className="mt-1 text-s text-pretty text-text-2">{t(`making.note.${step}`)}</p>
    </header>
  );
}
