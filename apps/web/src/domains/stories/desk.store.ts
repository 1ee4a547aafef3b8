import { createStore } from "zustand/vanilla";
import { left } from "../../platform/session.ts";

export const TABS = ["structure", "write", "play", "publish"] as const;
export type Tab = (typeof TABS)[number];

export interface Desk {
  readonly tab: Tab;
  /** The node that is looked at; empty for none. */
  readonly node: string;
  /** The structure as a list beside the map. */
  readonly list: boolean;
}
const USUAL: Desk = { tab: "structure", node: "", list: false };

/** Where each author is in each story. */
export const deskStore = createStore<{ desks: Readonly<Record<string, Desk>> }>()(() => ({ desks: {} }));

export const deskOf = (desks: Readonly<Record<string, Desk>>, key: string): Desk => desks[key] ?? USUAL;

/** Goes elsewhere in a story: to a tab, a node, the list. */
export const goTo = (key: string, part: Partial<Desk>): void =>
  deskStore.setState(({ desks }) => ({ desks: { ...desks, [key]: { ...deskOf(desks, key), ...part } } }));

left.on(() => deskStore.setState({ desks: {} }));
