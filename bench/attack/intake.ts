import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { api } from "@4d/contract";
import { pause } from "../../scripts/lib/shell.mjs";
import type { Figure } from "../lib/figures.ts";
import type { Account } from "../lib/people.ts";
import { observe, type Target } from "./observe.ts";
import { patientAccounts } from "./patient-accounts.ts";

interface Part {
  readonly name: string;
  readonly count: number;
  /** What each connection sends first. */
  readonly opening: (index: number, account: Account) => Buffer | string;
  /** What it sends every half second until the part ends. */
  readonly again?: Buffer | string;
  /** It reads nothing of the responses. */
  readonly isDeaf?: boolean;
}

const HOLD_MS = 4500;
/** Connections made at once; the kernel's queue drops more. */
const WAVE = 100;
const KILOBYTE = 1024;

const letters = (length: number): string => "x".repeat(length);
const posting = (path: string, length: number | "pieces", more = ""): string =>
  `POST /api${path} HTTP/1.1\r\nHost: attacked\r\nContent-Type: application/json\r\n${more}${
    length === "pieces" ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`
  }\r\n\r\n`;
const tokenOf = ({ tokens }: Account): string => `accessToken: ${tokens[0]}\r\n`;
const handshake = (): string =>
  `GET /im HTTP/1.1\r\nHost: attacked\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nSec-WebSocket-Version: 13\r\n\r\n`;
/** The head of a masked text frame of this length, and all of its content but the end. */
const halfFrame = (length: number): Buffer =>
  Buffer.concat([
    Buffer.from([0x81, 0xfe, length >> 8, length & 0xff, 0, 0, 0, 0]),
    Buffer.alloc(length - 1, "x"),
  ]);

const BODY = Buffer.alloc(979 * KILOBYTE, "x");
const login = api.auth.login.path;
const story = api.stories.create.path;

const parts: readonly Part[] = [
  {
    name: "half-sent bodies of 980 KB to /login",
    count: 1500,
    opening: () => Buffer.concat([Buffer.from(posting(login, 980 * KILOBYTE)), BODY]),
  },
  {
    name: "half-sent bodies as long as /login takes",
    count: 1500,
    opening: () => posting(login, 8 * KILOBYTE) + letters(8 * KILOBYTE - 1),
  },
  {
    name: "heads that never end",
    count: 3000,
    opening: () => `GET /api/registration HTTP/1.1\r\nHost: attacked\r\n${"ab: cd\r\n".repeat(800)}`,
    again: "a: b\r\n",
  },
  {
    name: "slow JSON of 900 KB, without a token",
    count: 500,
    opening: () => posting(story, 900 * KILOBYTE) + letters(300 * KILOBYTE),
    again: letters(KILOBYTE),
  },
  {
    name: "slow JSON of 900 KB, with a token",
    count: 500,
    opening: (_index, account) => posting(story, 900 * KILOBYTE, tokenOf(account)) + letters(300 * KILOBYTE),
    again: letters(KILOBYTE),
  },
  {
    name: "bodies in crumbs",
    count: 500,
    opening: (_index, account) => posting(story, "pieces", tokenOf(account)) + "1\r\nx\r\n".repeat(20_000),
  },
  {
    name: "uploads that stand still",
    count: 500,
    opening: (_index, account) =>
      `POST /api${api.files.uploadFile.path} HTTP/1.1\r\nHost: attacked\r\n${tokenOf(account)}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n${letters(200 * KILOBYTE)}`,
  },
  {
    name: "sockets that never log in",
    count: 3000,
    opening: () => Buffer.concat([Buffer.from(handshake()), halfFrame(15 * KILOBYTE)]),
  },
  {
    name: "requests in a row, and rubbish, unread",
    count: 500,
    opening: (index) =>
      index % 2 === 0
        ? "GET /api/docs/json HTTP/1.1\r\nHost: attacked\r\n\r\n".repeat(1000)
        : randomBytes(64 * KILOBYTE),
    isDeaf: true,
  },
  {
    name: "answers that nobody reads",
    count: 1500,
    opening: () => "GET /api/docs/json HTTP/1.1\r\nHost: attacked\r\n\r\n".repeat(8),
    isDeaf: true,
  },
];

function open(url: URL, { opening, isDeaf }: Part, index: number, account: Account): Socket {
  const socket = connect({ host: url.hostname, port: Number(url.port || 80) });
  socket.on("error", () => socket.destroy());
  // Sent once it is connected, before anything else.
  socket.write(opening(index, account));
  if (isDeaf) socket.pause();
  else socket.resume();
  return socket;
}

/**
 * Opens all connections of a part, holds them for some seconds, and closes them. @returns how many were still
 * open.
 */
async function hold(url: URL, part: Part, attacker: Account): Promise<string> {
  const sockets: Socket[] = [];
  while (sockets.length < part.count) {
    for (let count = 0; count < WAVE && sockets.length < part.count; count += 1)
      sockets.push(open(url, part, sockets.length, attacker));
    await pause(10);
  }
  const { again } = part;
  const until = performance.now() + HOLD_MS;
  while (performance.now() < until) {
    await pause(500);
    if (again !== undefined) for (const socket of sockets) if (socket.writable) socket.write(again);
  }
  const left = sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
  for (const socket of sockets) socket.destroy();
  return `${left} of ${sockets.length} connections left`;
}

/** Everything that can be sent before login, and by one account: a minute in total. */
export async function intake(target: Target): Promise<Figure[]> {
  const [attacker] = await patientAccounts(target.origin, 1);
  if (!attacker) throw new Error("nobody to attack with");
  const url = new URL(target.origin);
  const figures: Figure[] = [];
  for (const part of parts)
    figures.push(...(await observe(target, part.name, () => hold(url, part, attacker))));
  return figures;
}
