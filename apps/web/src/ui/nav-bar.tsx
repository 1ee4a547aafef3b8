import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { back } from "../platform/navigation.ts";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";

interface NavBarProps {
  title?: ReactNode;
  /** The title of a tab: large, at the left, without a back arrow. */
  big?: boolean;
  /** Replaces the title, for example with the avatar and name in a chat. */
  center?: ReactNode;
  /** Icon buttons at the right. */
  actions?: ReactNode;
  /** Called instead of going back; null hides the arrow. */
  onBack?: (() => void) | null;
  /** Over pictures: no background, and glass buttons. */
  overArt?: boolean;
}

/** The custom navigation bar, 48 px high, below the safe area (`APP-5`). */
export function NavBar({ title, big, center, actions, onBack, overArt }: NavBarProps) {
  if (big === true) {
    return (
      <header className="z-10 flex min-h-12 shrink-0 items-center gap-1 pt-[var(--safe-top)] pr-1.5 pl-4">
        <h1 className="flex-1 truncate text-xl font-bold">{title}</h1>
        {actions}
      </header>
    );
  }
  return (
    <header
      className={cx(
        "z-10 grid min-h-12 shrink-0 items-center gap-1 px-1.5 pt-[var(--safe-top)]",
        center === undefined ? "grid-cols-[1fr_auto_1fr]" : "grid-cols-[auto_1fr_auto]",
        overArt === true && "text-on-art",
      )}
    >
      <div className="flex">
        {onBack !== null && (
          <IconButton
            label={t("common.back")}
            icon={<ChevronLeft aria-hidden="true" />}
            look={overArt === true ? "glass" : "plain"}
            onClick={() => (onBack === undefined ? back() : onBack())}
          />
        )}
      </div>
      {center ?? <h1 className="max-w-60 truncate text-center text-l font-semibold">{title}</h1>}
      <div className="flex justify-end">{actions}</div>
    </header>
  );
}
