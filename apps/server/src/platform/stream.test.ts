import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openTestDatabase } from "../testing/test-database.ts";
import { createLocalBus } from "./bus.ts";
import { Failure } from "./failure.ts";
import { createLog } from "./log.ts";
import { type Intent, refused, Stream, succeeded } from "./stream.ts";
import type { PrivateRow } from "./stream-rows.ts";

const row = (content: string): PrivateRow => ({ sendId: 1, recvId: 2, type: 0, content });

/** Appends a row and returns its id; some inputs make it fail. */
const append: Intent<PrivateRow, string, number> = {
  name: "append",
  run: async (step, inputs) =>
    inputs.map((input) => {
      if (input === "throws") throw new Error("a statement broke");
      if (input === "refused") return refused(new Failure("forbidden"));
      const { id } = step.append(row(input));
      return succeeded(() => {
        if (input === "unspeakable") throw new Error("cannot be shown");
        return id;
      });
    }),
};

async function streamOf(present: (content: string) => void) {
  const { db, close } = await openTestDatabase();
  const stored: string[] = [];
  const stream = new Stream<PrivateRow>("private", {
    db,
    bus: createLocalBus(),
    log: createLog("silent"),
    now: () => 1000,
    store: {
      number: async () => undefined,
      async insert(trx, rows) {
        if (rows.some(({ content }) => content === "unstorable")) await sql`select 1 / 0`.execute(trx);
        stored.push(...rows.map((one) => one.content));
      },
      present(one) {
        present(one.content);
        return { id: one.id, deliveries: [] };
      },
    },
  });
  return { stream, stored, close };
}

describe("Stream", () => {
  it("gives contiguous ids, and lets one broken or refused intent harm no other of its batch", async () => {
    const { stream, stored, close } = await streamOf(() => undefined);
    const inputs = ["a", "throws", "b", "refused", "c"];
    const results = await Promise.allSettled(inputs.map((input) => stream.submit(append, input)));
    expect(results.map((one) => one.status === "fulfilled" && one.value)).toEqual([1, false, 2, false, 3]);
    expect(stored).toEqual(["a", "b", "c"]);
    await close();
  });

  it("takes back before anything of the same batch is shown, in whichever order they came", async () => {
    const { stream, close } = await streamOf(() => undefined);
    const ran: string[] = [];
    const noting = (intent: typeof append): typeof append => ({
      ...intent,
      run(step, inputs) {
        ran.push(intent.name);
        return append.run(step, inputs);
      },
    });
    const [show, recall] = [noting(append), noting({ ...append, name: "recall", runsFirst: true })];
    await Promise.all([stream.submit(show, "a"), stream.submit(recall, "b"), stream.submit(show, "c")]);
    expect(ran).toEqual(["recall", "append"]);
    await close();
  });

  it("commits nearly all the others together, however many of them one holds up again and again", async () => {
    const { stream, stored, close } = await streamOf(() => undefined);
    let commits = 0;
    const counted: typeof append = {
      ...append,
      run(step, inputs) {
        commits += 1;
        return append.run(step, inputs);
      },
    };
    const inputs = Array.from({ length: 200 }, (_, at) => (at === 77 ? "throws" : `${at}`));
    const results = await Promise.allSettled(inputs.map((input) => stream.submit(counted, input)));
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(stored).toEqual(inputs.filter((input) => input !== "throws"));
    expect(commits).toBeLessThan(20);
    await close();
  });

  it("takes back a batch whose rows cannot be stored, and says so to that intent alone", async () => {
    const { stream, stored, close } = await streamOf(() => undefined);
    const inputs = ["a", "unstorable", "b"];
    const results = await Promise.allSettled(inputs.map((input) => stream.submit(append, input)));
    expect(results.map((one) => one.status === "fulfilled" && one.value)).toEqual([1, false, 2]);
    expect(results[1]).toMatchObject({ reason: { message: "division by zero" } });
    expect(stored).toEqual(["a", "b"]);
    expect(await stream.submit(append, "c")).toBe(3);
    await close();
  });

  it("never runs twice what is committed, though announcing or answering fails", async () => {
    const { stream, stored, close } = await streamOf(() => {
      throw new Error("cannot be presented");
    });
    const inputs = ["a", "unspeakable", "b"];
    const results = await Promise.allSettled(inputs.map((input) => stream.submit(append, input)));
    expect(results.map((one) => one.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(stored).toEqual(inputs);
    await close();
  });
});
