import type { ChatId } from "@4d/contract";
import { createStore } from "zustand/vanilla";

/** Most messages that may be forwarded or removed at once (contract). */
export const SELECTED_MAX = 100;

export interface SelectionState {
  /** The chat whose messages are being chosen; null when none are. */
  chatId: ChatId | null;
  ids: ReadonlySet<number>;
  /** To be shared as a clip, without names (`messages §11.2`). */
  clip: boolean;
}
const initial: SelectionState = { chatId: null, ids: new Set(), clip: false };

/** Several messages chosen at once (`MSG-7`). */
export const selectionStore = createStore<SelectionState>()(() => initial);

/** Begins choosing with one message, for a clip or for anything. */
export const startSelecting = (chatId: ChatId, id: number, clip = false): void =>
  selectionStore.setState({ chatId, ids: new Set([id]), clip });

/** Chooses a message or lets it go; beyond a hundred nothing is added. */
export function toggleSelected(id: number): void {
  selectionStore.setState(({ ids }) => {
    const next = new Set(ids);
    if (!next.delete(id) && next.size < SELECTED_MAX) next.add(id);
    return { ids: next };
  });
}

/** Ends choosing. */
export const stopSelecting = (): void => selectionStore.setState(initial, true);
