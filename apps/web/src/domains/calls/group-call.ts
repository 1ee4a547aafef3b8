import {
  CALL_HEARTBEAT_MS,
  type CallMode,
  type GroupCallInfo,
  MessageType,
  type Participant,
} from "@4d/contract";
import { failureOf } from "../../platform/failure.ts";
import { callStore, changeCall, changeFace, changeOwn } from "./call.store.ts";
import { type CallEnding, type Face, faceOf } from "./call-view.ts";
import { groupCallsApi } from "./calls.api.ts";
import { GroupMesh } from "./group-mesh.ts";
import { iceServers } from "./ice-servers.ts";
import { startRinging, stopRinging } from "./media/ring-tone.ts";
import { openOwnMedia } from "./own-media.ts";
import { keepAwake, onLeaving } from "./page-guards.ts";
import { sendLimits, videoFits } from "./peer/send-limits.ts";
import {
  type GroupSignal,
  readDevice,
  readFailure,
  readParticipant,
  readParticipants,
} from "./read-signal.ts";
import type { RunningCall } from "./running-call.ts";

export interface GroupParts {
  groupId: number;
  myId: number;
  partyId: string;
  mode: CallMode;
  onEnd: (ending: CallEnding) => void;
}

/** Codes that say there is no call for me any more: over, no member, no group. */
const GONE = [403, 404, 409];
const isPhone = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches === true;

