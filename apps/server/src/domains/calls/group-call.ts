import { CALL_MESH_MAX, type Participant } from "@4d/contract";

/** Somebody invited or inside; `sessionId` is his terminal once inside, `until` when his ring or lease runs out. */
export interface GroupCallParticipant extends Participant {
  sessionId: string | null;
  until: number;
}

/** A group's call: at most one, as long as somebody is inside (`protocol §12.1`). */
export interface GroupCall {
  callId: string;
  groupId: number;
  host: { id: number; sessionId: string };
  people: GroupCallParticipant[];
  startedAt: number;
  /** More have been inside than a mesh bears. Once so it stays so: media is not to move to and fro. */
  isLarge?: boolean;
}

export const isInside = (person: GroupCallParticipant): boolean => person.sessionId !== null;
export const insideOf = (call: GroupCall): GroupCallParticipant[] => call.people.filter(isInside);
export const findParticipant = (call: GroupCall, userId: number): GroupCallParticipant | undefined =>
  call.people.find(({ id }) => id === userId);

/** Whether this very terminal is inside. */
export const isHere = (call: GroupCall, userId: number, sessionId: string): boolean =>
  findParticipant(call, userId)?.sessionId === sessionId;

/** Invites people: they ring until then. */
export const withInvited = (call: GroupCall, people: readonly Participant[], until: number): GroupCall => ({
  ...call,
  people: [...call.people, ...people.map((one) => ({ ...one, sessionId: null, until }))],
});

/** Somebody goes inside with this terminal, invited or not; without a word he is there until then. */
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

/** Changes what is kept of one person. */
export const withParticipant = (
  call: GroupCall,
  userId: number,
  change: Partial<GroupCallParticipant>,
): GroupCall => ({
  ...call,
  people: call.people.map((one) => (one.id === userId ? { ...one, ...change } : one)),
});

/** The moment at which somebody must look at the call again. */
export const groupDueAt = (call: GroupCall): number => Math.min(...call.people.map(({ until }) => until));

/** Whose ring or lease has run out. */
export const lapsedIn = (call: GroupCall, now: number): GroupCallParticipant[] =>
  call.people.filter(({ until }) => until <= now);

/** As participants travel. */
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
