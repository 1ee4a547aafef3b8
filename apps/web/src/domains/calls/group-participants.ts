import { MessageType, type Participant } from "@4d/contract";
import { callStore, changeCall, changeParticipant } from "./call.store.ts";
import { type ParticipantView, participantView } from "./call-view.ts";
import { type GroupSignal, readDevice, readParticipant, readParticipants } from "./read-signal.ts";

type Device = Pick<Participant, "isCamera" | "isMicroPhone">;

const people = (): readonly ParticipantView[] => callStore.getState().call?.people ?? [];

/** Another participant, as shown. */
export const findParticipant = (id: number): ParticipantView | undefined =>
  people().find((participant) => participant.id === id);

/** Ids of the others who are inside, not just being rung. */
export const othersInside = (): number[] =>
  people()
    .filter(({ state }) => state !== "invited")
    .map(({ id }) => id);

/** Whether a person announced that they send neither sound nor video. */
export function sendsNothing(userId: number): boolean {
  const media = findParticipant(userId)?.media;
  return media !== undefined && !media.microphone && !media.camera && !media.screen;
}

/** Shows what somebody sends, as the server knows it: it does not tell a camera from a shared screen. */
export const showDevice = (id: number, { isCamera, isMicroPhone }: Device): void =>
  changeParticipant(id, { media: { microphone: isMicroPhone, camera: isCamera, screen: false } });

/** Adds somebody who is in the call or invited; a person already inside is never downgraded to invited. */
export function putParticipant(one: Participant | null, state: ParticipantView["state"], myId: number): void {
  if (one === null || one.id === myId) return;
  const known = people().some(({ id }) => id === one.id);
  if (!known) changeCall((call) => ({ people: [...call.people, participantView(one, state)] }));
  else if (state !== "invited") changeParticipant(one.id, { state });
}

export const removeParticipant = (id: number): void =>
  changeCall((call) => ({ people: call.people.filter((participant) => participant.id !== id) }));

/** Applies a signal about who is present and what they send. Returns who left. */
export function applyParticipantSignal({ type, sendId, content }: GroupSignal, myId: number): number | null {
  if (type === MessageType.RTC_GROUP_ACCEPT) changeParticipant(sendId, { state: "connecting" });
  else if (type === MessageType.RTC_GROUP_JOIN) putParticipant(readParticipant(content), "connecting", myId);
  else if (type === MessageType.RTC_GROUP_INVITE)
    for (const one of readParticipants(content)) putParticipant(one, "invited", myId);
  else if (type === MessageType.RTC_GROUP_REJECT || type === MessageType.RTC_GROUP_QUIT) return sendId;
  else if (type === MessageType.RTC_GROUP_DEVICE) {
    const device = readDevice(content);
    if (device !== null) showDevice(sendId, device);
  }
  return null;
}
