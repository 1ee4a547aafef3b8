import type { CharacterSheet } from "@4d/contract";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Cell } from "../../../ui/cell.tsx";
import type { Step } from "../steps.ts";
import { bandOf, strengthOf } from "../strength.ts";

const RING = 2 * Math.PI * 15;

function Ring({ score }: { score: number }) {
  return (
    <span className="relative grid size-9 shrink-0 place-items-center">
      <svg aria-hidden="true" viewBox="0 0 36 36" className="absolute inset-0 -rotate-90 fill-none stroke-3">
        <circle cx="18" cy="18" r="15" className="stroke-ink-4" />
        <circle
          cx="18"
          cy="18"
          r="15"
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * RING} ${RING}`}
          className="stroke-capsule transition-all"
        />
      </svg>
      <span className="num text-xs font-bold">{score}</span>
    </span>
  );
}

/** How alive the character is, and the change that would help most; a press shows all of them. */
export function StrengthLine({ sheet, onStep }: { sheet: CharacterSheet; onStep: (step: Step) => void }) {
  const [open, setOpen] = useState(false);
  const { score, lacks } = strengthOf(sheet);
  const [first] = lacks;
  const band = t(`making.band.${bandOf(score)}`);
  const why = first === undefined ? t("making.complete") : t(`making.lack.${first.id}`);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="press mb-1 flex w-full items-center gap-3 rounded-m bg-ink-2 px-3 py-2.5 text-left"
      >
        <span className="sr-only">{t("making.strength")}</span>
        <Ring score={score} />
        <span className="min-w-0 flex-1">
          <span className="block text-m leading-snug font-semibold">{band}</span>
          <span className="block text-s leading-snug text-pretty text-text-2">{why}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-text-3" />
      </button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={t("making.strengthTitle", { n: score })}>
        <p className="px-5 pb-2 text-center text-s text-balance text-text-2">
          {lacks.length === 0 ? t("making.complete") : t("making.strengthNote")}
        </p>
        {lacks.map(({ id, step }) => (
          <Cell
            key={id}
            title={t(`making.lack.${id}`)}
            value={t(`making.step.${step}`)}
            onPress={() => {
              setOpen(false);
              onStep(step);
            }}
          />
        ))}
      </BottomSheet>
    </>
  );
}
