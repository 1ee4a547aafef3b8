import { isDeepStrictEqual } from "node:util";
import { SETTING_RIGHTS } from "@4d/contract";
import type { Settings, SettingsChange } from "../settings/index.ts";

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function differing(before: unknown, after: unknown, path: string): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (path in SETTING_RIGHTS || !isGroup(before) || !isGroup(after)) return [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differing(before[name], after[name], `${path}.${name}`));
}

/**
 * Which settings a change touches, as `SETTING_RIGHTS` names them. A group sent whole touches only what differs in it;
 * of the models anything sent counts, or the answer would say whether a guessed key was right. Pure.
 */
export const changedSettings = (current: Settings, groups: SettingsChange, models: boolean): string[] => [
  ...(models ? ["ai"] : []),
  ...Object.entries(groups).flatMap(([name, after]) =>
    after === undefined ? [] : differing(current[name as keyof Settings], after, name),
  ),
];
