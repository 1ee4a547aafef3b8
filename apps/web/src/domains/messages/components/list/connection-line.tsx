import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { useConnection } from "../../use-chats.ts";

/** A bad connection shows only after this time, ms. */
const PATIENCE_MS = 1500;

/** True once `on` has been true for `ms`. */
function useLasting(on: boolean, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on, ms]);
  return on && late;
}

/** The title with the connection state beside it, which shows only after a while. */
export function ConnectionTitle() {
  const { link, loading } = useConnection();
  const late = useLasting(link !== "online" || loading, PATIENCE_MS);
  return (
    <>
      {t("messages.title")}
      {late && (
        <span role="status" className="ml-2 animate-fade-in text-s font-normal text-text-3">
          {link === "online" ? t("messages.receiving") : t("messages.connecting")}
        </span>
      )}
    </>
  );
}

/** One quiet line over the list after some time without a network. */
export function OfflineLine() {
  const { link } = useConnection();
  const late = useLasting(link === "offline", PATIENCE_MS * 2);
  if (!late) return null;
  return (
    <p
      role="status"
      className="mx-4 mb-2 flex animate-fade-in items-center gap-2 rounded-m bg-ink-2 px-3.5 py-2.5 text-s text-text-2"
    >
      <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      {t("messages.offlineLine")}
    </p>
  );
}
