import { CALL_MESH_MOST, type CallMode, type GroupCallInfo, MessageType } from "@4d/contract";
import { failureOf } from "../../platform/failure.ts";
import { callStore, changeCall, changeOwn } from "./call.store.ts";
import type { CallEnding } from "./call-view.ts";
import { groupCallsApi } from "./calls.api.ts";
import { beatInGroup } from "./group-beat.ts";
import type { GroupLines } from "./group-lines.ts";
import { faceIn, hearPeople, othersInside, putFace, removeFace, showDevice } from "./group-people.ts";
import { ANSWER_PATIENCE_MS, iceServers } from "./ice-servers.ts";
import { insist } from "./insist.ts";
import { isPhone, makeLines } from "./make-lines.ts";
import { startRinging, stopRinging } from "./media/ring-tone.ts";
import { Outbox } from "./outbox.ts";
import { openOwnMedia } from "./own-media.ts";
import { keepAwake, onLeaving } from "./page-guards.ts";
import { sendLimits, videoFits } from "./peer/send-limits.ts";
import { type GroupSignal, readFailure } from "./read-signal.ts";
import type { RunningCall } from "./running-call.ts";

export interface GroupParts {
  groupId: number;
  myId: number;
  partyId: string;
  mode: CallMode;
  onEnd: (ending: CallEnding) => void;
}

/** Signals about the line between two of those inside. */
const LINES: ReadonlySet<number> = new Set([
  MessageType.RTC_GROUP_OFFER,
  MessageType.RTC_GROUP_ANSWER,
  MessageType.RTC_GROUP_CANDIDATE,
]);

/** One group call on this page, from the first ring to leaving it (`CALL-2`). */
export class GroupCall implements RunningCall {
  readonly #parts: GroupParts;
  readonly #stops: (() => void)[] = [];
  #lines: GroupLines | null = null;
  #callId = "";
  #isInside = false;
  /** Signals heard before it is known who is inside; null once it is. */
  #early: GroupSignal[] | null = null;
  /** The server has rooms for large calls. */
  #hasRooms = false;
  /** So many were inside when a room was asked for last. */
  #asked = 0;
  #over = false;
  #activeAt: number | null = null;
  /** My way in, then each look at who is there: one after another. */
  #looking: Promise<unknown> = Promise.resolve();
  readonly #devices = new Outbox(groupCallsApi.device);
  readonly media = openOwnMedia({
    tracks: (tracks) => this.#lines?.setTracks(tracks),
    media: () => this.#tellDevices(),
  });

  constructor(parts: GroupParts, callId = "") {
    this.#parts = parts;
    this.#callId = callId;
  }

  get groupId(): number {
    return this.#parts.groupId;
  }

