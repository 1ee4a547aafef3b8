import { cx } from "../../../../ui/cx.ts";

interface WaveProps {
  /** 0…1 each. */
  bars: readonly number[];
  /** Share already heard, 0…1; the rest is dimmer. */
  share?: number;
  className?: string;
}

/** The bars of a voice. */
export function Wave({ bars, share, className }: WaveProps) {
  return (
    <span aria-hidden="true" className={cx("flex h-5.5 min-w-0 items-center gap-0.5", className)}>
      {bars.map((bar, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
          key={at}
          className={cx(
            "w-[2.5px] rounded-full bg-current",
            share !== undefined && at / bars.length >= share && "opacity-40",
          )}
          style={{ height: `${18 + bar * 82}%` }}
        />
      ))}
    </span>
  );
}
