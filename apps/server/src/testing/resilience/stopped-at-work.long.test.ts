import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { makeCharacter, writeCardFile } from "@4d/cards";
import { api, type Endpoint } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OpenAiServer, startOpenAiServer, stream } from "../../../../../scripts/lib/openai-server.ts";
import { type RunningServer, startServer } from "../../../../../scripts/lib/server.ts";
import { publishCharacter } from "../character-steps.ts";
import { httpClient, type Person, person, renewed } from "../person.ts";

/** Valid ink that takes its parser many seconds and cannot be interrupted. */
const SLOW_INK = `VAR x = 1\n${Array.from({ length: 40 }, () => `~ x = ${"1+".repeat(2400)}1`).join("\n")}\n-> END\n`;
const STOP_MS = 10_000;

let server: RunningServer;
let endpoint: OpenAiServer;
let people: Person[];

beforeAll(async () => {
  endpoint = await startOpenAiServer();
  server = await startServer({
    env: {
      ...{ RATE_LIMIT_SCALE: "100000", ADMIN_PASSWORD: "admin-secret", STARTER_CONTENT: "off" },
      ...{ AI_BASE_URL: endpoint.url, AI_API_KEY: "sk-x", AI_MODEL: "chat" },
    },
  });
  people = await Promise.all(["mei", "otto", "ida"].map((name) => person(server.origin, name)));
}, 240_000);
afterAll(async () => {
  await server?.remove();
  endpoint?.close();
});

/** Logs a person in again after a start. */
async function back(index: number): Promise<Person> {
  const who = people[index];
  if (!who) throw new Error(`nobody is number ${index}`);
  people[index] = await renewed(server.origin, who);
  return people[index];
}

/** Sends a file as a browser does; nobody waits for the response, which a stop may cut off. */
async function sendFile(who: Person, { path }: Endpoint, file: Uint8Array, name: string): Promise<unknown> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(file)]), name);
  const headers = { accessToken: who.tokens.accessToken };
  const answer = await fetch(`${server.origin}/api${path}`, { method: "POST", headers, body: form });
  return answer.json();
}
const importInk = async (who: Person) =>
  sendFile(
    who,
    { ...api.stories.importStory, path: "/story/import?format=ink" },
    Buffer.from(SLOW_INK),
    "slow.ink",
  );

/** A request whose body never ends. */
function halfSent(who: Person, path: string, head: readonly string[], body: Uint8Array): Socket {
  const { hostname, port } = new URL(server.origin);
  const line = connect(Number(port), hostname);
  line.on("error", () => undefined);
  const all = [`${path} HTTP/1.1`, "host: x", `accessToken: ${who.tokens.accessToken}`, ...head, "", ""];
  line.write(all.join("\r\n"));
  line.write(body);
  return line;
}

/** Stops the server during this work: in time, with code 0, and with every part ended. */
async function stopsInTime(running: readonly Promise<unknown>[]): Promise<void> {
  // A request cut off by the stop is no failure here.
  const ended = Promise.allSettled(running);
  // It is under way once a later request is answered.
  await people[0]?.call(api.users.self);
  const began = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(STOP_MS);
  expect(server.log()).not.toContain("did not end in time");
  await ended;
  await server.start();
  for (const index of people.keys()) await back(index);
}

const all = <T>(times: number, start: (who: Person, time: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: times }, (_, time) => time).flatMap((time) => people.map((who) => start(who, time)));

