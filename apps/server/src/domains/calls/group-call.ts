import { CALL_MESH_MAX, type Participant } from "@4d/contract";

/** A person invited or inside; `sessionId` is their terminal once inside, `until` when their ring or lease expires. */
export interface GroupCallParticipant extends Participant {
  sessionId: string | null;
  until: number;
}

/** A group's call: at most one, while somebody is inside (`protocol §12.1`). */
export interface GroupCall {
  callId: string;
  groupId: number;
  host: { id: number; sessionId: string };
  people: GroupCallParticipant[];
  startedAt: number;
  /**
   * Set once more people were inside than a mesh supports. It stays set, so that media does not move back and forth.
   */
  isLarge?: boolean;
}

export const isInside = (person: GroupCallParticipant): boolean => person.sessionId !== null;
export const insideOf = (call: GroupCall): GroupCallParticipant[] => call.people.filter(isInside);
export const findParticipant = (call: GroupCall, userId: number): GroupCallParticipant | undefined =>
  call.people.find(({ id }) => id === userId);

/** Whether this terminal is inside. */
export const isHere = (call: GroupCall, userId: number, sessionId: string): boolean =>
  findParticipant(call, userId)?.sessionId === sessionId;

/** Invites people, who ring until a time. */
export const withInvited = (call: GroupCall, people: readonly Participant[], until: number): GroupCall => ({
  ...call,
  people: [...call.people, ...people.map((one) => ({ ...one, sessionId: null, until }))],
});

/** A person enters with this terminal, invited or not; without a heartbeat they count as inside until `until`. */
export function withInside(
  call: GroupCall,
  person: Participant,
  sessionId: string,
  until: number,
): GroupCall {
  const entered = { ...person, sessionId, until };
  const isListed = findParticipant(call, person.id) !== undefined;
  const people = isListed
    ? call.people.map((one) => (one.id === person.id ? { ...one, sessionId, until } : one))
    : [...call.people, entered];
  const isLarge = call.isLarge === true || people.filter(isInside).length > CALL_MESH_MAX;
  return { ...call, people, isLarge };
}

export const without = (call: GroupCall, userIds: readonly number[]): GroupCall => ({
  ...call,
  people: call.people.filter(({ id }) => !userIds.includes(id)),
});

/** Changes one participant. */
export const withParticipant = (
  call: GroupCall,
  userId: number,
  change: Partial<GroupCallParticipant>,
): GroupCall => ({
  ...call,
  people: call.people.map((one) => (one.id === userId ? { ...one, ...change } : one)),
});

/** When the call must be checked again. */
export const groupDueAt = (call: GroupCall): number => Math.min(...call.people.map(({ until }) => until));

/** Participants whose ring or lease has expired. */
export const lapsedIn = (call: GroupCall, now: number): GroupCallParticipant[] =>
  call.people.filter(({ until }) => until <= now);

/** A participant as sent to clients. */
export const presentParticipant = ({
  id,
  nickName,
  headImage,
  isCamera,
  isMicroPhone,
}: GroupCallParticipant): Participant => ({
  id,
  nickName,
  headImage,
  isCamera,
  isMicroPhone,
});
