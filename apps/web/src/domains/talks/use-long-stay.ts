import { useEffect } from "react";
import { alertModal } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { local } from "../../platform/local.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { isLong, type Stay, staying } from "./long-stay.ts";

const KEY = "talk_stay";
const LOOK_MS = 60_000;

function kept(): Stay | null {
  const [since, seen] = (local.get(KEY) ?? "").split("-").map(Number);
  return since && seen ? { since, seen } : null;
}

function look(): void {
  if (document.hidden) return;
  const now = serverNow();
  const stay = staying(kept(), now);
  const due = isLong(stay);
  local.set(KEY, due ? `${now}-${now}` : `${stay.since}-${stay.seen}`);
  if (due)
    void alertModal({ title: t("talks.breakTitle"), body: t("talks.breakBody"), ok: t("talks.breakOk") });
}

/** While a screen of talking with a character is in sight: after two hours in a row it suggests a break. */
export function useLongStay(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [active]);
}
