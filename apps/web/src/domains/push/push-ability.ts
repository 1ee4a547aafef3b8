/** What of it a browser has; read apart from the rules, which a test asks without a browser. */
export interface BrowserSupport {
  worker: boolean;
  push: boolean;
  permission: NotificationPermission | null;
  /** iPhone or iPad in a tab: the system pushes to installed apps alone. */
  inTab: boolean;
}

export type PushAbility = "able" | "denied" | "install" | "unsupported";

/** Whether this terminal can be told while the app is closed, and else why not. */
export function pushAbilityOf({ worker, push, permission, inTab }: BrowserSupport): PushAbility {
  if (worker && push && permission !== null) return permission === "denied" ? "denied" : "able";
  return inTab ? "install" : "unsupported";
}

/** iPads say they are Macs; no Mac can be touched. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** This browser, now. */
export const currentBrowser = (): BrowserSupport => ({
  worker: "serviceWorker" in navigator,
  push: "PushManager" in globalThis,
  permission: "Notification" in globalThis ? Notification.permission : null,
  inTab: isApplePhone() && !matchMedia("(display-mode: standalone)").matches,
});
