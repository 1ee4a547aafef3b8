import type { Timers } from "@4d/sync";
import { certainNow } from "../server-clock.ts";

/** The known time of the server, and the timers and random numbers of the browser. */
export const browserTimers: Timers = {
  now: certainNow,
  elapsed: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
