import { local } from "./local.ts";
import { type Signal, signal } from "./signal.ts";

/** The texts used last, newest first, stored on this device. */
export interface RecentTexts extends Pick<Signal<readonly string[]>, "get" | "subscribe"> {
  /** Adds a text, or moves it to the front. */
  note: (text: string) => void;
  forget: () => void;
}

function stored(key: string): string[] {
  try {
    const value: unknown = JSON.parse(local.get(key) ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** A list of at most `max` texts under a key of local storage. */
export function recentTexts(key: string, max: number): RecentTexts {
  const { get, set, subscribe } = signal<readonly string[]>(stored(key).slice(0, max));
  return {
    get,
    subscribe,
    note(text) {
      set([text, ...get().filter((other) => other !== text)].slice(0, max));
      local.set(key, JSON.stringify(get()));
    },
    forget() {
      set([]);
      local.set(key, null);
    },
  };
}
