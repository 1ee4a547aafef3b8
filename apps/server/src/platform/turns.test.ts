import { describe, expect, it } from "vitest";
import { fairTurns } from "./turns.ts";

/** Work that ends when told to; it remembers whose began, in order. */
function slowWork(inTurn: ReturnType<typeof fairTurns<string>>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (who: string, name = who) =>
    inTurn(who, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  return { begun, start, end: (name: string) => ends.get(name)?.() };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("fair turns", () => {
  it("run one piece of a person at a time, and people in turn", async () => {
    const { begun, start, end } = slowWork(fairTurns({ width: 2, each: 5, most: 100 }));
    for (const name of ["mei 1", "mei 2", "mei 3"]) void start("mei", name);
    void start("otto", "otto 1");
    for (const name of ["ida 1", "ida 2"]) void start("ida", name);
    await turn();
    expect(begun).toEqual(["mei 1", "otto 1"]);
    for (const name of ["mei 1", "mei 2", "ida 1", "otto 1", "mei 3"]) {
      end(name);
      await turn();
    }
    expect(begun).toEqual(["mei 1", "otto 1", "mei 2", "ida 1", "mei 3", "ida 2"]);
  });

  it("refuse with a time to come again what one person, or all of them, have too much of", async () => {
    const { start } = slowWork(fairTurns({ width: 1, each: 2, most: 3 }));
    const refused = { kind: "tooMany", details: { data: { retryAfter: 2 } } };
    for (let count = 0; count < 3; count += 1) void start("mei");
    await expect(start("mei")).rejects.toMatchObject(refused);
    void start("otto");
    await expect(start("ida")).rejects.toMatchObject(refused);
  });

  it("let work that is bounded elsewhere wait beyond the bounds", async () => {
    const inTurn = fairTurns<string>({ width: 1, each: 1, most: 1 });
    const { promise: gate, resolve: open } = Promise.withResolvers<string>();
    const patient = Array.from({ length: 4 }, () => inTurn("mei", () => gate, { isPatient: true }));
    await expect(inTurn("mei", () => gate)).rejects.toMatchObject({ kind: "tooMany" });
    open("done");
    expect(await Promise.all(patient)).toEqual(["done", "done", "done", "done"]);
  });

  it("go on after work that failed", async () => {
    const inTurn = fairTurns<string>({ width: 1, each: 1, most: 1 });
    const failing = inTurn("mei", () => Promise.reject(new Error("broken")));
    const after = inTurn("mei", async () => "done");
    await expect(failing).rejects.toThrow("broken");
    expect(await after).toBe("done");
  });
});
