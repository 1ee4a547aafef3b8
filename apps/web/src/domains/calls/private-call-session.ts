import {
  CALL_HEARTBEAT_MS,
  type CallMode,
  type CallSignal,
  type CandidateBody,
  MessageType,
} from "@4d/contract";
import { failureOf } from "../../platform/failure.ts";
import { askWithoutDevice } from "./ask-without-device.ts";
import { changeCall, changeParticipant } from "./call.store.ts";
import { ANSWER_PATIENCE_MS, iceServers } from "./call-config.ts";
import type { CallSession, PrivateCallOptions } from "./call-session.ts";
import { cancelRing, isUnanswered, retryUnanswered, SignalOutbox } from "./call-signalling.ts";
import type { CallEnding } from "./call-view.ts";
import { callsApi, isGlare } from "./calls.api.ts";
import { startRinging, stopRinging } from "./media/ring-tone.ts";
import { openOwnMedia } from "./own-media.ts";
import { holdWakeLock, onPageUnload } from "./page-lifecycle.ts";
import { type LinkState, PeerLink } from "./peer/peer-link.ts";
import { sendLimits } from "./peer/send-limits.ts";
import { type PrivateSignal, readAnswer, readCallSignal, readReason } from "./read-signal.ts";

const CONFLICT = 409;
const GLARE_WAIT_MS = 4000;
const RESEND_MS = 2000;

/** One private call on this page, from the first ring to the end (`CALL-1`, `CALL-3`, `CALL-4`). */
export class PrivateCallSession implements CallSession {
  readonly #options: PrivateCallOptions;
  readonly #outbox: SignalOutbox<CandidateBody>;
  readonly #stops: (() => void)[] = [];
  #link: PeerLink | null = null;
  /** Page id of the peer; null for a legacy client, which takes only bare candidates. */
  #peerPageId: string | null;
  #answered = false;
  /** The server knows this call. */
  #stands: boolean;
  /** The other accepted while my socket was closed, so their candidates were lost. */
  #missed = false;
  #connected = false;
  #activeAt: number | null = null;
  #isOver = false;
  readonly media = openOwnMedia({
    tracks: (tracks) => void this.#link?.setTracks(tracks),
    media: () => this.#sendMedia(),
  });

  constructor(options: PrivateCallOptions) {
    this.#options = options;
    this.#peerPageId = options.offer?.pageId ?? null;
    this.#stands = options.offer !== null;
    this.#outbox = new SignalOutbox((body) => callsApi.signal(this.#target, body));
  }

  get callId(): string {
    return this.#options.callId;
  }

  get peerId(): number {
    return this.#options.peerId;
  }

  /** Whether I am calling and nobody has accepted yet. */
  get isCalling(): boolean {
    return this.#options.offer === null && !this.#answered;
  }

  get #target() {
    return { uid: this.#options.peerId, callId: this.#options.callId };
  }

