import type { ScheduledMessage } from "@4d/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome } from "../../platform/failure.ts";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";
import type { ScheduledFileRequest } from "../messages/index.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
vi.stubGlobal("CSS", { supports: () => true });
memoryStorage();
const { saveTokens } = await import("../../platform/session.ts");
const { schedule, scheduledStore, scheduleFiles } = await import("./scheduled.store.ts");

/** The server's scheduled messages, one per tmpId. */
let rows: Map<string, ScheduledMessage>;
/** The next answer to a new one is lost. */
let lost: boolean;
let refused: boolean;
let server: Awaited<ReturnType<typeof fakeApi>>;

const request = { chatId: "p:3", text: "早", atUserIds: [] } as const;
const requestWith = (more: { text?: string } = {}) => ({ ...request, atUserIds: [], ...more });
const at = Date.now() + 3_600_000;
const stored = () => [...rows.values()].map(({ content, at: time }) => [content, time]);

beforeEach(async () => {
  memoryStorage();
  rows = new Map();
  lost = false;
  refused = false;
  server = await fakeApi(({ method, path, body }) => {
    if (method === "GET") return { code: 200, data: [...rows.values()] };
    const changes = JSON.parse(body) as Pick<ScheduledMessage, "chatId" | "content" | "atUserIds" | "at"> & {
      tmpId: string;
    };
    if (refused) return { code: 409, message: "no" };
    const id = Number(/(\d+)$/.exec(path)?.[1] ?? 0);
    if (id > 0) {
      const [name, row] = [...rows].find(([, one]) => one.id === id) ?? [];
      if (name === undefined || row === undefined) return { code: 404, message: "gone" };
      rows.set(name, { ...row, ...changes });
      return { code: 200, data: rows.get(name) };
    }
    const { tmpId, ...rest } = changes;
    if (!rows.has(tmpId))
      rows.set(tmpId, { id: rows.size + 1, type: 0, state: "waiting", reason: null, ...rest });
    if (!lost) return { code: 200, data: rows.get(tmpId) };
    lost = false;
    return "cut";
  });
  saveTokens({ accessToken: tokenFor(2, { exp: 7200 }), refreshToken: "r" });
});
afterEach(async () => {
  scheduledStore.setState({ list: null, failure: null });
  await server.close();
});

it("lets a text wait once though the answer was lost and it was pressed again, a little later", async () => {
  lost = true;
  expect((await schedule(requestWith(), at))?.code).toBe(0);
  expect(await schedule(requestWith(), at + 60)).toBeNull();
  expect(stored()).toEqual([["早", at + 60]]);
  // Scheduled again, it is another message.
  expect(await schedule(requestWith(), at + 60)).toBeNull();
  expect(stored()).toHaveLength(2);
});

it("changes what waits when its words were changed before it was pressed again", async () => {
  lost = true;
  await schedule(requestWith(), at, "早上好");
  expect(await schedule(requestWith(), at, "晚上好")).toBeNull();
  expect(stored()).toEqual([["晚上好", at]]);
});

it("says the same words once more when the first may have been sent meanwhile", async () => {
  lost = true;
  await schedule(requestWith(), at);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 3_600_000);
  expect(await schedule(requestWith(), at + 60)).toBeNull();
  expect(stored()).toHaveLength(2);
});

it("takes another text, and one that was refused, for a new one", async () => {
  lost = true;
  await schedule(requestWith(), at);
  expect(await schedule(requestWith({ text: "晚" }), at)).toBeNull();
  refused = true;
  expect((await schedule(requestWith({ text: "午" }), at))?.code).toBe(409);
  refused = false;
  expect(await schedule(requestWith({ text: "午" }), at)).toBeNull();
  expect(stored().map(([content]) => content)).toEqual(["早", "晚", "午"]);
});

describe("files", () => {
  /** Two pictures; `told` of each scheduled one. */
  function pictures(second: () => Outcome<string> = () => ({ ok: true, value: "two" })) {
    const waiting: string[] = [];
    const one = (tmpId: string, content: () => Outcome<string>): ScheduledFileRequest => ({
      type: 1,
      tmpId,
      content: () => Promise.resolve(content()),
      onScheduled: () => waiting.push(tmpId),
    });
    const files = [one("a", () => ({ ok: true, value: "one" })), one("b", second)];
    return { waiting, request: { chatId: "p:3", files, isGivenUp: () => false } as const };
  }

  it("wait in their order, each once though an answer was lost and another time was chosen", async () => {
    const { waiting, request } = pictures();
    lost = true;
    expect((await scheduleFiles(request, at))?.code).toBe(0);
    expect([waiting, stored()]).toEqual([[], [["one", at]]]);
    expect(await scheduleFiles(request, at + 60)).toBeNull();
    expect([waiting, stored()]).toEqual([
      ["a", "b"],
      [
        ["one", at + 60],
        ["two", at + 60],
      ],
    ]);
    expect(scheduledStore.getState().list).toHaveLength(2);
  });

  it("that cannot be read leave those before them waiting, and say why", async () => {
    const failure = { code: 0, message: "unreadable", field: null };
    const { waiting, request } = pictures(() => ({ ok: false, failure }));
    expect(await scheduleFiles(request, at)).toEqual(failure);
    expect([waiting, stored()]).toEqual([["a"], [["one", at]]]);
    expect(scheduledStore.getState().list).toHaveLength(1);
  });
});
