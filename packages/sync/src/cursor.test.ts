import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Cursor, cursorAt, hasGap, onFrame, onGiven, onLogin, onPulled } from "./cursor.ts";

const numRuns = Number(process.env.SYNC_CASES ?? 3000);

/** A stream, the socket's chain and pulls in flight; every step moves one of them. */
class World {
  last = 0;
  cursor: Cursor = cursorAt(0);
  readonly held = new Set<number>();
  #given = 0;
  #frames: { id: number; prevId: number }[] = [];
  #pulls: { from: number; given: number; login: number; last: number; complete: boolean }[] = [];

  step(what: number, pick: number): void {
    if (what === 0) this.#happen(false);
    if (what === 1) this.#happen(true);
    if (what === 2) this.#frame(pick, true);
    if (what === 3) this.#frame(pick, false);
    if (what === 4) this.#frames.splice(pick % Math.max(1, this.#frames.length), 1);
    if (what === 5) this.#ask(pick);
    if (what === 6) this.#answer(pick);
    if (what === 7) this.#login();
    if (what === 8) this.cursor = onGiven(this.cursor, this.#given);
  }

  /** The first row at or below the position that is not held; 0 when there is none. */
  missing(): number {
    for (let id = 1; id <= this.cursor.position; id += 1) if (!this.held.has(id)) return id;
    return 0;
  }

  /**
   * No more losses: the server reports the last row given, then a pull closes the gap. Every row given must
   * be reached.
   */
  settle(): void {
    this.cursor = onGiven(this.cursor, this.#given);
    if (!hasGap(this.cursor)) return;
    this.#pulls = [];
    this.#ask(Number.MAX_SAFE_INTEGER);
    this.#answer(0);
  }

  get given(): number {
    return this.#given;
  }

  /** A row of somebody else, or my own, which this socket is not given and which a response brings. */
  #happen(own: boolean): void {
    this.last += 1;
    if (own) {
      this.held.add(this.last);
      return;
    }
    this.#frames.push({ id: this.last, prevId: this.#given });
    this.#given = this.last;
  }

  #frame(pick: number, once: boolean): void {
    const at = pick % Math.max(1, this.#frames.length);
    const frame = this.#frames[at];
    if (frame === undefined) return;
    if (once) this.#frames.splice(at, 1);
    this.held.add(frame.id);
    this.cursor = onFrame(this.cursor, frame);
  }

  #ask(pick: number): void {
    const { position: from, login, given } = this.cursor;
    const last = Math.min(this.last, from + 1 + (pick === Number.MAX_SAFE_INTEGER ? pick : pick % 5));
    this.#pulls.push({ from, given, login, last, complete: last >= this.last });
  }

  #answer(pick: number): void {
    const [pull] = this.#pulls.splice(pick % Math.max(1, this.#pulls.length), 1);
    if (pull === undefined) return;
    for (let id = pull.from + 1; id <= pull.last; id += 1) this.held.add(id);
    this.cursor = onPulled(this.cursor, pull);
  }

  #login(): void {
    this.#given = 0;
    this.#frames = [];
    this.cursor = onLogin(this.cursor);
  }
}

it("never passes a row that is not held, whatever is lost, repeated, late or out of order", () => {
  const steps = fc.array(fc.tuple(fc.nat(8), fc.nat(40)), { maxLength: 80, size: "max" });
  fc.assert(
    fc.property(steps, (moves) => {
      const world = new World();
      for (const [what, pick] of moves) {
        world.step(what, pick);
        expect(world.missing()).toBe(0);
      }
      world.settle();
      expect(world.missing()).toBe(0);
      if (world.cursor.linked) expect(world.cursor.position).toBeGreaterThanOrEqual(world.given);
    }),
    { numRuns },
  );
}, 1_800_000);

