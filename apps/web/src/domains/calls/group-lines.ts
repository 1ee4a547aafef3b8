import { MessageType } from "@4d/contract";
import { changeFace } from "./call.store.ts";
import type { Face } from "./call-view.ts";
import { GroupMesh, type MeshParts } from "./group-mesh.ts";
import { faceIn } from "./group-people.ts";
import type { Tracks } from "./peer/peer-link.ts";
import type { SendLimits } from "./peer/send-limits.ts";
import type { GroupSignal } from "./read-signal.ts";
import { GroupRoom, type RoomParts } from "./room/group-room.ts";
import { Voices } from "./voices.ts";

export interface LinesParts extends Omit<MeshParts, "onStream">, RoomParts {
  /** He says that he sends nothing: neither sound nor picture. */
  isSilent: (userId: number) => boolean;
  /** Who is reached by which way changed. */
  onMoved: () => void;
}

/** In a call that has a room somebody is waited for there so long, ms, before he gets a line. */
export const ROOM_GRACE_MS = 3_000;

/**
 * The ways to everybody inside: a line to each, or a room for all once they are too many (`CALL-5`). A line
 * falls when its other end is heard in the room, and is drawn again when he is not: nothing is cut, and who
 * cannot reach the room, or knows of none, takes part by lines.
 */
export class GroupLines {
  readonly #parts: LinesParts;
  readonly #mesh: GroupMesh;
  readonly #room: GroupRoom;
  readonly #voices = new Voices();
  /** Offers of those who are heard in the room; they count once they are not. */
  readonly #held = new Map<number, string>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(parts: LinesParts) {
    this.#parts = parts;
    this.#mesh = new GroupMesh({ ...parts, onStream: (userId, stream) => this.#voices.hear(userId, stream) });
    this.#room = new GroupRoom(parts, {
      onEntered: () => this.#settle(),
      onThere: () => this.#settle(),
      // Mostly he leaves the call, and the signal that says so is on its way.
      onGone: (userId) => this.#later(() => this.#redraw([userId])),
      onLost: () => this.#redraw(parts.others()),
      onTrouble: () => this.#troubled(),
      onQuality: (userId, quality) => {
        if (this.#isSettled(userId)) changeFace(userId, { quality });
      },
    });
  }

  /** There is a way to him, or one is being made. */
  has(userId: number): boolean {
    return this.#mesh.has(userId) || this.#isSettled(userId);
  }

  /** How many are, or will be, sent to one by one. */
  get count(): number {
    const others = this.#parts.others();
    if (this.#room.isEarly) return 0;
    return this.#room.isIn ? others.filter((id) => !this.#room.isThere(id)).length : others.length;
  }

  /** I have just come: a way to everybody inside. */
  async begin(hasRoom: boolean): Promise<void> {
    const offer = () => this.#offerTo(this.#parts.others());
    if (hasRoom && (await this.#room.enter())) this.#later(offer);
    else offer();
  }

  /** Goes to the room if the call has one; until then, and for who is not there, lines stay. */
  move(): void {
    void this.#room.enter();
  }

  /** A description or candidates of somebody's line to me. */
  async hear({ type, sendId, content }: Pick<GroupSignal, "type" | "sendId" | "content">): Promise<void> {
    if (this.#isSettled(sendId)) {
      // Mostly he will find me in the room in a moment; or he has lost it, and I do not know yet.
      if (type === MessageType.RTC_GROUP_OFFER) this.#held.set(sendId, content);
      return;
    }
    if (type === MessageType.RTC_GROUP_OFFER) await this.#mesh.hearOffer(sendId, content);
    else if (type === MessageType.RTC_GROUP_ANSWER) await this.#mesh.hearAnswer(sendId, content);
    else await this.#mesh.hearCandidate(sendId, content);
  }

  /** Who is inside, or what they send, changed. */
  peopleChanged(): void {
    this.#room.allow();
    this.#settle();
  }

  /** He left the call. */
  drop(userId: number): void {
    this.#held.delete(userId);
    this.#mesh.drop(userId);
    this.#voices.forget(userId);
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
    this.#room.setLowData(this.#parts.lowData());
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#room.close();
    this.#mesh.close();
    this.#voices.close();
  }

  /** I am in the room with all I send, and he is heard there, or there with nothing to send. */
  #isSettled(userId: number): boolean {
    if (!this.#room.isIn || !this.#room.isThere(userId)) return false;
    return this.#room.streamOf(userId) !== null || this.#parts.isSilent(userId);
  }

  #settle(): void {
    for (const userId of this.#parts.others()) {
      if (!this.#isSettled(userId)) continue;
      const stream = this.#room.streamOf(userId);
      if (stream === null) this.#voices.forget(userId);
      else this.#voices.hear(userId, stream);
      if (this.#mesh.has(userId)) this.#mesh.drop(userId);
      changeFace(userId, { state: this.#stateInRoom });
      this.#parts.onConnected();
    }
    this.#parts.onMoved();
  }

  get #stateInRoom(): Face["state"] {
    return this.#room.isBroken ? "reconnecting" : "connected";
  }

  #offerTo(userIds: readonly number[]): void {
    for (const id of userIds) {
      if (this.has(id)) continue;
      const held = this.#held.get(id);
      this.#held.delete(id);
      if (held === undefined) void this.#mesh.offerTo(id);
      else void this.#mesh.hearOffer(id, held);
    }
  }

  /** The way to the room broke or is whole again, and so is the way to all who have no line. */
  #troubled(): void {
    const state = this.#stateInRoom;
    const isHeard = (id: number) => faceIn(id)?.state === "connected" && !this.#mesh.has(id);
    for (const id of this.#parts.others())
      if (this.#room.isBroken ? isHeard(id) : this.#isSettled(id)) changeFace(id, { state });
  }

  /** They are heard in the room no more: a line to each who is still in the call. */
  #redraw(userIds: readonly number[]): void {
    const inside = new Set(this.#parts.others());
    const missing = userIds.filter((id) => inside.has(id) && !this.has(id));
    for (const id of missing) changeFace(id, { state: "reconnecting" });
    this.#offerTo(missing);
    this.#parts.onMoved();
  }

  #later(act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ROOM_GRACE_MS);
    this.#timers.add(timer);
  }
}
