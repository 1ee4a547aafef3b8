import { api, Command, HEARTBEAT_MS, MessageType } from "@4d/contract";
import type { Page } from "@playwright/test";
import { type Description, drawingOf } from "./peer-connections.ts";
import type { SeededPerson } from "./people.ts";

/** How a person answers calls; `hue` of the drawn face they send, null for audio only. */
export interface CallBehaviour {
  readonly does: "wait" | "answer" | "reject";
  readonly hue: number | null;
  readonly isSpeaking: boolean;
  readonly isMuted: boolean;
}

interface Signal {
  type: number;
  sendId: number;
  content: string;
  groupId: number;
}

const peerId = "drawn";
const defaultBehaviour: CallBehaviour = { does: "wait", hue: null, isSpeaking: false, isMuted: false };

/** A person of the seeded company who is online and answers calls, with a drawing for a face. */
export class Caller {
  readonly #who: SeededPerson;
  readonly #lines: Page;
  readonly #socket: WebSocket;
  readonly #beat: ReturnType<typeof setInterval>;
  #order: Promise<unknown> = Promise.resolve();
  manner: CallBehaviour = defaultBehaviour;

  constructor(who: SeededPerson, lines: Page) {
    this.#who = who;
    this.#lines = lines;
    this.#socket = new WebSocket(`${who.origin.replace("http", "ws")}/im`);
    const send = (cmd: number, data: object) => this.#socket.send(JSON.stringify({ cmd, data }));
    this.#socket.addEventListener("open", () => send(Command.LOGIN, { accessToken: who.token }));
    this.#socket.addEventListener("message", ({ data }) => this.#heard(String(data)));
    this.#beat = setInterval(() => {
      if (this.#socket.readyState === WebSocket.OPEN) send(Command.HEARTBEAT, {});
    }, HEARTBEAT_MS);
  }

  get id(): number {
    return this.#who.id;
  }

  /** Behaves like this from now on. */
  behave(manner: Partial<CallBehaviour>): void {
    this.manner = { ...defaultBehaviour, ...manner };
  }

  async ring(uid: number, mode: "voice" | "video"): Promise<void> {
    const { sdp } = await this.#describe(`p${uid}`);
    const body = { type: "offer", sdp, partyId: peerId } as const;
    await this.#who.call(api.privateCalls.call, { query: { uid, mode }, body });
  }

  async ringGroup(groupId: number, ids: readonly number[]): Promise<void> {
    const userInfos = [this.id, ...ids].map((id) => ({ id, isCamera: false, isMicroPhone: true }));
    await this.#who.call(api.groupCalls.setup, { body: { groupId, userInfos } });
  }

  /** Ends every call with this person or in this group. */
  async endAll(uid: number, groupId: number): Promise<void> {
    const { call } = this.#who;
    await this.#order;
    await call(api.privateCalls.hangUp, { query: { uid } }).catch(() => undefined);
    await call(api.groupCalls.quit, { query: { groupId } }).catch(() => undefined);
    this.behave({});
  }

  leave(): void {
    clearInterval(this.#beat);
    this.#socket.close();
  }

  #heard(text: string): void {
    const { cmd, data } = JSON.parse(text) as { cmd: number; data: Partial<Signal> | null };
    const { type = 0, sendId = 0, content = "", groupId = 0 } = data ?? {};
    if ((cmd !== 3 && cmd !== 4) || sendId === this.id) return;
    const signal = { type, sendId, content, groupId };
    this.#order = this.#order.then(() => this.#take(signal)).catch(() => undefined);
  }

  async #take({ type, sendId, content, groupId }: Signal): Promise<void> {
    if (type === MessageType.RTC_CALL_VIDEO || type === MessageType.RTC_CALL_VOICE)
      await this.#rung(sendId, content);
    else if (type === MessageType.RTC_ACCEPT) await this.#answered(`p${sendId}`, content);
    else if (type === MessageType.RTC_CANDIDATE) await this.#candidates(`p${sendId}`, content);
    else if (type === MessageType.RTC_GROUP_SETUP) await this.#rungByGroup(groupId, sendId);
    else if (type === MessageType.RTC_GROUP_OFFER) await this.#offered(groupId, sendId, content);
    else if (type === MessageType.RTC_GROUP_ANSWER) await this.#answered(`g${sendId}`, content);
    else if (type === MessageType.RTC_GROUP_CANDIDATE) await this.#candidates(`g${sendId}`, content);
  }

  async #rung(uid: number, content: string): Promise<void> {
    const { call } = this.#who;
    const { does, hue, isMuted } = this.manner;
    if (does === "wait") return;
    if (does === "reject") {
      await call(api.privateCalls.reject, { query: { uid } });
      return;
    }
    const answer = await this.#describe(`p${uid}`, JSON.parse(content) as Description);
    const body = { type: "answer", sdp: answer.sdp, partyId: peerId } as const;
    await call(api.privateCalls.accept, { query: { uid }, body });
    const media = { microphone: !isMuted, camera: hue !== null, screen: false };
    const mediaState = { kind: "media", partyId: peerId, media } as const;
    await call(api.privateCalls.candidate, { query: { uid }, body: mediaState });
  }

  async #rungByGroup(groupId: number, hostId: number): Promise<void> {
    const { call } = this.#who;
    const { does, hue, isMuted } = this.manner;
    if (does === "wait") return;
    await call(does === "answer" ? api.groupCalls.accept : api.groupCalls.reject, { query: { groupId } });
    if (does === "reject") return;
    const device = { groupId, isCamera: hue !== null, isMicroPhone: !isMuted };
    await call(api.groupCalls.device, { body: device });
    const offer = JSON.stringify({ ...(await this.#describe(`g${hostId}`)), partyId: peerId });
    await call(api.groupCalls.offer, { body: { groupId, userId: hostId, offer } });
  }

  /**
   * Both offered at once, or the connection broke: this side gives way. A person set to wait does not answer.
   */
  async #offered(groupId: number, userId: number, content: string): Promise<void> {
    if (this.manner.does === "wait") return;
    const answer = await this.#describe(`g${userId}`, JSON.parse(content) as Description);
    const body = { groupId, userId, answer: JSON.stringify({ ...answer, partyId: peerId }) };
    await this.#who.call(api.groupCalls.answer, { body });
  }

  #describe(key: string, offer?: Description): Promise<Description> {
    const { hue, isSpeaking } = this.manner;
    const given = { key: `${this.id}${key}`, drawing: drawingOf(hue), talks: isSpeaking, offer };
    return this.#lines.evaluate(
      (one) => window.stage.describe(one.key, one.drawing, one.talks, one.offer),
      given,
    );
  }

  async #answered(key: string, content: string): Promise<void> {
    const given = { key: `${this.id}${key}`, answer: JSON.parse(content) as Description };
    await this.#lines.evaluate((one) => window.stage.answered(one.key, one.answer), given);
  }

  async #candidates(key: string, content: string): Promise<void> {
    const { kind, candidates = [] } = JSON.parse(content) as {
      kind?: string;
      candidates?: RTCIceCandidateInit[];
    };
    if (kind !== "candidates") return;
    const given = { key: `${this.id}${key}`, candidates };
    await this.#lines.evaluate((one) => window.stage.add(one.key, one.candidates), given);
  }
}
