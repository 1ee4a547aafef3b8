import { type CallMode, type CurrentCall, type DownFrame, MessageType } from "@4d/contract";
import { deferred } from "../../platform/deferred.ts";
import { me } from "../../platform/session.ts";
import { callStore, changeCall, changeOwn, showCall } from "./call.store.ts";
import type { CallSession } from "./call-session.ts";
import type { CallEnding, CallView } from "./call-view.ts";
import { GroupCallSession } from "./group-call-session.ts";
import { callObstacle, canConnect } from "./media/call-obstacle.ts";
import { stopRinging } from "./media/ring-tone.ts";
import { newGroupCallView, newPrivateCallView } from "./new-call-view.ts";
import { forwardDelay, openGroupPage, openPrivatePage } from "./open-call-page.ts";
import { PrivateCallSession } from "./private-call-session.ts";
import {
  type GroupSignal,
  groupSignalOf,
  type PrivateSignal,
  privateSignalOf,
  readOffer,
  readParticipants,
} from "./read-signal.ts";

/** Id of this page in signals. */
const pageId = crypto.randomUUID().slice(0, 18);

interface Current {
  call: CallSession;
  ended: PromiseWithResolvers<void>;
}
let current: Current | null = null;
const myId = (): number => me.get()?.uid ?? 0;

