import type { CallMode } from "@4d/contract";
import { actionSheet, confirm, toast, toastFailure } from "../../platform/dialogs.ts";
import { failureOf } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { signal } from "../../platform/signal.ts";
import { privateCallPage } from "../friends/index.ts";
import { callStore } from "./call.store.ts";
import type { CallView } from "./call-view.ts";
import { callsApi } from "./calls.api.ts";
import { loadEngine } from "./calls.store.ts";
import { listDevices } from "./media/devices.ts";
import { GROUP_PAGE, isCallOpen } from "./open-call-page.ts";

/** Whether a call's page is on screen; elsewhere the call floats as a tile. */
export const isCallPageShown = signal(false);
/** The chosen speaker; empty for the system's default. */
export const chosenSpeaker = signal("");
/** The video element over all pages; the browser can show it in a picture-in-picture window. */
export const floatingVideo = signal<HTMLVideoElement | null>(null);

type Engine = Awaited<ReturnType<typeof loadEngine>>;
const callAction = (act: (engine: Engine, call: CallView) => unknown) => () => {
  const { call } = callStore.getState();
  if (call !== null)
    void loadEngine().then(
      (engine) => act(engine, call),
      () => undefined,
    );
};

export const acceptRinging = callAction((engine) => engine.acceptCall());
export const hangUp = callAction((engine) => engine.endCall());
export const closeEndedCall = callAction((engine) => engine.dismissCall());
export const toggleMicrophone = callAction((engine, { own }) => engine.setMicrophone(!own.microphone));
export const toggleCamera = callAction((engine, { own }) => engine.setCamera(!own.camera));
export const switchCamera = callAction((engine) => engine.flipCamera());
const toggleScreen = callAction((engine, { own }) => engine.shareScreen(!own.screen));
const toggleLowData = callAction((engine, { own }) => engine.setLowData(!own.lowData));

/** Ends the group's call for everybody, once its host has confirmed. */
async function askEndForAll(): Promise<void> {
  const yes = await confirm({
    title: t("calls.endForAll"),
    body: t("calls.endForAllBody"),
    ok: t("calls.hangUp"),
    danger: true,
  });
  if (yes) callAction((engine) => engine.endForAll())();
}

/** Asks again for a device that was refused or missing. */
export const retryDevice = callAction((engine, { own }) =>
  own.problem?.device === "camera" ? engine.setCamera(true) : engine.setMicrophone(true),
);

/** Calls a friend, replacing a call that is over. */
export async function startPrivateCall(friendId: number, mode: CallMode): Promise<void> {
  const engine = await loadEngine().catch(() => null);
  if (engine === null) return toast(t("common.networkWeak"));
  engine.dismissCall();
  await engine.callFriend(friendId, mode);
}

/** Starts a group's call with these members, or joins the running one when none are named. */
export async function enterGroupCall(
  groupId: number,
  mode: CallMode,
  ids?: readonly number[],
): Promise<void> {
  const engine = await loadEngine().catch(() => null);
  if (engine === null) return toast(t("common.networkWeak"));
  engine.dismissCall();
  await (ids === undefined ? engine.joinGroupCall(groupId, mode) : engine.callGroup(groupId, ids, mode));
}

/** Rates a finished call; a lost rating does not matter. */
export const rateCall = ({ targetId: uid, callId }: CallView, stars: number): void =>
  void callsApi.rate({ uid, callId }, stars).catch(() => undefined);

/** Invites more members of the group to its call. */
export async function inviteMembers(ids: readonly number[]): Promise<void> {
  try {
    await (await loadEngine()).inviteToCall(ids);
  } catch (error) {
    toastFailure(failureOf(error));
  }
}

/** Opens the page of the running call, unless that is already happening. */
export function openCall(call: CallView, open = push): void {
  if (open === push && isCallOpen(call.kind)) return;
  if (call.kind === "private") {
    const { targetId: id, mode, isHost } = call;
    const participant = call.people[0];
    const { nickName = "", headImage = "" } = participant ?? {};
    open(...privateCallPage({ id, nickName, headImage }, mode, isHost));
  } else {
    const { targetId: groupId, isHost, inviterId } = call;
    open(GROUP_PAGE, { groupId, isHost, inviterId, userInfos: "[]" });
  }
}

/** Accepts the call from its tile and opens its page, even if it was never opened. */
export function acceptAndOpen(call: CallView): void {
  acceptRinging();
  openCall(call);
}

async function chooseSpeaker(): Promise<void> {
  const { speakers } = await listDevices();
  const named = speakers.filter(({ id }) => id !== "default");
  const chosen = await actionSheet(
    [
      { id: "", label: t("calls.defaultSpeaker") },
      ...named.map(({ id, label }) => ({ id, label: label === "" ? t("calls.speaker") : label })),
    ],
    t("calls.speaker"),
  );
  if (chosen !== null) chosenSpeaker.set(chosen);
}

async function pictureInPicture(): Promise<void> {
  try {
    await floatingVideo.get()?.requestPictureInPicture();
  } catch {
    toast(t("calls.pipFailed"));
  }
}

/** Whether a person sends video. */
export const sendsPicture = ({ media, stream }: CallView["people"][number]): boolean =>
  stream !== null && (media.camera || media.screen);

/** Shows the other actions this browser supports. */
export async function showCallMenu(call: CallView): Promise<void> {
  const { own, people } = call;
  const { speakers } = await listDevices();
  const canFloat = document.pictureInPictureEnabled === true && people.some(sendsPicture);
  const chosen = await actionSheet([
    ...(own.canShareScreen && (own.screen || !own.videoLimited)
      ? [{ id: "screen", label: own.screen ? t("calls.stopSharing") : t("calls.shareScreen") } as const]
      : []),
    {
      id: "data",
      label: own.lowData ? t("calls.lowDataOff") : t("calls.lowDataOn"),
      hint: t("calls.lowDataHint"),
    } as const,
    ...(canFloat ? [{ id: "pip", label: t("calls.pip") } as const] : []),
    ...(speakers.length > 0 ? [{ id: "speaker", label: t("calls.speaker") } as const] : []),
    ...(call.kind === "group" && call.isHost
      ? [{ id: "all", label: t("calls.endForAll"), danger: true } as const]
      : []),
  ]);
  if (chosen === "screen") toggleScreen();
  else if (chosen === "data") toggleLowData();
  else if (chosen === "pip") await pictureInPicture();
  else if (chosen === "speaker") await chooseSpeaker();
  else if (chosen === "all") await askEndForAll();
}
