import { t } from "../../../platform/i18n/i18n.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { settlement } from "../settle.store.ts";
import { nameOf } from "../thing.ts";

/** What became of what was played without a network. */
export function SettlementSheet() {
  const told = useSignal(settlement);
  const close = () => settlement.set(null);
  return (
    <BottomSheet open={told !== null} onClose={close} title={t("craft.settled")}>
      {told !== null && (
        <div className="flex flex-col gap-3 px-5 pb-3 text-m">
          <p>{t("craft.settledSteps", { n: told.steps })}</p>
          {told.firsts.length > 0 && (
            <p className="text-capsule">
              {t("craft.settledFirsts", { n: told.firsts.length })} {told.firsts.map(nameOf).join("、")}
            </p>
          )}
          {told.lost.length > 0 && (
            <p className="text-text-2">{t("craft.settledLost", { names: told.lost.join("、") })}</p>
          )}
          <Button block onClick={close}>
            {t("common.ok")}
          </Button>
        </div>
      )}
    </BottomSheet>
  );
}
