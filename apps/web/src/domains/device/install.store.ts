import { createStore } from "zustand/vanilla";
import { installOffer } from "../../platform/install-offer.ts";
import { isStandalone } from "../../platform/is-standalone.ts";
import { local } from "../../platform/local.ts";
import { type InstallWay, installWay } from "./install-way.ts";
import { type AppUsage, isHintDue, usageAfterStart } from "./usage-rules.ts";

/** Set when the browser reports the app as installed while this page is a tab. */
let isInstalled = false;

const presentWay = (): InstallWay =>
  installWay(navigator.userAgent, {
    installed: isInstalled || isStandalone(),
    offered: installOffer.get() !== null,
    maxTouchPoints: navigator.maxTouchPoints,
  });

/** How the app is installed here (`APP-7`); follows the browser's offer. */
export const installStore = createStore<{ way: InstallWay }>()(() => ({ way: presentWay() }));

const renew = () => installStore.setState({ way: presentWay() });
installOffer.subscribe(renew);

/** The browser reports that the app is installed. */
export function markInstalled(): void {
  isInstalled = true;
  installOffer.set(null);
  renew();
}

/** Chromium's list of installed apps that belong to this page, if the browser has it. */
interface WithRelatedApps {
  getInstalledRelatedApps?: () => Promise<readonly unknown[]>;
}

/** Asks the browser whether the app is installed already. */
export async function askIfInstalled(): Promise<void> {
  const asked: Navigator & WithRelatedApps = navigator;
  const apps = await asked.getInstalledRelatedApps?.().catch(() => []);
  if ((apps?.length ?? 0) > 0) markInstalled();
}

/** Opens the browser's dialog. Call it from a press. */
export async function acceptOffer(): Promise<void> {
  const offer = installOffer.get();
  // It can be used once; the browser may make another later.
  installOffer.set(null);
  await offer?.prompt().catch(() => undefined);
}

const USAGE_KEY = "app_usage";
const DISMISSED_KEY = "install_dismissed";

function storedUsage(): AppUsage {
  const [days = "0", lastDay = "", starts = "0"] = (local.get(USAGE_KEY) ?? "").split(" ");
  return { days: Number(days), lastDay, starts: Number(starts) };
}

/** Counts this start, and the day if it is a new one. */
export function countStart(now: Date): void {
  const { days, lastDay, starts } = usageAfterStart(storedUsage(), now);
  local.set(USAGE_KEY, `${days} ${lastDay} ${starts}`);
}

/** Whether the chat list should offer to install the app. */
export const shouldHint = (hasSent: boolean): boolean =>
  local.get(DISMISSED_KEY) === null &&
  isHintDue(storedUsage(), { way: installStore.getState().way, hasSent });

/** Never offers it again on this device; the settings still do. */
export function dismissHint(): void {
  local.set(DISMISSED_KEY, "1");
}
