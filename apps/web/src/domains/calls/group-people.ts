import { MessageType, type Participant } from "@4d/contract";
import { callStore, changeCall, changeFace } from "./call.store.ts";
import { type Face, faceOf } from "./call-view.ts";
import { type GroupSignal, readDevice, readParticipant, readParticipants } from "./read-signal.ts";

type Device = Pick<Participant, "isCamera" | "isMicroPhone">;

const people = (): readonly Face[] => callStore.getState().call?.people ?? [];

/** One of the others, as far as he is shown. */
export const faceIn = (id: number): Face | undefined => people().find((face) => face.id === id);

/** Those of the others who are inside, not only rung. */
export const othersInside = (): number[] =>
  people()
    .filter(({ state }) => state !== "invited")
    .map(({ id }) => id);

/** He says that he sends neither sound nor picture. */
export function isSilent(userId: number): boolean {
  const media = faceIn(userId)?.media;
  return media !== undefined && !media.microphone && !media.camera && !media.screen;
}

/** What somebody sends, as the server knows it: it tells a camera and a shared screen not apart. */
export const showDevice = (id: number, { isCamera, isMicroPhone }: Device): void =>
  changeFace(id, { media: { microphone: isMicroPhone, camera: isCamera, screen: false } });

/** Somebody is in the call or asked into it; who is there already is never shown as only asked. */
export function putFace(one: Participant | null, state: Face["state"], myId: number): void {
  if (one === null || one.id === myId) return;
  const known = people().some(({ id }) => id === one.id);
  if (!known) changeCall((call) => ({ people: [...call.people, faceOf(one, state)] }));
  else if (state !== "invited") changeFace(one.id, { state });
}

export const removeFace = (id: number): void =>
  changeCall((call) => ({ people: call.people.filter((face) => face.id !== id) }));

/** A signal about who is there and what they send; answers with who left. */
export function hearPeople({ type, sendId, content }: GroupSignal, myId: number): number | null {
  if (type === MessageType.RTC_GROUP_ACCEPT) changeFace(sendId, { state: "connecting" });
  else if (type === MessageType.RTC_GROUP_JOIN) putFace(readParticipant(content), "connecting", myId);
  else if (type === MessageType.RTC_GROUP_INVITE)
    for (const one of readParticipants(content)) putFace(one, "invited", myId);
  else if (type === MessageType.RTC_GROUP_REJECT || type === MessageType.RTC_GROUP_QUIT) return sendId;
  else if (type === MessageType.RTC_GROUP_DEVICE) {
    const device = readDevice(content);
    if (device !== null) showDevice(sendId, device);
  }
  return null;
}