  /** Requests microphone and camera, then rings the other. */
  async call(): Promise<void> {
    const { pageId } = this.#options;
    this.#guardPage();
    try {
      const mode = await this.#openForCall();
      const link = mode === null ? null : await this.#makeLink();
      if (mode === null || link === null) return;
      const { sdp } = await link.offer(this.#tracks());
      if (this.#isOver) return;
      changeCall({ phase: "calling" });
      startRinging("out");
      await callsApi.ring({ ...this.#target, mode }, { type: "offer", sdp, partyId: pageId });
      this.#stands = true;
      if (this.#isOver) await cancelRing(this.#target);
      else this.#startHeartbeat();
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Opens the devices of my call; resolves with its mode, or null when it is over. */
  async #openForCall(): Promise<CallMode | null> {
    const { mode } = this.#options;
    await this.media.open(mode === "video");
    if (this.#isOver) return null;
    const goesOn = await askWithoutDevice(this.media.problem);
    if (goesOn === "stop") this.#finish({ result: "cancelled" });
    if (this.#isOver) return null;
    if (goesOn !== "voice") return mode;
    changeCall({ mode: "voice" });
    return "voice";
  }

  /** Rings here. */
  ring(loud: boolean): void {
    if (loud) startRinging("in");
  }

  async accept(): Promise<void> {
    const { offer, mode, pageId } = this.#options;
    if (offer === null || this.#answered) return;
    this.#answered = true;
    stopRinging();
    this.#guardPage();
    changeCall({ phase: "preparing" });
    await this.media.open(mode === "video");
    try {
      const link = await this.#makeLink();
      if (link === null) return;
      const { sdp } = await link.answer(offer.description, this.#tracks());
      changeCall({ phase: "connecting" });
      const accept = () => callsApi.accept(this.#target, { type: "answer", sdp, partyId: pageId });
      await retryUnanswered(accept, { isOver: () => this.#isOver });
      this.#begin(link);
      this.#repeatAccept(accept);
    } catch (error) {
      this.#refused(error);
    }
  }

  async end(): Promise<void> {
    if (this.#isOver) return;
    const rang = this.#options.offer !== null && !this.#answered;
    const send = rang ? callsApi.reject : callsApi.hangUp;
    this.#finish({ result: this.#result(rang ? "rejected" : "cancelled") });
    await retryUnanswered(() => send(this.#target)).catch(() => undefined);
  }

  setLowData(on: boolean): void {
    void this.#link?.limit(sendLimits(2, on));
  }

  async resume(): Promise<void> {
    if (!this.#stands) return;
    const isOver = () => this.#isOver;
    const known = await retryUnanswered(() => callsApi.info(), { isOver }).catch(() => undefined);
    if (known === undefined || this.#isOver) return;
    if (known?.callId !== this.callId) this.#finish({ result: this.#result("missed") });
    else if ("uid" in known && !known.isHere && known.phase !== "ringing")
      this.#finish({ result: "answered", isElsewhere: true });
    else this.#catchUp();
  }

  /** Signals were lost while the socket was closed: they are repeated, and a connection being set up restarts. */
  #catchUp(): void {
    this.#missed = !this.#answered;
    this.#sendMedia({ asks: true });
    this.#link?.resume();
  }

  dispose(): void {
    this.#isOver = true;
    stopRinging();
    for (const stop of this.#stops.splice(0)) stop();
    this.#outbox.close();
    this.#link?.close();
    this.media.stop();
  }

  /** Handles a signal of this call. `mine`: it came from another of my terminals. */
  async onSignal(signal: PrivateSignal, mine: boolean): Promise<void> {
    if (this.#isOver) return;
    const { type, content } = signal;
    if (type === MessageType.RTC_ACCEPT) await (mine ? this.#takenElsewhere() : this.#accepted(content));
    else if (type === MessageType.RTC_REJECT) this.#finish({ result: "rejected", isElsewhere: mine });
    else if (type === MessageType.RTC_CANCEL) this.#finish({ result: this.#result("cancelled") });
    else if (type === MessageType.RTC_FAILED) this.#failed(content);
    else if (type === MessageType.RTC_HANDUP) this.#finish({ result: this.#result("failed") });
    else if (type === MessageType.RTC_CANDIDATE) await this.#onPeerSignal(readCallSignal(content));
  }

  #tracks() {
    return { audio: this.media.audio, video: this.media.video };
  }

  async #takenElsewhere(): Promise<void> {
    if (!this.#answered) this.#finish({ result: "answered", isElsewhere: true });
  }

  /** Nobody accepted it, or both sides failed to connect. */
  #failed(content: string): void {
    const result = this.#result(this.#answered ? "failed" : "missed");
    this.#finish({ result, reason: readReason(content) });
  }

  async #accepted(content: string): Promise<void> {
    const answer = readAnswer(content);
    if (this.#answered || answer === null || this.#link === null) return;
    this.#answered = true;
    stopRinging();
    this.#peerPageId = answer.partyId ?? null;
    changeCall({ phase: "connecting" });
    await this.#link.acceptAnswer(answer);
    this.#begin(this.#link);
    if (this.#missed) this.#link.resume();
  }

  async #onPeerSignal(signal: CallSignal | null): Promise<void> {
    const link = this.#link;
    if (signal === null || link === null) return;
    if (signal.kind === "candidates") await link.addCandidates(signal.candidates);
    else if (signal.kind === "description") await link.receive(signal.description);
    else if (signal.kind === "rebuild") link.rebuilt(signal.generation);
    else {
      changeParticipant(this.peerId, { media: signal.media });
      if (signal.asks === true) this.#sendMedia();
    }
  }

  async #makeLink(): Promise<PeerLink | null> {
    const { pageId, offer } = this.#options;
    const servers = await iceServers(offer === null ? 0 : ANSWER_PATIENCE_MS);
    if (this.#isOver) return null;
    const link = new PeerLink({
      iceServers: servers,
      polite: offer !== null,
      sendDescription: (description) => this.#send({ kind: "description", partyId: pageId, description }),
      sendRebuild: (generation) => this.#send({ kind: "rebuild", partyId: pageId, generation }),
      sendCandidates: (candidates) => {
        if (this.#peerPageId !== null) this.#send({ kind: "candidates", partyId: pageId, candidates });
        else for (const one of candidates) if (one.candidate !== "") this.#outbox.post(one);
      },
      onState: (state) => this.#onLinkState(state),
      onStream: (stream) => changeParticipant(this.peerId, { stream }),
      onQuality: (quality) => changeParticipant(this.peerId, { quality }),
    });
    this.#link = link;
    void link.limit(sendLimits(2, false));
    return link;
  }

  /** Both sides know each other: signals flow. */
  #begin(link: PeerLink): void {
    link.open();
    this.#sendMedia();
    this.#startHeartbeat();
  }

  #sendMedia(more: { asks?: true } = {}): void {
    this.#send({ kind: "media", partyId: this.#options.pageId, media: this.media.media, ...more });
  }

  #send(signal: CallSignal): void {
    if (this.#answered && this.#peerPageId !== null) this.#outbox.post(signal);
  }

  #onLinkState(state: LinkState): void {
    if (this.#isOver) return;
    if (state === "lost") {
      this.#fail();
      return;
    }
    const waiting = this.#connected ? "reconnecting" : "connecting";
    const participantState = state === "connected" ? "connected" : waiting;
    changeParticipant(this.peerId, { state: participantState });
    if (state === "connected") {
      this.#activeAt ??= performance.now();
      const isFirst = !this.#connected;
      this.#connected = true;
      changeCall({ phase: "active", activeAt: this.#activeAt, troubleAt: null });
      if (isFirst) void this.#sendHeartbeat();
    } else if (this.#connected) {
      changeCall(({ troubleAt }) => ({ phase: "reconnecting", troubleAt: troubleAt ?? performance.now() }));
      // Perhaps the other hung up, and I could not be notified.
      void this.#sendHeartbeat();
    }
  }

  #startHeartbeat(): void {
    if (this.#isOver || this.#stops.some((stop) => stop === this.#stopHeartbeat)) return;
    const timer = setInterval(() => void this.#sendHeartbeat(), CALL_HEARTBEAT_MS);
    this.#stopHeartbeat = () => clearInterval(timer);
    this.#stops.push(this.#stopHeartbeat);
  }
  #stopHeartbeat: () => void = () => undefined;

  async #sendHeartbeat(): Promise<void> {
    try {
      const beat = () => callsApi.heartbeat({ ...this.#target, connected: this.#connected });
      await retryUnanswered(beat, { forMs: CALL_HEARTBEAT_MS, isOver: () => this.#isOver });
    } catch (error) {
      if (failureOf(error).code === CONFLICT) this.#finish({ result: this.#result("failed") });
    }
  }

  /** The caller's socket may have been closed when I accepted: repeats it until there is a connection. */
  #repeatAccept(accept: () => Promise<unknown>): void {
    const timer = setInterval(() => {
      if (this.#connected) clearInterval(timer);
      else accept().catch(() => undefined);
    }, RESEND_MS);
    this.#stops.push(() => clearInterval(timer));
  }

  #guardPage(): void {
    this.#stops.push(
      holdWakeLock(),
      onPageUnload(() => void this.end()),
    );
  }

  #result(otherwise: CallEnding["result"]): CallEnding["result"] {
    return this.#activeAt === null ? otherwise : "answered";
  }

  #refused(error: unknown): void {
    if (this.#isOver) return;
    const { code, message } = failureOf(error);
    if (isGlare(error)) {
      // The other's ring is on its way and replaces this call.
      const timer = setTimeout(() => this.#finish({ result: "missed", reason: message }), GLARE_WAIT_MS);
      this.#stops.push(() => clearTimeout(timer));
      return;
    }
    this.#finish({ result: code === CONFLICT ? "missed" : "failed", reason: message });
    // It may ring there all the same; nobody here knows.
    if (isUnanswered(error) && this.#options.offer === null) void cancelRing(this.#target);
  }

  /** The connection could not be made or restored. */
  #fail(): void {
    const hadLine = this.#connected;
    this.#finish({ result: hadLine ? "answered" : "failed" });
    const send = () =>
      hadLine ? callsApi.hangUp(this.#target) : callsApi.failed({ ...this.#target, reason: "" });
    retryUnanswered<unknown>(send).catch(() => undefined);
  }

  #finish(ending: Partial<CallEnding> & Pick<CallEnding, "result">): void {
    if (this.#isOver) return;
    const duration = this.#activeAt === null ? 0 : performance.now() - this.#activeAt;
    this.dispose();
    this.#options.onEnd({ reason: "", isElsewhere: false, duration, ...ending });
  }
}
