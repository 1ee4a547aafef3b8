import { setPriority } from "node:os";

const LOW = 5;

/**
 * Lets this thread have what processor time the others leave; to be called by the entry of a worker. On Linux a
 * priority belongs to a thread, elsewhere to the process, which is left as it is.
 */
export function lowerPriority(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, LOW);
  } catch {
    // A container may forbid it; then it competes as before.
  }
}
