import { useEffect } from "react";
import { alertModal } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { local } from "../../platform/local.ts";
import { serverNow } from "../../platform/server-clock.ts";

/** After so long without a pause somebody is asked to take one (`characters §6.9`), ms. */
export const SESSION_LIMIT_MS = 2 * 60 * 60_000;
/** So long away counts as a pause, ms. */
const PAUSE_MS = 10 * 60_000;

/** A stay with characters: when it began, when it was last seen going on. Epoch ms. */
export interface ChatSession {
  since: number;
  seen: number;
}

/** The stay as it stands now; after a pause a new one. What is known of the time may be set back a little. Pure. */
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

/** While a screen of talking with a character is in sight: after two hours in a row it suggests a break. */
export function useSessionReminder(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    checkSession();
    const timer = setInterval(checkSession, CHECK_MS);
    return () => clearInterval(timer);
  }, [active]);
}
