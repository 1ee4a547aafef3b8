import type { CheckInState } from "@4d/contract";

/** One of the seven days of the card. */
export interface WeekDay {
  /** 1 … 7. */
  day: number;
  amount: number;
  done: boolean;
  /** Today's, done or not. */
  today: boolean;
}

/** The days of the present week of check-ins; after seven days it starts over (`money §2.4`). Pure. */
export function weekOf({ week, streak, done }: CheckInState): WeekDay[] {
  const length = Math.max(1, week.length);
  const at = done ? (Math.max(1, streak) - 1) % length : streak % length;
  return week.map((amount, index) => ({
    day: index + 1,
    amount,
    done: index < at || (index === at && done),
    today: index === at,
  }));
}

/** The reward of tomorrow's check-in once today's is done. Pure. */
export const tomorrowOf = ({ week, streak }: Pick<CheckInState, "week" | "streak">): number =>
  week[streak % Math.max(1, week.length)] ?? 0;