describe("a real server process told to stop at heavy work ends within ten seconds", () => {
  it("while slow stories are read for several people, and more wait", async () => {
    await stopsInTime(all(3, importInk));
    // The threads are new, and the interrupted import left no draft.
    const [mei] = people;
    expect((await mei?.call(api.stories.mine, { query: {} }))?.items).toEqual([]);
    expect(readdirSync(join(server.dataDir, "incoming"))).toEqual([]);
  }, 120_000);

  it("while large cards are read and written", async () => {
    const files = new Map([["assets/other/other/noise.bin", new Uint8Array(randomBytes(30_000_000))]]);
    const written = writeCardFile(makeCharacter({ name: "large" }), { format: "charx", files });
    if (written.kind === "refused") throw new Error("no card");
    const { importCard } = api.characterMaking;
    await stopsInTime(all(2, (who) => sendFile(who, importCard, written.bytes, "large.charx")));
  }, 120_000);

  it("while passwords are compared and voices are synthesised", async () => {
    const guest = httpClient(server.origin);
    const body = { userName: "nobody", password: "Plum-77x", terminal: 0 };
    const logins = Array.from({ length: 200 }, (_, n) =>
      guest(api.auth.login, { body: { ...body, userName: `nobody${n}` } }),
    );
    const voice = { kind: "blip", voiceId: "alto", rate: 100, pitch: 100, narrationId: "" } as const;
    const lines = all(20, (who) =>
      who.call(api.characterMaking.audition, { body: { text: "一句很长的话。".repeat(20), voice } }),
    );
    await stopsInTime([...logins, ...lines]);
  }, 120_000);

  it("while pictures are painted; the next start paints what is missing", async () => {
    const body = { prompt: "雪山 小屋 极光", ratio: "3:4", count: 4, by: "builtin" } as const;
    const jobs = await Promise.all(all(3, (who) => who.call(api.images.make, { body })));
    await stopsInTime([]);
    const [mei] = people;
    const [first] = jobs;
    // Every half minute a node looks for jobs that no node works on.
    await vi.waitUntil(
      async () => (await mei?.call(api.images.job, { params: { id: first?.id ?? 0 } }))?.status === "done",
      { timeout: 90_000, interval: 500 },
    );
  }, 180_000);

  it("while a model answers for ever; the next start answers anew", async () => {
    endpoint.always(stream(["灯亮着。"], { end: "never" }));
    const [mei] = people;
    if (!mei) throw new Error("nobody");
    const { id, userId } = await publishCharacter(mei);
    await mei.call(api.aiChats.open, { params: { characterId: id }, body: {} });
    await mei.call(api.privateMessages.send, { body: { recvId: userId, content: "在吗", type: 0 } });
    await vi.waitUntil(() => endpoint.received.length > 0, { timeout: 20_000 });
    const tried = mei.call(api.characterMaking.previewReply, {
      params: { id },
      body: { text: "在吗", history: [] },
    });
    await vi.waitUntil(() => endpoint.received.length > 1, { timeout: 20_000 });
    endpoint.always(stream(["灯又亮了。"]));
    await stopsInTime([tried]);
    const said = async () =>
      JSON.stringify(await people[0]?.call(api.privateMessages.pull, { query: { minId: 0 } }));
    await vi.waitUntil(async () => (await said()).includes("灯又亮了。"), { timeout: 60_000, interval: 250 });
    expect(await said()).not.toContain("灯亮着。");
  }, 180_000);

  it("while files come in half, at once or in pieces; a piece goes on where it was", async () => {
    const [mei] = people;
    if (!mei) throw new Error("nobody");
    const { id } = await mei.call(api.files.startUpload, {
      body: { name: "film.mp4", size: 50_000, type: "video/mp4" },
    });
    const form = ["content-type: multipart/form-data; boundary=x", "content-length: 5000"];
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf';
    const lines = [
      halfSent(mei, "POST /api/file/upload", form, Buffer.from(part)),
      halfSent(
        mei,
        `PUT /api${api.files.appendUpload.path.replace("{id}", id)}?offset=0`,
        ["content-type: application/octet-stream", "content-length: 50000"],
        randomBytes(20_000),
      ),
    ];
    const cut = lines.map((line) => new Promise((resolve) => line.once("close", resolve)));
    await mei.connect();
    await stopsInTime(cut);
    const { received } = (await people[0]?.call(api.files.uploadState, { params: { id } })) ?? {};
    expect(received).toBeLessThanOrEqual(20_000);
  }, 120_000);

  it("and is told a second time: ends at once", async () => {
    void Promise.allSettled(all(1, importInk));
    await people[0]?.call(api.users.self);
    const ended = server.stop();
    process.kill(server.pid(), "SIGINT");
    expect(await ended).not.toBeNull();
    await server.start();
  }, 60_000);
});
