import type { Failure } from "./failure.ts";
import { whenComposed } from "./input-method.ts";

/** Written to the device and to the server so long after the last stroke, ms (`stories §2.2`). */
const AUTOSAVE_MS = 1000;
const RETRY_MS = 15_000;

/** Where saving stands, whatever is saved. */
export type SaveStep =
  | { step: "saved" | "waiting" | "saving" | "offline" }
  | { step: "refused"; failure: Failure };

/** What autosaving needs to know of the things it saves, each named by a key. */
export interface AutosaveHandlers {
  /** Somebody must choose between two versions first: nothing is sent meanwhile. */
  isHeld: (key: string) => boolean;
  hasChanges: (key: string) => boolean;
  /** Sends what is new: "again" looks for more, "held" waits for somebody's choice. */
  send: (key: string) => Promise<"again" | "held" | Failure>;
  /** Keeps on the device what the server does not know. */
  storeLocally: (key: string) => void;
  setStep: (key: string, saving: SaveStep) => void;
}

export interface Autosave {
  /** Something was changed: saved after the last of several strokes. */
  soon: (key: string) => void;
  /** Saves now what is not saved; asked for twice it is done once. */
  save: (key: string) => Promise<void>;
  isRunning: (key: string) => boolean;
  forget: (key: string) => void;
  forgetAll: () => void;
}

/** Without an answer, or with one that a later try heals. Pure. */
export const isTransient = ({ code }: Failure) => code === 0 || code === 429 || (code >= 500 && code < 600);

/** Saves things by themselves: on the device at once, on the server when it can be reached. */
export function autosave({ isHeld, hasChanges, send, storeLocally, setStep }: AutosaveHandlers): Autosave {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();

  const later = (key: string, ms: number) => {
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => void save(key), ms),
    );
  };
  const sendAll = async (key: string): Promise<void> => {
    while (hasChanges(key)) {
      setStep(key, { step: "saving" });
      // Words an input method has not finished are nobody's yet.
      await whenComposed();
      const outcome = await send(key);
      storeLocally(key);
      if (outcome === "held") return;
      if (outcome !== "again") {
        setStep(key, isTransient(outcome) ? { step: "offline" } : { step: "refused", failure: outcome });
        if (isTransient(outcome)) later(key, RETRY_MS);
        return;
      }
    }
    setStep(key, { step: "saved" });
  };
  const save = async (key: string): Promise<void> => {
    clearTimeout(timers.get(key));
    if (isHeld(key)) return;
    storeLocally(key);
    const work = running.get(key) ?? sendAll(key).finally(() => running.delete(key));
    running.set(key, work);
    await work;
  };
  return {
    soon: (key) => {
      if (isHeld(key)) return storeLocally(key);
      setStep(key, { step: "waiting" });
      later(key, AUTOSAVE_MS);
    },
    save,
    isRunning: (key) => running.has(key),
    forget: (key) => clearTimeout(timers.get(key)),
    forgetAll: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