/** One group call on this page, from the first ring to leaving it (`CALL-2`). */
export class GroupCall implements RunningCall {
  readonly #parts: GroupParts;
  readonly #stops: (() => void)[] = [];
  #mesh: GroupMesh | null = null;
  #callId = "";
  #isInside = false;
  #over = false;
  #activeAt: number | null = null;
  readonly media = openOwnMedia({
    tracks: (tracks) => this.#mesh?.setTracks(tracks),
    media: ({ camera, screen, microphone }) => {
      if (!this.#isInside) return;
      const isCamera = camera || screen;
      groupCallsApi
        .device({ groupId: this.groupId, isCamera, isMicroPhone: microphone })
        .catch(() => undefined);
    },
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
    await this.#enter(() => {
      const { camera, microphone } = this.media.media;
      const me = { id: this.#parts.myId, isCamera: camera, isMicroPhone: microphone };
      return groupCallsApi.setUp(this.groupId, me, memberIds);
    });
  }

  /** Goes into the running call. */
  async join(): Promise<void> {
    await this.#enter(() => groupCallsApi.join(this.groupId));
  }

  async accept(): Promise<void> {
    stopRinging();
    if (!this.#isInside) await this.#enter(() => groupCallsApi.accept(this.groupId));
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
    await (rang ? groupCallsApi.reject : groupCallsApi.quit)(this.groupId).catch(() => undefined);
  }

  /** Ends it for everybody; the host may. */
  async endForAll(): Promise<void> {
    if (this.#over) return;
    this.#finish({ result: "answered" });
    await groupCallsApi.cancel(this.groupId).catch(() => undefined);
  }

  setLowData(on: boolean): void {
    this.#mesh?.limit(sendLimits(this.#inside(), on));
  }

  async resume(): Promise<void> {
    const info = await groupCallsApi.info(this.groupId).catch(() => undefined);
    if (info === undefined || this.#over) return;
    if (!info.isChating || (this.#callId !== "" && info.callId !== this.#callId))
      this.#finish({ result: this.#isInside ? "answered" : "missed" });
    else if (this.#isInside && info.isHere !== true) this.#finish({ result: "failed" });
    else if (this.#rings() && !info.userInfos?.some(({ id }) => id === this.#parts.myId))
      this.#finish({ result: "missed" });
    else this.#reconcile(info);
  }

  #rings(): boolean {
    return callStore.getState().call?.phase === "ringing";
  }

  dispose(): void {
    this.#over = true;
    stopRinging();
    for (const stop of this.#stops.splice(0)) stop();
    this.#mesh?.close();
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
    if (type === MessageType.RTC_GROUP_OFFER) await this.#mesh?.hearOffer(sendId, content);
    else if (type === MessageType.RTC_GROUP_ANSWER) await this.#mesh?.hearAnswer(sendId, content);
    else if (type === MessageType.RTC_GROUP_CANDIDATE) await this.#mesh?.hearCandidate(sendId, content);
    else if (type === MessageType.RTC_GROUP_CANCEL) this.#ended();
    else if (type === MessageType.RTC_GROUP_FAILED) this.#failed(content);
    else this.#peopleChanged(signal);
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
    if (failure.userIds.includes(this.#parts.myId)) this.#finish({ result: "missed", isElsewhere: true });
    else for (const id of failure.userIds) this.#remove(id);
    changeCall({ notice: failure.reason });
  }

  #peopleChanged({ type, sendId, content }: GroupSignal): void {
    if (type === MessageType.RTC_GROUP_ACCEPT) changeFace(sendId, { state: "connecting" });
    else if (type === MessageType.RTC_GROUP_JOIN) this.#put(readParticipant(content), "connecting");
    else if (type === MessageType.RTC_GROUP_INVITE)
      for (const one of readParticipants(content)) this.#put(one, "invited");
    else if (type === MessageType.RTC_GROUP_REJECT || type === MessageType.RTC_GROUP_QUIT)
      this.#remove(sendId);
    else if (type === MessageType.RTC_GROUP_DEVICE) {
      const device = readDevice(content);
      const media = device && { microphone: device.isMicroPhone, camera: device.isCamera, screen: false };
      if (media !== null) changeFace(sendId, { media });
    }
    this.#limit();
  }

  #put(one: Participant | null, state: Face["state"]): void {
    if (one === null || one.id === this.#parts.myId) return;
    changeCall(({ people }) => {
      const known = people.some(({ id }) => id === one.id);
      if (!known) return { people: [...people, faceOf(one, state)] };
      const changed = state === "invited" ? {} : { state };
      return { people: people.map((face) => (face.id === one.id ? { ...face, ...changed } : face)) };
    });
  }

  #remove(id: number): void {
    this.#mesh?.drop(id);
    changeCall(({ people }) => ({ people: people.filter((face) => face.id !== id) }));
    this.#limit();
  }

  /** Opens devices, tells the server, and offers to everybody who is inside already. */
  async #enter(tellServer: () => Promise<unknown>): Promise<void> {
    this.#stops.push(
      keepAwake(),
      onLeaving(() => void this.end()),
    );
    changeCall({ phase: "preparing" });
    await this.media.open(this.#parts.mode === "video");
    const servers = await iceServers();
    if (this.#over) return;
    this.#mesh = new GroupMesh({
      ...this.#parts,
      iceServers: servers,
      tracks: () => ({ audio: this.media.audio, video: this.media.video }),
      limits: () => sendLimits(this.#inside(), callStore.getState().call?.own.lowData === true),
      onConnected: () => changeCall({ phase: "active" }),
    });
    try {
      await tellServer();
      this.#isInside = true;
      if (this.#over) {
        await groupCallsApi.quit(this.groupId).catch(() => undefined);
        return;
      }
      this.#activeAt = Date.now();
      changeCall({ phase: "calling", activeAt: this.#activeAt });
      this.#beat();
      const info = await groupCallsApi.info(this.groupId);
      this.#reconcile(info, true);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Takes over who is in the call; having just come, I offer to those inside. */
  #reconcile(info: GroupCallInfo, offers = false): void {
    const { userInfos = [], insideIds = [], callId = "" } = info;
    this.#callId = callId;
    const inside = new Set(insideIds);
    const ids = new Set(userInfos.map(({ id }) => id));
    for (const { id } of callStore.getState().call?.people ?? []) if (!ids.has(id)) this.#remove(id);
    for (const one of userInfos) {
      const known = this.#mesh?.has(one.id) === true;
      this.#put(one, inside.has(one.id) && !known ? "connecting" : "invited");
    }
    changeCall(({ phase }) => ({
      callId,
      phase: inside.size > 1 && phase === "calling" ? "connecting" : phase,
    }));
    this.#limit();
    if (!offers) return;
    for (const id of inside) if (id !== this.#parts.myId) void this.#mesh?.offerTo(id);
  }

  #inside(): number {
    const people = callStore.getState().call?.people ?? [];
    return 1 + people.filter(({ state }) => state !== "invited").length;
  }

  /** More people, less for each; beyond what a device can bear cameras stay off (`messaging §2`). */
  #limit(): void {
    const { own } = callStore.getState().call ?? {};
    this.#mesh?.limit(sendLimits(this.#inside(), own?.lowData === true));
    const videoLimited = !videoFits(this.#inside(), isPhone());
    if (own !== undefined && own.videoLimited !== videoLimited) changeOwn({ videoLimited });
    if (videoLimited && own?.camera === true) void this.media.setCamera(false);
  }

  #beat(): void {
    const beat = async () => {
      try {
        await groupCallsApi.beat(this.groupId);
      } catch (error) {
        if (GONE.includes(failureOf(error).code)) this.#finish({ result: "failed" });
      }
    };
    const timer = setInterval(() => void beat(), CALL_HEARTBEAT_MS);
    this.#stops.push(() => clearInterval(timer));
  }

  #refused(error: unknown): void {
    if (!this.#over) this.#finish({ result: "failed", reason: failureOf(error).message });
  }

  #finish(ending: Partial<CallEnding> & Pick<CallEnding, "result">): void {
    if (this.#over) return;
    const duration = this.#activeAt === null ? 0 : Date.now() - this.#activeAt;
    this.dispose();
    this.#parts.onEnd({ reason: "", isElsewhere: false, duration, ...ending });
  }
}
