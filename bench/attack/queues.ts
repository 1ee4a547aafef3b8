import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { api } from "@4d/contract";
import type { Figure } from "../lib/figures.ts";
import { percentile } from "../lib/measure.ts";
import type { Target } from "./observe.ts";

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly form?: { readonly name: string; readonly file: string };
  readonly token?: string;
  /** On a loopback server: the source address. */
  readonly from?: string;
}

const PATIENCE_MS = 120_000;
const ORDINARY_MS = 3_000;
const SAME = 5;

function payloadOf({ body, form }: Sent): { type: string; bytes: Buffer } | undefined {
  if (body !== undefined) return { type: "application/json", bytes: Buffer.from(JSON.stringify(body)) };
  if (form === undefined) return undefined;
  const part = `content-disposition: form-data; name="file"; filename="${form.name}"\r\n\r\n${form.file}`;
  return {
    type: "multipart/form-data; boundary=attack",
    bytes: Buffer.from(`--attack\r\n${part}\r\n--attack--\r\n`),
  };
}

/** Sends a request over a connection of its own, and reads the envelope. */
function send(url: string, path: string, sent: Sent = {}): Promise<{ code: number; data: unknown }> {
  const payload = payloadOf(sent);
  const headers = {
    ...(sent.token === undefined ? {} : { accessToken: sent.token }),
    ...(payload === undefined
      ? {}
      : { "content-type": payload.type, "content-length": String(payload.bytes.length) }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number; data: unknown }>();
  const options = {
    method: sent.method ?? (payload === undefined ? "GET" : "POST"),
    headers,
    agent: false,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(sent.from === undefined ? {} : { localAddress: sent.from }),
  };
  const going = request(`${url}/api${path}`, options, (response) => {
    let text = "";
    response.setEncoding("utf8");
    response.on("data", (more: string) => {
      text += more;
    });
    response.on("error", reject);
    response.on("end", () => {
      try {
        resolve(JSON.parse(text) as { code: number; data: unknown });
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
  going.on("error", reject);
  going.end(payload?.bytes);
  return promise;
}

interface Account {
  readonly userName: string;
  readonly password: string;
  readonly token: string;
}

let made = 0;

/** Registers a person and logs them in, waiting where the rate limits say so. */
async function account(url: string, from?: string): Promise<Account> {
  made += 1;
  const userName = `attack${Date.now().toString(36)}${made}`;
  const password = "Plum-77x";
  const who = { userName, password };
  const place = from === undefined ? {} : { from };
  const patiently = async (path: string, body: object): Promise<unknown> => {
    for (let tries = 0; tries < 20; tries += 1) {
      const { code, data } = await send(url, path, { body, ...place });
      if (code === 200) return data;
      if (code !== 429) throw new Error(`${path} was refused with ${code}`);
      await pause(3_000);
    }
    throw new Error(`${path} was refused too often`);
  };
  await patiently(api.auth.register.path, { ...who, nickName: userName });
  const { accessToken: token } = (await patiently(api.auth.login.path, { ...who, terminal: 0 })) as {
    accessToken: string;
  };
  return { ...who, token };
}

interface Kind {
  readonly name: string;
  /** How many requests one account, or one attacker, sends at once. */
  readonly times: number;
  readonly flood: (attacker: Account, time: number) => [path: string, sent: Sent];
  /** A small request of the same kind by another person. */
  readonly same: (other: Account, time: number) => [path: string, sent: Sent];
}

/** Valid ink of a few hundred kilobytes: seconds of processor time. */
const LARGE_INK = `-> k0\n${Array.from(
  { length: 1500 },
  (_, n) =>
    `=== k${n} ===\n${"The rain goes on and nobody minds. ".repeat(4)}\n* [Go on] -> k${(n + 1) % 1500}\n* [Stop] -> END\n`,
).join("\n")}`;
const SMALL_TWEE = ":: Start\nHi. [[Go->End]]\n\n:: End\nBye.\n";
const card = (characters: number) =>
  JSON.stringify({
    spec: "chara_card_v2",
    spec_version: "2.0",
    data: { name: "Rain", description: "rain ".repeat(characters / 5), first_mes: "Hi." },
  });
const voice = { kind: "blip", voiceId: "alto", rate: 100, pitch: 100, narrationId: "" };
const line = (words: string) => ({ body: { text: words, voice } });
/** An attacker has many loopback addresses; each may try five accounts. */
const placeOf = (time: number) => `127.7.${Math.floor(time / 5)}.9`;

const kinds: readonly Kind[] = [
  {
    name: "stories",
    times: 6,
    flood: ({ token }) => [
      `${api.stories.importStory.path}?format=ink`,
      { token, form: { name: "a.ink", file: LARGE_INK } },
    ],
    same: ({ token }) => [
      `${api.stories.importStory.path}?format=twee`,
      { token, form: { name: "a.twee", file: SMALL_TWEE } },
    ],
  },
  {
    name: "cards",
    times: 6,
    flood: ({ token }) => [
      api.characterMaking.importCard.path,
      { token, form: { name: "a.json", file: card(20_000_000) } },
    ],
    same: ({ token }) => [
      api.characterMaking.importCard.path,
      { token, form: { name: "a.json", file: card(300_000) } },
    ],
  },
  {
    name: "voices",
    times: 20,
    flood: ({ token }) => [
      api.characterMaking.audition.path,
      { token, ...line("一句很长很长的话，".repeat(15)) },
    ],
    same: ({ token }) => [api.characterMaking.audition.path, { token, ...line("你好") }],
  },
  {
    name: "passwords",
    times: 150,
    flood: (_, time) => [
      api.auth.login.path,
      { from: placeOf(time), body: { userName: `nobody${time}`, password: "wrong-1", terminal: 0 } },
    ],
    same: ({ userName, password }) => [api.auth.login.path, { body: { userName, password, terminal: 1 } }],
  },
  {
    name: "link previews",
    times: 20,
    flood: ({ token }, time) => [
      `${api.chats.linkPreview.path}?url=http://slow-${made}-${time}.example.invalid/`,
      { token },
    ],
    same: ({ token }, time) => [
      `${api.chats.linkPreview.path}?url=http://other-${made}-${time}.example.invalid/`,
      { token },
    ],
  },
  {
    name: "searches",
    times: 20,
    flood: ({ token }) => [`${api.chats.search.path}?keyword=rain`, { token }],
    same: ({ token }) => [`${api.chats.search.path}?keyword=sun`, { token }],
  },
  {
    name: "requests",
    times: 400,
    flood: ({ token }) => [api.users.self.path, { token }],
    same: ({ token }) => [api.users.self.path, { token }],
  },
];

/** How long one call takes, ms; a refusal after waiting in the queue counts with its duration. */
async function measured(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The longest that another person's call may take while an account floods a queue. */
const ORDINARY_P95_MS = 200;

interface Waits {
  readonly name: string;
  readonly samples: readonly number[];
  /** Requests of the flood still in progress when the other person had all responses. */
  readonly left: number;
}

const figure = ({ name, samples, left }: Waits, atMost?: number): Figure => ({
  database: "embedded",
  what: `${name}, p95`,
  value: percentile(samples, 0.95),
  unit: "ms",
  ...(atMost !== undefined && { goal: { atMost } }),
  note: `the longest ${Math.round(Math.max(...samples))} ms; ${left} of the flood under way at the end`,
});

/** Times an ordinary call again and again for some seconds. */
async function ordinaryCalls(url: string, { token }: Account): Promise<number[]> {
  const samples: number[] = [];
  const until = performance.now() + ORDINARY_MS;
  while (performance.now() < until)
    samples.push(await measured(() => send(url, api.users.self.path, { token })));
  return samples;
}

async function attackOne(
  url: string,
  kind: Kind,
  who: { attacker: Account; other: Account },
): Promise<Figure[]> {
  let under = kind.times;
  const flood = Array.from({ length: kind.times }, (_, time) =>
    send(url, ...kind.flood(who.attacker, time))
      .catch(() => undefined)
      .finally(() => {
        under -= 1;
      }),
  );
  const same: number[] = [];
  const asking = (async () => {
    for (let time = 0; time < SAME; time += 1)
      same.push(
        await measured(async () => {
          const { code } = await send(url, ...kind.same(who.other, time));
          if (code !== 200) throw new Error(`${kind.name}: another person was refused with ${code}`);
        }),
      );
  })();
  const ordinary = await ordinaryCalls(url, who.other);
  await asking;
  const left = under;
  await Promise.all(flood);
  return [
    figure({ name: `${kind.name} flooded: the same call`, samples: same, left }),
    figure({ name: `${kind.name} flooded: an ordinary call`, samples: ordinary, left }, ORDINARY_P95_MS),
  ];
}

/**
 * Floods each queue of the server as one account, at its ordinary rate limits, and measures how long another
 * person waits.
 */
export async function queues({ origin }: Target): Promise<Figure[]> {
  const [attacker, other] = [await account(origin), await account(origin)];
  const calm = {
    name: "nothing flooded: an ordinary call",
    samples: await ordinaryCalls(origin, other),
    left: 0,
  };
  const figures = [figure(calm, ORDINARY_P95_MS)];
  for (const kind of kinds) figures.push(...(await attackOne(origin, kind, { attacker, other })));
  return figures;
}
