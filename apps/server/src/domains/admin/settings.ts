import type { AdminSettingsChange, AdminSettingsView, api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { endUnprotected, hasFactor } from "../auth/index.ts";
import { isCrisis, judgeText } from "../moderation/index.ts";
import {
  readSettings,
  type Settings,
  type SettingsChange,
  settingsRevision,
  writeSettings,
} from "../settings/index.ts";
import { presentSettings } from "./settings.presenter.ts";

/** The system's settings, secrets left out (`ADMIN-2`). */
export async function showSettings({ ctx: { services } }: Call<unknown>): Promise<AdminSettingsView> {
  const revision = await settingsRevision(services);
  return presentSettings(services, await readSettings(services), revision);
}

/** Of the models what was sent, beside what stands; null takes away, so that the environment counts again. */
const mergedAi = (stands: Settings["ai"], change: NonNullable<AdminSettingsChange["ai"]>): Settings["ai"] =>
  Object.fromEntries(
    Object.entries({ ...stands, ...change }).filter(([, value]) => value !== null && value !== undefined),
  );

/** Groups as they are to be stored; what the desk does not show of a group stays. */
function changeOf(stands: Settings, { revision: _, ai, ...groups }: AdminSettingsChange): SettingsChange {
  const { capsules, limits, webrtc, moderation, square } = groups;
  return {
    ...groups,
    ...(capsules && { capsules: { ...stands.capsules, ...capsules } }),
    ...(limits && { limits: { ...stands.limits, ...limits } }),
    ...(webrtc && { webrtc: { ...stands.webrtc, ...webrtc } }),
    ...(moderation && { moderation: { ...stands.moderation, ...moderation } }),
    ...(square && { square: { ...stands.square, ...square } }),
    ...(ai && { ai: mergedAi(stands.ai, ai) }),
  };
}

const OWN_FACTOR_FIRST = {
  field: "security.adminSecondFactor",
  zh: "请先给自己的账号开启两步验证",
  en: "Switch on the second factor of your own account first",
};

/**
 * Changes settings on every node at once and in every open client, all or nothing (`ADMIN-2`).
 * @throws Failure invalid naming the setting; conflict when somebody else changed one meanwhile.
 */
export async function changeSettings({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminSettings.change>>): Promise<AdminSettingsView> {
  const demands = input.security?.adminSecondFactor === true;
  if (demands) ensure(await hasFactor(services, actor.id), "invalid", OWN_FACTOR_FIRST);
  const change = changeOf(await readSettings(services), input);
  const settings = await writeSettings(services, change, input.revision);
  if (demands) await endUnprotected(services);
  return presentSettings(services, settings, await settingsRevision(services));
}

type Test = typeof api.adminSettings.testWords;

/** What a text would be judged to be by these words. */
export async function testWords({ input: { text, words } }: Call<InputOf<Test>>): Promise<OutputOf<Test>> {
  return { ...judgeText(text, words), crisis: isCrisis(text, words) };
}
