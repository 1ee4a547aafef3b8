import type { CallSignal, IceCandidate } from "@4d/contract";
import { changeFace } from "./call.store.ts";
import { groupCallsApi } from "./calls.api.ts";
import { Outbox } from "./outbox.ts";
import { type Description, type LinkState, OFFER_AGAIN_MS, PeerLink, type Tracks } from "./peer/peer-link.ts";
import type { SendLimits } from "./peer/send-limits.ts";
import { readCallSignal, readDescription } from "./read-signal.ts";

interface Partner {
  link: PeerLink;
  /** One each: a partner whose signals are slow holds up nobody else's. */
  outbox: Outbox<Signal>;
  /** Says my first offer once more, as long as there is no answer. */
  offer?: () => void;
  again: ReturnType<typeof setInterval> | undefined;
  /** The first offer and answer are through. */
  begun: boolean;
  /** His page takes batches and rebuilding; a family client's does not. */
  isOurs: boolean;
}
interface Signal {
  kind: "offer" | "answer" | "candidate";
  text: string;
}

export interface MeshParts {
  groupId: number;
  myId: number;
  partyId: string;
  iceServers: RTCIceServer[];
  tracks: () => Tracks;
  limits: () => SendLimits;
  /** A line to somebody stands. */
  onConnected: () => void;
  onStream: (userId: number, stream: MediaStream) => void;
}

/** The lines to everybody inside: whoever comes later offers to those who are there (`protocol §12.4`). */
export class GroupMesh {
  readonly #parts: MeshParts;
  readonly #partners = new Map<number, Partner>();
  #isClosed = false;

  constructor(parts: MeshParts) {
    this.#parts = parts;
  }

  has(userId: number): boolean {
    return this.#partners.has(userId);
  }

  /** Offers a line to somebody inside. */
  async offerTo(userId: number): Promise<void> {
    if (this.#isClosed || this.has(userId)) return;
    const partner = this.#add(userId);
    const offer = await partner.link.offer(this.#parts.tracks());
    if (this.#partners.get(userId) !== partner) return;
    partner.offer = () => {
      if (partner.begun) clearInterval(partner.again);
      else this.#describe(userId, offer);
    };
    partner.offer();
    partner.again = setInterval(partner.offer, OFFER_AGAIN_MS);
  }

  async hearOffer(userId: number, content: string): Promise<void> {
    const offer = readDescription(content);
    if (this.#isClosed || offer?.type !== "offer") return;
    let partner = this.#partners.get(userId);
    if (partner?.begun) {
      await partner.link.receive(offer);
      return;
    }
    // Both came at once and offered: one gives way.
    if (partner !== undefined && !this.#isPolite(userId)) return;
    this.drop(userId);
    partner = this.#add(userId);
    partner.isOurs = offer.partyId !== undefined;
    partner.begun = true;
    const answer = await partner.link.answer(offer, this.#parts.tracks());
    this.#describe(userId, answer);
    partner.link.open();
  }

  async hearAnswer(userId: number, content: string): Promise<void> {
    const answer = readDescription(content);
    const partner = this.#partners.get(userId);
    if (partner === undefined || answer?.type !== "answer") return;
    if (partner.begun) {
      await partner.link.receive(answer);
      return;
    }
    partner.begun = true;
    partner.isOurs = answer.partyId !== undefined;
    await partner.link.answered(answer);
  }

  async hearCandidate(userId: number, content: string): Promise<void> {
    const signal = readCallSignal(content);
    const link = this.#partners.get(userId)?.link;
    if (signal?.kind === "candidates") await link?.addCandidates(signal.candidates);
    else if (signal?.kind === "rebuild") link?.rebuilt(signal.generation);
  }

  drop(userId: number): void {
    const partner = this.#partners.get(userId);
    this.#partners.delete(userId);
    clearInterval(partner?.again);
    partner?.outbox.close();
    partner?.link.close();
  }

  setTracks(tracks: Tracks): void {
    for (const { link } of this.#partners.values()) void link.setTracks(tracks);
  }

  /** Signals to me were lost for a while, an answer perhaps among them. */
  resume(): void {
    for (const { link, offer } of this.#partners.values()) {
      offer?.();
      link.resume();
    }
  }

  limit(limits: SendLimits): void {
    for (const { link } of this.#partners.values()) void link.limit(limits);
  }

  close(): void {
    this.#isClosed = true;
    for (const userId of [...this.#partners.keys()]) this.drop(userId);
  }

  #isPolite(userId: number): boolean {
    return this.#parts.myId > userId;
  }

  #describe(userId: number, description: Description): void {
    const text = JSON.stringify({ ...description, partyId: this.#parts.partyId });
    this.#partners.get(userId)?.outbox.post({ kind: description.type, text });
  }

  #tell(userId: number, signal: CallSignal | IceCandidate): void {
    this.#partners.get(userId)?.outbox.post({ kind: "candidate", text: JSON.stringify(signal) });
  }

  #sendCandidates(userId: number, candidates: IceCandidate[]): void {
    const { partyId } = this.#parts;
    if (this.#partners.get(userId)?.isOurs) this.#tell(userId, { kind: "candidates", partyId, candidates });
    else for (const one of candidates) if (one.candidate !== "") this.#tell(userId, one);
  }

  #add(userId: number): Partner {
    const { partyId, iceServers, groupId } = this.#parts;
    const isMine = () => this.#partners.get(userId) === partner;
    const link = new PeerLink({
      iceServers,
      polite: this.#isPolite(userId),
      sendDescription: (description) => this.#describe(userId, description),
      sendCandidates: (candidates) => this.#sendCandidates(userId, candidates),
      sendRebuild: (generation) => {
        if (this.#partners.get(userId)?.isOurs) this.#tell(userId, { kind: "rebuild", partyId, generation });
      },
      onState: (state) => isMine() && this.#changed(userId, state),
      onStream: (stream) => isMine() && this.#parts.onStream(userId, stream),
      onQuality: (quality) => isMine() && changeFace(userId, { quality }),
    });
    const outbox = new Outbox<Signal>(({ kind, text }) => groupCallsApi[kind]({ groupId, userId }, text));
    const partner: Partner = { link, outbox, again: undefined, begun: false, isOurs: false };
    this.#partners.set(userId, partner);
    void link.limit(this.#parts.limits());
    return partner;
  }

  #changed(userId: number, state: LinkState): void {
    changeFace(userId, { state: state === "lost" ? "reconnecting" : state });
    if (state === "connected") this.#parts.onConnected();
    if (state !== "lost") return;
    // A minute was not enough. As long as the server counts him in, a fresh line is tried by one of the two.
    this.drop(userId);
    if (!this.#isPolite(userId)) void this.offerTo(userId);
  }
}
