import type { CheckInState } from "@4d/contract";
import type { CheckInTable } from "./capsules.table.ts";
import { dateText } from "./day.ts";

/** The last day a person checked in. */
export type LastCheckIn = Pick<CheckInTable, "day" | "streak" | "amount">;

/** The streak up to yesterday, or up to the last check-in when that is today or, in another time zone, tomorrow. */
const streakUntilYesterday = (last: LastCheckIn | undefined, today: number): number =>
  last && last.day >= today - 1 ? last.streak : 0;

/** The reward for the day after a streak; `week` lists the rewards of seven days, which then repeat. */
export const rewardAfter = (week: readonly number[], streak: number): number =>
  week[streak % week.length] ?? 0;

/** A person's check-in state. `today` counts days from 1970-01-01; `week` as in `rewardAfter`. */
export function checkInStateOf(
  last: LastCheckIn | undefined,
  today: number,
  week: readonly number[],
): CheckInState {
  const streak = streakUntilYesterday(last, today);
  const done = last !== undefined && last.day >= today;
  const amount = done ? last.amount : rewardAfter(week, streak);
  return { day: dateText(today), done, streak, amount, week: [...week] };
}
