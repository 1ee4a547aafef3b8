import { CALL_HEARTBEAT_MS, type CallSignal, type CandidateBody, MessageType } from "@4d/contract";
import { failureOf } from "../../platform/failure.ts";
import { changeCall, changeFace } from "./call.store.ts";
import type { CallEnding } from "./call-view.ts";
import { callsApi, isGlare } from "./calls.api.ts";
import { ANSWER_PATIENCE_MS, iceServers } from "./ice-servers.ts";
import { callOff, insist, isUnreached } from "./insist.ts";
import { startRinging, stopRinging } from "./media/ring-tone.ts";
import { Outbox } from "./outbox.ts";
import { openOwnMedia } from "./own-media.ts";
import { keepAwake, onLeaving } from "./page-guards.ts";
import { type LinkState, PeerLink } from "./peer/peer-link.ts";
import { sendLimits } from "./peer/send-limits.ts";
import type { PrivateParts } from "./private-call-parts.ts";
import { type PrivateSignal, readAnswer, readCallSignal, readReason } from "./read-signal.ts";
import type { RunningCall } from "./running-call.ts";

const CONFLICT = 409;
const GLARE_WAIT_MS = 4000;
const TELL_AGAIN_MS = 2000;

/** One call between two people on this page, from the first ring to the end (`CALL-1`, `CALL-3`, `CALL-4`). */
export class PrivateCall implements RunningCall {
  readonly #parts: PrivateParts;
  readonly #outbox: Outbox<CandidateBody>;
  readonly #stops: (() => void)[] = [];
  #link: PeerLink | null = null;
  /** The other page's name; null for a client of the family, which takes bare candidates and nothing else. */
  #peerParty: string | null;
  #answered = false;
  /** The server knows of this call. */
  #stands: boolean;
  /** Candidates of who answers meanwhile went to a socket that was away. */
  #missed = false;
  #connected = false;
  #activeAt: number | null = null;
  #over = false;
  readonly media = openOwnMedia({
    tracks: (tracks) => void this.#link?.setTracks(tracks),
    media: () => this.#tellMedia(),
  });

  constructor(parts: PrivateParts) {
    this.#parts = parts;
    this.#peerParty = parts.offer?.partyId ?? null;
    this.#stands = parts.offer !== null;
    this.#outbox = new Outbox((body) => callsApi.signal(this.#to, body));
  }

  get callId(): string {
    return this.#parts.callId;
  }

  get peerId(): number {
    return this.#parts.peerId;
  }

  /** I call, or called, and nobody answered yet. */
  get isCalling(): boolean {
    return this.#parts.offer === null && !this.#answered;
  }

  get #to() {
    return { uid: this.#parts.peerId, callId: this.#parts.callId };
  }

