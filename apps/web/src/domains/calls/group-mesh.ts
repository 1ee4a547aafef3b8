import type { CallSignal, IceCandidate } from "@4d/contract";
import { changeParticipant } from "./call.store.ts";
import { SignalOutbox } from "./call-signalling.ts";
import { groupCallsApi } from "./calls.api.ts";
import { type Description, type LinkState, OFFER_AGAIN_MS, PeerLink, type Tracks } from "./peer/peer-link.ts";
import type { SendLimits } from "./peer/send-limits.ts";
import { readCallSignal, readDescription } from "./read-signal.ts";

interface MeshPeer {
  link: PeerLink;
  /** One for each peer: slow signals to one do not hold up the others. */
  outbox: SignalOutbox<Signal>;
  /** Repeats my first offer while it is unanswered. */
  offer?: () => void;
  offerTimer: ReturnType<typeof setInterval> | undefined;
  /** The first offer and answer were exchanged. */
  negotiated: boolean;
  /** The peer's page takes candidates in batches and can rebuild a connection; a legacy client cannot. */
  isModernClient: boolean;
}
interface Signal {
  kind: "offer" | "answer" | "candidate";
  text: string;
}

export interface MeshOptions {
  groupId: number;
  myId: number;
  /** Of this page, sent as `partyId`; legacy clients send none. */
  pageId: string;
  iceServers: RTCIceServer[];
  /** What I send now. */
  tracks: () => Tracks;
  limits: () => SendLimits;
  /** A connection to somebody is established. */
  onConnected: () => void;
  onStream: (userId: number, stream: MediaStream) => void;
}

/**
 * My connections to everybody inside a group call, one for each: whoever joins later sends the offers (`protocol
 * §12.4`).
 */
export class GroupMesh {
  readonly #options: MeshOptions;
  readonly #peers = new Map<number, MeshPeer>();
  #isClosed = false;

  constructor(options: MeshOptions) {
    this.#options = options;
  }

  has(userId: number): boolean {
    return this.#peers.has(userId);
  }

  /** Offers a connection to somebody inside. */
  async offerTo(userId: number): Promise<void> {
    if (this.#isClosed || this.has(userId)) return;
    const peer = this.#add(userId);
    const offer = await peer.link.offer(this.#options.tracks());
    if (this.#peers.get(userId) !== peer) return;
    peer.offer = () => {
      if (peer.negotiated) clearInterval(peer.offerTimer);
      else this.#sendDescription(userId, offer);
    };
    peer.offer();
    peer.offerTimer = setInterval(peer.offer, OFFER_AGAIN_MS);
  }

  async onOffer(userId: number, content: string): Promise<void> {
    const offer = readDescription(content);
    if (this.#isClosed || offer?.type !== "offer") return;
    let peer = this.#peers.get(userId);
    if (peer?.negotiated) {
      await peer.link.receive(offer);
      return;
    }
    // Both joined and offered at once: the polite one drops its offer and answers.
    if (peer !== undefined && !this.#isPolite(userId)) return;
    this.drop(userId);
    peer = this.#add(userId);
    peer.isModernClient = offer.partyId !== undefined;
    peer.negotiated = true;
    const answer = await peer.link.answer(offer, this.#options.tracks());
    this.#sendDescription(userId, answer);
    peer.link.open();
  }

  async onAnswer(userId: number, content: string): Promise<void> {
    const answer = readDescription(content);
    const peer = this.#peers.get(userId);
    if (peer === undefined || answer?.type !== "answer") return;
    if (peer.negotiated) {
      await peer.link.receive(answer);
      return;
    }
    peer.negotiated = true;
    peer.isModernClient = answer.partyId !== undefined;
    await peer.link.acceptAnswer(answer);
  }

  async onCandidate(userId: number, content: string): Promise<void> {
    const signal = readCallSignal(content);
    const link = this.#peers.get(userId)?.link;
    if (signal?.kind === "candidates") await link?.addCandidates(signal.candidates);
    else if (signal?.kind === "rebuild") link?.rebuilt(signal.generation);
  }

  drop(userId: number): void {
    const peer = this.#peers.get(userId);
    this.#peers.delete(userId);
    clearInterval(peer?.offerTimer);
    peer?.outbox.close();
    peer?.link.close();
  }

  setTracks(tracks: Tracks): void {
    for (const { link } of this.#peers.values()) void link.setTracks(tracks);
  }

  /** Signals to me were lost for a while, perhaps an answer among them. */
  resume(): void {
    for (const { link, offer } of this.#peers.values()) {
      offer?.();
      link.resume();
    }
  }

  limit(limits: SendLimits): void {
    for (const { link } of this.#peers.values()) void link.limit(limits);
  }

  close(): void {
    this.#isClosed = true;
    for (const userId of [...this.#peers.keys()]) this.drop(userId);
  }

  /** Whether I give way when both offer at once; by the two ids, so that exactly one side does. */
  #isPolite(userId: number): boolean {
    return this.#options.myId > userId;
  }

  #sendDescription(userId: number, description: Description): void {
    const text = JSON.stringify({ ...description, partyId: this.#options.pageId });
    this.#peers.get(userId)?.outbox.post({ kind: description.type, text });
  }

  #send(userId: number, signal: CallSignal | IceCandidate): void {
    this.#peers.get(userId)?.outbox.post({ kind: "candidate", text: JSON.stringify(signal) });
  }

  #sendCandidates(userId: number, candidates: IceCandidate[]): void {
    const { pageId } = this.#options;
    if (this.#peers.get(userId)?.isModernClient)
      this.#send(userId, { kind: "candidates", partyId: pageId, candidates });
    else for (const one of candidates) if (one.candidate !== "") this.#send(userId, one);
  }

  #add(userId: number): MeshPeer {
    const { pageId, iceServers, groupId } = this.#options;
    const isMine = () => this.#peers.get(userId) === peer;
    const link = new PeerLink({
      iceServers,
      polite: this.#isPolite(userId),
      sendDescription: (description) => this.#sendDescription(userId, description),
      sendCandidates: (candidates) => this.#sendCandidates(userId, candidates),
      sendRebuild: (generation) => {
        if (this.#peers.get(userId)?.isModernClient)
          this.#send(userId, { kind: "rebuild", partyId: pageId, generation });
      },
      onState: (state) => isMine() && this.#changed(userId, state),
      onStream: (stream) => isMine() && this.#options.onStream(userId, stream),
      onQuality: (quality) => isMine() && changeParticipant(userId, { quality }),
    });
    const outbox = new SignalOutbox<Signal>(({ kind, text }) =>
      groupCallsApi[kind]({ groupId, userId }, text),
    );
    const peer: MeshPeer = { link, outbox, offerTimer: undefined, negotiated: false, isModernClient: false };
    this.#peers.set(userId, peer);
    void link.limit(this.#options.limits());
    return peer;
  }

  #changed(userId: number, state: LinkState): void {
    changeParticipant(userId, { state: state === "lost" ? "reconnecting" : state });
    if (state === "connected") this.#options.onConnected();
    if (state !== "lost") return;
    // The link has given up. The peer is still inside, so one of the two, the one that is not polite, starts a new one.
    this.drop(userId);
    if (!this.#isPolite(userId)) void this.offerTo(userId);
  }
}
