import { type ChatId, SELECTED_MAX } from "@4d/contract";
import { createStore } from "zustand/vanilla";

export interface SelectionState {
  /** The chat in multi-select; null when none is. */
  chatId: ChatId | null;
  ids: ReadonlySet<number>;
  /** To be shared as a clip, without names (`messages §11.2`). */
  clip: boolean;
}
const initial: SelectionState = { chatId: null, ids: new Set(), clip: false };

/** The multi-select state (`MSG-7`). */
export const selectionStore = createStore<SelectionState>()(() => initial);

/** Begins multi-select with one message, for a clip or for any action. */
export const startSelecting = (chatId: ChatId, id: number, clip = false): void =>
  selectionStore.setState({ chatId, ids: new Set([id]), clip });

/** Selects or deselects a message; beyond a hundred nothing is added. */
export function toggleSelected(id: number): void {
  selectionStore.setState(({ ids }) => {
    const next = new Set(ids);
    if (!next.delete(id) && next.size < SELECTED_MAX) next.add(id);
    return { ids: next };
  });
}

/** Ends multi-select. */
export const stopSelecting = (): void => selectionStore.setState(initial, true);
