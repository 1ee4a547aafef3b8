import { newTmpId } from "./outgoing-item.ts";

/** The names of files for which a time was asked, and of which nobody knows yet that they wait. */
const pendingTmpIds = new WeakMap<File, string>();

/** The name under which a file is to wait for its time: the same however often that is tried (`MSG-3`). */
export function tmpIdForScheduled(file: File): string {
  const tmpId = pendingTmpIds.get(file) ?? newTmpId();
  pendingTmpIds.set(file, tmpId);
  return tmpId;
}

/**
 * The name that a file may be waiting under though the answer was lost; undefined when it is not. Sent now under it, it
 * does not come again at its time.
 */
export const pendingTmpId = (file: File): string | undefined => pendingTmpIds.get(file);

/** It waits, that is known: chosen again, it is another message. */
export const forgetPendingTmpId = (file: File): boolean => pendingTmpIds.delete(file);
