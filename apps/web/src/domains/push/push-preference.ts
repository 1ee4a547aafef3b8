import { local } from "../../platform/local.ts";
import { me } from "../../platform/session.ts";

const KEY = "push_for";

/** Whether the person who is logged in wants notifications on this device. */
export const wantsPush = (): boolean => {
  const uid = me.get()?.uid;
  return uid !== undefined && local.get(KEY) === String(uid);
};

/** Remembers the preference for this account alone: the next account on this device is asked again. */
export const rememberPushPreference = (on: boolean): void => {
  local.set(KEY, on ? String(me.get()?.uid ?? "") : null);
};
