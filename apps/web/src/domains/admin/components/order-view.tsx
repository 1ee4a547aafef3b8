import type { AdminOrder } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { priceText } from "../../capsules/index.ts";
import { orderGoodsText, orderStateText } from "../../payments/index.ts";
import { RefundForm } from "./refund-form.tsx";

const line = (...parts: (string | null)[]): string => parts.filter(Boolean).join(" · ");

function Facts({ found: { order, userId, providerRef } }: { found: AdminOrder }) {
  const { amount, currency, refunded, createdAt, paidAt, provider } = order;
  return (
    <CellGroup>
      <Cell title={orderGoodsText(order)} value={priceText(amount, currency)} />
      <Cell title={t("adminOrders.state")} value={orderStateText(order)} />
      {refunded > 0 && <Cell title={t("adminOrders.refunded")} value={`−${priceText(refunded, currency)}`} />}
      <Cell
        title={t("adminOrders.buyer")}
        value={`ID ${userId}`}
        onPress={() => push("/pages/mine/admin-user", { id: userId })}
      />
      <Cell title={t("adminOrders.at")} value={momentText(createdAt)} />
      {paidAt !== null && <Cell title={t("adminOrders.paidAt")} value={momentText(paidAt)} />}
      {provider !== null && (
        <Cell title={t("adminOrders.provider")} value={line(provider, providerRef)} wrap />
      )}
    </CellGroup>
  );
}

/** An order, its payments and refunds, and the refund form (`CAPSULE-3`). */
export function OrderView({ found }: { found: AdminOrder }) {
  const { order, refunds, mismatches } = found;
  const mayRefund = order.state === "fulfilled" || order.state === "part_refunded";
  return (
    <>
      <Facts found={found} />
      {mismatches.length > 0 && (
        <CellGroup title={t("adminOrders.mismatches")} note={t("adminOrders.mismatchesNote")}>
          {mismatches.map(({ provider, eventId, amount, time }) => (
            <Cell
              key={eventId}
              title={priceText(amount, order.currency)}
              note={<span className="wrap-anywhere">{line(provider, eventId, momentText(time))}</span>}
            />
          ))}
        </CellGroup>
      )}
      {refunds.length > 0 && (
        <CellGroup title={t("adminOrders.refunds")}>
          {refunds.map(({ refundNo, amount, state, reason, failure, time }) => (
            <Cell
              key={refundNo}
              title={priceText(amount, order.currency)}
              note={<span className="wrap-anywhere">{line(reason, failure, momentText(time))}</span>}
              value={t(`adminOrders.refund.${state}`)}
            />
          ))}
        </CellGroup>
      )}
      {/* Remounts after each refund: retrying a failed one is a new request with a new key. */}
      {mayRefund && <RefundForm key={refunds.length} found={found} />}
    </>
  );
}
