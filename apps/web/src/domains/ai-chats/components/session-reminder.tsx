import { useSessionReminder } from "../use-session-reminder.ts";

/** Where one talks with a character in an ordinary chat: after two hours in a row it suggests a break. */
export function SessionReminder({ active }: { active: boolean }) {
  useSessionReminder(active);
  return null;
}
