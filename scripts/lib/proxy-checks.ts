import { createHash, randomBytes } from "node:crypto";
import { api, RESUMABLE_UPLOAD_MAX, requestOf } from "@4d/contract";
import { ApiError } from "./api-client.ts";
import { addressOf, openLine, type Person, type ProxiedSite, twoFriends } from "./proxied-people.ts";
import { ORIGIN, openVisitor } from "./visitor.ts";

/** Reports whether something holds, under a name. */
export type Check = (what: string, holds: boolean) => void;

const SILENT_MS = 120_000;
/** The server ends a silent socket after 75 s, and no proxy ends it earlier. */
const ENDS_MS = { after: 70_000, before: 90_000 };

const refusals = (reached: Promise<unknown>): Promise<string> =>
  reached.then(
    () => "reached",
    (error: unknown) => String(error),
  );

/** Pages of the site get sockets, all others 403, whatever they add to their request. */
async function origins({ dial }: Person, check: Check): Promise<void> {
  const opening = async (origin: string, headers?: Record<string, string>) =>
    refusals(dial(origin, headers).then((socket) => socket.terminate()));
  check("a page of the site opens a socket", (await opening(ORIGIN)) === "reached");
  const hostile = "https://evil.example";
  for (const origin of [hostile, "https://evil.example:9443", "https://chat.example.org", "null"])
    check(`a page of ${origin} opens none`, (await opening(origin)).includes("403"));
  const said = { "X-Forwarded-Host": "evil.example", "X-Forwarded-For": "192.0.2.1" };
  check("nor does one that claims it was forwarded", (await opening(hostile, said)).includes("403"));
  const listed = { "X-Forwarded-Host": `evil.example, ${new URL(ORIGIN).host}` };
  check(
    "nor does one that claims so for several addresses",
    (await opening(hostile, listed)).includes("403"),
  );
}

/**
 * A message goes from one node to the other, also after two minutes without any; a silent socket is ended in
 * time.
 */
async function sockets([mei, otto]: readonly [Person, Person], check: Check): Promise<void> {
  const write = (content: string) =>
    mei.client(mei.token)(api.privateMessages.send, { body: { recvId: otto.id, content, type: 0 } });
  const idle = await openLine(otto, { beats: true });
  const dumb = await openLine(mei, { beats: false });
  await write("before the silence");
  check("a message goes from node to node", await idle.hears("before the silence"));
  const [cut, gone] = await Promise.all([idle.endsWithin(SILENT_MS), dumb.endsWithin(SILENT_MS)]);
  check("a socket that sends only heartbeats outlasts two silent minutes", cut === undefined);
  await write("after the silence");
  check("and receives what comes then", await idle.hears("after the silence"));
  check(
    "a silent one is ended by the server, and not before",
    gone !== undefined && gone > ENDS_MS.after && gone < ENDS_MS.before,
  );
  idle.close();
}

/** A file of the largest size is uploaded in pieces, and downloaded whole and in part. */
async function files({ client, send: ask, token }: Person, check: Check): Promise<void> {
  const bytes = randomBytes(RESUMABLE_UPLOAD_MAX);
  const call = client(token);
  const { id, chunkSize } = await call(api.files.startUpload, {
    body: { name: "noise.bin", size: bytes.length, type: "application/octet-stream" },
  });
  const headers = { accessToken: token, "content-type": "application/octet-stream" };
  for (let offset = 0; offset < bytes.length; offset += chunkSize) {
    const { endpoint, url } = requestOf(api.files.appendUpload, { params: { id }, query: { offset } });
    const body = bytes.subarray(offset, offset + chunkSize);
    const { status } = await ask(`/api${url}`, { method: endpoint.method, headers, body });
    if (status !== 200) throw new Error(`a piece at ${offset} was answered ${status}`);
  }
  const address = await call(api.files.completeUpload, { params: { id } });
  const whole = await ask(address);
  const sum = (of: Buffer) => createHash("sha256").update(of).digest("hex");
  check("100 MB are uploaded in pieces and downloaded unchanged", sum(whole.body) === sum(bytes));
  const middle = RESUMABLE_UPLOAD_MAX / 2;
  for (const [range, part] of [
    ["bytes=0-99", bytes.subarray(0, 100)],
    [`bytes=${middle}-${middle + 4095}`, bytes.subarray(middle, middle + 4096)],
    ["bytes=-100", bytes.subarray(-100)],
  ] as const) {
    const response = await ask(address, { headers: { range } });
    check(`${range} of it is 206, with that part`, response.status === 206 && response.body.equals(part));
  }
  const beyond = await ask(address, { headers: { range: `bytes=${RESUMABLE_UPLOAD_MAX}-` } });
  check("a range beyond its end is 416", beyond.status === 416);
}

const WRONG_MAX = 12;

/** Limits count by a person's real address: not the proxy's, and not one they claim. */
async function addresses(behind: ProxiedSite, check: Check): Promise<void> {
  const [guesser, neighbour] = [201, 202].map((n) =>
    openVisitor(behind.proxy, behind.certificate, addressOf(behind, n)),
  );
  const guess = async (who: typeof guesser, n: number) => {
    const said = { "X-Forwarded-For": `192.0.2.${n}`, "X-Real-IP": `192.0.2.${n}` };
    const body = { userName: `nobody${n}`, password: "wrong-77", terminal: 0 };
    const response = who?.client(undefined, { ...said, Forwarded: `for=192.0.2.${n}` })(api.auth.login, {
      body,
    });
    const error = await response?.catch((reason: unknown) => reason);
    return error instanceof ApiError ? error.code : 0;
  };
  let code = 0;
  for (let n = 1; n < WRONG_MAX && code !== 429; n += 1) code = await guess(guesser, n);
  check("a person who guesses passwords is stopped, whatever address they claim", code === 429);
  check("and their neighbour is not", (await guess(neighbour, WRONG_MAX)) === 10_001);
  const logs = behind.nodes.map((node) => node.log()).join("\n");
  check("the log has their real address", logs.includes(`"address":"${guesser?.from}"`));
  check("and no other", !logs.includes("192.0.2."));
  for (const who of [guesser, neighbour]) who?.leave();
}

/**
 * Everything that a proxy of ours must let through, block, and report truthfully. @throws Error when
 * something does not respond
 */
export async function checkProxy(behind: ProxiedSite, check: Check): Promise<void> {
  const people = await twoFriends(behind);
  const [mei] = people;
  check("two visitors from different addresses reach two nodes, whose logs have the addresses", true);
  check("metrics are not reachable from outside", (await mei.send("/metrics")).status === 404);
  await addresses(behind, check);
  await origins(mei, check);
  await Promise.all([sockets(people, check), files(mei, check)]);
  for (const person of people) person.leave();
}
