import type { UnmatchedEvent } from "@4d/contract";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { confirm, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { priceText } from "../../capsules/index.ts";
import {
  loadUnmatchedEvents,
  settleUnmatchedEvent,
  unmatchedEventsStore,
} from "../unmatched-events.store.ts";

async function settle(id: number): Promise<void> {
  if (!(await confirm({ title: t("adminOrders.straySettle"), body: t("adminOrders.straySure") }))) return;
  const failure = await settleUnmatchedEvent(id);
  toastFailure(failure);
}

function UnmatchedEventCell({ event }: { event: UnmatchedEvent }) {
  const { id, provider, kind, orderNo, amount, currency, ref, times, lastAt } = event;
  const summary = [provider, momentText(lastAt), t("adminOrders.strayTimes", { n: times })].join(" · ");
  const price = amount === null ? t("adminOrders.strayAmount") : priceText(amount, currency || "CNY");
  return (
    <Cell
      title={`${price} · ${t(`adminOrders.stray.${kind}`)}`}
      note={[summary, orderNo, ref].filter(Boolean).map((fact) => (
        <span key={fact} className="block wrap-anywhere">
          {fact}
        </span>
      ))}
      value={t("adminOrders.straySettle")}
      onPress={() => void settle(id)}
    />
  );
}

/** Payments that match no order here; renders nothing if there are none. */
export function UnmatchedEventList() {
  const { items } = useStore(unmatchedEventsStore);
  useEffect(() => void loadUnmatchedEvents(), []);
  if (items.length === 0) return null;
  return (
    <CellGroup title={t("adminOrders.strays")} note={t("adminOrders.straysNote")}>
      {items.map((event) => (
        <UnmatchedEventCell key={event.id} event={event} />
      ))}
    </CellGroup>
  );
}
