import type { Inspiration } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { aiChatsApi } from "./ai-chats.api.ts";

export interface InspireState {
  /** The character the replies are for, and the message they follow. */
  characterId: number;
  afterId: number;
  replies: readonly Inspiration[];
  busy: boolean;
}
const initial: InspireState = { characterId: 0, afterId: 0, replies: [], busy: false };

/** Suggested replies (`CHAR-3`). */
export const inspireStore = createStore<InspireState>()(() => initial);

/** Requests three replies; the old ones stay until they arrive. */
export async function inspire(characterId: number, afterId: number): Promise<Failure | null> {
  if (inspireStore.getState().busy) return null;
  const before = inspireStore.getState();
  const same = before.characterId === characterId && before.afterId === afterId;
  inspireStore.setState({ characterId, afterId, busy: true, ...(!same && { replies: [] }) });
  const outcome = await attempt(aiChatsApi.inspire(characterId));
  if (outcome.ok) inspireStore.setState({ characterId, afterId, replies: outcome.value.replies });
  inspireStore.setState({ busy: false });
  return outcome.ok ? null : outcome.failure;
}

/**
 * Offers three replies that nobody asked for, by the built-in engine, so that nothing is spent. Silent when it fails,
 * and when replies to this message are here or asked for.
 */
export async function offerReplies(characterId: number, afterId: number): Promise<void> {
  const isKnown = (state: InspireState) =>
    state.busy ||
    (state.characterId === characterId && state.afterId === afterId && state.replies.length > 0);
  if (isKnown(inspireStore.getState())) return;
  offered = afterId;
  const outcome = await attempt(aiChatsApi.inspire(characterId, "builtin"));
  if (!outcome.ok || offered !== afterId || isKnown(inspireStore.getState())) return;
  inspireStore.setState({ characterId, afterId, replies: outcome.value.replies });
}
/** The message the last offer was for; one that arrives late is dropped. */
let offered = 0;

/** Clears the suggestions. */
export const clearInspiration = (): void => inspireStore.setState({ replies: [] });

signedOut.on(() => inspireStore.setState(initial, true));
