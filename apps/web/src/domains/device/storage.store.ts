import { createStore } from "zustand/vanilla";
import { local } from "../../platform/local.ts";

export interface StorageState {
  /** Whether the browser promised not to delete the data on its own; null if it does not tell. */
  persistent: boolean | null;
  /** What the data takes, bytes; null if the browser does not tell. */
  usage: number | null;
}

/** What this browser says about the data it stores for the app. */
export const storageStore = createStore<StorageState>()(() => ({ persistent: null, usage: null }));

/** Missing without https, and in old browsers. */
const manager = (): StorageManager | undefined => ("storage" in navigator ? navigator.storage : undefined);

/** Reads the browser's present state. */
export async function refreshStorage(): Promise<void> {
  const [persistent, usage] = await Promise.all([
    manager()
      ?.persisted?.()
      .catch(() => null),
    manager()
      ?.estimate?.()
      .then((estimate) => estimate.usage ?? null)
      .catch(() => null),
  ]);
  storageStore.setState({ persistent: persistent ?? null, usage: usage ?? null });
}

/** Asks the browser not to delete the data on its own. @returns whether it promised. */
export async function askToPersist(): Promise<boolean> {
  const promised = await manager()
    ?.persist?.()
    .catch(() => false);
  await refreshStorage();
  return promised === true;
}

const ASKED_KEY = "persist_asked";

/**
 * Asks when there is something worth keeping. Firefox asks the person, so it is asked once ever; other browsers decide
 * by themselves, and may change their mind, so they are asked once a start.
 */
export async function askToPersistQuietly(): Promise<void> {
  const isFirefox = navigator.userAgent.includes("Firefox/");
  if (isFirefox && local.get(ASKED_KEY) !== null) return;
  const promised = await manager()
    ?.persisted?.()
    .catch(() => true);
  if (promised !== false) return;
  local.set(ASKED_KEY, "1");
  await askToPersist();
}
