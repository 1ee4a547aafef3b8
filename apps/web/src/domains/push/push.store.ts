import { createStore } from "zustand/vanilla";
import { lang } from "../../platform/i18n/i18n.ts";
import { isAppleTouch } from "../../platform/is-apple-touch.ts";
import { isStandalone } from "../../platform/is-standalone.ts";
import { withTimeout } from "../../platform/with-timeout.ts";
import { pushApi } from "./push.api.ts";
import { rememberPushPreference, wantsPush } from "./push-preference.ts";

/** The push features of a browser. */
export interface BrowserSupport {
  worker: boolean;
  push: boolean;
  permission: NotificationPermission | null;
  /** iPhone or iPad in a tab: the system pushes only to installed apps. */
  inTab: boolean;
}

export type PushAbility = "able" | "denied" | "install" | "unsupported";

/** Whether this terminal can be notified while the app is closed, and otherwise why not. */
export function pushAbilityOf({ worker, push, permission, inTab }: BrowserSupport): PushAbility {
  if (worker && push && permission !== null) return permission === "denied" ? "denied" : "able";
  return inTab ? "install" : "unsupported";
}

/** This browser's present support. */
export const currentBrowser = (): BrowserSupport => ({
  worker: "serviceWorker" in navigator,
  push: "PushManager" in globalThis,
  permission: "Notification" in globalThis ? Notification.permission : null,
  inTab: isAppleTouch(navigator.userAgent, navigator.maxTouchPoints) && !isStandalone(),
});

export interface PushState {
  ability: PushAbility;
  on: boolean;
  busy: boolean;
  /** The last attempt to turn it on or off failed. */
  failed: boolean;
}

/** Notifications while the app is closed, on this device (`MSG-16`). */
export const pushStore = createStore<PushState>()(() => ({
  ability: pushAbilityOf(currentBrowser()),
  on: false,
  busy: false,
  failed: false,
}));

/** A browser whose push service is unreachable retries endlessly without an error. */
const SUBSCRIBE_TIMEOUT_MS = 20_000;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

const sameBytes = (one: ArrayBuffer | null, two: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === two.join();

async function pushManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration(import.meta.env.BASE_URL);
  if (registration === undefined) throw new Error("no service worker");
  return registration.pushManager;
}

/** Subscribes with the server's present key; a subscription with an older key receives nothing any more. */
async function subscribe(): Promise<void> {
  const [pushes, { publicKey }] = await Promise.all([pushManager(), pushApi.key()]);
  const applicationServerKey = bytesOf(publicKey);
  const known = await pushes.getSubscription();
  const isCurrent = known !== null && sameBytes(known.options.applicationServerKey, applicationServerKey);
  if (known !== null && !isCurrent) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscription = isCurrent ? known : await withTimeout(pushes.subscribe(options), SUBSCRIBE_TIMEOUT_MS);
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await pushApi.subscribe({ endpoint, keys: { p256dh, auth }, lang: lang.get() });
}

async function unsubscribe(): Promise<void> {
  const known = await (await pushManager()).getSubscription();
  if (known === null) return;
  await pushApi.unsubscribe(known.endpoint);
  await known.unsubscribe();
}

/** Runs `work` unless another one runs; its result says whether notifications are on. */
async function whileBusy(work: () => Promise<boolean>): Promise<void> {
  if (pushStore.getState().busy) return;
  pushStore.setState({ busy: true, failed: false });
  try {
    pushStore.setState({ on: await work() });
  } catch {
    pushStore.setState({ failed: true });
  } finally {
    pushStore.setState({ busy: false, ability: pushAbilityOf(currentBrowser()) });
  }
}

/** Asks for permission and subscribes, or unsubscribes. Call it from a press: browsers require one. */
export const setPush = (on: boolean): Promise<void> =>
  whileBusy(async () => {
    if (on && (await Notification.requestPermission()) !== "granted") return false;
    await (on ? subscribe() : unsubscribe());
    rememberPushPreference(on);
    return on;
  });

/** Reads the browser's present permission and subscription. */
export async function refreshPushState(): Promise<void> {
  const ability = pushAbilityOf(currentBrowser());
  pushStore.setState({ ability });
  if (pushStore.getState().busy) return;
  const known =
    wantsPush() && ability === "able" ? await pushManager().then((pushes) => pushes.getSubscription()) : null;
  pushStore.setState({ on: known !== null && Notification.permission === "granted" });
}

/** At a start and when the language changes: registers the subscription again if it is wanted and still allowed. */
export async function renewSubscription(): Promise<void> {
  const allowed = pushAbilityOf(currentBrowser()) === "able" && Notification.permission === "granted";
  if (wantsPush() && allowed) await whileBusy(async () => subscribe().then(() => true));
}

/** Removes this device's subscription; the server drops its own when the session ends. */
export async function dropLocalSubscription(): Promise<void> {
  pushStore.setState({ on: false });
  await (await (await pushManager()).getSubscription())?.unsubscribe();
}
