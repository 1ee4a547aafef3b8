import { setPriority } from "node:os";

const LOW = 5;

/**
 * Gives this thread only the processor time the others leave; call it at a worker's entry. On Linux priority belongs to
 * a thread, elsewhere to the process, which is left as it is.
 */
export function lowerPriority(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, LOW);
  } catch {
    // A container may forbid it; then the thread competes as before.
  }
}
