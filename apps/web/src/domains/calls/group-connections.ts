import { MessageType } from "@4d/contract";
import { changeParticipant } from "./call.store.ts";
import type { ParticipantView } from "./call-view.ts";
import { GroupMesh, type MeshOptions } from "./group-mesh.ts";
import { findParticipant } from "./group-participants.ts";
import { ParticipantAudio } from "./participant-audio.ts";
import type { Tracks } from "./peer/peer-link.ts";
import type { SendLimits } from "./peer/send-limits.ts";
import type { GroupSignal } from "./read-signal.ts";
import { GroupRoom, type RoomOptions } from "./room/group-room.ts";

export interface GroupConnectionOptions extends Omit<MeshOptions, "onStream">, RoomOptions {
  /** Whether a person announced that they send nothing: neither sound nor video. */
  sendsNothing: (userId: number) => boolean;
  /** Who is reached through what has changed. */
  onMoved: () => void;
}

/** How long a call with a room waits for somebody to appear there before it opens a connection to them, ms. */
export const ROOM_GRACE_MS = 3_000;

/**
 * The connections to everybody inside: one to each, or a room for all once they are too many (`CALL-5`). A direct
 * connection closes when its peer is heard in the room and reopens when they are not, so nothing is cut off; whoever
 * cannot reach the room, or knows of none, takes part by direct connections.
 */
export class GroupConnections {
  readonly #options: GroupConnectionOptions;
  readonly #mesh: GroupMesh;
  readonly #room: GroupRoom;
  readonly #audio = new ParticipantAudio();
  /** Offers from those heard in the room; answered if they no longer are. */
  readonly #heldOffers = new Map<number, string>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(options: GroupConnectionOptions) {
    this.#options = options;
    this.#mesh = new GroupMesh({
      ...options,
      onStream: (userId, stream) => this.#audio.setStream(userId, stream),
    });
    this.#room = new GroupRoom(options, {
      onEntered: () => this.#settle(),
      onPresent: () => this.#settle(),
      // Mostly the person leaves the call, and the signal that says so is on its way.
      onLeft: (userId) => this.#afterGrace(() => this.#reconnect([userId])),
      onLost: () => this.#reconnect(options.others()),
      onTrouble: () => this.#onTrouble(),
      onQuality: (userId, quality) => {
        if (this.#isSettled(userId)) changeParticipant(userId, { quality });
      },
    });
  }

  /** Whether somebody is connected, or about to be. */
  has(userId: number): boolean {
    return this.#mesh.has(userId) || this.#isSettled(userId);
  }

  /** Number of peers that are, or will be, sent to directly. */
  get count(): number {
    const others = this.#options.others();
    if (this.#room.isEarly) return 0;
    return this.#room.isIn ? others.filter((id) => !this.#room.isPresent(id)).length : others.length;
  }

  /** I have just joined: connects to everybody inside. */
  async begin(hasRoom: boolean): Promise<void> {
    const offer = () => this.#offerTo(this.#options.others());
    if (hasRoom && (await this.#room.enter())) this.#afterGrace(offer);
    else offer();
  }

  /** Enters the room if the call has one; until then, and for those not there, direct connections stay. */
  moveToRoom(): void {
    void this.#room.enter();
  }

  /** Handles a description or candidates of somebody's connection to me. */
  async onSignal({ type, sendId, content }: Pick<GroupSignal, "type" | "sendId" | "content">): Promise<void> {
    if (this.#isSettled(sendId)) {
      // Mostly they will find me in the room in a moment; or they have lost it, and I do not know yet.
      if (type === MessageType.RTC_GROUP_OFFER) this.#heldOffers.set(sendId, content);
      return;
    }
    if (type === MessageType.RTC_GROUP_OFFER) await this.#mesh.onOffer(sendId, content);
    else if (type === MessageType.RTC_GROUP_ANSWER) await this.#mesh.onAnswer(sendId, content);
    else await this.#mesh.onCandidate(sendId, content);
  }

  /** The participants, or what they send, changed. */
  peopleChanged(): void {
    this.#room.allow();
    this.#settle();
  }

  /** The person left the call. */
  dropPeer(userId: number): void {
    this.#heldOffers.delete(userId);
    this.#mesh.drop(userId);
    this.#audio.clear(userId);
  }

  /** Signals to me were lost for a while. */
  resume(): void {
    this.#mesh.resume();
  }

  setTracks(tracks: Tracks): void {
    this.#mesh.setTracks(tracks);
    this.#room.send(tracks);
  }

  limit(limits: SendLimits): void {
    this.#mesh.limit(limits);
    this.#room.setLowData(this.#options.lowData());
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#room.close();
    this.#mesh.close();
    this.#audio.close();
  }

  /** Whether I am in the room with all I send, and this person is heard there, or is there with nothing to send. */
  #isSettled(userId: number): boolean {
    if (!this.#room.isIn || !this.#room.isPresent(userId)) return false;
    return this.#room.streamOf(userId) !== null || this.#options.sendsNothing(userId);
  }

  #settle(): void {
    for (const userId of this.#options.others()) {
      if (!this.#isSettled(userId)) continue;
      const stream = this.#room.streamOf(userId);
      if (stream === null) this.#audio.clear(userId);
      else this.#audio.setStream(userId, stream);
      if (this.#mesh.has(userId)) this.#mesh.drop(userId);
      changeParticipant(userId, { state: this.#stateInRoom });
      this.#options.onConnected();
    }
    this.#options.onMoved();
  }

  get #stateInRoom(): ParticipantView["state"] {
    return this.#room.isBroken ? "reconnecting" : "connected";
  }

  #offerTo(userIds: readonly number[]): void {
    for (const id of userIds) {
      if (this.has(id)) continue;
      const held = this.#heldOffers.get(id);
      this.#heldOffers.delete(id);
      if (held === undefined) void this.#mesh.offerTo(id);
      else void this.#mesh.onOffer(id, held);
    }
  }

  /** The connection to the room broke or recovered, and with it everybody without a direct connection. */
  #onTrouble(): void {
    const state = this.#stateInRoom;
    const isHeard = (id: number) => findParticipant(id)?.state === "connected" && !this.#mesh.has(id);
    for (const id of this.#options.others())
      if (this.#room.isBroken ? isHeard(id) : this.#isSettled(id)) changeParticipant(id, { state });
  }

  /** These people are no longer heard in the room: reconnects directly to those still in the call. */
  #reconnect(userIds: readonly number[]): void {
    const inside = new Set(this.#options.others());
    const missing = userIds.filter((id) => inside.has(id) && !this.has(id));
    for (const id of missing) changeParticipant(id, { state: "reconnecting" });
    this.#offerTo(missing);
    this.#options.onMoved();
  }

  #afterGrace(act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ROOM_GRACE_MS);
    this.#timers.add(timer);
  }
}
