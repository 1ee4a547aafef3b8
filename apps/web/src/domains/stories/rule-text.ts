import type { StoryCondition, StoryEffect, StoryValue, StoryVariable } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";

export type ConditionOp = StoryCondition["op"];
export type EffectOp = StoryEffect["op"];

/** The comparisons for a variable's kind: only numbers have an order. */
export const opsOf = ({ kind }: StoryVariable): ConditionOp[] =>
  kind === "number" ? ["gte", "lte", "gt", "lt", "eq", "ne"] : ["eq", "ne"];

/** A value as text. */
export function valueText(value: StoryValue): string {
  if (typeof value === "boolean") return value ? t("stories.yes") : t("stories.no");
  return typeof value === "number" ? String(value) : `「${value}」`;
}

/** A condition as its author reads it: 勇气 ≥ 2. */
export const conditionText = ({ op, value }: StoryCondition, name: string): string =>
  `${name} ${t(`stories.op.${op}`)} ${valueText(value)}`;

/** An effect as its author reads it: 勇气 +1. */
export function effectText({ op, value }: StoryEffect, name: string): string {
  if (op === "set") return t("stories.becomes", { name, value: valueText(value) });
  return `${name} ${Number(value) < 0 ? "−" : "+"}${Math.abs(Number(value))}`;
}
