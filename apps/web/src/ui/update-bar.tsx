import { t } from "../platform/i18n/i18n.ts";
import { applyUpdate, postponeUpdate, updateWaiting } from "../platform/update.ts";
import { useSignal } from "../platform/use-signal.ts";
import { Button } from "./button.tsx";

/** A bar above the tab bar that offers a new version; it is never activated without a press. */
export function UpdateBar() {
  if (!useSignal(updateWaiting)) return null;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--app-bottom)+var(--safe-bottom)+72px)] z-40 flex justify-center px-4"
    >
      <div className="pointer-events-auto flex w-full max-w-100 animate-message-in items-center gap-1 rounded-full bg-float-high py-2 pr-2 pl-5 text-text-1 shadow-pop">
        <span className="min-w-0 flex-1 text-s">{t("shell.updateReady")}</span>
        <Button look="quiet" size="small" onClick={postponeUpdate}>
          {t("shell.later")}
        </Button>
        <Button size="small" onClick={applyUpdate}>
          {t("shell.update")}
        </Button>
      </div>
    </div>
  );
}
