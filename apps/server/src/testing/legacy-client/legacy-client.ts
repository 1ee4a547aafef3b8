import { WebSocket } from "ws";
import * as z from "zod/mini";
import { LegacyHttp, type Manners } from "./legacy-http.ts";
import { type LegacyMessage, LegacyStore } from "./legacy-store.ts";

type Row = LegacyMessage & { readedCount: number; receiptOk: boolean; id: number; groupId: number };

interface Frame {
  cmd: number;
  data: Row | string | null;
}

const friend = z.looseObject({
  id: z.number(),
  nickName: z.string(),
  headImage: z.string(),
  deleted: z.optional(z.boolean()),
});
type Friend = z.infer<typeof friend>;

const group = z.looseObject({ id: z.number(), showGroupName: z.string(), quit: z.optional(z.boolean()) });
type Group = z.infer<typeof group>;

const isRow = (data: Frame["data"]): data is Row => typeof data === "object" && data !== null;

const PATIENCE_MS = 5000;
const EXIT = 3000;

/**
 * A legacy client as `protocol §17` describes it: login, self, friends, groups and configuration, then the socket, then
 * both pulls at once, whose rows arrive as frames between two LOADING ones.
 */
export class LegacyClient {
  readonly http: LegacyHttp;
  readonly store = new LegacyStore();
  readonly #address: string;
  readonly #terminal: number;
  readonly #manners: Manners;
  #socket: WebSocket | null = null;
  #loading = { private: true, group: true };
  #changed = new Set<() => void>();
  friends: Friend[] = [];
  groups: Group[] = [];
  beats = 0;
  closedWith = 0;
  /** The message shown when another login of the same kind, or a ban, logged it out. */
  forcedOut = "";
  /** It lost its connection for an unknown reason: it says so, and reconnects over whatever it showed. */
  cameBack = false;
  /** Rows of the stream as handled, repeats included. */
  handled: Row[] = [];
  #waiting: Frame[] | null = null;
  /** Frames it could not interpret; it would show nothing and log an error. */
  puzzled: unknown[] = [];
  #serial = 0;

  constructor(address: string, terminal: number, manners: Manners) {
    this.#address = address;
    this.#terminal = terminal;
    this.#manners = manners;
    this.http = new LegacyHttp(address, manners);
  }

  async register(userName: string, password: string): Promise<void> {
    // Both spellings are on the wire, one per build.
    const confirmed = this.#terminal === 0 ? { confirmPassword: password } : { corfirmPassword: password };
    const named = this.#manners.loads ? {} : { nickName: userName };
    await this.http.request("POST", "/register", { userName, ...named, password, ...confirmed });
  }

