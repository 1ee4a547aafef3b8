import type { AdminSettingsChange, AdminSettingsView, AiKey } from "@4d/contract";
import { isSame, mergeThreeWay, type Parts } from "../../platform/three-way-merge.ts";

const isParts = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** My changes to the base, part by part, applied to the current value. */
function over(base: unknown, mine: unknown, now: unknown): unknown {
  if (!isParts(base) || !isParts(mine) || !isParts(now)) return isSame(base, mine) ? now : mine;
  const { merged } = mergeThreeWay(base, mine, now);
  return Object.fromEntries(
    Object.entries(merged).map(([name, value]) => [
      name,
      name in mine && name in now ? over(base[name], mine[name], now[name]) : value,
    ]),
  );
}

/**
 * Rebases a change of the settings from an older version onto the current one: untouched fields take their current
 * values. Keys are write-only, so they are passed separately. Pure.
 */
export function mergeTypedSettings(
  base: AdminSettingsView,
  { ai, ...change }: Omit<AdminSettingsChange, "revision">,
  now: AdminSettingsView,
): { view: AdminSettingsView; keys: Partial<Record<AiKey, string>> } {
  const typed: [string, unknown][] = Object.entries(ai ?? {});
  const addresses = Object.fromEntries(typed.filter(([name]) => name in base.ai));
  const keys = Object.fromEntries(
    typed.filter(([name, key]) => !(name in base.ai) && typeof key === "string"),
  );
  const mine: Parts = {
    ...base,
    ...change,
    ...(ai === undefined ? {} : { ai: { ...base.ai, ...addresses } }),
  };
  return { view: over(base, mine, now) as AdminSettingsView, keys };
}