it("moves with the chain once linked, and says when a frame is missing", () => {
  const linked = onPulled(onLogin(cursorAt(10)), { from: 10, given: 0, last: 12, complete: true, login: 1 });
  expect(linked).toMatchObject({ position: 12, linked: true });
  const next = onFrame(linked, { id: 15, prevId: 0 });
  expect(next.position).toBe(15);
  const torn = onFrame(next, { id: 20, prevId: 18 });
  expect(torn.position).toBe(15);
  expect(hasGap(torn)).toBe(true);
  expect(onFrame(torn, { id: 18, prevId: 15 })).toMatchObject({ position: 20, held: [] });
});

it("is not linked by a pull that began under an older login", () => {
  const cursor = onLogin(onLogin(cursorAt(3)));
  expect(onPulled(cursor, { from: 3, given: 0, last: 9, complete: true, login: 1 })).toMatchObject({
    position: 9,
    linked: false,
  });
});

it("takes no page that began above its position: rows between are missing", () => {
  const cursor = onLogin(cursorAt(3));
  expect(onPulled(cursor, { from: 5, given: 0, last: 9, complete: true, login: 1 })).toBe(cursor);
});

it("sees from the server's report that the newest frame was lost", () => {
  const linked = onPulled(onLogin(cursorAt(10)), { from: 10, given: 0, last: 12, complete: true, login: 1 });
  const advanced = onGiven(linked, 15);
  expect(hasGap(advanced)).toBe(true);
  expect(hasGap(onFrame(advanced, { id: 15, prevId: 0 }))).toBe(false);
});

it("asks only once for a row that this person can no longer see", () => {
  const linked = onPulled(onLogin(cursorAt(10)), { from: 10, given: 0, last: 12, complete: true, login: 1 });
  const torn = onFrame(linked, { id: 20, prevId: 18 });
  const pulled = onPulled(torn, { from: 12, given: torn.given, last: 12, complete: true, login: 1 });
  expect(pulled).toMatchObject({ position: 20, held: [] });
  expect(hasGap(pulled)).toBe(false);
});

/** Logged in at row 10, with frames that came before the first pull was answered. */
const early = (...links: { id: number; prevId: number }[]) => links.reduce(onFrame, onLogin(cursorAt(10)));

it("holds the frames that come before a pull is complete, in order and each once", () => {
  const held = early({ id: 20, prevId: 15 }, { id: 15, prevId: 0 });
  expect(held).toMatchObject({ position: 10, given: 20 });
  expect(held.held).toEqual([
    { id: 15, prevId: 0 },
    { id: 20, prevId: 15 },
  ]);
  expect(onFrame(held, { id: 15, prevId: 0 })).toBe(held);
  expect(onFrame(cursorAt(10), { id: 15, prevId: 0 }).held).toEqual([{ id: 15, prevId: 0 }]);
  expect(onLogin(held).held).toEqual([]);
});

it("moves over the held frames once the pull is complete, and drops those the page brought", () => {
  const held = early({ id: 12, prevId: 0 }, { id: 15, prevId: 12 }, { id: 20, prevId: 15 });
  const page = { from: 10, given: 0, last: 15, login: 1 };
  const half = onPulled(held, { ...page, complete: false });
  expect([half.position, half.held]).toEqual([15, [{ id: 20, prevId: 15 }]]);
  expect(onPulled(held, { ...page, complete: true })).toMatchObject({ position: 20, linked: true, held: [] });
});

it("holds 2000 frames at most, the earliest, and pulls the rest", () => {
  let cursor = onLogin(cursorAt(0));
  for (let id = 2005; id >= 1; id -= 1) cursor = onFrame(cursor, { id, prevId: id - 1 });
  expect([cursor.held.length, cursor.held[0]?.id, cursor.held.at(-1)?.id]).toEqual([2000, 1, 2000]);
  const linked = onPulled(cursor, { from: 0, given: 0, last: 1, complete: true, login: 1 });
  expect([linked.position, hasGap(linked)]).toEqual([2000, true]);
});

it("undoes nothing of what was given when an older report comes late", () => {
  const advanced = onGiven(onLogin(cursorAt(10)), 15);
  expect(advanced.given).toBe(15);
  expect([onGiven(advanced, 12), onGiven(advanced, 15)].every((one) => one === advanced)).toBe(true);
});
