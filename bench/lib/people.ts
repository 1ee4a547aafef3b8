import { api, type Call } from "@4d/contract";
import pLimit from "p-limit";
import { ApiError, clientOf } from "../../scripts/lib/api-client.ts";
import { openRawSocket, type RawSocket } from "./raw-socket.ts";

/** An account with one login per terminal. */
export interface Account {
  readonly id: number;
  readonly userName: string;
  /** By terminal, in the requested order. */
  readonly tokens: readonly string[];
  readonly refreshTokens: readonly string[];
  readonly call: Call;
}

export const PASSWORD = "Plum-77x";
const WIDTH = 16;
let made = 0;

/**
 * Registers accounts that anyone may befriend, and logs each in.
 * @param terminals which terminal types log in (0 web, 1 app, 2 PC)
 */
export function makeAccounts(
  origin: string,
  count: number,
  terminals: readonly number[] = [0],
): Promise<Account[]> {
  const names = Array.from({ length: count }, () => `b${process.pid}_${++made}`);
  return pLimit(WIDTH).map(names, (userName) => makeAccount(origin, userName, terminals));
}

async function makeAccount(origin: string, userName: string, terminals: readonly number[]): Promise<Account> {
  const guest = clientOf(origin);
  await guest(api.auth.register, { body: { userName, password: PASSWORD, nickName: userName } });
  const tokens: string[] = [];
  const refreshTokens: string[] = [];
  for (const terminal of terminals) {
    const { accessToken, refreshToken } = await guest(api.auth.login, {
      body: { userName, password: PASSWORD, terminal },
    });
    tokens.push(accessToken);
    refreshTokens.push(refreshToken);
  }
  const call = clientOf(origin, tokens[0]);
  await call(api.users.setPrivacy, { body: { addMe: "anyone" } });
  const { id } = await call(api.users.self);
  return { id, userName, tokens, refreshTokens, call };
}

/** Makes each pair friends. @throws ApiError when a pair does not become friends at once. */
export async function befriendAll(pairs: readonly (readonly [Account, Account])[]): Promise<void> {
  await pLimit(WIDTH).map(pairs, async ([one, other]) => {
    const { status } = await one.call(api.friends.add, { query: { friendId: other.id } });
    if (status !== "added")
      throw new ApiError(409, `${one.userName} only asked for ${other.userName}'s friendship`);
  });
}

const ACKNOWLEDGED = Buffer.from('{"cmd":0');
const HEARTBEAT_MS = 10_000;

/** Opens a socket and logs it in; sends a heartbeat every ten seconds until it closes. */
export async function goOnline(
  origin: string,
  token: string,
  onText: (payload: Buffer) => void,
): Promise<RawSocket> {
  let loggedIn = () => {};
  const ready = new Promise<void>((resolve) => {
    loggedIn = resolve;
  });
  const socket = await openRawSocket(`${origin}/im`, (payload) => {
    if (payload.subarray(0, ACKNOWLEDGED.length).equals(ACKNOWLEDGED)) loggedIn();
    else onText(payload);
  });
  socket.send(JSON.stringify({ cmd: 0, data: { accessToken: token, changes: true } }));
  await Promise.race([
    ready,
    socket.closed.then(() =>
      Promise.reject(new Error("the socket closed before its login was acknowledged")),
    ),
  ]);
  const beat = setInterval(() => socket.send('{"cmd":1,"data":{}}'), HEARTBEAT_MS);
  void socket.closed.then(() => clearInterval(beat));
  return socket;
}
