import { createStore } from "zustand/vanilla";

export interface GroupBanners {
  /** Who is inside each group's call, by group; groups without a call are absent. */
  inside: Readonly<Record<number, readonly number[]>>;
}

/** State of "3 people are in a call", over a group's chat and in the chat list (`CALL-2`). */
export const groupBannersStore = createStore<GroupBanners>()(() => ({ inside: {} }));
