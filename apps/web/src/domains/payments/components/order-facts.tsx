import type { Order } from "@4d/contract";
import { Copy } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { copyText } from "../../../platform/media/clipboard.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { priceText } from "../../capsules/index.ts";
import { orderGoodsText } from "../order-text.ts";

interface OrderFactsProps {
  order: Order;
  /** Also shows goods, refund and payment method, which some pages show elsewhere. */
  whole: boolean;
}

/** The facts of an order, one per line; a press copies its number. */
export function OrderFacts({ order, whole }: OrderFactsProps) {
  const { orderNo, amount, currency, provider, refunded, paidAt, createdAt } = order;
  return (
    <CellGroup>
      {whole && <Cell title={orderGoodsText(order)} value={priceText(amount, currency)} />}
      {whole && refunded > 0 && (
        <Cell title={t("payments.refundedSum")} value={`−${priceText(refunded, currency)}`} />
      )}
      {whole && provider !== null && (
        <Cell title={t("payments.provider")} value={t(`payments.provider.${provider}`)} />
      )}
      {paidAt === null ? (
        <Cell title={t("payments.createdAt")} value={momentText(createdAt)} />
      ) : (
        <Cell title={t("payments.paidAt")} value={momentText(paidAt)} />
      )}
      <Cell
        title={t("payments.number")}
        note={<span className="num wrap-anywhere">{orderNo}</span>}
        mark={
          <span className="text-text-3">
            <Copy aria-hidden="true" className="size-4" />
            <span className="sr-only">{t("common.copy")}</span>
          </span>
        }
        onPress={() => void copyText(orderNo)}
      />
    </CellGroup>
  );
}
