import type { CharacterSheet } from "@4d/contract";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { isStarted, STEPS, type Step } from "../steps.ts";

interface StepBarProps {
  sheet: CharacterSheet;
  step: Step;
  onChoose: (step: Step) => void;
}

/** The steps in a row; started ones have a tick. */
export function StepBar({ sheet, step, onChoose }: StepBarProps) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the step scrolls its capsule into view
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current !== null && chosen)
      row.current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [step]);
  return (
    <nav
      ref={row}
      aria-label={t("making.steps")}
      className="row-x relative shrink-0 gap-2 scroll-smooth px-4 pt-1 pb-2.5"
    >
      {STEPS.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === step ? "step" : undefined}
          onClick={() => onChoose(one)}
          className={cx(
            "hit press flex min-h-8 shrink-0 items-center gap-1 rounded-full px-3.5 text-s whitespace-nowrap",
            one === step ? "bg-text-1 font-semibold text-ink-0" : "bg-ink-3 text-text-2",
          )}
        >
          {t(`making.step.${one}`)}
          {isStarted(one, sheet) && (
            <Check
              role="img"
              aria-label={t("making.begun")}
              className={cx("size-3.5 stroke-[2.6]", one !== step && "text-capsule")}
            />
          )}
        </button>
      ))}
    </nav>
  );
}
