import type { CraftGoals } from "@4d/contract";
import { CircleCheck, Flame, Lightbulb, Sparkles, Star } from "lucide-react";
import { useStore } from "zustand/react";
import { lang, t } from "../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { cx } from "../../../ui/cx.ts";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { goalsStore } from "../goals.store.ts";
import { elementName } from "../thing.ts";

type Goal = CraftGoals["goals"][number];
const icons = { riddle: Lightbulb, fresh: Sparkles, first: Star } as const;

const isMet = ({ have, need }: Goal): boolean => have >= need;

/** How many of today's goals are met. */
export const metCount = ({ goals }: CraftGoals): number => goals.filter(isMet).length;

function GoalRow({ goal }: { goal: Goal }) {
  const { kind, have, need } = goal;
  const met = isMet(goal);
  const Icon = met ? CircleCheck : icons[kind];
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-m bg-ink-3 px-4 py-2.5">
      <Icon aria-hidden="true" className={cx("size-5.5 shrink-0", met ? "text-capsule" : "text-text-2")} />
      <span className="min-w-0 flex-1 text-m">{t(`craft.goal.${kind}`, { n: need })}</span>
      <span className={cx("num text-s", met ? "font-semibold text-capsule" : "text-text-3")}>
        {have}/{need}
      </span>
    </li>
  );
}

function Riddle({ goals }: { goals: CraftGoals }) {
  const { hint, level, left: remaining, answer: solution } = goals.riddle;
  return (
    <section className="mb-3 rounded-l bg-[linear-gradient(140deg,var(--wallet-a),var(--wallet-b)_80%)] px-5 py-4.5 text-on-art">
      <p className="flex items-center justify-between text-xs text-on-art-dim">
        <span>{t("craft.riddle")}</span>
        <span>{t(`craft.level.${level}`)}</span>
      </p>
      <p className="mt-2 text-l leading-snug font-semibold text-balance">{hint[lang.get()]}</p>
      <p className="num mt-2.5 text-s text-on-art-dim">
        {solution !== null && t("craft.riddleAnswer", { name: `${solution.emoji} ${elementName(solution)}` })}
        {solution === null && remaining !== null && t("craft.riddleLeft", { n: remaining })}
      </p>
    </section>
  );
}

/** The goals of a day: a riddle, new elements, a discovery. */
export function GoalsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { goals } = useStore(goalsStore);
  return (
    <BottomSheet open={open} onClose={onClose} title={t("craft.goals")}>
      {goals === null ? (
        <SkeletonRows count={3} />
      ) : (
        <div className="px-4 pb-3">
          <Riddle goals={goals} />
          <ul className="flex flex-col gap-2">
            {goals.goals.map((goal) => (
              <GoalRow key={goal.kind} goal={goal} />
            ))}
          </ul>
          {goals.streak > 0 && (
            <p className="mt-3 flex items-center justify-center gap-1.5 text-s text-text-2">
              <Flame aria-hidden="true" className="size-4 text-amber" />
              {t("craft.streak", { n: goals.streak })}
            </p>
          )}
        </div>
      )}
    </BottomSheet>
  );
}
