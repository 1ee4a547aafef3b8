import { Check } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";

interface PollOptionProps {
  text: string;
  /** Share of the voters, 0 … 1. */
  share: number;
  count: number;
  chosen: boolean;
  multiple: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** A poll option: its text, its votes, and whether I chose it. */
export function PollOption({ text, share, count, chosen, multiple, disabled, onPress }: PollOptionProps) {
  const percent = Math.round(share * 100);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onPress}
      className="press block min-h-11 w-full py-1.5 text-left"
    >
      <span className="flex gap-2">
        <span
          aria-hidden="true"
          className={cx(
            "mt-0.5 grid size-5 shrink-0 place-items-center transition-colors",
            multiple ? "rounded-s" : "rounded-full",
            chosen ? "bg-capsule text-on-capsule" : "inset-ring-2 inset-ring-text-3",
          )}
        >
          {chosen && <Check className="size-3.5 stroke-[3.2]" />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span
              className={cx("min-w-0 flex-1 text-s leading-snug wrap-anywhere", chosen && "font-semibold")}
            >
              {text}
            </span>
            <span aria-hidden="true" className="num shrink-0 text-xs text-text-2">
              {count} · {percent}%
            </span>
          </span>
          <span className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-ink-4">
            <span
              className={cx(
                "block h-full rounded-full transition-transform duration-[var(--page)]",
                chosen ? "bg-capsule" : "bg-text-3",
              )}
              style={{ transform: `translateX(${100 * share - 100}%)` }}
            />
          </span>
        </span>
      </span>
      <span className="sr-only">{t("polls.votesAre", { n: count, percent })}</span>
    </button>
  );
}
