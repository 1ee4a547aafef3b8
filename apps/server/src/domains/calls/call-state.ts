import type { StateChange } from "../../platform/shared-state.ts";
import { type GroupCall, groupDueAt } from "./group-call.ts";
import { dueAt, type EndedCall, type PrivateCall } from "./private-call.ts";

/** An ended call's record is stored at once. If that node died, any node stores it this much later. */
const RECORD_AGAIN_MS = 5_000;

/** Keys of calls in the state all nodes share. */
export const keys = {
  pair: (a: number, b: number) => `call:pair:${Math.min(a, b)}:${Math.max(a, b)}`,
  group: (groupId: number) => `call:group:${groupId}`,
  busy: (userId: number) => `call:busy:${userId}`,
  ended: (callerId: number, callId: string) => `call:ended:${callerId}:${callId}`,
};

/** The kind of call state under a due key. */
export const callKeyKind = (key: string): "pair" | "group" | "ended" | null => {
  const kind = key.split(":")[1];
  return kind === "pair" || kind === "group" || kind === "ended" ? kind : null;
};

const hasParticipant = (call: PrivateCall | GroupCall, userId: number): boolean =>
  "people" in call
    ? call.people.some((one) => one.id === userId)
    : call.caller.id === userId || call.calleeId === userId;

/** The key of the call a person is in or rung by; a busy mark without a call is ignored. */
export async function busyWith(change: StateChange, userId: number): Promise<string | null> {
  const key = await change.get<string>(keys.busy(userId));
  if (key === null) return null;
  const call = await change.get<PrivateCall | GroupCall>(key);
  return call !== null && hasParticipant(call, userId) ? key : null;
}

/** Saves a private call and marks both people busy. */
export function savePrivateCall(change: StateChange, call: PrivateCall): void {
  const key = keys.pair(call.caller.id, call.calleeId);
  change.put(key, call, dueAt(call));
  change.put(keys.busy(call.caller.id), key);
  change.put(keys.busy(call.calleeId), key);
}

/** Ends a private call: frees both people and queues its record. */
export function endPrivate(change: StateChange, end: EndedCall, now: number): void {
  change.remove(keys.pair(end.callerId, end.calleeId));
  change.remove(keys.busy(end.callerId));
  change.remove(keys.busy(end.calleeId));
  queueCallRecord(change, end, now);
}

/** Queues the record of a call to be stored. */
export function queueCallRecord(change: StateChange, end: EndedCall, now: number): void {
  change.put(keys.ended(end.callerId, end.callId), end, now + RECORD_AGAIN_MS);
}

/** Saves a group call; marks those who entered busy and frees those who left. */
export function saveGroupCall(change: StateChange, call: GroupCall, before: GroupCall | null): void {
  const key = keys.group(call.groupId);
  const stays = new Set(call.people.map(({ id }) => id));
  for (const { id } of before?.people ?? []) if (!stays.has(id)) change.remove(keys.busy(id));
  for (const id of stays) change.put(keys.busy(id), key);
  change.put(key, call, groupDueAt(call));
}

/** Ends a group call and frees everybody. */
export function endGroup(change: StateChange, call: GroupCall): void {
  for (const { id } of call.people) change.remove(keys.busy(id));
  change.remove(keys.group(call.groupId));
}
