import { badgeCount } from "../platform/i18n/numbers.ts";
import { cx } from "./cx.ts";

interface BadgeProps {
  count: number;
  /** mute: a muted chat; rose: a count of something other than messages; bright: the same green over pictures. */
  tone?: "capsule" | "mute" | "rose" | "bright";
  className?: string;
}
const tones = {
  capsule: "bg-capsule text-on-capsule",
  mute: "bg-ink-4 text-text-2",
  rose: "bg-rose text-on-bar",
  bright: "bg-bright text-on-bright",
} as const;

/** An unread count; nothing at 0. */
export function Badge({ count, tone = "capsule", className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cx(
        "num inline-grid h-[1.64em] min-w-[1.64em] shrink-0 place-items-center rounded-full px-[0.4em] text-xs leading-none font-bold",
        tones[tone],
        className,
      )}
    >
      {badgeCount(count)}
    </span>
  );
}