  /** Asks for microphone and camera, then rings the other. */
  async call(): Promise<void> {
    const { mode, partyId } = this.#parts;
    this.#guard();
    await this.media.open(mode === "video");
    const link = await this.#makeLink();
    if (link === null) return;
    const { sdp } = await link.offer(this.#tracks());
    try {
      if (this.#over) return;
      changeCall({ phase: "calling" });
      startRinging("out");
      await callsApi.ring({ ...this.#to, mode }, { type: "offer", sdp, partyId });
      this.#stands = true;
      if (this.#over) await callOff(this.#to);
      else this.#beat();
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Rings here. */
  ring(loud: boolean): void {
    if (loud) startRinging("in");
  }

  async accept(): Promise<void> {
    const { offer, mode, partyId } = this.#parts;
    if (offer === null || this.#answered) return;
    this.#answered = true;
    stopRinging();
    this.#guard();
    changeCall({ phase: "preparing" });
    await this.media.open(mode === "video");
    const link = await this.#makeLink();
    if (link === null) return;
    try {
      const { sdp } = await link.answer(offer.description, this.#tracks());
      changeCall({ phase: "connecting" });
      const accept = () => callsApi.accept(this.#to, { type: "answer", sdp, partyId });
      await insist(accept, { isOver: () => this.#over });
      this.#begin(link);
      this.#repeat(accept);
    } catch (error) {
      this.#refused(error);
    }
  }

  async end(): Promise<void> {
    if (this.#over) return;
    const rang = this.#parts.offer !== null && !this.#answered;
    const tell = rang ? callsApi.reject : callsApi.hangUp;
    this.#finish({ result: this.#result(rang ? "rejected" : "cancelled") });
    await insist(() => tell(this.#to)).catch(() => undefined);
  }

  setLowData(on: boolean): void {
    void this.#link?.limit(sendLimits(2, on));
  }

  async resume(): Promise<void> {
    if (!this.#stands) return;
    const isOver = () => this.#over;
    const known = await insist(() => callsApi.info(), { isOver }).catch(() => undefined);
    if (known === undefined || this.#over) return;
    if (known?.callId !== this.callId) this.#finish({ result: this.#result("missed") });
    else if ("uid" in known && !known.isHere && known.phase !== "ringing")
      this.#finish({ result: "answered", isElsewhere: true });
    else this.#catchUp();
  }

  /** What the other told me while I had no socket is lost: they say it again, and a line in the making is looked for anew. */
  #catchUp(): void {
    this.#missed = !this.#answered;
    this.#tellMedia({ asks: true });
    this.#link?.resume();
  }

  dispose(): void {
    this.#over = true;
    stopRinging();
    for (const stop of this.#stops.splice(0)) stop();
    this.#outbox.close();
    this.#link?.close();
    this.media.stop();
  }

  /** A signal of this very call. `mine`: it came from another of my terminals. */
  async hear(signal: PrivateSignal, mine: boolean): Promise<void> {
    if (this.#over) return;
    const { type, content } = signal;
    if (type === MessageType.RTC_ACCEPT) await (mine ? this.#taken() : this.#accepted(content));
    else if (type === MessageType.RTC_REJECT) this.#finish({ result: "rejected", isElsewhere: mine });
    else if (type === MessageType.RTC_CANCEL) this.#finish({ result: this.#result("cancelled") });
    else if (type === MessageType.RTC_FAILED) this.#failed(content);
    else if (type === MessageType.RTC_HANDUP) this.#finish({ result: this.#result("failed") });
    else if (type === MessageType.RTC_CANDIDATE) await this.#inside(readCallSignal(content));
  }

  #tracks() {
    return { audio: this.media.audio, video: this.media.video };
  }

  async #taken(): Promise<void> {
    if (!this.#answered) this.#finish({ result: "answered", isElsewhere: true });
  }

  /** Nobody came to it, or both did and found no way to each other. */
  #failed(content: string): void {
    const result = this.#result(this.#answered ? "failed" : "missed");
    this.#finish({ result, reason: readReason(content) });
  }

  async #accepted(content: string): Promise<void> {
    const answer = readAnswer(content);
    if (this.#answered || answer === null || this.#link === null) return;
    this.#answered = true;
    stopRinging();
    this.#peerParty = answer.partyId ?? null;
    changeCall({ phase: "connecting" });
    await this.#link.answered(answer);
    this.#begin(this.#link);
    if (this.#missed) this.#link.resume();
  }

  async #inside(signal: CallSignal | null): Promise<void> {
    const link = this.#link;
    if (signal === null || link === null) return;
    if (signal.kind === "candidates") await link.addCandidates(signal.candidates);
    else if (signal.kind === "description") await link.receive(signal.description);
    else if (signal.kind === "rebuild") link.rebuilt(signal.generation);
    else {
      changeFace(this.peerId, { media: signal.media });
      if (signal.asks === true) this.#tellMedia();
    }
  }

  async #makeLink(): Promise<PeerLink | null> {
    const { partyId, offer } = this.#parts;
    const servers = await iceServers(offer === null ? 0 : ANSWER_PATIENCE_MS);
    if (this.#over) return null;
    const link = new PeerLink({
      iceServers: servers,
      polite: offer !== null,
      sendDescription: (description) => this.#tell({ kind: "description", partyId, description }),
      sendRebuild: (generation) => this.#tell({ kind: "rebuild", partyId, generation }),
      sendCandidates: (candidates) => {
        if (this.#peerParty !== null) this.#tell({ kind: "candidates", partyId, candidates });
        else for (const one of candidates) if (one.candidate !== "") this.#outbox.post(one);
      },
      onState: (state) => this.#lineChanged(state),
      onStream: (stream) => changeFace(this.peerId, { stream }),
      onQuality: (quality) => changeFace(this.peerId, { quality }),
    });
    this.#link = link;
    void link.limit(sendLimits(2, false));
    return link;
  }

  /** Both sides know: signals flow. */
  #begin(link: PeerLink): void {
    link.open();
    this.#tellMedia();
    this.#beat();
  }

  #tellMedia(more: { asks?: true } = {}): void {
    this.#tell({ kind: "media", partyId: this.#parts.partyId, media: this.media.media, ...more });
  }

  #tell(signal: CallSignal): void {
    if (this.#answered && this.#peerParty !== null) this.#outbox.post(signal);
  }

  #lineChanged(state: LinkState): void {
    if (this.#over) return;
    if (state === "lost") {
      this.#fail();
      return;
    }
    const waiting = this.#connected ? "reconnecting" : "connecting";
    const face = state === "connected" ? "connected" : waiting;
    changeFace(this.peerId, { state: face });
    if (state === "connected") {
      this.#activeAt ??= performance.now();
      const isFirst = !this.#connected;
      this.#connected = true;
      changeCall({ phase: "active", activeAt: this.#activeAt, troubleAt: null });
      if (isFirst) void this.#beatOnce();
    } else if (this.#connected) {
      changeCall(({ troubleAt }) => ({ phase: "reconnecting", troubleAt: troubleAt ?? performance.now() }));
      // Perhaps the other hung up, and nobody could tell me.
      void this.#beatOnce();
    }
  }

  #beat(): void {
    if (this.#over || this.#stops.some((stop) => stop === this.#stopBeating)) return;
    const timer = setInterval(() => void this.#beatOnce(), CALL_HEARTBEAT_MS);
    this.#stopBeating = () => clearInterval(timer);
    this.#stops.push(this.#stopBeating);
  }
  #stopBeating: () => void = () => undefined;

  async #beatOnce(): Promise<void> {
    try {
      const beat = () => callsApi.beat({ ...this.#to, connected: this.#connected });
      await insist(beat, { forMs: CALL_HEARTBEAT_MS, isOver: () => this.#over });
    } catch (error) {
      if (failureOf(error).code === CONFLICT) this.#finish({ result: this.#result("failed") });
    }
  }

  /** The caller's socket may have been away when he was told: until there is a line he is told again. */
  #repeat(accept: () => Promise<unknown>): void {
    const timer = setInterval(() => {
      if (this.#connected) clearInterval(timer);
      else accept().catch(() => undefined);
    }, TELL_AGAIN_MS);
    this.#stops.push(() => clearInterval(timer));
  }

  #guard(): void {
    this.#stops.push(
      keepAwake(),
      onLeaving(() => void this.end()),
    );
  }

  #result(otherwise: CallEnding["result"]): CallEnding["result"] {
    return this.#activeAt === null ? otherwise : "answered";
  }

  #refused(error: unknown): void {
    if (this.#over) return;
    const { code, message } = failureOf(error);
    if (isGlare(error)) {
      // The other's ring is on its way and takes this call's place.
      const timer = setTimeout(() => this.#finish({ result: "missed", reason: message }), GLARE_WAIT_MS);
      this.#stops.push(() => clearTimeout(timer));
      return;
    }
    this.#finish({ result: code === CONFLICT ? "missed" : "failed", reason: message });
    // Whether it rings there all the same, nobody here knows.
    if (isUnreached(error) && this.#parts.offer === null) void callOff(this.#to);
  }

  /** The line could not be made, or not be healed. */
  #fail(): void {
    const hadLine = this.#connected;
    this.#finish({ result: hadLine ? "answered" : "failed" });
    const tell = () => (hadLine ? callsApi.hangUp(this.#to) : callsApi.failed({ ...this.#to, reason: "" }));
    insist<unknown>(tell).catch(() => undefined);
  }

  #finish(ending: Partial<CallEnding> & Pick<CallEnding, "result">): void {
    if (this.#over) return;
    const duration = this.#activeAt === null ? 0 : performance.now() - this.#activeAt;
    this.dispose();
    this.#parts.onEnd({ reason: "", isElsewhere: false, duration, ...ending });
  }
}
