import { t } from "../../../platform/i18n/i18n.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { settlement } from "../settle.store.ts";
import { elementName } from "../thing.ts";

/** The result of the combinations made without a network. */
export function SettlementSheet() {
  const shown = useSignal(settlement);
  const close = () => settlement.set(null);
  return (
    <BottomSheet open={shown !== null} onClose={close} title={t("craft.settled")}>
      {shown !== null && (
        <div className="flex flex-col gap-3 px-5 pb-3 text-m">
          <p>{t("craft.settledSteps", { n: shown.steps })}</p>
          {shown.firsts.length > 0 && (
            <p className="text-capsule">
              {t("craft.settledFirsts", { n: shown.firsts.length })}{" "}
              {shown.firsts.map(elementName).join("、")}
            </p>
          )}
          {shown.lost.length > 0 && (
            <p className="text-text-2">{t("craft.settledLost", { names: shown.lost.join("、") })}</p>
          )}
          <Button block onClick={close}>
            {t("common.ok")}
          </Button>
        </div>
      )}
    </BottomSheet>
  );
}
