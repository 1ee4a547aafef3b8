import { useEffect } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { fileSize } from "../../../platform/i18n/numbers.ts";
import { isAppleTouch } from "../../../platform/is-apple-touch.ts";
import { isStandalone } from "../../../platform/is-standalone.ts";
import { Button } from "../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { askToPersist, refreshStorage, storageStore } from "../storage.store.ts";

/** Whether Safari's rule of seven days holds for this page: in a tab on an Apple device, or in Safari on a Mac. */
const isSevenDays = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  const isSafari = userAgent.includes("Macintosh") && /Version\/.* Safari\//.test(userAgent);
  return !isStandalone() && (isAppleTouch(userAgent, maxTouchPoints) || isSafari);
};

const promiseAnswer = (persistent: boolean | null): "Unknown" | "Yes" | "No" => {
  if (persistent === null) return "Unknown";
  return persistent ? "Yes" : "No";
};

function BrowserPromise() {
  const { persistent, usage } = useStore(storageStore);
  const answer = promiseAnswer(persistent);
  return (
    <CellGroup note={t(`device.promise${answer}Note`)}>
      {usage !== null && <Cell title={t("device.usage")} value={fileSize(usage)} />}
      <Cell title={t("device.promise")} value={t(`device.promise${answer}`)} />
    </CellGroup>
  );
}

/** What this browser stores for the app, whether it stays, and what would be lost (`APP-7`). */
export function StoragePage() {
  const { persistent } = useStore(storageStore);
  useEffect(() => void refreshStorage(), []);
  const ask = async () => toast(t((await askToPersist()) ? "device.askYes" : "device.askNo"));
  return (
    <Page nav={<NavBar title={t("device.storage")} />} padded>
      <div className="pt-2 pb-8">
        <BrowserPromise />
        {isSevenDays() && <p className="px-4 pb-3 text-s text-text-3">{t("device.safariNote")}</p>}
        {persistent === false && (
          <Button look="ghost" block className="mb-6" onClick={() => void ask()}>
            {t("device.ask")}
          </Button>
        )}
        <h2 className="px-4 pb-1.5 text-s text-text-3">{t("device.lostTitle")}</h2>
        <div className="flex flex-col gap-2 rounded-m bg-ink-2 px-4 py-3 text-m">
          <p>{t("device.lostReloads")}</p>
          <p>{t("device.lostGone")}</p>
        </div>
      </div>
    </Page>
  );
}
