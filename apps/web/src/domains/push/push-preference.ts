import { local } from "../../platform/local.ts";
import { me } from "../../platform/session.ts";

const KEY = "push_for";

/** Whether whoever is logged in wants to be told on this device. */
export const wantsPush = (): boolean => {
  const uid = me.get()?.uid;
  return uid !== undefined && local.get(KEY) === String(uid);
};

/** Remembers it for him alone: the next account on this device is asked anew. */
export const rememberPushPreference = (on: boolean): void => {
  local.set(KEY, on ? String(me.get()?.uid ?? "") : null);
};
