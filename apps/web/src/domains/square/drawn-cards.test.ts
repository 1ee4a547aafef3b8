import { expect, it } from "vitest";
import {
  type CardRange,
  type DrawnCards,
  fillTops,
  heightOfRange,
  NOTHING_DRAWN,
  nextDrawn,
  rangeBetween,
  type ScrollSpeed,
  scrollSpeedOf,
} from "./drawn-cards.ts";

/** Tops of cards with these heights. */
function topsOf(rooms: readonly number[]): Float64Array {
  const tops = new Float64Array(rooms.length + 1);
  fillTops(tops, rooms, (room) => room);
  return tops;
}

const range = (first: number, end: number): CardRange => ({ first, end });
const NOTHING = range(0, 0);

it("finds the cards near the screen, and the room of the rest", () => {
  const tops = topsOf(Array.from({ length: 250 }, () => 200));
  expect(rangeBetween(tops, -1200, 2000)).toEqual({ first: 0, end: 10 });
  expect(rangeBetween(tops, 10_000, 13_000)).toEqual({ first: 50, end: 65 });
  expect(rangeBetween(tops, 90_000, 93_000)).toEqual({ first: 250, end: 250 });
  expect(rangeBetween(topsOf([]), 0, 100)).toEqual({ first: 0, end: 0 });
  expect([heightOfRange(tops, range(0, 50)), heightOfRange(tops, range(65, 250))]).toEqual([10_000, 37_000]);
});

/** Number of cards drawn as covers only. */
const coversOf = ({ parts, whole }: DrawnCards): number =>
  parts.reduce((sum, { first, end }, at) => {
    const { first: from = 0, end: until = 0 } = whole[at] ?? {};
    return sum + (end - first) - Math.max(0, Math.min(end, until) - Math.max(first, from));
  }, 0);

/** What every frame draws until nothing is lacking: the ends of both columns, and a + for each half-drawn card. */
function framesOf(
  drawn: DrawnCards,
  seen: readonly CardRange[],
  target: readonly CardRange[],
  speed: ScrollSpeed = "calm",
): string[] {
  const frames: string[] = [];
  let last = drawn;
  for (;;) {
    const next = nextDrawn(last, seen, target, speed);
    if (next === last) return frames;
    const ends = next.parts.map(({ first, end }) => `${first}-${end}`).join(" ");
    frames.push(ends + "+".repeat(coversOf(next)));
    last = next;
  }
}

/** Cards that are all whole. */
const allWhole = (...parts: readonly CardRange[]): DrawnCards => ({ parts, whole: parts });

it("draws what is seen at once, and what is wanted around it by halves of cards", () => {
  const seen = [range(10, 14), range(9, 12)];
  const target = [range(9, 16), range(8, 14)];
  expect(framesOf(NOTHING_DRAWN, seen, target)).toEqual([
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
  expect([scrollSpeedOf(12, 16.7), scrollSpeedOf(-12, 16.7), scrollSpeedOf(100, 5000)]).toEqual([
    "calm",
    "calm",
    "calm",
  ]);
  expect([scrollSpeedOf(50, 16.7), scrollSpeedOf(-50, 16.7)]).toEqual(["fast", "fast"]);
  expect(scrollSpeedOf(100, 33.3)).toBe("late");
});

it("draws covers alone while a scroll leaves no time for more, then makes them whole", () => {
  const seen = [range(0, 2)];
  expect(framesOf(allWhole(...seen), seen, [range(0, 7)])).toEqual([
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
  const [seen, target] = [[range(6, 9)], [range(4, 11)]];
  const behind: DrawnCards = { parts: [range(0, 9)], whole: [range(0, 4)] };
  expect(framesOf(behind, seen, target, "fast")).toEqual(["4-10++++++", "4-11+++++++"]);
  const covers = { parts: [range(4, 11)], whole: [range(0, 4)] };
  expect(framesOf(covers, seen, target)).toEqual([
    "4-11++++++",
    "4-11+++++",
    "4-11++++",
    "4-11+++",
    "4-11++",
    "4-11+",
    "4-11",
  ]);
  expect(nextDrawn(covers, seen, target).whole).toEqual([range(6, 7)]);
});

it("gives words to one card of each column a frame, once they can be read", () => {
  const covers: DrawnCards = { parts: [range(0, 3), range(0, 2)], whole: [NOTHING, NOTHING] };
  const seen = [range(0, 3), range(0, 2)];
  expect(framesOf(covers, seen, seen)).toEqual(["0-3 0-2+++", "0-3 0-2+", "0-3 0-2"]);
});

it("makes whole what a fast scroll finds time for, as long as frames come in time", () => {
  const seen = [range(0, 2)];
  expect(framesOf(allWhole(...seen), seen, [range(0, 4)], "fast")).toEqual(["0-3+", "0-3", "0-4+", "0-4"]);
  expect(framesOf(allWhole(...seen), seen, [range(0, 4)], "late")).toEqual(["0-3+", "0-4++"]);
});

it("draws whole what one jumps to, but not what a fast scroll brings into sight", () => {
  const [seen, target] = [[range(10, 14)], [range(8, 16)]];
  expect(nextDrawn(allWhole(range(0, 4)), seen, target, "fast")).toEqual(allWhole(range(10, 14)));
  expect(nextDrawn(allWhole(range(6, 12)), seen, target)).toEqual({
    parts: [range(8, 14)],
    whole: [range(6, 14)],
  });
  const fast = nextDrawn(allWhole(range(6, 12)), seen, target, "fast");
  expect(fast).toEqual({ parts: [range(8, 14)], whole: [range(6, 12)] });
});

it("lets go of what is far away when more comes, and of everything when one jumps", () => {
  const go = (seen: CardRange, target: CardRange) => framesOf(allWhole(range(0, 12)), [seen], [target]).at(0);
  expect(go(range(6, 10), range(4, 13))).toBe("4-13+");
  expect(go(range(11, 15), range(9, 19))).toBe("9-15");
  expect(go(range(40, 44), range(36, 48))).toBe("40-44");
});

it("draws nothing anew for cards that could go", () => {
  const drawn = allWhole(range(4, 12), range(3, 10));
  expect(nextDrawn(drawn, [range(8, 10), range(7, 9)], [range(6, 12), range(5, 10)])).toBe(drawn);
  expect(nextDrawn(drawn, [range(12, 12), range(3, 10)], [range(12, 12), range(3, 10)])).toBe(drawn);
});

it("has nothing to do for a column that is out of sight, however far away its whole cards are", () => {
  const drawn = { parts: [range(20, 30), range(20, 30)], whole: [range(20, 30), range(20, 30)] };
  const nothing = [range(0, 0), range(0, 0)];
  expect(framesOf(drawn, nothing, [range(0, 4), range(0, 4)]).length).toBeLessThan(20);
});
