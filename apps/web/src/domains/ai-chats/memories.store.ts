import type { CharacterMemory } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { aiChatsApi } from "./ai-chats.api.ts";
import { sortMemories } from "./memory-rules.ts";

export interface MemoriesState {
  /** The character whose memories these are. */
  characterId: number;
  items: readonly CharacterMemory[];
  nextCursor: string | null;
  state: LoadState;
}
const initial: MemoriesState = { characterId: 0, items: [], nextCursor: null, state: "idle" };

/** What a character remembers about me (`CHAR-4`). */
export const memoriesStore = createStore<MemoriesState>()(() => initial);

/** Loads a character's memories; those of the same character stay on screen meanwhile. */
export async function loadMemories(characterId: number): Promise<void> {
  if (memoriesStore.getState().characterId !== characterId)
    memoriesStore.setState({ ...initial, characterId, state: "loading" });
  const outcome = await attempt(aiChatsApi.memories(characterId));
  if (memoriesStore.getState().characterId !== characterId) return;
  if (outcome.ok) memoriesStore.setState({ ...outcome.value, state: "ready" });
  else memoriesStore.setState({ state: "failed" });
}

/** Loads the next page of memories. */
export async function loadMoreMemories(): Promise<void> {
  const { characterId, nextCursor, state } = memoriesStore.getState();
  if (nextCursor === null || state === "loading") return;
  memoriesStore.setState({ state: "loading" });
  const outcome = await attempt(aiChatsApi.memories(characterId, nextCursor));
  if (memoriesStore.getState().characterId !== characterId) return;
  memoriesStore.setState(({ items }) =>
    outcome.ok
      ? { items: [...items, ...outcome.value.items], nextCursor: outcome.value.nextCursor, state: "ready" }
      : { state: "ready" },
  );
}

function cacheMemory(memory: CharacterMemory): void {
  memoriesStore.setState(({ items, characterId }) =>
    memory.characterId === characterId
      ? { items: sortMemories([memory, ...items.filter(({ id }) => id !== memory.id)]) }
      : {},
  );
}

/** Adds a memory I wrote myself. */
export async function remember(characterId: number, text: string): Promise<Outcome<CharacterMemory>> {
  const outcome = await attempt(aiChatsApi.remember(characterId, text));
  if (outcome.ok) cacheMemory(outcome.value);
  return outcome;
}

/** Changes the text, or pins and unpins. */
export async function changeMemory(
  id: number,
  change: { text?: string; pinned?: boolean },
): Promise<Failure | null> {
  const outcome = await attempt(aiChatsApi.changeMemory(id, change));
  if (!outcome.ok) return outcome.failure;
  cacheMemory(outcome.value);
  return null;
}

/** Remembers a line of the AI chat and pins it. */
export async function pinLine(characterId: number, text: string): Promise<Failure | null> {
  const made = await remember(characterId, text);
  return made.ok ? changeMemory(made.value.id, { pinned: true }) : made.failure;
}

/** Forgets one memory. */
export async function forget(id: number): Promise<Failure | null> {
  const outcome = await attempt(aiChatsApi.forget(id));
  if (!outcome.ok) return outcome.failure;
  memoriesStore.setState(({ items }) => ({ items: items.filter((other) => other.id !== id) }));
  return null;
}

/** Forgets everything. */
export async function forgetAll(characterId: number): Promise<Failure | null> {
  const outcome = await attempt(aiChatsApi.forgetAll(characterId));
  if (!outcome.ok) return outcome.failure;
  if (memoriesStore.getState().characterId === characterId)
    memoriesStore.setState({ items: [], nextCursor: null });
  return null;
}

signedOut.on(() => memoriesStore.setState(initial, true));
