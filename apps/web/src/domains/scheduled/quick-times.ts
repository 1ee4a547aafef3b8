/** A time that can be chosen with one press. */
export interface QuickTime {
  id: "hour" | "tonight" | "tomorrow";
  at: number;
}

const HOUR = 3_600_000;

const timeOnDay = (now: number, days: number, hour: number): number => {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, hour).getTime();
};

/** In an hour, tonight if it is still to come, tomorrow morning; by the device's own clock. Pure. */
export function quickTimes(now: number): QuickTime[] {
  const tonight = timeOnDay(now, 0, 21);
  return [
    { id: "hour", at: now + HOUR },
    ...(tonight > now + 60_000 ? [{ id: "tonight" as const, at: tonight }] : []),
    { id: "tomorrow", at: timeOnDay(now, 1, 9) },
  ];
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A time as a date and time field formats it. Pure. */
export function dateTimeFieldValue(time: number): string {
  const date = new Date(time);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("-");
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
