import type { IceCandidate } from "@4d/contract";
import type { Quality } from "../call-view.ts";
import { CandidateBatch } from "./candidate-batch.ts";
import { Healer, PacketWatch } from "./link-health.ts";
import { qualityOf, readStats } from "./quality.ts";
import { limitSender, type SendLimits } from "./send-limits.ts";

export interface Description {
  type: "offer" | "answer";
  sdp: string;
}
export interface Tracks {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}
export type LinkState = "connecting" | "connected" | "reconnecting" | "lost";

export interface LinkOptions {
  iceServers: RTCIceServer[];
  /** Gives way when both offer at once. */
  polite: boolean;
  create?: (config: RTCConfiguration) => RTCPeerConnection;
  sendDescription: (description: Description) => void;
  sendCandidates: (candidates: IceCandidate[]) => void;
  /** Asks the other side to start a new connection too. */
  sendRebuild: (generation: number) => void;
  onState: (state: LinkState) => void;
  onStream: (stream: MediaStream) => void;
  onQuality: (quality: Quality) => void;
}

const SAMPLE_EVERY_MS = 500;
/** An offer left unanswered this long, ms, is sent again: it, or its answer, was lost. */
export const OFFER_AGAIN_MS = 2_000;
/** Quality is judged over this many samples. */
const SAMPLES_JUDGED = 2;

