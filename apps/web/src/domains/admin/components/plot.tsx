import type { AdminMeasure } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { fileSize, shortCount } from "../../../platform/i18n/numbers.ts";
import { dayText } from "../day-text.ts";
import { PlotCard } from "./figures.tsx";
import { LineChart } from "./line-chart.tsx";

interface PlotProps {
  measure: AdminMeasure;
  values: readonly number[];
  /** The first day, days from 1970-01-01. */
  from: number;
  /** An extra remark. */
  note?: string | undefined;
}

const DAY = 86_400_000;
const LEVELS: readonly AdminMeasure[] = ["online", "storage"];

/** A daily measure: its sum or maximum, the line, and the first and last day. */
export function Plot({ measure, values, from, note }: PlotProps) {
  const title = t(`admin.measure.${measure}`);
  const text = (value: number) => (measure === "storage" ? fileSize(value) : shortCount(value));
  const isLevel = LEVELS.includes(measure);
  const whole = isLevel ? Math.max(0, ...values) : values.reduce((sum, one) => sum + one, 0);
  const today = values.at(-1) ?? 0;
  return (
    <PlotCard
      title={title}
      total={isLevel ? t("admin.highest", { n: text(whole) }) : t("admin.inAll", { n: text(whole) })}
    >
      <LineChart
        label={t("admin.plotSpoken", { title, whole: text(whole), today: text(today) })}
        values={values}
      />
      <p className="num flex flex-wrap justify-between gap-x-2 pt-1 text-xs text-text-3">
        <span>{dayText(from * DAY)}</span>
        <span>{t("admin.today", { n: text(today) })}</span>
      </p>
      {note !== undefined && <p className="num pt-1 text-s text-text-2">{note}</p>}
    </PlotCard>
  );
}
