import { expect, it } from "vitest";
import {
  type Drawn,
  fillTops,
  NOTHING_DRAWN,
  nextDrawn,
  type Pace,
  type Part,
  paceOf,
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
const NOTHING = part(0, 0);

it("finds the cards near the screen, and the room of the rest", () => {
  const tops = topsOf(Array.from({ length: 250 }, () => 200));
  expect(partBetween(tops, -1200, 2000)).toEqual({ first: 0, end: 10 });
  expect(partBetween(tops, 10_000, 13_000)).toEqual({ first: 50, end: 65 });
  expect(partBetween(tops, 90_000, 93_000)).toEqual({ first: 250, end: 250 });
  expect(partBetween(topsOf([]), 0, 100)).toEqual({ first: 0, end: 0 });
  expect([roomOf(tops, part(0, 50)), roomOf(tops, part(65, 250))]).toEqual([10_000, 37_000]);
});

/** How many cards are drawn of which there is only the cover. */
const coversOf = ({ parts, whole }: Drawn): number =>
  parts.reduce((sum, { first, end }, at) => {
    const { first: from = 0, end: until = 0 } = whole[at] ?? {};
    return sum + (end - first) - Math.max(0, Math.min(end, until) - Math.max(first, from));
  }, 0);

/** What every frame draws until nothing is lacking: the ends of both columns, and a + for each card half drawn. */
function framesOf(
  drawn: Drawn,
  seen: readonly Part[],
  wanted: readonly Part[],
  pace: Pace = "calm",
): string[] {
  const frames: string[] = [];
  let last = drawn;
  for (;;) {
    const next = nextDrawn(last, seen, wanted, pace);
    if (next === last) return frames;
    const ends = next.parts.map(({ first, end }) => `${first}-${end}`).join(" ");
    frames.push(ends + "+".repeat(coversOf(next)));
    last = next;
  }
}

/** Cards that are all whole. */
const allWhole = (...parts: readonly Part[]): Drawn => ({ parts, whole: parts });

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

it("knows what is too fast to be read, and when its frames come late", () => {
  expect([paceOf(12, 16.7), paceOf(-12, 16.7), paceOf(100, 5000)]).toEqual(["calm", "calm", "calm"]);
  expect([paceOf(50, 16.7), paceOf(-50, 16.7)]).toEqual(["fast", "fast"]);
  expect(paceOf(100, 33.3)).toBe("late");
});

it("draws covers alone while a scroll leaves no time for more, then makes them whole", () => {
  const seen = [part(0, 2)];
  expect(framesOf(allWhole(...seen), seen, [part(0, 7)])).toEqual([
    "0-3+",
    "0-4++",
    "0-5+++",
    "0-5++",
    "0-5+",
    "0-5",
    "0-6+",
    "0-6",
    "0-7+",
    "0-7",
  ]);
});

it("keeps to covers as long as a fast scroll goes on, and then begins with what is seen", () => {
  const [seen, wanted] = [[part(6, 9)], [part(4, 11)]];
  const behind: Drawn = { parts: [part(0, 9)], whole: [part(0, 4)] };
  expect(framesOf(behind, seen, wanted, "fast")).toEqual(["4-10++++++", "4-11+++++++"]);
  const covers = { parts: [part(4, 11)], whole: [part(0, 4)] };
  expect(framesOf(covers, seen, wanted)).toEqual([
    "4-11++++++",
    "4-11+++++",
    "4-11++++",
    "4-11+++",
    "4-11++",
    "4-11+",
    "4-11",
  ]);
  expect(nextDrawn(covers, seen, wanted).whole).toEqual([part(6, 7)]);
});

it("gives words to one card of each column a frame, once they can be read", () => {
  const covers: Drawn = { parts: [part(0, 3), part(0, 2)], whole: [NOTHING, NOTHING] };
  const seen = [part(0, 3), part(0, 2)];
  expect(framesOf(covers, seen, seen)).toEqual(["0-3 0-2+++", "0-3 0-2+", "0-3 0-2"]);
});

it("makes whole what a fast scroll finds time for, as long as frames come in time", () => {
  const seen = [part(0, 2)];
  expect(framesOf(allWhole(...seen), seen, [part(0, 4)], "fast")).toEqual(["0-3+", "0-3", "0-4+", "0-4"]);
  expect(framesOf(allWhole(...seen), seen, [part(0, 4)], "late")).toEqual(["0-3+", "0-4++"]);
});

it("draws whole what one jumps to, but not what a fast scroll brings into sight", () => {
  const [seen, wanted] = [[part(10, 14)], [part(8, 16)]];
  expect(nextDrawn(allWhole(part(0, 4)), seen, wanted, "fast")).toEqual(allWhole(part(10, 14)));
  expect(nextDrawn(allWhole(part(6, 12)), seen, wanted)).toEqual({
    parts: [part(8, 14)],
    whole: [part(6, 14)],
  });
  const fast = nextDrawn(allWhole(part(6, 12)), seen, wanted, "fast");
  expect(fast).toEqual({ parts: [part(8, 14)], whole: [part(6, 12)] });
});

it("lets go of what is far away when more comes, and of everything when one jumps", () => {
  const go = (seen: Part, wanted: Part) => framesOf(allWhole(part(0, 12)), [seen], [wanted]).at(0);
  expect(go(part(6, 10), part(4, 13))).toBe("4-13+");
  expect(go(part(11, 15), part(9, 19))).toBe("9-15");
  expect(go(part(40, 44), part(36, 48))).toBe("40-44");
});

it("draws nothing anew for cards that could go", () => {
  const drawn = allWhole(part(4, 12), part(3, 10));
  expect(nextDrawn(drawn, [part(8, 10), part(7, 9)], [part(6, 12), part(5, 10)])).toBe(drawn);
  expect(nextDrawn(drawn, [part(12, 12), part(3, 10)], [part(12, 12), part(3, 10)])).toBe(drawn);
});

it("has nothing to do for a column that is out of sight, however far away its whole cards are", () => {
  const drawn = { parts: [part(20, 30), part(20, 30)], whole: [part(20, 30), part(20, 30)] };
  const nothing = [part(0, 0), part(0, 0)];
  expect(framesOf(drawn, nothing, [part(0, 4), part(0, 4)]).length).toBeLessThan(20);
});
