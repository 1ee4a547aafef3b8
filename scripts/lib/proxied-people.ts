import { api, Command } from "@4d/contract";
import type { WebSocket } from "ws";
import type { Certificate, RunningProxy } from "./proxies.ts";
import type { RunningServer } from "./server.ts";
import { pause } from "./shell.mjs";
import { ORIGIN, openVisitor, type Visitor } from "./visitor.ts";

/** A proxy, the certificate to trust, and the nodes behind it. */
export interface ProxiedSite {
  readonly proxy: RunningProxy;
  readonly certificate: Certificate;
  readonly nodes: readonly RunningServer[];
}

/** A person with an account who connects through the proxy, and the node that their address leads to. */
export interface Person extends Visitor {
  readonly id: number;
  readonly token: string;
  readonly node: RunningServer;
}

const PASSWORD = "Plum-77x";
const ADDRESSES = 40;
const BEAT_MS = 20_000;

/** The node that logged a person in: its log has their address. */
const nodeOf = ({ nodes }: ProxiedSite, from: string): RunningServer | undefined =>
  nodes.find((node) => node.log().includes(`"address":"${from}"`));

/** The nth loopback address of this proxy's visitors, each in a network of its own. */
export const addressOf = ({ proxy }: ProxiedSite, n: number): string =>
  `127.${proxy.address.split(".").at(-1)}.${n}.${n}`;

async function join(behind: ProxiedSite, n: number): Promise<Person> {
  const guest = openVisitor(behind.proxy, behind.certificate, addressOf(behind, n));
  const userName = `p${process.pid}_${behind.proxy.name}${n}`;
  const call = guest.client();
  await call(api.auth.register, { body: { userName, password: PASSWORD, nickName: userName } });
  const { accessToken: token } = await call(api.auth.login, {
    body: { userName, password: PASSWORD, terminal: 0 },
  });
  const mine = guest.client(token);
  await mine(api.users.setPrivacy, { body: { addMe: "anyone" } });
  const { id } = await mine(api.users.self);
  const node = nodeOf(behind, guest.from);
  if (!node) throw new Error(`no node's log has ${guest.from}, from where ${userName} logged in`);
  return { ...guest, id, token, node };
}

/** Two friends whose addresses lead to different nodes. @throws Error when all addresses lead to one node */
export async function twoFriends(behind: ProxiedSite): Promise<[Person, Person]> {
  const first = await join(behind, 1);
  for (let n = 2; n < ADDRESSES; n += 1) {
    const other = await join(behind, n);
    if (other.node === first.node) continue;
    await first.client(first.token)(api.friends.add, { query: { friendId: other.id } });
    return [first, other];
  }
  throw new Error(`${ADDRESSES} addresses lead to one node`);
}

/** A logged-in socket through the proxy. */
export interface Line {
  /** Milliseconds until it closes, from now; undefined if it stays open that long. */
  readonly endsWithin: (ms: number) => Promise<number | undefined>;
  /** Whether a private message with these words has come, or comes within ten seconds. */
  readonly hears: (words: string) => Promise<boolean>;
  readonly close: () => void;
}

/** Opens a socket as the web app does. @param beats false sends nothing after the login */
export async function openLine({ dial, token }: Person, { beats }: { beats: boolean }): Promise<Line> {
  const socket = await dial(ORIGIN);
  const heard: string[] = [];
  socket.on("message", (raw) => void heard.push(Buffer.isBuffer(raw) ? raw.toString() : ""));
  socket.send(JSON.stringify({ cmd: Command.LOGIN, data: { accessToken: token, changes: true } }));
  const says = (words: string) => heard.some((one) => one.includes(words));
  if (!(await within(10_000, () => says(`"cmd":${Command.LOGIN}`))))
    throw new Error("no response to a login");
  const beat = beats
    ? setInterval(() => socket.send(JSON.stringify({ cmd: Command.HEARTBEAT, data: {} })), BEAT_MS)
    : undefined;
  const began = performance.now();
  const over = ended(socket).then(() => {
    clearInterval(beat);
    return performance.now() - began;
  });
  return {
    endsWithin: (ms) => Promise.race([over, pause(ms).then(() => undefined)]),
    hears: (words) => within(10_000, () => says(words)),
    close: () => socket.terminate(),
  };
}

const ended = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => socket.once("close", () => resolve()));

async function within(ms: number, holds: () => boolean): Promise<boolean> {
  const until = performance.now() + ms;
  while (!holds() && performance.now() < until) await pause(50);
  return holds();
}
