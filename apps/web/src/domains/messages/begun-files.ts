import { newTmpId } from "./outgoing-item.ts";

/** The names of files for which a time was asked, and of which nobody knows yet that they wait. */
const begun = new WeakMap<File, string>();

/** The name under which a file is to wait for its time: the same however often that is tried (`MSG-3`). */
export function nameOfWaiting(file: File): string {
  const name = begun.get(file) ?? newTmpId();
  begun.set(file, name);
  return name;
}

/**
 * The name that a file may be waiting under though the answer was lost; undefined when it is not. Sent now under it, it
 * does not come again at its time.
 */
export const nameBegun = (file: File): string | undefined => begun.get(file);

/** It waits, that is known: chosen again, it is another message. */
export const forgetBegun = (file: File): boolean => begun.delete(file);
