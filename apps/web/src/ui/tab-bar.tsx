import { Plus } from "lucide-react";
import { t } from "../platform/i18n/i18n.ts";
import { badgeCount } from "../platform/i18n/numbers.ts";
import { cx } from "./cx.ts";

export type TabName = "discover" | "contacts" | "create" | "messages" | "mine";
interface TabBarProps {
  current: TabName | null;
  unread: number;
  /** Open friend requests, shown on contacts. */
  requests: number;
  /** Unseen notifications, shown on mine. */
  notifications: number;
  onChoose: (tab: TabName) => void;
}

/** The black tab bar with white text, 50 px high: five tabs, the middle one only an icon (`APP-2`). */
export function TabBar({ current, unread, requests, notifications: notices, onChoose }: TabBarProps) {
  const tab = (name: TabName, label: string, count = 0) => (
    <button
      type="button"
      aria-current={current === name ? "page" : undefined}
      onClick={() => onChoose(name)}
      className={cx(
        "relative grid min-w-11 flex-1 grid-cols-[minmax(0,1fr)] place-items-center max-[359px]:flex-auto self-stretch text-tab -outline-offset-4 max-[359px]:text-tab-narrow",
        current === name ? "font-semibold text-on-bar" : "text-on-bar-dim",
      )}
    >
      <span className="relative max-w-full">
        <span className="block truncate">{label}</span>
        {count > 0 && (
          <span className="num absolute -top-1.75 left-full z-1 -ml-2 min-w-4 rounded-full bg-rose px-1.25 text-center text-dot leading-normal font-bold text-on-bar max-[359px]:-top-3 max-[359px]:-right-0.5 max-[359px]:left-auto max-[359px]:ml-0">
            <span aria-hidden="true">{badgeCount(count)}</span>
            <span className="sr-only">{t("shell.unread", { n: count })}</span>
          </span>
        )}
        {current === name && (
          <span className="absolute -bottom-2.25 left-1/2 h-0.75 w-4 -translate-x-1/2 rounded-full bg-bright" />
        )}
      </span>
    </button>
  );
  return (
    <nav aria-label={t("shell.tabs")} className="z-20 shrink-0 bg-bar pb-[var(--safe-bottom)] text-on-bar">
      <div className="flex h-12.5 items-center px-1.5">
        {/* Halves, so that the icon stays in the middle whatever the widths of the labels. */}
        <div className="flex min-w-0 flex-1 self-stretch">
          {tab("discover", t("shell.tabDiscover"))}
          {tab("contacts", t("shell.tabContacts"), requests)}
        </div>
        <button
          type="button"
          aria-label={t("shell.tabCreate")}
          aria-current={current === "create" ? "page" : undefined}
          onClick={() => onChoose("create")}
          className="hit press grid h-8 w-13 shrink-0 place-items-center rounded-full bg-bright text-on-bright"
        >
          <Plus aria-hidden="true" className="size-5 stroke-[2.6]" />
        </button>
        <div className="flex min-w-0 flex-1 self-stretch">
          {tab("messages", t("shell.tabMessages"), unread)}
          {tab("mine", t("shell.tabMine"), notices)}
        </div>
      </div>
    </nav>
  );
}
