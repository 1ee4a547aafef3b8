import type { AdminStats } from "@4d/contract";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../platform/i18n/numbers.ts";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { growthText } from "../growth-text.ts";
import { LineChart } from "./line-chart.tsx";

function Figure({ value, label, grown }: { value: string; label: string; grown?: string }) {
  return (
    <div className="flex-1 rounded-m bg-ink-2 px-3.5 py-3">
      <p className="num truncate text-xl leading-tight font-bold">{value}</p>
      <p className="flex flex-wrap gap-x-1 text-s text-text-3">
        {label}
        {grown !== undefined && grown !== "" && <span className="num text-capsule">{grown}</span>}
      </p>
    </div>
  );
}

/** A card with a heading for a plot. */
export function PlotCard({ title, total, children }: { title: string; total?: string; children: ReactNode }) {
  return (
    <section className="rounded-m bg-ink-2 p-3.5">
      <h2 className="flex justify-between gap-2 pb-2 text-s text-text-3">
        {title}
        {total !== undefined && <span className="num text-text-2">{total}</span>}
      </h2>
      {children}
    </section>
  );
}

/** How many people there are, how many are online, how many are banned. */
export function Numbers({ stats }: { stats: AdminStats }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Figure
        value={shortCount(stats.people)}
        label={t("admin.people")}
        grown={growthText(stats.people, stats.days.people ?? [])}
      />
      <Figure value={shortCount(stats.online)} label={t("admin.online")} />
      <Figure value={shortCount(stats.banned)} label={t("admin.banned")} />
    </div>
  );
}

/** These numbers, and the messages of the last days. */
export function Figures({ stats }: { stats: AdminStats | null }) {
  if (stats === null) return <SkeletonBlock className="mx-4 mb-3 h-46 animate-late rounded-m" />;
  const { messages = [] } = stats.days;
  const total = messages.reduce((sum, one) => sum + one, 0);
  return (
    <div className="flex flex-col gap-3 px-4 pb-3">
      <Numbers stats={stats} />
      <PlotCard title={t("admin.messagesOf", { n: messages.length })} total={shortCount(total)}>
        <LineChart
          label={t("admin.messagesSpoken", { n: messages.length, said: total, today: messages.at(-1) ?? 0 })}
          values={messages}
        />
      </PlotCard>
    </div>
  );
}
