import type { CheckInState } from "@4d/contract";

/** One of the seven days that the check-in card shows. */
export interface WeekDay {
  /** 1 … 7. */
  day: number;
  /** The reward, in capsules. */
  amount: number;
  /** Checked in. */
  done: boolean;
  today: boolean;
}

/** The week of rewards a person is in; after seven days it begins again (`money §2.4`). Pure. */
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
