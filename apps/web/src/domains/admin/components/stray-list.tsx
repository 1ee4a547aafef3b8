import type { StrayNotice } from "@4d/contract";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { confirm, toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { priceText } from "../../capsules/index.ts";
import { loadStrays, settleStray, strayStore } from "../strays.store.ts";

async function settle(id: number): Promise<void> {
  if (!(await confirm({ title: t("orderDesk.straySettle"), body: t("orderDesk.straySure") }))) return;
  const failure = await settleStray(id);
  if (failure !== null) toast(failure.message);
}

function Stray({ stray }: { stray: StrayNotice }) {
  const { id, provider, kind, orderNo, amount, currency, ref, times, lastAt } = stray;
  const told = [provider, momentText(lastAt), t("orderDesk.strayTimes", { n: times })].join(" · ");
  const price = amount === null ? t("orderDesk.strayAmount") : priceText(amount, currency || "CNY");
  return (
    <Cell
      title={`${price} · ${t(`orderDesk.stray.${kind}`)}`}
      note={[told, orderNo, ref].filter(Boolean).map((fact) => (
        <span key={fact} className="block wrap-anywhere">
          {fact}
        </span>
      ))}
      value={t("orderDesk.straySettle")}
      onPress={() => void settle(id)}
    />
  );
}

/** Money that providers tell of and no order here is for; nothing where there is none. */
export function StrayList() {
  const { items } = useStore(strayStore);
  useEffect(() => void loadStrays(), []);
  if (items.length === 0) return null;
  return (
    <CellGroup title={t("orderDesk.strays")} note={t("orderDesk.straysNote")}>
      {items.map((stray) => (
        <Stray key={stray.id} stray={stray} />
      ))}
    </CellGroup>
  );
}
