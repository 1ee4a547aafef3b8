import type { Order } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { copyText } from "../../../platform/media/clipboard.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { priceText } from "../../capsules/index.ts";

/** What an order is for. */
export const goodsText = ({ paid, bonus }: Pick<Order, "paid" | "bonus">): string =>
  bonus > 0 ? t("payments.goodsBonus", { n: paid, bonus }) : t("payments.goods", { n: paid });

/** What is known of an order, line by line; its number is copied by a press. */
export function OrderFacts({ order }: { order: Order }) {
  const { orderNo, amount, currency, provider, paidAt, createdAt } = order;
  return (
    <CellGroup>
      <Cell title={goodsText(order)} value={priceText(amount, currency)} />
      {provider !== null && (
        <Cell title={t("payments.provider")} value={t(`payments.provider.${provider}`)} />
      )}
      {paidAt === null ? (
        <Cell title={t("payments.createdAt")} value={momentText(createdAt)} />
      ) : (
        <Cell title={t("payments.paidAt")} value={momentText(paidAt)} />
      )}
      <Cell
        title={t("payments.number")}
        value={<span className="num">{orderNo}</span>}
        wrap
        onPress={() => void copyText(orderNo)}
      />
    </CellGroup>
  );
}
