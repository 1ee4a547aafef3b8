import { CircleAlert } from "lucide-react";
import { Suspense } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { clockText } from "../../../../platform/time-text.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { cx } from "../../../../ui/cx.ts";
import { disappearingParts } from "../../message-timing-parts.ts";

/** The delivery state of my message, in words, where worth showing. */
export type DeliveryState =
  | { kind: "none" }
  | { kind: "word"; word: string; strong: boolean }
  | { kind: "readers"; word: string; strong: boolean; onPress: () => void }
  | { kind: "sending" }
  | { kind: "failed"; reason: string; onPress: () => void };

interface MetaProps {
  time: number;
  /** The next message shows the same time. */
  timeBelow: boolean;
  edited: boolean;
  forwarded?: boolean;
  /** When the message disappears. */
  expiresAt?: number | undefined;
  delivery: DeliveryState;
}

function RemainingTime({ expiresAt }: { expiresAt: number }) {
  const parts = useSignal(disappearingParts);
  return (
    parts && (
      <Suspense>
        <parts.RemainingTime expiresAt={expiresAt} />
      </Suspense>
    )
  );
}

function Word({ delivery }: { delivery: DeliveryState }) {
  switch (delivery.kind) {
    case "word":
      return <span className={delivery.strong ? "font-semibold text-capsule" : ""}>{delivery.word}</span>;
    case "readers":
      return (
        <button
          type="button"
          onClick={delivery.onPress}
          className={cx("hit", delivery.strong && "font-semibold text-capsule")}
        >
          {delivery.word}
        </button>
      );
    default:
      return null;
  }
}

/** Time and delivery state beside a bubble, small (design rule 4). */
export function Meta({ time, timeBelow, edited, forwarded = false, expiresAt, delivery }: MetaProps) {
  if (delivery.kind === "sending") {
    return (
      <span
        role="img"
        aria-label={t("chat.sending")}
        className="mb-1.5 size-3.5 shrink-0 animate-spin rounded-full border-2 border-text-3 border-r-transparent"
      />
    );
  }
  if (delivery.kind === "failed") {
    return (
      <button
        type="button"
        aria-label={delivery.reason}
        title={delivery.reason}
        onClick={delivery.onPress}
        className="hit press mb-1 shrink-0 rounded-full text-rose"
      >
        <CircleAlert aria-hidden="true" className="size-5" />
      </button>
    );
  }
  if (timeBelow && delivery.kind !== "readers" && !edited && !forwarded) return null;
  return (
    <span className="num flex shrink-0 items-center gap-1 pb-0.75 text-2xs whitespace-nowrap text-text-3 art:hidden">
      <Word delivery={delivery} />
      {forwarded && <span>{t("chat.forwarded")}</span>}
      {expiresAt !== undefined && <RemainingTime expiresAt={expiresAt} />}
      {edited && <span>{t("chat.edited")}</span>}
      <time dateTime={new Date(time).toISOString()}>{clockText(time)}</time>
    </span>
  );
}
