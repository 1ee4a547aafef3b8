import { useEffect } from "react";
import { alertModal } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { local } from "../../platform/local.ts";
import { serverNow } from "../../platform/server-clock.ts";

/** Time without a pause after which a break is suggested (`characters §6.9`), ms. */
export const SESSION_LIMIT_MS = 2 * 60 * 60_000;
/** An absence this long counts as a pause, ms. */
const PAUSE_MS = 10 * 60_000;

/** A session with characters: when it began, when it was last active. Epoch ms. */
export interface ChatSession {
  since: number;
  seen: number;
}

/** The session extended to now, or a new one after a pause. Tolerates a small step back of the clock. Pure. */
export const extendSession = (session: ChatSession | null, now: number): ChatSession =>
  session === null || Math.abs(now - session.seen) > PAUSE_MS
    ? { since: now, seen: now }
    : { since: session.since, seen: now };

/** Whether a break is due. Pure. */
export const isBreakDue = ({ since, seen }: ChatSession): boolean => seen - since >= SESSION_LIMIT_MS;

const KEY = "talk_stay";
const CHECK_MS = 60_000;

function storedSession(): ChatSession | null {
  const [since, seen] = (local.get(KEY) ?? "").split("-").map(Number);
  return since && seen ? { since, seen } : null;
}

function checkSession(): void {
  if (document.hidden) return;
  const now = serverNow();
  const session = extendSession(storedSession(), now);
  const due = isBreakDue(session);
  local.set(KEY, due ? `${now}-${now}` : `${session.since}-${session.seen}`);
  if (due)
    void alertModal({
      title: t("aiChats.breakTitle"),
      body: t("aiChats.breakBody"),
      ok: t("aiChats.breakOk"),
    });
}

/** Suggests a break after two hours in a row, while a screen with a character is visible. */
export function useSessionReminder(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    checkSession();
    const timer = setInterval(checkSession, CHECK_MS);
    return () => clearInterval(timer);
  }, [active]);
}
