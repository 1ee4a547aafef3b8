import { api } from "@4d/contract";
import { speechDuration, synthesiseWav, wavSeconds } from "@4d/voice-synth";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  errorResponse,
  type OpenAiServer,
  respond,
  startOpenAiServer,
} from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { speakLine, synthVoiceOf } from "../characters/index.ts";
import { voiceAddress } from "./voice-address.ts";

/** How a sound names its producer: 四次元, in ASCII. */
const LABEL = String.raw`"ContentProducer":"\u56db\u6b21\u5143"`;

let app: TestApp;
let server: OpenAiServer;
let mei: Person;
let characterId: number;

beforeAll(async () => {
  server = await startOpenAiServer();
  app = await startTestApp({ AI_SPEECH_BASE_URL: server.url, AI_SPEECH_MODEL: "voice" });
  [mei] = await addablePeople(app, "mei");
  characterId = (await publishCharacter(mei)).id;
});
afterAll(async () => {
  await app.close();
  server.close();
});

const cello = { kind: "blip", voiceId: "cello", pitch: 100, rate: 100, narrationId: "" } as const;
const TEXT = "雾来了，坐炉子边上吧。";

let asked = 0;
/** A stored reply, spoken in a voice. */
async function answered(voice: object): Promise<string> {
  const { db } = app.services;
  asked += 1;
  const times = { created_at: app.clock.now() };
  const row = {
    character_id: characterId,
    user_id: mei.id,
    asked_id: asked,
    status: "done" as const,
    ...times,
  };
  const { id } = await db.insertInto("ai_turn").values(row).returning("id").executeTakeFirstOrThrow();
  const said = {
    place: 0,
    text: TEXT,
    provenance: "builtin" as const,
    because: null,
    care: false,
    duration: 2,
  };
  const variant = { turn_id: id, ...said, voice: JSON.stringify(voice), wish_key: null, ...times };
  await db.insertInto("ai_variant").values(variant).execute();
  return voiceAddress(app.services, { replyId: id, variant: 0 });
}
const fetchVoice = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.address + url, { headers });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const balance = async () => (await mei.call(api.capsules.account)).balance;

it("makes the sound of an answer when it is asked for, labelled and to be kept", async () => {
  const { response, bytes } = await fetchVoice(await answered(cello));
  expect(response.headers.get("content-type")).toBe("audio/wav");
  expect(response.headers.get("cache-control")).toBe("private, max-age=60, must-revalidate");
  expect(wavSeconds(bytes)).toBe(speechDuration(TEXT, synthVoiceOf(cello)));
  expect(Buffer.from(bytes).toString()).toContain(LABEL);
});

it("gives a part of it, as some phones ask", async () => {
  const url = await answered(cello);
  const { bytes: whole } = await fetchVoice(url);
  const { response, bytes } = await fetchVoice(url, { range: "bytes=4-11" });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe(`bytes 4-11/${whole.length}`);
  expect(bytes).toEqual(whole.slice(4, 12));
});

it("freezes nothing when what a model said could not be stored", async () => {
  const voice = { ...cello, kind: "server" as const, voiceId: "nova" };
  server.next(respond(200, synthesiseWav("一二三", synthVoiceOf(cello)), { "content-type": "audio/wav" }));
  const line = { text: "一二三", voice, payerId: mei.id, key: "not-stored" };
  const before = await balance();
  const full = async () => {
    throw new Error("the disk is full");
  };
  await expect(speakLine(app.services, line, full)).rejects.toThrow("the disk is full");
  expect(await mei.call(api.capsules.account)).toMatchObject({ balance: before, held: 0 });
});

it("says that it is the same while it stands, and is heard by nobody once it was taken back", async () => {
  const { db } = app.services;
  const url = await answered(cello);
  const { response } = await fetchVoice(url);
  const etag = response.headers.get("etag") ?? "";
  expect((await fetchVoice(url, { "if-none-match": etag })).response.status).toBe(304);
  const said = { send_id: 1, recv_id: mei.id, lo: 1, hi: mei.id, type: 7, content: "", send_time: 1 };
  const nothing = { tmp_id: null, seq: null, edited_at: null, pinned_at: null, extra: null, only_for: null };
  const message = { id: 900_000, status: 0, gone_at: null, ...said, ...nothing };
  await db.insertInto("private_message").values(message).execute();
  const [, replyId] = /voice\/(\d+)-/.exec(url) ?? [];
  await db.updateTable("ai_turn").set({ message_id: message.id }).where("id", "=", Number(replyId)).execute();
  expect((await fetchVoice(url)).response.status).toBe(200);
  await db.updateTable("private_message").set({ status: 2 }).where("id", "=", message.id).execute();
  expect((await fetchVoice(url, { "if-none-match": etag })).response.status).toBe(404);
});

it("is heard by nobody without the right address", async () => {
  const url = await answered(cello);
  for (const wrong of [url.replace(/.{6}\.wav$/, "AAAAAA.wav"), "/files/voice/1-0.wav", "/files/voice/x"])
    expect((await fetchVoice(wrong)).response.status).toBe(404);
  const missing = await voiceAddress(app.services, { replyId: 999_999, variant: 0 });
  expect((await fetchVoice(missing)).response.status).toBe(404);
});

it("is said by a model once, paid once, and stored", async () => {
  const before = await balance();
  const url = await answered({ ...cello, kind: "server", voiceId: "nova" });
  server.always(respond(200, synthesiseWav("一二三", synthVoiceOf(cello)), { "content-type": "audio/wav" }));
  const all = await Promise.all([fetchVoice(url), fetchVoice(url), fetchVoice(url)]);
  const { bytes } = await fetchVoice(url);
  expect(Buffer.from(bytes).toString()).toContain(LABEL);
  for (const one of all) expect(wavSeconds(one.bytes)).toBe(wavSeconds(bytes));
  const calls = server.received.length;
  app.clock.advance(600_000);
  await fetchVoice(url);
  expect(server.received).toHaveLength(calls);
  expect(await balance()).toBe(before - 1);
});

it("is synthesised, for nothing, while the model does not speak, and asked again later", async () => {
  const before = await balance();
  const url = await answered({ ...cello, kind: "server", voiceId: "nova" });
  server.always(errorResponse(400, "nope"));
  const { response } = await fetchVoice(url);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await balance()).toBe(before);
  app.clock.advance(120_000);
  server.always(respond(200, synthesiseWav("一二三", synthVoiceOf(cello)), { "content-type": "audio/wav" }));
  expect((await fetchVoice(url)).response.headers.get("cache-control")).toContain("max-age=60");
  expect(await balance()).toBe(before - 1);
});
