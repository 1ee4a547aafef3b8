import { api } from "@4d/contract";
import { clientOf } from "../../scripts/lib/api-client.ts";
import { type KeepAlive, openKeepAlive } from "./keep-alive.ts";
import type { Account } from "./people.ts";

/** A person who sends over their own connection. */
export interface Sender {
  readonly origin: string;
  headers: Readonly<Record<string, string>>;
  refreshToken: string;
  connection: KeepAlive;
  readonly path: string;
  /** The body without content and tmpId. */
  readonly target: Readonly<Record<string, number>>;
}

/** Opens the connection of a sender to one friend or one group. */
export async function senderTo(
  origin: string,
  account: Account,
  target: { recvId: number } | { groupId: number },
): Promise<Sender> {
  const headers = { accessToken: account.tokens[0] ?? "" };
  const connection = await openKeepAlive(origin, headers);
  const kind = "groupId" in target ? "group" : "private";
  const refreshToken = account.refreshTokens[0] ?? "";
  return {
    origin,
    headers,
    refreshToken,
    connection,
    path: `/api/message/${kind}/send`,
    target: { ...target },
  };
}

/** Renews the tokens, and opens a connection with them: access tokens last half an hour. */
export async function renew(sender: Sender): Promise<void> {
  const headers = { refreshtoken: sender.refreshToken };
  const fresh = await clientOf(sender.origin)(api.auth.refresh, { headers });
  sender.refreshToken = fresh.refreshToken;
  sender.headers = { accessToken: fresh.accessToken };
  sender.connection.close();
  sender.connection = await openKeepAlive(sender.origin, sender.headers);
}

let sent = 0;
/** Unique per process, so that two runs never repeat a tmpId. */
const run = Date.now().toString(36);

const accepted = '{"code":200';

/** The server answered a send with something other than its acknowledgement. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/**
 * Sends one 80-byte text that begins with `mark`, and waits until it is stored and acknowledged.
 * @throws Refused with the response; Error when the connection was lost
 */
export async function sendText({ connection, path, target }: Sender, mark: string): Promise<void> {
  sent += 1;
  const content = `${mark} `.padEnd(80, "x");
  const body = JSON.stringify({ ...target, content, type: 0, tmpId: `${run}${sent.toString(36)}` });
  const response = await connection.request("POST", path, body);
  if (!response.startsWith(accepted)) throw new Refused(`the send was refused: ${response.slice(0, 300)}`);
}

const CONTENT = Buffer.from('"content":"');

/** The mark that `sendText` put first, read from a frame without parsing it whole. */
export function markOf(frame: Buffer): string {
  const at = frame.indexOf(CONTENT);
  if (at < 0) return "";
  const from = at + CONTENT.length;
  return frame.toString("latin1", from, frame.indexOf(0x20, from));
}
