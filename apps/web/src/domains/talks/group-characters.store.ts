import type { GroupCharacter } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { left } from "../../platform/session.ts";
import { type GroupChange, talksApi } from "./talks.api.ts";

/** When the characters of my groups speak, by group, as far as they were asked for (`GROUP-4`). */
export const groupCharactersStore = createStore<{
  groups: Readonly<Record<number, readonly GroupCharacter[]>>;
}>()(() => ({ groups: {} }));

const keep = (groupId: number, characters: readonly GroupCharacter[]): void =>
  groupCharactersStore.setState(({ groups }) => ({ groups: { ...groups, [groupId]: characters } }));

/** Fetches the characters of a group; what was known stays on screen meanwhile. */
export async function loadGroupCharacters(groupId: number): Promise<Failure | null> {
  const outcome = await attempt(talksApi.inGroup(groupId));
  if (outcome.ok) keep(groupId, outcome.value);
  return outcome.ok ? null : outcome.failure;
}

/** Says when a character in a group speaks; only who runs the group may. */
export async function setGroupCharacter(
  groupId: number,
  userId: number,
  change: GroupChange,
): Promise<Failure | null> {
  const outcome = await attempt(talksApi.setInGroup(groupId, userId, change));
  if (!outcome.ok) return outcome.failure;
  const known = groupCharactersStore.getState().groups[groupId] ?? [];
  keep(
    groupId,
    known.map((one) => (one.userId === userId ? outcome.value : one)),
  );
  return null;
}

left.on(() => groupCharactersStore.setState({ groups: {} }));
