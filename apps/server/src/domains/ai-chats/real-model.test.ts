import { api, parseContent } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";

/** The address of a real model (`npm run test:model`): a small one, so its form is judged, never its wits. */
const baseUrl = process.env["TEST_MODEL"];

const WINDOW = 2048;
const SLOW_MS = 600_000;

/** What a chat template or a card wraps around words; it is never shown. */
const MARKUP = /<\/?[a-z_]+>|<\||\|>|\[\/?INST\]|\{\{|^(?:user|assistant|model|system)\s*[:：]/imu;

let app: TestApp;
let mei: Person;
let ann: Person;
let character: { id: number; userId: number };

beforeAll(async () => {
  if (baseUrl === undefined) return;
  app = await startTestApp({
    ...{ AI_BASE_URL: baseUrl, AI_MODEL: "gemma", AI_CONTEXT_TOKENS: String(WINDOW) },
    AI_TIMEOUT_SECONDS: "120",
  });
  [mei, ann] = await addablePeople(app, "mei", "ann");
  character = await publishCharacter(mei, {
    ...{ name: "Yao", firstMes: "The fog is in. Sit down.", personality: "Warm and brief." },
    description: "Yao keeps the lighthouse of a small island and speaks in short sentences.",
    writing: { model: "", answerTokens: 96, temperature: 0.3 },
  });
}, SLOW_MS);
afterAll(() => app?.close());

const rows = () =>
  ann.call(api.privateMessages.history, { query: { friendId: character.userId, page: 1, size: 50 } });
const events = (type: string) =>
  signalsTo(app, ann.id, 5).filter((one) => (one as { type: string }).type === type) as Record<
    string,
    unknown
  >[];
const send = (content: string) =>
  ann.call(api.privateMessages.send, { body: { recvId: character.userId, content, type: 0 } });

/** Says something and waits for the answer. */
async function ask(content: string): Promise<{ text: string; by: string; replyId: number }> {
  const { id } = await send(content);
  await app.app.replyWorker.settled();
  const said = (await rows()).find((one) => one.id > id && one.extra?.ai !== undefined);
  const mark = said?.extra?.ai;
  const text = parseContent(7, said?.content ?? "")?.text ?? said?.content ?? "";
  return { text, by: mark?.by ?? "", replyId: mark?.turnId ?? 0 };
}

const LINES = [
  "Good evening, who are you?",
  "My name is Anna and I have a cat called Biscuit.",
  "What do you see from up there?",
  "你会说中文吗？",
  "I am afraid of my exam on Friday.",
  "Tell me a very short story about the sea.",
  "Do you ever feel alone?",
  "What should I eat tonight, soup or bread?",
  "Say my name, please.",
  "Good night, Yao.",
];

describe.runIf(baseUrl)("a real model", () => {
  it(
    "answers ten lines as one speaker without any markup, within its window",
    async () => {
      for (const line of LINES) {
        const { text, by, replyId } = await ask(line);
        expect(by, line).toBe("model");
        expect(text.trim(), line).not.toBe("");
        expect(text, line).not.toMatch(MARKUP);
        expect(text, line).not.toMatch(/^(?:Anna|ann|User|Yao)\s*[:：]/mu);
        const { tokens, around, answer } = await ann.call(api.aiChats.sentPrompt, {
          ...{ params: { id: replyId }, query: {} },
        });
        expect(tokens + around + answer, line).toBeLessThanOrEqual(WINDOW);
      }
      const shown = events("ai.delta").map((one) => String(one["text"]));
      expect(shown.join("")).not.toMatch(MARKUP);
    },
    SLOW_MS,
  );

  it(
    "is read by the built-in memory, and what is remembered is sent with the next reply",
    async () => {
      const { items } = await ann.call(api.aiChats.memories, { query: { characterId: character.id } });
      expect(items.map(({ text }) => text).join(" ")).toContain("Biscuit");
      const { replyId } = await ask("And what do you know about me?");
      const sent = await ann.call(api.aiChats.sentPrompt, { params: { id: replyId }, query: {} });
      const parts = sent.lines.flatMap((line) => line.parts);
      expect(parts.find(({ kind }) => kind === "memory")?.text).toContain("Biscuit");
    },
    SLOW_MS,
  );

  it(
    "stops where it is told to, and keeps whole sentences at most",
    async () => {
      const before = events("ai.delta").length;
      await send("Count from one to one hundred, one number a line.");
      await expect.poll(() => events("ai.delta").length, { timeout: 60_000 }).toBeGreaterThan(before);
      await ann.call(api.aiChats.stopChat, { params: { characterId: character.id } });
      await app.app.replyWorker.settled();
      expect(events("ai.turn").at(-1)).toMatchObject({ status: "cancelled" });
    },
    SLOW_MS,
  );

  it(
    "drafts a whole character, or the built-in engine does",
    async () => {
      const body = { kind: "character" as const, seed: "An old lighthouse keeper who collects storms" };
      const { sheet, by } = await ann.call(api.characterMaking.draftFrom, { body });
      expect(["model", "builtin"]).toContain(by);
      for (const text of [sheet.name, sheet.description, sheet.firstMes]) {
        expect(text?.trim()).toBeTruthy();
        expect(text).not.toMatch(MARKUP);
      }
    },
    SLOW_MS,
  );

  it(
    "is found by its address and says a line before it is set",
    async () => {
      const admin = await logIn(app.address, "admin", 0, "admin-secret");
      const { places } = await admin.call(api.adminModels.find, { body: { baseUrl: baseUrl ?? "" } });
      const model = places[0]?.models[0] ?? "";
      expect(model).not.toBe("");
      const trial = await admin.call(api.adminModels.tryOut, { body: { baseUrl: baseUrl ?? "", model } });
      expect(trial).toMatchObject({ failure: null });
      expect(trial.text.trim()).not.toBe("");
    },
    SLOW_MS,
  );
});
