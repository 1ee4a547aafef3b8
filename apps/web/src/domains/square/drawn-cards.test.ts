import { expect, it } from "vitest";
import {
  type Drawn,
  fillTops,
  NOTHING_DRAWN,
  nextDrawn,
  type Part,
  partBetween,
  roomOf,
} from "./drawn-cards.ts";

/** Of cards that take that much room each. */
function topsOf(rooms: readonly number[]): Float64Array {
  const tops = new Float64Array(rooms.length + 1);
  fillTops(tops, rooms, (room) => room);
  return tops;
}

const part = (first: number, end: number): Part => ({ first, end });

it("finds the cards near the screen, and the room of the rest", () => {
  const tops = topsOf(Array.from({ length: 250 }, () => 200));
  expect(partBetween(tops, -1200, 2000)).toEqual({ first: 0, end: 10 });
  expect(partBetween(tops, 10_000, 13_000)).toEqual({ first: 50, end: 65 });
  expect(partBetween(tops, 90_000, 93_000)).toEqual({ first: 250, end: 250 });
  expect(partBetween(topsOf([]), 0, 100)).toEqual({ first: 0, end: 0 });
  expect([roomOf(tops, part(0, 50)), roomOf(tops, part(65, 250))]).toEqual([10_000, 37_000]);
});

/** What every frame draws until nothing is lacking: the ends of both columns, and a + while a card is half drawn. */
function framesOf(drawn: Drawn, seen: readonly Part[], wanted: readonly Part[]): string[] {
  const frames: string[] = [];
  let last = drawn;
  for (let next = nextDrawn(last, seen, wanted); next !== last; next = nextDrawn(last, seen, wanted)) {
    const { parts, begun } = next;
    frames.push(parts.map(({ first, end }) => `${first}-${end}`).join(" ") + (begun ? "+" : ""));
    last = next;
  }
  return frames;
}

it("draws what is seen at once, and what is wanted around it by halves of cards", () => {
  const seen = [part(10, 14), part(9, 12)];
  const wanted = [part(9, 16), part(8, 14)];
  expect(framesOf(NOTHING_DRAWN, seen, wanted)).toEqual([
    "10-14 9-12",
    "10-15 9-12+",
    "10-15 9-12",
    "10-15 9-13+",
    "10-15 9-13",
    "10-16 9-13+",
    "10-16 9-13",
    "10-16 9-14+",
    "10-16 9-14",
    "9-16 9-14+",
    "9-16 9-14",
    "9-16 8-14+",
    "9-16 8-14",
  ]);
});

it("says which card is half drawn", () => {
  const [seen, wanted] = [
    [part(4, 6), part(4, 6)],
    [part(4, 6), part(3, 6)],
  ];
  expect(nextDrawn({ parts: seen }, seen, wanted).begun).toEqual({ column: 1, index: 3 });
  expect(nextDrawn({ parts: seen }, seen, [part(4, 7), part(4, 6)]).begun).toEqual({ column: 0, index: 6 });
});

it("draws cards whole when a scroll leaves no time for halves", () => {
  const seen = [part(0, 2)];
  expect(framesOf({ parts: seen }, seen, [part(0, 7)])).toEqual([
    "0-3",
    "0-4",
    "0-5+",
    "0-5",
    "0-6+",
    "0-6",
    "0-7+",
    "0-7",
  ]);
});

it("lets go of what is far away when more comes, and of everything when one jumps", () => {
  const go = (seen: Part, wanted: Part) => framesOf({ parts: [part(0, 12)] }, [seen], [wanted]).at(0);
  expect(go(part(6, 10), part(4, 13))).toBe("4-13+");
  expect(go(part(11, 15), part(9, 19))).toBe("9-15");
  expect(go(part(40, 44), part(36, 48))).toBe("40-44");
});

it("draws nothing anew for cards that could go", () => {
  const drawn = { parts: [part(4, 12), part(3, 10)] };
  expect(nextDrawn(drawn, [part(8, 10), part(7, 9)], [part(6, 12), part(5, 10)])).toBe(drawn);
  expect(nextDrawn(drawn, [part(12, 12), part(3, 10)], [part(12, 12), part(3, 10)])).toBe(drawn);
});
