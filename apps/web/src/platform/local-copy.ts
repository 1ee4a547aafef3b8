import { COPY_PREFIX, local } from "./local.ts";
import { me, signedOut } from "./session.ts";

/** Beyond this a list is not kept: local storage holds about 5 MB for everything. Characters. */
const COPY_MAX = 1_500_000;

const keyOf = (name: string, uid: number) => `${COPY_PREFIX}${name}:${uid}`;

/** Keeps a copy of what the server said, so that names and lists are there without network (`APP-7`); null keeps none. */
export function saveCopy(name: string, value: unknown): void {
  const uid = me.get()?.uid;
  if (uid === undefined) return;
  const text = JSON.stringify(value);
  local.set(keyOf(name, uid), value === null || text.length > COPY_MAX ? null : text);
}

/** The copy kept of this account, unchecked; null when there is none. */
export function loadCopy(name: string): unknown {
  const uid = me.get()?.uid;
  if (uid === undefined) return null;
  try {
    return JSON.parse(local.get(keyOf(name, uid)) ?? "null");
  } catch {
    return null;
  }
}

// Leaving an account leaves nothing of it behind on the device (`rules §4.13`).
signedOut.on(() => local.forget(COPY_PREFIX));