  /** Begins the group's call and rings these members. */
  async setUp(memberIds: readonly number[]): Promise<void> {
    await this.#goIn(() => {
      const { camera, microphone } = this.media.media;
      const me = { id: this.#parts.myId, isCamera: camera, isMicroPhone: microphone };
      return groupCallsApi.setUp(this.groupId, me, memberIds);
    });
  }

  /** Goes into the running call. */
  async join(): Promise<void> {
    await this.#goIn(() => groupCallsApi.join(this.groupId));
  }

  async accept(): Promise<void> {
    stopRinging();
    if (this.#isInside) return;
    const isOver = () => this.#over;
    const tell = () => insist(() => groupCallsApi.accept(this.groupId), { isOver });
    await this.#goIn(tell, ANSWER_PATIENCE_MS);
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
    if (this.#over) return;
    const rang = this.#rings();
    this.#finish({ result: rang ? "rejected" : "answered" });
    const tell = rang ? groupCallsApi.reject : groupCallsApi.quit;
    await insist(() => tell(this.groupId), { isOver: () => this.#isBack() }).catch(() => undefined);
  }

  /** I am in this group's call again, or rung by it: that I left, still unheard, would now put me out. */
  #isBack(): boolean {
    const { call } = callStore.getState();
    return call?.kind === "group" && call.targetId === this.groupId && call.phase !== "ended";
  }

  /** Ends it for everybody; the host may. */
  async endForAll(): Promise<void> {
    if (this.#over) return;
    this.#finish({ result: "answered" });
    await insist(() => groupCallsApi.cancel(this.groupId)).catch(() => undefined);
  }

  setLowData(on: boolean): void {
    this.#lines?.limit(sendLimits(this.#inside(), on));
  }

  async resume(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#lookAgain());
    await this.#looking;
  }

  /** What was told while I had no socket is lost, and what is told meanwhile is newer than the server's answer. */
  async #lookAgain(): Promise<void> {
    if (this.#over || (!this.#isInside && !this.#rings())) return;
    if (this.#isInside) this.#early = [];
    const info = await this.#askInfo().catch(() => undefined);
    if (info !== undefined && !this.#over) this.#takeStock(info);
    if (this.#isInside) await this.#catchUp();
  }

  #takeStock(info: GroupCallInfo): void {
    if (!info.isChating || (this.#callId !== "" && info.callId !== this.#callId))
      this.#finish({ result: this.#isInside ? "answered" : "missed" });
    else if (this.#isInside && info.isHere !== true) this.#finish({ result: "failed" });
    else if (this.#rings() && !info.userInfos?.some(({ id }) => id === this.#parts.myId))
      this.#finish({ result: "missed" });
    else {
      this.#reconcile(info);
      for (const one of info.userInfos ?? []) if (one.id !== this.#parts.myId) showDevice(one.id, one);
      this.#tellDevices();
      this.#lines?.resume();
    }
  }

  #askInfo(): Promise<GroupCallInfo> {
    return insist(() => groupCallsApi.info(this.groupId), { isOver: () => this.#over });
  }

  #rings(): boolean {
    return callStore.getState().call?.phase === "ringing";
  }

  dispose(): void {
    this.#over = true;
    stopRinging();
    for (const stop of this.#stops.splice(0)) stop();
    this.#devices.close();
    this.#lines?.close();
    this.media.stop();
  }

  /** A signal of this group's call. */
  async hear(signal: GroupSignal): Promise<void> {
    const { type, sendId, callId, content } = signal;
    if (this.#over || (this.#callId !== "" && callId !== "" && callId !== this.#callId)) return;
    if (sendId === this.#parts.myId && type < MessageType.RTC_GROUP_OFFER) {
      this.#hearOwn(type, content);
      return;
    }
    if (type === MessageType.RTC_GROUP_CANCEL) this.#ended();
    else if (this.#early !== null) this.#early.push(signal);
    else await this.#hearOthers(signal);
  }

  /** The others come, go, and make their lines to me. */
  async #hearOthers(signal: GroupSignal): Promise<void> {
    if (LINES.has(signal.type)) await this.#lines?.hear(signal);
    else if (signal.type === MessageType.RTC_GROUP_FAILED) this.#failed(signal.content);
    else {
      const left = hearPeople(signal, this.#parts.myId);
      if (left !== null) this.#remove(left);
      this.#peopleChanged();
    }
  }

  /** Another of my terminals did something, or the server did it for me. */
  #hearOwn(type: number, content: string): void {
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
    if (userIds.includes(this.#parts.myId)) {
      this.#finish({ result: "missed", isElsewhere: true });
      return;
    }
    const people = userIds.map((id) => ({ id, nickName: faceIn(id)?.nickName ?? "" }));
    for (const id of userIds) this.#remove(id);
    this.#peopleChanged();
    changeCall({ notice: { why, words, people } });
  }

  #remove(id: number): void {
    this.#lines?.drop(id);
    removeFace(id);
  }

  /** Who is inside changed: with too many for a mesh their media moves to a room, where there is one. */
  #peopleChanged(isInRoom = false): void {
    const inside = this.#inside();
    const grew = inside > Math.max(CALL_MESH_MOST, this.#asked);
    if (this.#isInside && this.#hasRooms && (grew || isInRoom)) {
      this.#asked = Math.max(inside, this.#asked);
      this.#lines?.move();
    }
    this.#lines?.peopleChanged();
  }

  #tellDevices(): void {
    if (!this.#isInside) return;
    const { camera, screen, microphone } = this.media.media;
    this.#devices.post({ groupId: this.groupId, isCamera: camera || screen, isMicroPhone: microphone });
  }

  #goIn(tellServer: () => Promise<unknown>, patienceMs = 0): Promise<void> {
    const entered = this.#enter(tellServer, patienceMs);
    this.#looking = entered.catch(() => undefined);
    return entered;
  }

  /** Opens devices, tells the server, and offers to everybody who is inside already. */
  async #enter(tellServer: () => Promise<unknown>, patienceMs: number): Promise<void> {
    this.#stops.push(
      keepAwake(),
      onLeaving(() => void this.end()),
    );
    changeCall({ phase: "preparing" });
    this.#early = [];
    await this.media.open(this.#parts.mode === "video");
    const servers = await iceServers(patienceMs);
    if (this.#over) return;
    this.#lines = makeLines(this.#parts, {
      iceServers: servers,
      media: this.media,
      onMoved: () => this.#limit(),
    });
    try {
      await tellServer();
      this.#isInside = true;
      if (this.#over) {
        await insist(() => groupCallsApi.quit(this.groupId)).catch(() => undefined);
        return;
      }
      this.#activeAt = performance.now();
      changeCall({ phase: "calling", activeAt: this.#activeAt });
      this.#stops.push(beatInGroup(this.groupId, () => this.#finish({ result: "failed" })));
      this.#tellDevices();
      const info = await this.#askInfo();
      this.#reconcile(info);
      await this.#catchUp();
      void this.#lines.begin(info.inRoom === true);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** What was heard meanwhile: a line of somebody who has no face yet would be silent for good. */
  async #catchUp(): Promise<void> {
    for (let next = this.#early?.shift(); next !== undefined; next = this.#early?.shift())
      // One that makes no sense must not stop those behind it.
      await this.#hearOthers(next).catch(() => undefined);
    this.#early = null;
  }

  /** Takes over who is in the call. */
  #reconcile(info: GroupCallInfo): void {
    const { userInfos = [], insideIds = [], callId = "" } = info;
    this.#callId = callId;
    this.#hasRooms = info.inRoom !== undefined;
    const inside = new Set(insideIds);
    const ids = new Set(userInfos.map(({ id }) => id));
    for (const { id } of callStore.getState().call?.people ?? []) if (!ids.has(id)) this.#remove(id);
    for (const one of userInfos) {
      const known = this.#lines?.has(one.id) === true;
      putFace(one, inside.has(one.id) && !known ? "connecting" : "invited", this.#parts.myId);
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

  /** More people, less for each; beyond what a device can bear cameras stay off (`calls §3.3`). */
  #limit(): void {
    const { own } = callStore.getState().call ?? {};
    this.#lines?.limit(sendLimits(this.#inside(), own?.lowData === true));
    const videoLimited = !videoFits(1 + (this.#lines?.count ?? 0), isPhone());
    if (own !== undefined && own.videoLimited !== videoLimited) changeOwn({ videoLimited });
    if (videoLimited && own?.camera === true) void this.media.setCamera(false);
  }

  #refused(error: unknown): void {
    if (!this.#over) this.#finish({ result: "failed", reason: failureOf(error).message });
  }

  #finish(ending: Partial<CallEnding> & Pick<CallEnding, "result">): void {
    if (this.#over) return;
    const duration = this.#activeAt === null ? 0 : performance.now() - this.#activeAt;
    this.dispose();
    this.#parts.onEnd({ reason: "", isElsewhere: false, duration, ...ending });
  }
}
