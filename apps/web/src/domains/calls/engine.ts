import { type CallMode, type DownFrame, MessageType, type PrivateCallState } from "@4d/contract";
import { me } from "../../platform/session.ts";
import { callStore, changeCall, changeOwn, showCall } from "./call.store.ts";
import { type CallEnding, type CallView, newFace } from "./call-view.ts";
import { stopRinging } from "./media/ring-tone.ts";
import { forwardDelay, openPrivatePage } from "./open-call-page.ts";
import { hearTabs, isLoudTab, tellTabs } from "./other-tabs.ts";
import { noMedia } from "./own-media.ts";
import { PrivateCall } from "./private-call.ts";
import { type PrivateSignal, privateSignalOf, readOffer } from "./read-signal.ts";
import type { RunningCall } from "./running-call.ts";

/** This page's name in signals. */
const partyId = crypto.randomUUID().slice(0, 18);

interface Current {
  call: RunningCall;
  ended: PromiseWithResolvers<void>;
}
let current: Current | null = null;

/** Names sort by time, so that of two calls at once the earlier one stands (`messaging §2`). */
function newCallId(): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return Date.now().toString(36) + [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Begins to run a call in place of what was there, which is over or gives way. */
function run<C extends RunningCall>(view: CallView, make: (onEnd: (ending: CallEnding) => void) => C): C {
  current?.call.dispose();
  current?.ended.resolve();
  const ended = Promise.withResolvers<void>();
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

const privateView = (part: {
  callId: string;
  peerId: number;
  mode: CallMode;
  isHost: boolean;
  phase: CallView["phase"];
}): CallView => ({
  kind: "private",
  callId: part.callId,
  targetId: part.peerId,
  mode: part.mode,
  isHost: part.isHost,
  inviterId: part.isHost ? (me.get()?.uid ?? 0) : part.peerId,
  phase: part.phase,
  people: [newFace(part.peerId, part.isHost ? "invited" : "connecting")],
  own: noMedia(part.mode === "video"),
  startedAt: Date.now(),
  activeAt: null,
  troubleAt: null,
  ending: null,
});

/** Whether this page is in a call or rung by one; a second one waits until it is over. */
export const isInCall = (): boolean => current !== null;

/** Calls a friend. The store shows everything that follows; a refusal shows as the ending. */
export async function callFriend(peerId: number, mode: CallMode): Promise<void> {
  if (current !== null) return;
  const callId = newCallId();
  const view = privateView({ callId, peerId, mode, isHost: true, phase: "preparing" });
  await run(view, (onEnd) => new PrivateCall({ callId, peerId, mode, offer: null, partyId, onEnd })).call();
}

/** Takes the call that rings. */
export async function acceptCall(): Promise<void> {
  const { call } = callStore.getState();
  if (current === null || call === null) return;
  tellTabs(call.callId);
  await current.call.accept();
}

/** Refuses the call that rings, gives up the one I make, or hangs up. */
export async function endCall(): Promise<void> {
  const { call } = callStore.getState();
  if (call !== null) tellTabs(call.callId);
  await current?.call.end();
}

/** Forgets an ended call, when its screen has said how it ended. */
export function dismissCall(): void {
  if (current === null) showCall(null);
}

export const setMicrophone = (on: boolean): void => current?.call.media.setMicrophone(on);
/** Also turns a voice call into a video call. */
export const setCamera = async (on: boolean): Promise<void> => current?.call.media.setCamera(on);
export const flipCamera = async (): Promise<void> => current?.call.media.flip();
export const shareScreen = async (on: boolean): Promise<void> => current?.call.media.shareScreen(on);

/** A small picture and plain sound, for a thin line. */
export function setLowData(on: boolean): void {
  changeOwn({ lowData: on });
  current?.call.setLowData(on);
}

interface Rung {
  callId: string;
  peerId: number;
  mode: CallMode;
  content: string;
}

/** Rings here. `atOnce`: both of us called, and mine gives way by answering (`messaging §2`). */
function rung({ callId, peerId, mode, content }: Rung, atOnce: boolean): void {
  const offer = readOffer(content);
  if (offer === null) return;
  const wasVideo = atOnce && callStore.getState().call?.mode === "video";
  const shown = wasVideo ? "video" : mode;
  const view = privateView({ callId, peerId, mode: shown, isHost: false, phase: "ringing" });
  const given = { description: offer, partyId: offer.partyId ?? null };
  const call = run(
    view,
    (onEnd) => new PrivateCall({ callId, peerId, mode: shown, offer: given, partyId, onEnd }),
  );
  if (atOnce) {
    void call.accept();
    return;
  }
  const until = current?.ended.promise ?? Promise.resolve();
  // Stopped meanwhile, it must not begin to ring.
  const still = () => current?.call === call && callStore.getState().call?.phase === "ringing";
  void isLoudTab(callId, until).then((loud) => still() && call.ring(loud));
  setTimeout(() => still() && openPrivatePage(peerId, mode, false), forwardDelay("private"));
}

function hearRing(signal: PrivateSignal): void {
  const { callId, sendId: peerId, content } = signal;
  const mode = signal.type === MessageType.RTC_CALL_VIDEO ? "video" : "voice";
  if (current === null) {
    rung({ callId, peerId, mode, content }, false);
    return;
  }
  const { call } = current;
  const isGlare = call instanceof PrivateCall && call.isCalling && call.peerId === peerId;
  if (isGlare && callId < call.callId) rung({ callId, peerId, mode, content }, true);
}

async function hearPrivate(signal: PrivateSignal): Promise<void> {
  if (signal.type === MessageType.RTC_CALL_VOICE || signal.type === MessageType.RTC_CALL_VIDEO) {
    if (signal.sendId !== me.get()?.uid) hearRing(signal);
    return;
  }
  const call = current?.call;
  if (!(call instanceof PrivateCall)) return;
  const mine = signal.sendId === me.get()?.uid;
  const other = mine ? signal.recvId : signal.sendId;
  const isThis = signal.callId === "" ? other === call.peerId : signal.callId === call.callId;
  if (isThis) await call.hear(signal, mine);
}

let order: Promise<unknown> = Promise.resolve();

/** Takes a frame of call signalling; one after another, as they came. */
export function hearFrame(frame: DownFrame): void {
  const signal = privateSignalOf(frame);
  if (signal === null) return;
  // A signal that makes no sense must not stop those behind it.
  order = order.then(() => hearPrivate(signal)).catch(() => undefined);
}

/** The socket is there (again): `known` is the server's word on what I am in or rung by. */
export async function resumeCalls(known: PrivateCallState | null): Promise<void> {
  if (current !== null) {
    await current.call.resume();
    return;
  }
  if (known === null || known.isHost || known.phase !== "ringing" || known.offer === undefined) return;
  rung({ callId: known.callId, peerId: known.uid, mode: known.mode, content: known.offer }, false);
}

/** Somebody is logged in: other tabs of this browser are heard. */
export function watchTabs(uid: number): void {
  hearTabs(uid, (callId) => {
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

/** The login ends: the call does too. */
export function leaveCalls(): void {
  void current?.call.end();
  stopRinging();
  current = null;
  showCall(null);
}
