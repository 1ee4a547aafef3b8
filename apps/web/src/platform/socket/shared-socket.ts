import type { DownFrame } from "@4d/contract";
import type {
  Connection,
  Expulsion,
  FrameSource,
  LinkState,
  LocalEvent,
  OutboxClaim,
  Timers,
} from "@4d/sync";
import { electLeader } from "./elect-leader.ts";
import type { TabChannel, TabMessage } from "./tab-channel.ts";

export interface SharedSocketParts {
  uid: number;
  channel: TabChannel;
  timers: Timers;
  locks?: LockManager | undefined;
  /** True while this tab is not visible. */
  isHidden?: () => boolean;
  /** True while a call, whose signals only come by the socket, is on in this tab. */
  isUrgent?: () => boolean;
  /** Makes the connection; called in the leading tab. */
  connect: (onExpelled: (why: Expulsion) => void) => Connection;
  onElected: () => void;
  onExpelled: (why: Expulsion) => void;
  onLocal: (event: LocalEvent) => void;
  onClaim: (claim: OutboxClaim) => void;
}

/** One socket for all tabs of a person: the leader owns it, the others get every frame and state through it. */
export class SharedSocket implements FrameSource {
  readonly #parts: SharedSocketParts;
  readonly #frames = new Set<(frame: DownFrame) => void>();
  readonly #states = new Set<(state: LinkState) => void>();
  #state: LinkState = "offline";
  #connection: Connection | null = null;
  #endElection: () => void = () => undefined;

  constructor(parts: SharedSocketParts) {
    this.#parts = parts;
  }

  get state(): LinkState {
    return this.#state;
  }

  get isLeader(): boolean {
    return this.#connection !== null;
  }

  onFrame(handler: (frame: DownFrame) => void): () => void {
    this.#frames.add(handler);
    return () => this.#frames.delete(handler);
  }

  onState(handler: (state: LinkState) => void): () => void {
    this.#states.add(handler);
    return () => this.#states.delete(handler);
  }

  /** Joins the other tabs; this one leads once it is elected. */
  start(): void {
    const { uid, channel, timers, locks } = this.#parts;
    channel.listen((message) => this.#onMessage(message));
    channel.post({ kind: "hello" });
    this.#endElection = electLeader({
      uid,
      channel,
      timers,
      locks,
      onElected: () => this.#becomeLeader(),
      onYield: () => this.#yield(),
    });
  }

  /** Leaves. If this tab owns the socket, it closes it with 3099 and another tab takes over. */
  stop(): void {
    this.#connection?.stop();
    this.#endElection();
    this.#connection = null;
    this.#parts.channel.close();
    this.#setState("offline");
  }

  /** Passes a change that was made in this tab on to the other tabs. */
  broadcastLocal(event: LocalEvent): void {
    this.#parts.channel.post({ kind: "local", event });
  }

  /** Asks the other tabs which messages they are sending, or answers them. */
  broadcastClaim(claim: OutboxClaim): void {
    this.#parts.channel.post(claim);
  }

  /** The page became visible: the leader dials; another tab asks the leader to, whose page may be hidden. */
  wake(): void {
    this.#wake({ alone: true });
  }

  /** `alone`: the reason is that the page of the leader became visible. What another tab passes on is never alone. */
  #wake({ alone }: { alone: boolean }): void {
    const urgent = this.#parts.isUrgent?.() === true;
    if (this.#connection === null) this.#parts.channel.post({ kind: "wake", urgent });
    else this.#connection.wake({ alone, urgent });
  }

  /** The network changed under a living socket. */
  reset(): void {
    this.#connection?.reset();
  }

  #becomeLeader(): void {
    // The state came from the last leader's socket; the new socket begins with its own login.
    this.#setState("offline");
    const connection = this.#parts.connect((why) => {
      this.#parts.channel.post({ kind: "expelled", why });
      this.#parts.onExpelled(why);
    });
    this.#connection = connection;
    connection.onState((state) => {
      this.#parts.channel.post({ kind: "state", state });
      this.#setState(state);
      if (state === "offline" && this.#parts.isUrgent?.() === true) this.#wake({ alone: false });
    });
    connection.onFrame((frame) => {
      this.#parts.channel.post({ kind: "frame", frame });
      this.#emit(frame);
    });
    this.#parts.onElected();
    connection.start();
  }

  #yield(): void {
    this.#connection?.stop();
    this.#connection = null;
    this.#parts.channel.post({ kind: "hello" });
  }

  #onMessage(message: TabMessage): void {
    const { kind } = message;
    if (kind === "local") this.#parts.onLocal(message.event);
    if (kind === "hello" || kind === "whose" || kind === "mine") this.#parts.onClaim(message);
    if (this.#connection !== null) {
      if (message.kind === "hello") this.#parts.channel.post({ kind: "state", state: this.#state });
      if (message.kind === "wake") this.#connection.wake({ urgent: message.urgent });
      return;
    }
    if (message.kind === "state") {
      this.#setState(message.state);
      const wants = this.#parts.isHidden?.() !== true || this.#parts.isUrgent?.() === true;
      if (message.state === "offline" && wants) this.wake();
    }
    if (message.kind === "frame") this.#emit(message.frame);
    if (message.kind === "expelled") this.#parts.onExpelled(message.why);
  }

  #emit(frame: DownFrame): void {
    for (const handler of [...this.#frames]) handler(frame);
  }

  #setState(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const handler of [...this.#states]) handler(state);
  }
}
