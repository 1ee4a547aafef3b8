import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import type { Step } from "../steps.ts";

/** The title and explanation of a step. */
export function StepHead({ step }: { step: Step }) {
  return (
    <header className="px-1 pt-4 pb-5">
      <h2 className="text-xl leading-tight font-bold text-balance">{t(`making.head.${step}`)}</h2>
      <p className="mt-1 text-s text-pretty text-text-2">{t(`making.note.${step}`)}</p>
    </header>
  );
}

interface FieldSectionProps {
  title: string;
  note?: string;
  /** Right of the title: a count, a small button. */
  tail?: ReactNode;
  children: ReactNode;
}

/** A section of a step: heading, one sentence, fields. */
export function FieldSection({ title, note, tail, children }: FieldSectionProps) {
  return (
    <section className="mb-6">
      <div className="flex flex-wrap items-baseline gap-x-2 px-1 pb-2">
        <h3 className="text-m font-semibold">{title}</h3>
        <span className="ml-auto text-s text-text-3">{tail}</span>
      </div>
      {note !== undefined && <p className="-mt-1 px-1 pb-2.5 text-s text-pretty text-text-2">{note}</p>}
      {children}
    </section>
  );
}
