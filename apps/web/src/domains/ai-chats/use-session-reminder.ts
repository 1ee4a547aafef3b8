import { useEffect } from "react";
import { alertModal } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { local } from "../../platform/local.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { type ChatSession, extendSession, isBreakDue } from "./chat-session.ts";

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
