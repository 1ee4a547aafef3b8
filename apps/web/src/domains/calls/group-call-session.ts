import { CALL_MESH_MAX, type CallMode, type GroupCallInfo, MessageType } from "@4d/contract";
import { failureOf } from "../../platform/failure.ts";
import { askWithoutDevice } from "./ask-without-device.ts";
import { callStore, changeCall, changeOwn } from "./call.store.ts";
import { ANSWER_PATIENCE_MS, iceServers } from "./call-config.ts";
import type { CallSession } from "./call-session.ts";
import { retryUnanswered, SignalOutbox, sendGroupHeartbeats } from "./call-signalling.ts";
import type { CallEnding } from "./call-view.ts";
import { groupCallsApi } from "./calls.api.ts";
import type { GroupConnections } from "./group-connections.ts";
import {
  applyParticipantSignal,
  findParticipant,
  othersInside,
  putParticipant,
  removeParticipant,
  showDevice,
} from "./group-participants.ts";
import { isPhone, makeGroupConnections } from "./make-group-connections.ts";
import { startRinging, stopRinging } from "./media/ring-tone.ts";
import { openOwnMedia } from "./own-media.ts";
import { holdWakeLock, onPageUnload } from "./page-lifecycle.ts";
import { sendLimits, videoFits } from "./peer/send-limits.ts";
import { type GroupSignal, readFailure } from "./read-signal.ts";

export interface GroupCallOptions {
  groupId: number;
  myId: number;
  pageId: string;
  mode: CallMode;
  onEnd: (ending: CallEnding) => void;
}

/** Signals about the connection between two participants. */
const CONNECTION_SIGNALS: ReadonlySet<number> = new Set([
  MessageType.RTC_GROUP_OFFER,
  MessageType.RTC_GROUP_ANSWER,
  MessageType.RTC_GROUP_CANDIDATE,
]);

/** One group call on this page, from the first ring to leaving it (`CALL-2`). */
export class GroupCallSession implements CallSession {
  readonly #options: GroupCallOptions;
  readonly #stops: (() => void)[] = [];
  #connections: GroupConnections | null = null;
  #callId = "";
  #isInside = false;
  /** Signals received before the participants are known; null afterwards. */
  #earlySignals: GroupSignal[] | null = null;
  /** The server offers rooms for large calls. */
  #hasRooms = false;
  /** Number of participants when a room was last requested. */
  #roomAskedFor = 0;
  #isOver = false;
  #activeAt: number | null = null;
  /** My entry, then every refresh of the participants: one at a time. */
  #queue: Promise<unknown> = Promise.resolve();
  readonly #devices = new SignalOutbox(groupCallsApi.device);
  readonly media = openOwnMedia({
    tracks: (tracks) => this.#connections?.setTracks(tracks),
    media: () => this.#sendDevices(),
  });

  constructor(options: GroupCallOptions, callId = "") {
    this.#options = options;
    this.#callId = callId;
  }

  get groupId(): number {
    return this.#options.groupId;
  }