/** Ids sort by time, so that of two simultaneous calls the earlier one wins (`calls §2.4`). */
function newCallId(): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return Date.now().toString(36) + [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Runs a call, replacing one that is over or gives way. */
function run<C extends CallSession>(view: CallView, make: (onEnd: (ending: CallEnding) => void) => C): C {
  current?.call.dispose();
  current?.ended.resolve();
  const ended = deferred<void>();
  const call = make((ending) => {
    if (current?.call !== call) return;
    current = null;
    ended.resolve();
    changeCall({ phase: "ended", ending });
  });
  current = { call, ended };
  showCall(view);
  return call;
}

/** Whether this page is in a call or one rings here; a second one waits until it is over. */
export const isInCall = (): boolean => current !== null;

/** Whether a call can begin here. Its page says what prevents it. */
const mayBegin = (): boolean => current === null && callObstacle() === null;

/** Calls a friend. The store shows all progress; a refusal shows as the ending. */
export async function callFriend(peerId: number, mode: CallMode): Promise<void> {
  if (!mayBegin()) return;
  const callId = newCallId();
  const view = newPrivateCallView({ callId, myId: myId(), peerId, mode, isHost: true, phase: "preparing" });
  await run(
    view,
    (onEnd) => new PrivateCallSession({ callId, peerId, mode, offer: null, pageId, onEnd }),
  ).call();
}

function runGroup(
  part: Pick<
    Parameters<typeof newGroupCallView>[0],
    "groupId" | "mode" | "inviterId" | "phase" | "people" | "callId"
  >,
) {
  const { groupId, mode, callId } = part;
  const view = newGroupCallView({ ...part, myId: myId() });
  return run(view, (onEnd) => new GroupCallSession({ groupId, myId: myId(), pageId, mode, onEnd }, callId));
}

/** Starts a call in a group and rings these members. */
export async function callGroup(
  groupId: number,
  memberIds: readonly number[],
  mode: CallMode,
): Promise<void> {
  if (!mayBegin()) return;
  const inviterId = myId();
  await runGroup({ groupId, mode, inviterId, phase: "preparing", people: [], callId: "" }).setUp(memberIds);
}

/** Joins a group's running call, from its banner. */
export async function joinGroupCall(groupId: number, mode: CallMode): Promise<void> {
  if (!mayBegin()) return;
  await runGroup({ groupId, mode, inviterId: 0, phase: "preparing", people: [], callId: "" }).join();
}

/** Invites more members. Rejects with the server's refusal (too many, busy …). */
export async function inviteToCall(memberIds: readonly number[]): Promise<void> {
  if (current?.call instanceof GroupCallSession) await current.call.invite(memberIds);
}

/** Ends the group's call for everybody; its host may. */
export async function endForAll(): Promise<void> {
  if (current?.call instanceof GroupCallSession) await current.call.endForAll();
}

/** Accepts the ringing call. */
export async function acceptCall(): Promise<void> {
  const { call } = callStore.getState();
  if (current === null || call === null || !canConnect()) return;
  notifyTabs(call.callId);
  await current.call.accept();
}

/** Rejects an incoming call, cancels an outgoing one, or hangs up. */
export async function endCall(): Promise<void> {
  const { call } = callStore.getState();
  if (call !== null) notifyTabs(call.callId);
  await current?.call.end();
}

/** Clears an ended call, once its screen has shown how it ended. */
export function dismissCall(): void {
  if (current === null) showCall(null);
}

export const setMicrophone = async (on: boolean): Promise<void> => current?.call.media.setMicrophone(on);
/** Also turns a voice call into a video call; does nothing while so many people are inside that cameras stay off. */
export async function setCamera(on: boolean): Promise<void> {
  const isLimited = callStore.getState().call?.own.videoLimited === true;
  if (!on || !isLimited) await current?.call.media.setCamera(on);
}
export const flipCamera = async (): Promise<void> => current?.call.media.flip();
export const shareScreen = async (on: boolean): Promise<void> => current?.call.media.shareScreen(on);

/** Low data mode: small video and plain sound, for a slow network. */
export function setLowData(on: boolean): void {
  changeOwn({ lowData: on });
  current?.call.setLowData(on);
}

interface IncomingCall {
  callId: string;
  peerId: number;
  mode: CallMode;
  content: string;
}

/** Rings here. `atOnce`: both called, and mine gives way by accepting (`calls §2.4`). */
function showIncomingCall({ callId, peerId, mode, content }: IncomingCall, atOnce: boolean): void {
  const offer = readOffer(content);
  if (offer === null) return;
  const wasVideo = atOnce && callStore.getState().call?.mode === "video";
  const shown = wasVideo ? "video" : mode;
  const view = newPrivateCallView({
    callId,
    myId: myId(),
    peerId,
    mode: shown,
    isHost: false,
    phase: "ringing",
  });
  const incomingOffer = { description: offer, pageId: offer.partyId ?? null };
  const call = run(
    view,
    (onEnd) => new PrivateCallSession({ callId, peerId, mode: shown, offer: incomingOffer, pageId, onEnd }),
  );
  if (atOnce) {
    void call.accept();
    return;
  }
  const until = current?.ended.promise ?? Promise.resolve();
  // If the call ended meanwhile, it must not start to ring.
  const still = () => current?.call === call && callStore.getState().call?.phase === "ringing";
  void isRingingTab(callId, until).then((loud) => still() && call.ring(loud));
  setTimeout(() => still() && openPrivatePage(peerId, mode, false), forwardDelay("private"));
}

function onRing(signal: PrivateSignal): void {
  const { callId, sendId: peerId, content } = signal;
  const mode = signal.type === MessageType.RTC_CALL_VIDEO ? "video" : "voice";
  if (current === null) {
    showIncomingCall({ callId, peerId, mode, content }, false);
    return;
  }
  const { call } = current;
  const isGlare = call instanceof PrivateCallSession && call.isCalling && call.peerId === peerId;
  if (isGlare && callId < call.callId) showIncomingCall({ callId, peerId, mode, content }, true);
}

async function onPrivateSignal(signal: PrivateSignal): Promise<void> {
  if (signal.type === MessageType.RTC_CALL_VOICE || signal.type === MessageType.RTC_CALL_VIDEO) {
    if (signal.sendId !== myId()) onRing(signal);
    return;
  }
  const call = current?.call;
  if (!(call instanceof PrivateCallSession)) return;
  const mine = signal.sendId === myId();
  const other = mine ? signal.recvId : signal.sendId;
  const isThis = signal.callId === "" ? other === call.peerId : signal.callId === call.callId;
  if (isThis) await call.onSignal(signal, mine);
}

function showIncomingGroupCall({ groupId, sendId, callId, content }: Omit<GroupSignal, "type">): void {
  const people = readParticipants(content);
  const call = runGroup({ groupId, mode: "voice", inviterId: sendId, phase: "ringing", people, callId });
  const until = current?.ended.promise ?? Promise.resolve();
  const still = () => current?.call === call && callStore.getState().call?.phase === "ringing";
  void isRingingTab(callId, until).then((loud) => still() && call.ring(loud));
  const query = { groupId, isHost: false, inviterId: sendId, userInfos: content };
  setTimeout(() => still() && openGroupPage(query), forwardDelay("group"));
}

async function onGroupSignal(signal: GroupSignal): Promise<void> {
  const call = current?.call;
  if (signal.type === MessageType.RTC_GROUP_SETUP) {
    if (current === null && signal.sendId !== myId()) showIncomingGroupCall(signal);
  } else if (call instanceof GroupCallSession && call.groupId === signal.groupId) await call.onSignal(signal);
}

let order: Promise<unknown> = Promise.resolve();

/** Handles call signalling frames one at a time, in order. */
export function onSignalFrame(frame: DownFrame): void {
  const direct = privateSignalOf(frame);
  const group = groupSignalOf(frame);
  // An invalid signal must not stop those behind it.
  if (direct !== null) order = order.then(() => onPrivateSignal(direct)).catch(() => undefined);
  else if (group !== null) order = order.then(() => onGroupSignal(group)).catch(() => undefined);
}

/** The socket is open (again): `known` is the server's record of the call I am in or that rings me. */
export async function resumeCalls(known: CurrentCall | null): Promise<void> {
  if (current !== null) {
    await current.call.resume();
    return;
  }
  if (known === null) return;
  if ("groupId" in known) {
    const { groupId, callId, inviterId: sendId, userInfos } = known;
    showIncomingGroupCall({ groupId, callId, sendId, content: JSON.stringify(userInfos) });
    return;
  }
  if (known.isHost || known.phase !== "ringing" || known.offer === undefined) return;
  showIncomingCall(
    { callId: known.callId, peerId: known.uid, mode: known.mode, content: known.offer },
    false,
  );
}

/** After login: listens to the other tabs of this browser. */
export function watchTabs(uid: number): void {
  listenToTabs(uid, (callId) => {
    const { call } = callStore.getState();
    if (call?.callId !== callId || call.phase !== "ringing") return;
    current?.call.dispose();
    current?.ended.resolve();
    current = null;
    changeCall({
      phase: "ended",
      ending: { result: "answered", reason: "", duration: 0, isElsewhere: true },
    });
  });
}

/** Logout ends the call too. */
export function endCallsOnLogout(): void {
  void current?.call.end();
  stopRinging();
  current = null;
  showCall(null);
}

let channel: BroadcastChannel | null = null;

/** Notifies the other tabs of this browser that this one accepted or rejected a call; they stop ringing. */
export function notifyTabs(callId: string): void {
  channel?.postMessage(callId);
}

/** Listens to the same from other tabs. */
export function listenToTabs(uid: number, taken: (callId: string) => void): void {
  channel?.close();
  if (typeof BroadcastChannel === "undefined") return;
  channel = new BroadcastChannel(`calls:${uid}`);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") taken(data);
  });
}

/** Lets one tab of the browser ring aloud: the first to get this call's lock, which it holds until the call ends. */
export async function isRingingTab(callId: string, until: Promise<void>): Promise<boolean> {
  if (navigator.locks === undefined) return true;
  return new Promise((resolve) => {
    navigator.locks
      .request(`ring:${callId}`, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null);
        if (lock !== null) await until;
      })
      .catch(() => resolve(true));
  });
}
