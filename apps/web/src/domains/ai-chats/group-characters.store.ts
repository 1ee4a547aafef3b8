import type { GroupCharacter } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { aiChatsApi, type GroupCharacterChange } from "./ai-chats.api.ts";

/** When the characters of my groups speak, by group, as far as they were requested (`GROUP-4`). */
export const groupCharactersStore = createStore<{
  groups: Readonly<Record<number, readonly GroupCharacter[]>>;
}>()(() => ({ groups: {} }));

const cacheCharacters = (groupId: number, characters: readonly GroupCharacter[]): void =>
  groupCharactersStore.setState(({ groups }) => ({ groups: { ...groups, [groupId]: characters } }));

/** Fetches the characters of a group; the old ones stay on screen meanwhile. */
export async function loadGroupCharacters(groupId: number): Promise<Failure | null> {
  const outcome = await attempt(aiChatsApi.inGroup(groupId));
  if (outcome.ok) cacheCharacters(groupId, outcome.value);
  return outcome.ok ? null : outcome.failure;
}

/** Sets when a character in a group speaks; managers only. */
export async function setGroupCharacter(
  groupId: number,
  userId: number,
  change: GroupCharacterChange,
): Promise<Failure | null> {
  const outcome = await attempt(aiChatsApi.setInGroup(groupId, userId, change));
  if (!outcome.ok) return outcome.failure;
  const known = groupCharactersStore.getState().groups[groupId] ?? [];
  cacheCharacters(
    groupId,
    known.map((one) => (one.userId === userId ? outcome.value : one)),
  );
  return null;
}

signedOut.on(() => groupCharactersStore.setState({ groups: {} }));
