import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { createSafePost, type SafePost } from "../platform/safe-fetch.ts";

/** A message as it arrived at the push service and as the browser reads it. */
export interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** A browser's side of a subscription: its keys, and reading what was encrypted for it (RFC 8291 §3, §4). */
export function browserKeys() {
  const own = createECDH("prime256v1");
  const point = own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: point.toString("base64url"), auth: auth.toString("base64url") },
    read(bytes: Buffer): unknown {
      const salt = bytes.subarray(0, 16);
      const length = bytes.readUInt8(20);
      const theirs = bytes.subarray(21, 21 + length);
      const body = bytes.subarray(21 + length);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), point, theirs]);
      const secret = derive(own.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const cipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
      const text = Buffer.concat([cipher.update(body.subarray(0, -16)), cipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

const HOST = "push.example";
/** Plays a public host: the guard of tests lets exactly this address through. */
const PUBLIC = "127.0.0.2";

/** A push service that listens; `answers` are the statuses of the next posts, 201 when none is left. */
export async function startPushService() {
  const arrived: Arrived[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      arrived.push({ path: request.url ?? "", headers: request.headers, bytes: Buffer.concat(chunks) });
      const { status, headers = {} } = answers.shift() ?? { status: 201 };
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, PUBLIC, done));
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const guarded = createSafePost({
    resolve: async (host) => (host === HOST ? [PUBLIC] : ["10.0.0.7"]),
    isAllowed: (address) => address === PUBLIC,
    ports: new Set([port]),
  });
  // The service speaks no TLS; all else is as with a real one, the guard included.
  const post: SafePost = (url, sent) => guarded(url.replace(/^https:/, "http:"), sent);
  return {
    arrived,
    answers,
    post,
    endpoint: (name: string) => `https://${HOST}:${port}/send/${name}`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