  /** Starts the group's call and rings these members. */
  async setUp(memberIds: readonly number[]): Promise<void> {
    await this.#enterInOrder(() => {
      const { camera, microphone } = this.media.media;
      const me = { id: this.#options.myId, isCamera: camera, isMicroPhone: microphone };
      return groupCallsApi.setUp(this.groupId, me, memberIds);
    });
  }

  /** Joins the running call. */
  async join(): Promise<void> {
    await this.#enterInOrder(() => groupCallsApi.join(this.groupId));
  }

  async accept(): Promise<void> {
    stopRinging();
    if (this.#isInside) return;
    const isOver = () => this.#isOver;
    const send = () => retryUnanswered(() => groupCallsApi.accept(this.groupId), { isOver });
    await this.#enterInOrder(send, ANSWER_PATIENCE_MS);
  }

  ring(loud: boolean): void {
    if (loud) startRinging("in");
  }

  async invite(memberIds: readonly number[]): Promise<void> {
    await groupCallsApi.invite(this.groupId, memberIds);
    const info = await groupCallsApi.info(this.groupId);
    this.#reconcile(info);
  }

  async end(): Promise<void> {
    if (this.#isOver) return;
    const rang = this.#isRinging();
    this.#finish({ result: rang ? "rejected" : "answered" });
    const send = rang ? groupCallsApi.reject : groupCallsApi.quit;
    await retryUnanswered(() => send(this.groupId), { isOver: () => this.#isBack() }).catch(() => undefined);
  }

  /** I am in this group's call again, or it rings me: a leave request that is still pending would now remove me. */
  #isBack(): boolean {
    const { call } = callStore.getState();
    return call?.kind === "group" && call.targetId === this.groupId && call.phase !== "ended";
  }

  /** Ends the call for everybody; the host may. */
  async endForAll(): Promise<void> {
    if (this.#isOver) return;
    this.#finish({ result: "answered" });
    await retryUnanswered(() => groupCallsApi.cancel(this.groupId)).catch(() => undefined);
  }

  setLowData(on: boolean): void {
    this.#connections?.limit(sendLimits(this.#inside(), on));
  }

  async resume(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#refresh());
    await this.#queue;
  }

  /** Reloads the participants after missed signals. Signals that arrive meanwhile are newer than the server's list. */
  async #refresh(): Promise<void> {
    if (this.#isOver || (!this.#isInside && !this.#isRinging())) return;
    if (this.#isInside) this.#earlySignals = [];
    const info = await this.#fetchInfo().catch(() => undefined);
    if (info !== undefined && !this.#isOver) this.#applyInfo(info);
    if (this.#isInside) await this.#catchUp();
  }

  #applyInfo(info: GroupCallInfo): void {
    if (!info.isChating || (this.#callId !== "" && info.callId !== this.#callId))
      this.#finish({ result: this.#isInside ? "answered" : "missed" });
    else if (this.#isInside && info.isHere !== true) this.#finish({ result: "failed" });
    else if (this.#isRinging() && !info.userInfos?.some(({ id }) => id === this.#options.myId))
      this.#finish({ result: "missed" });
    else {
      this.#reconcile(info);
      for (const one of info.userInfos ?? []) if (one.id !== this.#options.myId) showDevice(one.id, one);
      this.#sendDevices();
      this.#connections?.resume();
    }
  }

  #fetchInfo(): Promise<GroupCallInfo> {
    return retryUnanswered(() => groupCallsApi.info(this.groupId), { isOver: () => this.#isOver });
  }

  #isRinging(): boolean {
    return callStore.getState().call?.phase === "ringing";
  }

  dispose(): void {
    this.#isOver = true;
    stopRinging();
    for (const stop of this.#stops.splice(0)) stop();
    this.#devices.close();
    this.#connections?.close();
    this.media.stop();
  }

  /** Handles a signal of this group's call. */
  async onSignal(signal: GroupSignal): Promise<void> {
    const { type, sendId, callId, content } = signal;
    if (this.#isOver || (this.#callId !== "" && callId !== "" && callId !== this.#callId)) return;
    if (sendId === this.#options.myId && type < MessageType.RTC_GROUP_OFFER) {
      this.#onOwnSignal(type, content);
      return;
    }
    if (type === MessageType.RTC_GROUP_CANCEL) this.#ended();
    else if (this.#earlySignals !== null) this.#earlySignals.push(signal);
    else await this.#onOthersSignal(signal);
  }

  /** Handles others who come, go, or connect to me. */
  async #onOthersSignal(signal: GroupSignal): Promise<void> {
    if (CONNECTION_SIGNALS.has(signal.type)) await this.#connections?.onSignal(signal);
    else if (signal.type === MessageType.RTC_GROUP_FAILED) this.#failed(signal.content);
    else {
      const leaverId = applyParticipantSignal(signal, this.#options.myId);
      if (leaverId !== null) this.#remove(leaverId);
      this.#peopleChanged();
    }
  }

  /** Another of my terminals did something, or the server did it for me. */
  #onOwnSignal(type: number, content: string): void {
    if (type === MessageType.RTC_GROUP_FAILED) this.#failed(content);
    else if (type === MessageType.RTC_GROUP_CANCEL) this.#ended();
    else if (type === MessageType.RTC_GROUP_QUIT) this.#finish({ result: "failed" });
    else if (
      !this.#isInside &&
      (type === MessageType.RTC_GROUP_ACCEPT || type === MessageType.RTC_GROUP_REJECT)
    )
      this.#finish({ result: "answered", isElsewhere: true });
  }

  #ended(): void {
    this.#finish({ result: this.#isInside ? "answered" : "missed" });
  }

  #failed(content: string): void {
    const failure = readFailure(content);
    if (failure === null) return;
    const { userIds, why, words } = failure;
    if (userIds.includes(this.#options.myId)) {
      this.#finish({ result: "missed", isElsewhere: true });
      return;
    }
    const people = userIds.map((id) => ({ id, nickName: findParticipant(id)?.nickName ?? "" }));
    for (const id of userIds) this.#remove(id);
    this.#peopleChanged();
    changeCall({ unreached: { why, words, people } });
  }

  #remove(id: number): void {
    this.#connections?.dropPeer(id);
    removeParticipant(id);
  }

  /** The participants changed: with too many for a mesh, their media moves to a room, if there is one. */
  #peopleChanged(isInRoom = false): void {
    const inside = this.#inside();
    const grew = inside > Math.max(CALL_MESH_MAX, this.#roomAskedFor);
    if (this.#isInside && this.#hasRooms && (grew || isInRoom)) {
      this.#roomAskedFor = Math.max(inside, this.#roomAskedFor);
      this.#connections?.moveToRoom();
    }
    this.#connections?.peopleChanged();
  }

  #sendDevices(): void {
    if (!this.#isInside) return;
    const { camera, screen, microphone } = this.media.media;
    this.#devices.post({ groupId: this.groupId, isCamera: camera || screen, isMicroPhone: microphone });
  }

  #enterInOrder(announce: () => Promise<unknown>, patienceMs = 0): Promise<void> {
    const entered = this.#enter(announce, patienceMs);
    this.#queue = entered.catch(() => undefined);
    return entered;
  }

  /** Opens devices, notifies the server, and offers a connection to everybody already inside. */
  async #enter(announce: () => Promise<unknown>, patienceMs: number): Promise<void> {
    this.#stops.push(
      holdWakeLock(),
      onPageUnload(() => void this.end()),
    );
    changeCall({ phase: "preparing" });
    this.#earlySignals = [];
    await this.media.open(this.#options.mode === "video");
    if (this.#isOver || !(await this.#goesOn())) return;
    const servers = await iceServers(patienceMs);
    if (this.#isOver) return;
    this.#connections = makeGroupConnections(this.#options, {
      iceServers: servers,
      media: this.media,
      onMoved: () => this.#limit(),
    });
    try {
      await announce();
      this.#isInside = true;
      if (this.#isOver) {
        await retryUnanswered(() => groupCallsApi.quit(this.groupId)).catch(() => undefined);
        return;
      }
      this.#activeAt = performance.now();
      changeCall({ phase: "calling", activeAt: this.#activeAt });
      this.#stops.push(sendGroupHeartbeats(this.groupId, () => this.#finish({ result: "failed" })));
      this.#sendDevices();
      const info = await this.#fetchInfo();
      this.#reconcile(info);
      await this.#catchUp();
      void this.#connections.begin(info.inRoom === true);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Asks me whether to ring others without a device. A call that runs already goes on without it. */
  async #goesOn(): Promise<boolean> {
    const rings = callStore.getState().call?.isHost === true;
    const stops = rings && (await askWithoutDevice(this.media.problem)) === "stop";
    if (stops) this.#finish({ result: "cancelled" });
    return !stops;
  }

  /** Handles the signals received meanwhile: a connection from somebody not yet shown would otherwise stay silent. */
  async #catchUp(): Promise<void> {
    for (let next = this.#earlySignals?.shift(); next !== undefined; next = this.#earlySignals?.shift())
      // An invalid signal must not stop those behind it.
      await this.#onOthersSignal(next).catch(() => undefined);
    this.#earlySignals = null;
  }

  /** Applies the server's list of participants. */
  #reconcile(info: GroupCallInfo): void {
    const { userInfos = [], insideIds = [], callId = "" } = info;
    this.#callId = callId;
    this.#hasRooms = info.inRoom !== undefined;
    const inside = new Set(insideIds);
    const ids = new Set(userInfos.map(({ id }) => id));
    for (const { id } of callStore.getState().call?.people ?? []) if (!ids.has(id)) this.#remove(id);
    for (const one of userInfos) {
      const known = this.#connections?.has(one.id) === true;
      putParticipant(one, inside.has(one.id) && !known ? "connecting" : "invited", this.#options.myId);
    }
    changeCall(({ phase }) => ({
      callId,
      phase: inside.size > 1 && phase === "calling" ? "connecting" : phase,
    }));
    this.#peopleChanged(info.inRoom);
  }

  #inside(): number {
    return 1 + othersInside().length;
  }

  /** The more people, the lower the limits for each; beyond what a device can bear cameras stay off (`calls §3.3`). */
  #limit(): void {
    const { own } = callStore.getState().call ?? {};
    this.#connections?.limit(sendLimits(this.#inside(), own?.lowData === true));
    const videoLimited = !videoFits(1 + (this.#connections?.count ?? 0), isPhone());
    if (own !== undefined && own.videoLimited !== videoLimited) changeOwn({ videoLimited });
    if (videoLimited && own?.camera === true) void this.media.setCamera(false);
  }

  #refused(error: unknown): void {
    if (!this.#isOver) this.#finish({ result: "failed", reason: failureOf(error).message });
  }

  #finish(ending: Partial<CallEnding> & Pick<CallEnding, "result">): void {
    if (this.#isOver) return;
    const duration = this.#activeAt === null ? 0 : performance.now() - this.#activeAt;
    this.dispose();
    this.#options.onEnd({ reason: "", isElsewhere: false, duration, ...ending });
  }
}
