import type { Failure } from "./failure.ts";
import { whenComposed } from "./input-method.ts";

/** How long after the last change it is saved on the device and the server, ms (`stories §2.2`). */
const AUTOSAVE_MS = 1000;
const RETRY_MS = 15_000;

/** The state of saving. */
export type SaveStep =
  | { step: "saved" | "waiting" | "saving" | "offline" }
  | { step: "refused"; failure: Failure };

/** How autosaving reads and sends the things it saves, each named by a key. */
export interface AutosaveHandlers {
  /** Whether the person must choose between two versions first: until then nothing is sent. */
  isHeld: (key: string) => boolean;
  hasChanges: (key: string) => boolean;
  /** Sends the changes. "again": look for more; "held": wait for the person's choice. */
  send: (key: string) => Promise<"again" | "held" | Failure>;
  /** Stores the changes that the server does not have on the device. */
  storeLocally: (key: string) => void;
  setStep: (key: string, saving: SaveStep) => void;
}

export interface Autosave {
  /** Call it after every change: saves a while after the last one. */
  soon: (key: string) => void;
  /** Saves the changes now; concurrent calls share one run. */
  save: (key: string) => Promise<void>;
  isRunning: (key: string) => boolean;
  forget: (key: string) => void;
  forgetAll: () => void;
}

/** Whether a later try may succeed: there was no answer, or a temporary refusal. Pure. */
export const isTransient = ({ code }: Failure) => code === 0 || code === 429 || (code >= 500 && code < 600);

/** Saves changes without being asked: on the device and, when it can be reached, on the server. */
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
      // Text that an input method has not finished is not saved.
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
