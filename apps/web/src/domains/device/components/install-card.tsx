import { MonitorDown, X } from "lucide-react";
import { chatListBanner } from "../../../platform/chat-list-banner.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { dismissHint } from "../install.store.ts";
import { useInstall } from "./use-install.tsx";

/** Offers to install the app above the chat list; once closed it stays away. */
export function InstallCard() {
  const { way, install, sheet } = useInstall();
  if (way === "installed" || way === "none") return null;
  const close = () => {
    dismissHint();
    chatListBanner.set(null);
  };
  return (
    <section
      aria-label={t("device.install")}
      className="mx-4 mt-1 mb-2 flex items-center gap-3 rounded-m bg-ink-2 py-2 pl-4"
    >
      <MonitorDown
        aria-hidden="true"
        className="size-5.25 shrink-0 stroke-[1.8] text-text-2 max-[359px]:hidden"
      />
      <p className="flex min-w-0 flex-1 flex-col">
        <span className="text-m leading-snug">{t("device.hintTitle")}</span>
        <span className="text-s text-text-3">{t("device.hintNote")}</span>
      </p>
      <div className="flex shrink-0 items-center">
        <Button look="quiet" size="small" onClick={install}>
          {t("device.hintAction")}
        </Button>
        <IconButton label={t("device.hintClose")} icon={<X aria-hidden="true" />} onClick={close} />
      </div>
      {sheet}
    </section>
  );
}
