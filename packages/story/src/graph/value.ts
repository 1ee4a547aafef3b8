import type { StoryCondition, StoryEffect, StoryValue, StoryVariable } from "@4d/contract";

/**
 * Whether a condition or effect makes sense for its variable: the same type, and comparisons and sums only
 * for numbers.
 */
export function fits(variable: StoryVariable | undefined, use: StoryCondition | StoryEffect): boolean {
  if (variable === undefined || typeof variable.start !== typeof use.value) return false;
  return use.op === "eq" || use.op === "ne" || use.op === "set" || variable.kind === "number";
}

/** Whether a value meets a condition that fits it. */
export function meets(value: StoryValue, { op, value: other }: StoryCondition): boolean {
  switch (op) {
    case "eq":
      return value === other;
    case "ne":
      return value !== other;
    case "gt":
      return value > other;
    case "gte":
      return value >= other;
    case "lt":
      return value < other;
    case "lte":
      return value <= other;
  }
}

/** A value after an effect that fits it. */
export function changed(value: StoryValue, { op, value: other }: StoryEffect): StoryValue {
  return op === "add" && typeof value === "number" && typeof other === "number" ? value + other : other;
}
