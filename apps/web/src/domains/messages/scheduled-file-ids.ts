import { newTmpId } from "./outgoing-item.ts";

/** tmpIds of files sent to be scheduled, while it is unknown whether the server stored them. */
const pendingTmpIds = new WeakMap<File, string>();

/** The tmpId for scheduling a file: the same on every attempt (`MSG-3`). */
export function tmpIdForScheduled(file: File): string {
  const tmpId = pendingTmpIds.get(file) ?? newTmpId();
  pendingTmpIds.set(file, tmpId);
  return tmpId;
}

/**
 * The tmpId under which a file may be scheduled although the answer was lost; otherwise undefined. Sent now under it,
 * the file does not arrive again at its time.
 */
export const pendingTmpId = (file: File): string | undefined => pendingTmpIds.get(file);

/** The file is known to be scheduled: chosen again, it is another message. */
export const forgetPendingTmpId = (file: File): boolean => pendingTmpIds.delete(file);
