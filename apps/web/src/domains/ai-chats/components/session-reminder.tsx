import { useSessionReminder } from "../use-session-reminder.ts";

/** Suggests a break after two hours in a row, in an ordinary chat with a character. */
export function SessionReminder({ active }: { active: boolean }) {
  useSessionReminder(active);
  return null;
}