/** The connection to one peer: perfect negotiation, candidates in order, healing, quality (`calls §5.1`). */
export class PeerLink {
  readonly #options: LinkOptions;
  readonly #batch: CandidateBatch;
  readonly #healer: Healer;
  #pc: RTCPeerConnection;
  #generation = 1;
  #tracks: Tracks = { audio: null, video: null };
  #limits: SendLimits | null = null;
  #senders: { audio?: RTCRtpSender; video?: RTCRtpSender } = {};
  #early: IceCandidate[] = [];
  #isOpen = false;
  #isMaking = false;
  #isIgnoring = false;
  /** Applies an answer: an offer that arrives meanwhile does not collide. */
  #isTakingAnswer = false;
  /** Something was added before anything could be sent; it is offered once that is possible. */
  #isOfferDue = false;
  #wasConnected = false;
  #isClosed = false;
  #totals = { received: 0, lost: 0 };
  #packetWatch: PacketWatch;
  #samples = 0;
  /** Since when my offer awaits its answer, as `performance.now()`. */
  #offeredAt: number | null = null;
  readonly #sampleTimer: ReturnType<typeof setInterval>;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#batch = new CandidateBatch(options.sendCandidates);
    const remedies = {
      restart: () => this.#isOpen && this.#pc.restartIce(),
      rebuild: () => this.#rebuild(this.#generation + 1, true),
      giveUp: () => options.onState("lost"),
    };
    this.#healer = new Healer(remedies, options.polite);
    this.#packetWatch = this.#watchPackets();
    this.#pc = this.#create();
    this.#sampleTimer = setInterval(() => void this.#sample(), SAMPLE_EVERY_MS);
  }

  /** The first offer, when it travels separately (in `/call`). Nothing else is sent before `open`. */
  async offer(tracks: Tracks): Promise<Description> {
    await this.setTracks(tracks);
    // Receives the other's media even when there is nothing to send.
    for (const kind of ["audio", "video"] as const) {
      if (kind === "audio" && tracks.audio === null) this.#pc.addTransceiver(kind, { direction: "recvonly" });
    }
    await this.#pc.setLocalDescription();
    return this.#local();
  }

  /** The first answer, when it travels separately (in `/accept`). */
  async answer(offer: Description, tracks: Tracks): Promise<Description> {
    this.#tracks = tracks;
    await this.#pc.setRemoteDescription(offer);
    await this.#sendTracks();
    await this.#pc.setLocalDescription();
    await this.#addEarly();
    return this.#local();
  }

  /** The first answer has arrived. */
  async acceptAnswer(answer: Description): Promise<void> {
    await this.#pc.setRemoteDescription(answer);
    await this.#addEarly();
    this.open();
  }

  /** The other side can be reached: candidates and later descriptions flow from now on. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#batch.open();
    this.#healer.begin();
    // Where a description is still awaited, the browser asks again after it.
    if (this.#isOfferDue && this.#pc.signalingState === "stable") void this.#negotiate(this.#pc);
  }

  /**
   * Signals to me were lost for a while: a connection still being set up restarts ICE, with fresh candidates on both
   * sides.
   */
  resume(): void {
    if (this.#isOpen && !isThere(this.#pc)) this.#pc.restartIce();
  }

  /** Handles the other side's description during the call. */
  async receive(description: Description): Promise<void> {
    const pc = this.#pc;
    const isFree = !this.#isMaking && (pc.signalingState === "stable" || this.#isTakingAnswer);
    const collides = description.type === "offer" && !isFree;
    this.#isIgnoring = !this.#options.polite && collides;
    if (this.#isIgnoring) return;
    // An answer to an offer that was rolled back, or of a replaced connection.
    if (description.type === "answer" && pc.signalingState !== "have-local-offer") return;
    this.#isTakingAnswer = description.type === "answer";
    try {
      await pc.setRemoteDescription(description);
    } finally {
      this.#isTakingAnswer = false;
    }
    await this.#addEarly();
    if (description.type === "answer") return;
    await pc.setLocalDescription();
    this.#options.sendDescription(this.#local());
  }

  async addCandidates(candidates: readonly IceCandidate[]): Promise<void> {
    this.#early.push(...candidates);
    if (this.#pc.remoteDescription !== null) await this.#addEarly();
  }

  /** The other side started a new connection. */
  rebuilt(generation: number): void {
    if (generation > this.#generation) this.#rebuild(generation, false);
  }

  async setTracks(tracks: Tracks): Promise<void> {
    this.#tracks = tracks;
    await this.#sendTracks();
  }

  /** Sends what was set last, even if that was while an earlier call still waited for the connection. */
  async #sendTracks(): Promise<void> {
    for (const kind of ["audio", "video"] as const) {
      const sender = this.#senders[kind];
      const track = this.#tracks[kind];
      if (sender !== undefined) await sender.replaceTrack(track);
      else if (track !== null) this.#senders[kind] = this.#pc.addTrack(track);
    }
    await this.#applyLimits();
  }

  async limit(limits: SendLimits): Promise<void> {
    this.#limits = limits;
    await this.#applyLimits();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#sampleTimer);
    this.#healer.stop();
    this.#batch.clear();
    this.#pc.close();
  }

  #create(): RTCPeerConnection {
    const create = this.#options.create ?? ((config) => new RTCPeerConnection(config));
    const pc = create({ iceServers: this.#options.iceServers });
    pc.addEventListener("icecandidate", ({ candidate }) => {
      if (pc === this.#pc) this.#batch.add(candidate?.toJSON() as IceCandidate | null);
    });
    pc.addEventListener("negotiationneeded", () => void this.#negotiate(pc));
    pc.addEventListener("iceconnectionstatechange", () => this.#stateChanged(pc));
    const receivedTracks = new Map<string, MediaStreamTrack>();
    pc.addEventListener("track", ({ track }) => {
      receivedTracks.set(track.kind, track);
      if (pc === this.#pc) this.#options.onStream(new MediaStream([...receivedTracks.values()]));
    });
    return pc;
  }

  #local(): Description {
    const { type = "offer", sdp = "" } = this.#pc.localDescription ?? {};
    return { type: type === "answer" ? "answer" : "offer", sdp };
  }

  async #negotiate(pc: RTCPeerConnection): Promise<void> {
    if (pc !== this.#pc) return;
    this.#isOfferDue = !this.#isOpen;
    if (this.#isOfferDue) return;
    try {
      this.#isMaking = true;
      await pc.setLocalDescription();
      if (pc === this.#pc) this.#options.sendDescription(this.#local());
    } catch {
      // Closed meanwhile, or the other's offer came first; then negotiation is triggered again by itself.
    } finally {
      this.#isMaking = false;
    }
  }

  async #addEarly(): Promise<void> {
    for (const candidate of this.#early.splice(0)) {
      try {
        await this.#pc.addIceCandidate(candidate);
      } catch (error) {
        // Candidates of an ignored offer do not match.
        if (!this.#isIgnoring && !this.#isClosed && this.#generation === 1) throw error;
      }
    }
  }

  #stateChanged(pc: RTCPeerConnection): void {
    if (pc !== this.#pc || this.#isClosed) return;
    const state = pc.iceConnectionState;
    if (isThere(pc)) {
      this.#wasConnected = true;
      this.#healer.stop();
      this.#options.onState("connected");
      void this.#applyLimits();
    } else if (state === "disconnected" || state === "failed") {
      if (state === "failed") this.#healer.failed();
      else this.#healer.disconnected();
      this.#options.onState(this.#wasConnected ? "reconnecting" : "connecting");
    }
  }

  #rebuild(generation: number, notifyPeer: boolean): void {
    if (this.#isClosed) return;
    const old = this.#pc;
    this.#generation = generation;
    this.#senders = {};
    this.#early = [];
    this.#isMaking = false;
    this.#isTakingAnswer = false;
    this.#isOfferDue = false;
    this.#totals = { received: 0, lost: 0 };
    this.#packetWatch = this.#watchPackets();
    this.#batch.clear();
    this.#pc = this.#create();
    old.close();
    if (notifyPeer) this.#options.sendRebuild(generation);
    // The new tracks trigger negotiation; when both sides offer, one gives way.
    void this.setTracks(this.#tracks);
    if (this.#tracks.audio === null) this.#pc.addTransceiver("audio", { direction: "recvonly" });
  }

  async #applyLimits(): Promise<void> {
    if (this.#limits === null) return;
    for (const sender of Object.values(this.#senders)) await limitSender(sender, this.#limits);
  }

  /** Repeats an offer: it can be lost on the server, and whoever awaits an answer accepts no other offer. */
  #repeatOffer(pc: RTCPeerConnection): void {
    const now = performance.now();
    if (pc.signalingState !== "have-local-offer" || this.#isMaking) this.#offeredAt = null;
    else if (this.#offeredAt === null) this.#offeredAt = now;
    else if (now - this.#offeredAt >= OFFER_AGAIN_MS) {
      this.#offeredAt = now;
      this.#options.sendDescription(this.#local());
    }
  }

  #watchPackets(): PacketWatch {
    return new PacketWatch(() => this.#isOpen && this.#pc.restartIce());
  }

  async #sample(): Promise<void> {
    if (!this.#isOpen || this.#isClosed) return;
    const pc = this.#pc;
    this.#repeatOffer(pc);
    if (!this.#wasConnected) return;
    const report = await pc.getStats().catch(() => null);
    if (report === null || pc !== this.#pc) return;
    const { sample, totals } = readStats(entriesOf(report), this.#totals);
    this.#packetWatch.sample(totals.received, performance.now());
    this.#samples += 1;
    if (this.#samples % SAMPLES_JUDGED !== 0) return;
    this.#totals = totals;
    this.#options.onQuality(qualityOf({ ...sample, connected: isThere(pc) }));
  }
}

const isThere = ({ iceConnectionState: state }: RTCPeerConnection): boolean =>
  state === "connected" || state === "completed";

function entriesOf(report: RTCStatsReport): [string, object][] {
  const entries: [string, object][] = [];
  report.forEach((entry: object, id) => void entries.push([id, entry]));
  return entries;
}
