import { isDeepStrictEqual } from "node:util";
import {
  type AdminSettingsChange,
  type AdminSettingsView,
  type api,
  type InputOf,
  type OutputOf,
  SETTING_RIGHTS,
  type SettingRight,
} from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { endSessionsWithoutFactor, hasFactor } from "../auth/index.ts";
import { isCrisis, judgeText } from "../moderation/index.ts";
import {
  mergeAiChange,
  readSettings,
  type Settings,
  type SettingsChange,
  settingsRevision,
  writeSettings,
} from "../settings/index.ts";

import { type AdminActor, mayChangeSetting } from "./admin.policy.ts";
import { presentSettings } from "./settings.presenter.ts";

/** The system's settings, secrets left out (`ADMIN-2`). */
export async function showSettings({ ctx: { services, actor } }: Call<unknown>): Promise<AdminSettingsView> {
  const revision = await settingsRevision(services);
  return presentSettings(services, actor, await readSettings(services), revision);
}

type Groups = Omit<AdminSettingsChange, "revision" | "ai">;

/** Groups as they are to be stored; values the console does not show are retained. */
function groupsOf(current: Settings, groups: Groups): SettingsChange {
  const { capsules, limits, webrtc, moderation, square } = groups;
  return {
    ...groups,
    ...(capsules && { capsules: { ...current.capsules, ...capsules } }),
    ...(limits && { limits: { ...current.limits, ...limits } }),
    ...(webrtc && { webrtc: { ...current.webrtc, ...webrtc } }),
    ...(moderation && { moderation: { ...current.moderation, ...moderation } }),
    ...(square && { square: { ...current.square, ...square } }),
  };
}

const OWN_FACTOR_FIRST = {
  field: "security.adminSecondFactor",
  zh: "请先给自己的账号开启两步验证",
  en: "Turn on two-step login for your own account first",
};

/** Which right a change lacks, in words. */
const MISSING: Record<SettingRight, { zh: string; en: string }> = {
  admin: { zh: "只有管理员", en: "only an administrator" },
  "admin:money": { zh: "还需要“价格与奖励”权限", en: "also needs the right “Prices and rewards”" },
  "admin:users": { zh: "还需要“管理用户”权限", en: "also needs the right “People”" },
  "admin:reports": { zh: "还需要“处理举报与审核”权限", en: "also needs the right “Reports and reviews”" },
  "admin:settings": { zh: "还需要“系统设置”权限", en: "also needs the right “System settings”" },
};

/** @throws Failure forbidden naming a setting the actor may not change. */
function ensureMayChange(actor: Pick<AdminActor, "roles" | "permissions">, fields: readonly string[]): void {
  for (const field of fields) {
    const right = SETTING_RIGHTS[field] ?? "admin";
    const { zh, en } = MISSING[right];
    ensure(mayChangeSetting(actor, right), "forbidden", {
      field,
      data: { field },
      zh: `修改设置 ${field}：${zh}`,
      en: `Changing the setting ${field}: ${en}`,
    });
  }
}

/**
 * Changes settings on every node and in every open client, all or nothing (`ADMIN-2`).
 * @throws Failure invalid naming the setting; forbidden naming one that needs more than the right to settings; conflict
 * when somebody else changed one meanwhile.
 */
export async function changeSettings({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminSettings.change>>): Promise<AdminSettingsView> {
  const current = await readSettings(services);
  const { revision, ai, ...sent } = input;
  const groups = groupsOf(current, sent);
  ensureMayChange(actor, changedSettings(current, groups, ai !== undefined));
  const requiresFactor = input.security?.adminSecondFactor === true;
  if (requiresFactor) ensure(await hasFactor(services, actor.id), "invalid", OWN_FACTOR_FIRST);
  const models = ai && { ai: mergeAiChange(current.ai, ai, services.config.ai) };
  const settings = await writeSettings(services, { ...groups, ...models }, revision);
  if (requiresFactor) await endSessionsWithoutFactor(services);
  return presentSettings(services, actor, settings, await settingsRevision(services));
}

type Test = typeof api.adminSettings.testWords;

/** How a text would be judged with these words. */
export async function testWords({ input: { text, words } }: Call<InputOf<Test>>): Promise<OutputOf<Test>> {
  return { ...judgeText(text, words), crisis: isCrisis(text, words) };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function differing(before: unknown, after: unknown, path: string): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (path in SETTING_RIGHTS || !isGroup(before) || !isGroup(after)) return [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differing(before[name], after[name], `${path}.${name}`));
}

/**
 * Which settings a change touches, as `SETTING_RIGHTS` names them. A group sent whole touches only what differs. For
 * models every sent field counts, or the response would reveal whether a guessed key was right. Pure.
 */
const changedSettings = (current: Settings, groups: SettingsChange, models: boolean): string[] => [
  ...(models ? ["ai"] : []),
  ...Object.entries(groups).flatMap(([name, after]) =>
    after === undefined ? [] : differing(current[name as keyof Settings], after, name),
  ),
];
