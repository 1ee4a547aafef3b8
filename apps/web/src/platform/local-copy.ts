import { COPY_PREFIX, local } from "./local.ts";
import { parseJson } from "./parse-json.ts";
import { me, signedOut } from "./session.ts";

/** The longest copy that is stored, in characters: local storage holds about 5 MB for everything. */
const COPY_MAX = 1_500_000;

const keyOf = (name: string, uid: number) => `${COPY_PREFIX}${name}:${uid}`;

/** Stores a copy of a server answer, so that names and lists are available offline (`APP-7`); null deletes it. */
export function saveCopy(name: string, value: unknown): void {
  const uid = me.get()?.uid;
  if (uid === undefined) return;
  const text = JSON.stringify(value);
  local.set(keyOf(name, uid), value === null || text.length > COPY_MAX ? null : text);
}

/** The copy stored for this account, unchecked; null if there is none. */
export function loadCopy(name: string): unknown {
  const uid = me.get()?.uid;
  return uid === undefined ? null : parseJson(local.get(keyOf(name, uid)));
}

// A logout leaves nothing of the account on the device (`rules §4.13`).
signedOut.on(() => local.forget(COPY_PREFIX));