  async login(userName: string, password: string): Promise<void> {
    const body = { terminal: this.#terminal, userName, password };
    this.http.setTokens(await this.http.request("POST", "/login", body));
    const self = await this.http.request<{ id: number; nickName: string }>("GET", "/user/self");
    this.store.me = self.id;
  }

  /** Everything between the login page and the chat list. */
  async start(): Promise<void> {
    [this.friends, this.groups] = await Promise.all([
      this.http.request<Friend[]>("GET", "/friend/list"),
      this.http.request<Group[]>("GET", "/group/list"),
    ]);
    await this.http.request("GET", "/system/config");
    await this.connect();
  }

  /** Opens the socket and pulls; resolves when both kinds have stopped loading. */
  async connect(): Promise<void> {
    this.#loading = { private: true, group: true };
    const socket = new WebSocket(`${this.#address.replace("http", "ws")}/im`);
    this.#socket = socket;
    socket.on("open", () => this.#up({ cmd: 0, data: { accessToken: this.http.accessToken } }));
    socket.on("message", (raw) =>
      this.#frame(JSON.parse(Buffer.isBuffer(raw) ? raw.toString() : "null") as Frame),
    );
    socket.on("close", (code) => {
      this.closedWith = code;
      this.cameBack ||= code !== EXIT && this.forcedOut === "";
      this.#notifyListeners();
    });
    await this.until(() => !this.#loading.private && !this.#loading.group);
  }

  disconnect(): void {
    this.#socket?.close(EXIT);
  }

  /** Waits for something a frame brings. */
  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!holds()) return;
        clearTimeout(timer);
        this.#changed.delete(look);
        resolve();
      };
      const timer = setTimeout(() => reject(new Error(`waited in vain: ${String(holds)}`)), PATIENCE_MS);
      this.#changed.add(look);
    });
  }

  /** Sends as the chat box does: shown at once under a tmpId, completed by the response. */
  async say(
    chat: { recvId: number } | { groupId: number },
    content: string,
    more: object = {},
  ): Promise<LegacyMessage> {
    this.#serial += 1;
    const tmpId = `${Date.now()}${this.#terminal}${this.#serial}`;
    const draft = {
      ...chat,
      tmpId,
      content,
      type: 0,
      sendId: this.store.me,
      sendTime: Date.now(),
      status: -1,
      ...more,
    };
    this.store.insert(draft);
    const kind = "recvId" in chat ? "private" : "group";
    // Its own bookkeeping fields are sent too.
    const extra = { fileId: null, selfSend: true, readedCount: 0, loadStatus: "loading" };
    const stored = await this.http.request<LegacyMessage>("POST", `/message/${kind}/send`, {
      ...draft,
      ...extra,
    });
    this.store.insert({ ...stored });
    return stored;
  }

  async recall(kind: "private" | "group", id: number): Promise<void> {
    this.store.recall(await this.http.request("DELETE", `/message/${kind}/recall/${id}`));
  }

  #up(frame: unknown): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #frame(frame: Frame): void {
    const { cmd, data } = frame;
    if (this.#waiting !== null && (cmd === 3 || cmd === 4)) this.#waiting.push(frame);
    else if (cmd === 0) this.#loggedIn();
    else if (cmd === 1) this.beats += 1;
    else if (typeof data === "string" && cmd === 2) this.#forced(data);
    else if (isRow(data) && cmd === 3) this.#private(data);
    else if (isRow(data) && cmd === 4) this.#group(data);
    else if (cmd === 5 && isRow(data) && data.type === 50) this.#forced(data.content);
    else if (cmd !== 5) this.puzzled.push({ cmd, data });
    this.#notifyListeners();
  }

  #notifyListeners(): void {
    for (const look of [...this.#changed]) look();
  }

  #loggedIn(): void {
    this.#up({ cmd: 1, data: {} });
    if (this.#manners.loads) {
      void this.#load();
      return;
    }
    const pull = (kind: string, minId: number) =>
      this.http.request("GET", `/message/${kind}/pullOfflineMessage?minId=${minId}`);
    for (const asked of [
      pull("private", this.store.privateMsgMaxId),
      pull("group", this.store.groupMsgMaxId),
    ]) {
      asked.catch((error: unknown) => this.puzzled.push(error));
    }
  }

  /** Both loads at once; live frames wait meanwhile. If either fails, it returns to the login page. */
  async #load(): Promise<void> {
    this.#waiting = [];
    const load = (kind: string, minId: number) =>
      this.http.request<Row[]>("GET", `/message/${kind}/loadOfflineMessage?minId=${minId}`);
    try {
      const { privateMsgMaxId, groupMsgMaxId } = this.store;
      const [direct, group] = await Promise.all([
        load("private", privateMsgMaxId),
        load("group", groupMsgMaxId),
      ]);
      for (const row of direct) this.#private(row);
      for (const row of group) this.#group(row);
      const waiting = this.#waiting;
      this.#waiting = null;
      for (const frame of waiting) this.#frame(frame);
    } catch (error) {
      this.http.loggedOut = true;
      this.puzzled.push(error);
    }
    this.#loading = { private: false, group: false };
    this.#notifyListeners();
  }

  #forced(text: string): void {
    setTimeout(() => {
      if (this.closedWith === 0) this.forcedOut = text;
      this.#socket?.close(EXIT);
      this.#notifyListeners();
    }, this.#manners.hesitatesMs ?? 0);
  }

  #private(message: Row): void {
    const { type } = message;
    this.handled.push(message);
    if (type === 30) this.#loading.private = message.content === "true";
    else if (type === 11) this.store.resetUnread("PRIVATE", message.recvId ?? 0);
    else if (type === 12) this.store.read(message.sendId);
    else if (type === 10) this.store.recall(message);
    else if (type === 80) this.friends.push(friend.parse(JSON.parse(message.content)));
    else if (type === 81) this.friends = this.friends.filter((one) => one.id !== message.sendId);
    else this.#draw(message, this.#knows(message.sendId) && this.#knows(message.recvId ?? 0));
  }

  #group(message: Row): void {
    const { type } = message;
    this.handled.push(message);
    if (type === 30) this.#loading.group = message.content === "true";
    else if (type === 11) this.store.resetUnread("GROUP", message.groupId);
    else if (type === 12) this.store.receipt(message);
    else if (type === 10) this.store.recall(message);
    else if (type === 90) this.groups.push(group.parse(JSON.parse(message.content)));
    else if (type === 91) this.groups = this.groups.filter((one) => one.id !== message.groupId);
    else
      this.#draw(
        message,
        this.groups.some((one) => one.id === message.groupId),
      );
  }

  #knows(id: number): boolean {
    return id === this.store.me || this.friends.some((one) => one.id === id);
  }

  /** Treats unknown types as messages; a chat without a record is shown without a name. */
  #draw(message: LegacyMessage, named: boolean): void {
    if (!named || message.type >= 60) this.puzzled.push(message);
    else this.#insert(message);
  }

  #insert(message: LegacyMessage): void {
    const sound = [message.id, message.sendId, message.type, message.status, message.sendTime].every(
      (one) => typeof one === "number",
    );
    if (sound) this.store.insert(message);
    else this.puzzled.push(message);
  }
}
