import { expect, it } from "vitest";
import { type ChatSession, extendSession, isBreakDue, SESSION_LIMIT_MS } from "./use-session-reminder.ts";

const MINUTE = 60_000;
const from = 1_000_000;
const after = (minutes: readonly number[]): ChatSession =>
  minutes.reduce<ChatSession>(
    (session, at) => extendSession(session, from + at * MINUTE),
    extendSession(null, from),
  );
const each = (until: number) => Array.from({ length: until }, (_, at) => at + 1);

it("reminds after two hours without a pause", () => {
  expect(isBreakDue(after(each(119)))).toBe(false);
  expect(isBreakDue(after(each(120)))).toBe(true);
  expect(SESSION_LIMIT_MS).toBe(120 * MINUTE);
});

it("begins anew after ten minutes elsewhere, not after nine", () => {
  expect(after([...each(60), 69]).since).toBe(from);
  expect(after([...each(60), 71]).since).toBe(from + 71 * MINUTE);
});

it("goes on when the clock is set back a little, and begins anew when it is set back far", () => {
  expect(extendSession(after(each(60)), from + 60 * MINUTE - 300).since).toBe(from);
  expect(extendSession(after(each(60)), from + 49 * MINUTE).since).toBe(from + 49 * MINUTE);
});
