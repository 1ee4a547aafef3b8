import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

const looks = {
  plain: "bg-ink-3 text-text-1",
  off: "bg-text-1 text-ink-1",
  glass: "glass",
  accept: "bg-capsule text-on-capsule",
  end: "bg-rose text-on-bar",
} as const;

interface CallButtonProps {
  label: string;
  icon: ReactNode;
  look?: keyof typeof looks;
  onPress: () => void;
}

/** A round button under a call, its label below. */
export function CallButton({ label, icon, look = "plain", onPress }: CallButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="group flex w-15 shrink flex-col items-center gap-1.5 rounded-m text-xs leading-tight"
    >
      <span
        className={cx(
          "press grid size-13.5 place-items-center rounded-full [&_svg]:size-6 [&_svg]:stroke-[1.8] group-active:scale-95 short:size-12",
          looks[look],
        )}
      >
        {icon}
      </span>
      <span className="w-full text-center text-balance">{label}</span>
    </button>
  );
}

/** A row of buttons; a column on the right of a low wide window. */
export function CallButtons({ children, few }: { children: ReactNode; few?: boolean }) {
  return (
    <div
      className={cx(
        "z-10 flex shrink-0 items-start justify-center gap-1 px-3 pt-4 pb-[max(20px,var(--safe-bottom))]",
        "landscape:short:h-full landscape:short:flex-col landscape:short:items-center landscape:short:gap-2 landscape:short:px-4 landscape:short:py-3",
        few === true ? "gap-14 landscape:short:gap-8" : "min-[360px]:gap-3",
      )}
    >
      {children}
    </div>
  );
}
