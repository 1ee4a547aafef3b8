import type { Timers } from "@4d/sync";

/** The browser's time and chance. */
export const browserTimers: Timers = {
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
