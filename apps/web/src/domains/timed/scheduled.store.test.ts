import type { Scheduled } from "@4d/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome } from "../../platform/failure.ts";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";
import type { LaterFile } from "../messages/index.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
vi.stubGlobal("CSS", { supports: () => true });
memoryStorage();
const { keepTokens } = await import("../../platform/session.ts");
const { schedule, scheduledStore, scheduleFiles } = await import("./scheduled.store.ts");

/** What the server keeps, once for a tmpId. */
let kept: Map<string, Scheduled>;
/** The next answer to a new one is lost on its way. */
let lost: boolean;
let refused: boolean;
let server: Awaited<ReturnType<typeof fakeApi>>;

const wish = { chatId: "p:3", text: "早", atUserIds: [] } as const;
const wished = (more: { text?: string } = {}) => ({ ...wish, atUserIds: [], ...more });
const at = Date.now() + 3_600_000;
const stored = () => [...kept.values()].map(({ content, at: time }) => [content, time]);

beforeEach(async () => {
  memoryStorage();
  kept = new Map();
  lost = false;
  refused = false;
  server = await fakeApi(({ method, path, body }) => {
    if (method === "GET") return { code: 200, data: [...kept.values()] };
    const asked = JSON.parse(body) as Pick<Scheduled, "chatId" | "content" | "atUserIds" | "at"> & {
      tmpId: string;
    };
    if (refused) return { code: 409, message: "no" };
    const id = Number(/(\d+)$/.exec(path)?.[1] ?? 0);
    if (id > 0) {
      const [name, row] = [...kept].find(([, one]) => one.id === id) ?? [];
      if (name === undefined || row === undefined) return { code: 404, message: "gone" };
      kept.set(name, { ...row, ...asked });
      return { code: 200, data: kept.get(name) };
    }
    const { tmpId, ...rest } = asked;
    if (!kept.has(tmpId))
      kept.set(tmpId, { id: kept.size + 1, type: 0, state: "waiting", reason: null, ...rest });
    if (!lost) return { code: 200, data: kept.get(tmpId) };
    lost = false;
    return "cut";
  });
  keepTokens({ accessToken: tokenFor(2, { exp: 7200 }), refreshToken: "r" });
});
afterEach(async () => {
  scheduledStore.setState({ list: null, failure: null });
  await server.close();
});

it("lets a text wait once though the answer was lost and it was pressed again, a little later", async () => {
  lost = true;
  expect((await schedule(wished(), at))?.code).toBe(0);
  expect(await schedule(wished(), at + 60)).toBeNull();
  expect(stored()).toEqual([["早", at + 60]]);
  // Said once more, it is another one.
  expect(await schedule(wished(), at + 60)).toBeNull();
  expect(stored()).toHaveLength(2);
});

it("changes what waits when its words were changed before it was pressed again", async () => {
  lost = true;
  await schedule(wished(), at, "早上好");
  expect(await schedule(wished(), at, "晚上好")).toBeNull();
  expect(stored()).toEqual([["晚上好", at]]);
});

it("says the same words once more when the first may have been sent meanwhile", async () => {
  lost = true;
  await schedule(wished(), at);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 3_600_000);
  expect(await schedule(wished(), at + 60)).toBeNull();
  expect(stored()).toHaveLength(2);
});

it("takes another text, and one that was refused, for a new one", async () => {
  lost = true;
  await schedule(wished(), at);
  expect(await schedule(wished({ text: "晚" }), at)).toBeNull();
  refused = true;
  expect((await schedule(wished({ text: "午" }), at))?.code).toBe(409);
  refused = false;
  expect(await schedule(wished({ text: "午" }), at)).toBeNull();
  expect(stored().map(([content]) => content)).toEqual(["早", "晚", "午"]);
});

describe("files", () => {
  /** Two pictures; `told` of each that waits. */
  function pictures(second: () => Outcome<string> = () => ({ ok: true, value: "two" })) {
    const told: string[] = [];
    const one = (tmpId: string, content: () => Outcome<string>): LaterFile => ({
      type: 1,
      tmpId,
      content: () => Promise.resolve(content()),
      onWaiting: () => told.push(tmpId),
    });
    const files = [one("a", () => ({ ok: true, value: "one" })), one("b", second)];
    return { told, wish: { chatId: "p:3", files, isGivenUp: () => false } as const };
  }

  it("wait in their order, each once though an answer was lost and another time was chosen", async () => {
    const { told, wish } = pictures();
    lost = true;
    expect((await scheduleFiles(wish, at))?.code).toBe(0);
    expect([told, stored()]).toEqual([[], [["one", at]]]);
    expect(await scheduleFiles(wish, at + 60)).toBeNull();
    expect([told, stored()]).toEqual([
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
    const { told, wish } = pictures(() => ({ ok: false, failure }));
    expect(await scheduleFiles(wish, at)).toEqual(failure);
    expect([told, stored()]).toEqual([["a"], [["one", at]]]);
    expect(scheduledStore.getState().list).toHaveLength(1);
  });
});
