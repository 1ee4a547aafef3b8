import { solveBill } from "./bills.ts";
import { solveBirth } from "./births.ts";
import { solveDiscount } from "./discounts.ts";
import {
  solveCage,
  solveDoubling,
  solveFraction,
  solveLarger,
  solvePower,
  solvePrime,
  solveRemainder,
  solveShareOf,
} from "./figures.ts";
import { solveMeeting, solveTrip } from "./journeys.ts";
import { solveChain, solveSeries, solveShort, solveTotal } from "./ledger.ts";
import { solveNested } from "./nested.ts";
import { solvePercent } from "./percents.ts";
import { solvePeriod } from "./periods.ts";
import { asksAnything, type Problem, problemOf, type Solved } from "./problem.ts";
import { solveRates } from "./rates.ts";
import { solveAge, solveAverage, solveGap, solveMore } from "./relations.ts";
import { solveFits, solvePer, solveScale, solveShare } from "./scale.ts";
import { solveShape } from "./shapes.ts";
import { solveChangeBack, solveCheaper, solveCurrency } from "./shopping.ts";
import { solveOffers, solveSingle } from "./singles.ts";
import { solveWays } from "./trips.ts";

/** Kinds of sums, those with the surest marks first. */
const SOLVERS: readonly ((problem: Problem) => Solved | null)[] = [
  solveSeries,
  solveNested,
  solveBirth,
  solveWays,
  solveBill,
  solveSingle,
  solvePeriod,
  solveFraction,
  solveRemainder,
  solveLarger,
  solvePrime,
  solveCage,
  solveDoubling,
  solvePower,
  solveShareOf,
  solveCheaper,
  solveOffers,
  solveChangeBack,
  solveDiscount,
  solvePercent,
  solveCurrency,
  solveMeeting,
  solveTrip,
  solveAge,
  solveShape,
  solveMore,
  solveGap,
  solveAverage,
  solveShort,
  solveChain,
  solveRates,
  solveShare,
  solveScale,
  solvePer,
  solveFits,
  solveTotal,
];

/** More numbers than this are a table, not a sum that somebody asks in a chat. */
const NUMBERS_MAX = 16;

/** Dates and hours of the clock are no sums: 3月5号, 九点二十, 6:30. */
const DATED =
  /\d\s*月\s*\d|\d\s*[号日](?!元|薪)|\d\s*点(?!\d)|\d:\d\d|\d ?[ap]m\b|几点|what time|几[号月]|星期几|周几|属什么|生肖|\d{4}年/u;

/** The answer to a word problem in Chinese or English; null where a line asks none, or leaves it open. Pure. */
export function readSum(line: string): Solved | null {
  const problem = problemOf(line);
  const { quantities, text } = problem;
  if (DATED.test(text)) return null;
  if (
    quantities.length === 0 ||
    quantities.length > NUMBERS_MAX ||
    !(asksAnything(text) || quantities.length > 0)
  )
    return null;
  for (const solve of SOLVERS) {
    const solved = solve(problem);
    if (solved !== null) return solved;
  }
  return null;
}
