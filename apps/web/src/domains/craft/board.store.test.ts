import { baseElement } from "@4d/craft";
import { beforeEach, expect, test, vi } from "vitest";
import { Board } from "./board.store.ts";
import type { Play, Played } from "./play.ts";
import { offlineThing, type Thing } from "./thing.ts";

const thing = (name: string): Thing => {
  const element = baseElement(name);
  if (!element) throw new Error(`no ${name}`);
  return offlineThing(element);
};
const none: Played = {
  thing: null,
  why: "不行",
  isNew: false,
  first: false,
  number: null,
  reward: 0,
  goalMet: false,
};
const decide = vi.fn<(a: Thing, b: Thing) => Promise<Play>>();
let board: Board;

beforeEach(() => {
  decide.mockReset();
  decide.mockResolvedValue({ ok: true, played: { ...none, thing: thing("蒸汽"), isNew: true } });
  board = new Board(decide);
  board.resize(390, 440);
});
const names = () => board.store.getState().pieces.map((one) => one.thing.name);

test("the first press on the shelf places a piece, the second one combines it with another", async () => {
  const first = await board.pressThing(thing("水"));
  expect(board.store.getState().selected).toBe(first?.id);
  await board.pressThing(thing("火"));
  expect(names()).toEqual(["蒸汽"]);
  expect(board.store.getState()).toMatchObject({ selected: null, note: { played: { isNew: true } } });
});

test("pieces that make nothing stay where they are, with a note that says why", async () => {
  decide.mockResolvedValue({ ok: true, played: none });
  const [a, b] = [board.place(thing("水")), board.place(thing("火"))];
  expect(await board.merge(a.id, b.id)).toBeNull();
  expect(names()).toEqual(["水", "火"]);
  expect(board.store.getState().note?.played.why).toBe("不行");
});

test("a piece that is being combined is not used a second time", async () => {
  const [a, b, c] = [board.place(thing("水")), board.place(thing("火")), board.place(thing("土"))];
  const [, second] = await Promise.all([board.merge(a.id, b.id), board.merge(b.id, c.id)]);
  expect(second).toBeNull();
  expect(decide).toHaveBeenCalledTimes(1);
  expect(names()).toEqual(["土", "蒸汽"]);
});

test("never holds more than two hundred pieces", () => {
  for (let at = 0; at < 230; at += 1) board.place(thing("水"), { x: 100, y: 100 });
  expect(names()).toHaveLength(200);
});

test("moves pieces inside when the board shrinks, and drops those that are no longer mine", () => {
  board.place(thing("水"), { x: 350, y: 400 });
  board.place(thing("火"));
  board.resize(320, 300);
  expect(board.store.getState().pieces[0]).toMatchObject({ x: 280, y: 276 });
  board.retain(({ name }) => name === "水");
  expect(names()).toEqual(["水"]);
});
