import { createStore } from "zustand/vanilla";

export interface GroupBanners {
  /** Who is inside each group's call, by group; groups without one are absent. */
  inside: Readonly<Record<number, readonly number[]>>;
}

/** What "3 people are in a call" reads, over a group's chat and in the list of chats (`CALL-2`). */
export const groupBannersStore = createStore<GroupBanners>()(() => ({ inside: {} }));
