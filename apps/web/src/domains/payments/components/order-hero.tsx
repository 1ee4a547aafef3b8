import type { Order } from "@4d/contract";
import { Check, Clock3, Hourglass, TimerOff, Undo2, X } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { CapsuleArt } from "../../../ui/capsule-art.tsx";
import { CountUp } from "../../../ui/count-up.tsx";
import { cx } from "../../../ui/cx.ts";
import { amountText, priceText } from "../../capsules/index.ts";
import type { OrderScreen } from "../order-rules.ts";

/** After this time without an answer the page says more than "confirming", ms. */
const PATIENCE_MS = 20_000;
const ART = 104;

const icons = {
  waiting: Clock3,
  confirming: Hourglass,
  done: Check,
  expired: TimerOff,
  closed: X,
  refunding: Undo2,
  refunded: Undo2,
  partRefunded: Undo2,
} as const satisfies Record<OrderScreen, unknown>;

/** The sentence under the heading. */
function noteOf(order: Order, screen: OrderScreen, late: boolean): string {
  const price = priceText(order.amount, order.currency);
  switch (screen) {
    case "waiting":
      return t("payments.waitingNote", { time: momentText(order.expiresAt) });
    case "confirming":
      return late ? t("payments.confirmingLong") : t("payments.confirmingNote");
    case "done":
      return t("payments.doneNote", { n: amountText(order.paid + order.bonus) });
    case "refunding":
      return t("payments.refundingNote", { price });
    case "partRefunded":
      return t("payments.partRefundedNote", { part: priceText(order.refunded, order.currency), price });
    case "refunded":
      return t("payments.refundedNote", { price });
    default:
      return t(`payments.${screen}Note`);
  }
}

/** Whether the payment has been pending for long. */
function useIsLate(confirming: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!confirming) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [confirming]);
  return late;
}

function OrderArt({ screen }: { screen: OrderScreen }) {
  const done = screen === "done";
  const over = screen === "closed" || screen === "expired" || screen === "refunded";
  const Icon = icons[screen];
  return (
    <span className="relative">
      <span className={cx("block rounded-full bg-wallet-a p-5", over && "grayscale")}>
        <CapsuleArt
          size={ART}
          faded={over || done}
          className={screen === "confirming" ? "animate-drift" : ""}
        />
        {done && <CapsuleArt size={ART} className="absolute top-5 left-5 animate-fill" />}
      </span>
      <span
        className={cx(
          "absolute right-1 bottom-1 grid size-9 place-items-center rounded-full border-4 border-ink-1",
          done ? "animate-pop bg-capsule text-on-capsule" : "bg-ink-4 text-text-1",
        )}
      >
        <Icon aria-hidden="true" className="size-4 stroke-[2.4]" />
      </span>
    </span>
  );
}

/** An order's state at a glance and in words; a paid one fills its capsule. */
export function OrderHero({ order, screen }: { order: Order; screen: OrderScreen }) {
  const late = useIsLate(screen === "confirming");
  return (
    <div role="status" className="flex flex-col items-center pt-8 pb-7 text-center">
      <OrderArt screen={screen} />
      {/* For a paid one the title says so. */}
      {screen !== "done" && (
        <h2 className="mt-5 text-xl font-bold text-balance">{t(`payments.${screen}`)}</h2>
      )}
      {screen === "done" && (
        <p className="mt-5 text-2xl leading-tight font-heavy text-capsule">
          <CountUp value={order.paid + order.bonus} from={0} text={(n) => `+${amountText(n)}`} />
        </p>
      )}
      <p className="mt-1.5 max-w-80 text-s text-pretty whitespace-pre-line text-text-2">
        {noteOf(order, screen, late)}
      </p>
    </div>
  );
}
