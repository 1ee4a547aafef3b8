import type { Order } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";
import { amountText } from "../capsules/index.ts";
import { screenOf } from "./order-rules.ts";

/** What an order buys: capsules, and how many are given on top. */
export const orderGoodsText = ({ paid, bonus }: Pick<Order, "paid" | "bonus">): string =>
  bonus > 0
    ? t("payments.goodsBonus", { n: amountText(paid), bonus: amountText(bonus) })
    : t("payments.goods", { n: amountText(paid) });

/** The page's title; it says "paid" once the order is fulfilled (`rules §2.2`). */
export const titleText = ({ state }: Pick<Order, "state">): string =>
  t(state === "fulfilled" ? "payments.success" : "payments.outcome");

/** An order's state in a word, as its page shows it. */
export const orderStateText = (order: Pick<Order, "state" | "provider">): string =>
  t(`payments.${screenOf(order)}`);
