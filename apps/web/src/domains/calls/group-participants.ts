import { MessageType, type Participant } from "@4d/contract";
import { callStore, changeCall, changeParticipant } from "./call.store.ts";
import { type ParticipantView, participantView } from "./call-view.ts";
import { type GroupSignal, readDevice, readParticipant, readParticipants } from "./read-signal.ts";

type Device = Pick<Participant, "isCamera" | "isMicroPhone">;

const people = (): readonly ParticipantView[] => callStore.getState().call?.people ?? [];

/** One of the others, as far as he is shown. */
export const findParticipant = (id: number): ParticipantView | undefined =>
  people().find((participant) => participant.id === id);

/** Those of the others who are inside, not only rung. */
export const othersInside = (): number[] =>
  people()
    .filter(({ state }) => state !== "invited")
    .map(({ id }) => id);

/** He says that he sends neither sound nor picture. */
export function sendsNothing(userId: number): boolean {
  const media = findParticipant(userId)?.media;
  return media !== undefined && !media.microphone && !media.camera && !media.screen;
}

/** What somebody sends, as the server knows it: it tells a camera and a shared screen not apart. */
export const showDevice = (id: number, { isCamera, isMicroPhone }: Device): void =>
  changeParticipant(id, { media: { microphone: isMicroPhone, camera: isCamera, screen: false } });

/** Somebody is in the call or asked into it; who is there already is never shown as only asked. */
export function putParticipant(one: Participant | null, state: ParticipantView["state"], myId: number): void {
  if (one === null || one.id === myId) return;
  const known = people().some(({ id }) => id === one.id);
  if (!known) changeCall((call) => ({ people: [...call.people, participantView(one, state)] }));
  else if (state !== "invited") changeParticipant(one.id, { state });
}

export const removeParticipant = (id: number): void =>
  changeCall((call) => ({ people: call.people.filter((participant) => participant.id !== id) }));

/** A signal about who is there and what they send; answers with who left. */
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
