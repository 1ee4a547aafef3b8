import type { ReactNode } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { cx } from "../../../../ui/cx.ts";
import { Tag } from "../../../../ui/tag.tsx";

interface LineFrameProps {
  own: boolean;
  /** Stands close under the previous line. */
  joined: boolean;
  /** In a group: the sender, with a badge for a character. */
  sender?: { id: number; name: string; picture: string; ai: boolean } | undefined;
  /** A checkbox at the left during multi-select. */
  tick?: ReactNode;
  /** Time and read state. */
  meta: ReactNode;
  /** Shown under everything else. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * Maximum width of a bubble. Narrow phones too leave room beside it for the time, and beside mine for its delivery
 * state. That room does not grow with the reader's text size, or nothing would be left for the bubble: what
 * does not fit beside it goes below.
 */
function widthOf(own: boolean, named: boolean): string {
  if (own) return "max-w-[min(16.5rem,100vw-108px)]";
  return named ? "max-w-[min(15rem,100vw-112px)]" : "max-w-[min(16.5rem,100vw-68px)]";
}

/** The frame of a bubble: side, avatar, name, and what stands beside it (design rule 4). */
export function LineFrame({ own, joined, sender, tick, meta, below, children }: LineFrameProps) {
  return (
    <div className={cx("relative flex gap-2 px-3", joined ? "pt-0.5" : "pt-3")}>
      {tick}
      {sender !== undefined &&
        (joined ? (
          <span className="w-9 shrink-0" />
        ) : (
          <button
            type="button"
            aria-label={sender.name}
            onClick={() => push("/pages/common/user-info", { id: sender.id })}
            className="hit press size-9 shrink-0 self-start rounded-full"
          >
            <Avatar name={sender.name} src={sender.picture} size="smaller" />
          </button>
        ))}
      <div className={cx("flex min-w-0 flex-1 flex-col", own ? "items-end" : "items-start")}>
        {sender !== undefined && !joined && (
          <span className="mb-1 flex max-w-full items-center gap-1 px-1 text-xs text-text-3">
            <span className="truncate">{sender.name}</span>
            {sender.ai && <Tag>{t("common.ai")}</Tag>}
          </span>
        )}
        <div className={cx("flex max-w-full flex-wrap items-end gap-x-2", own && "flex-row-reverse")}>
          <div className={cx("min-w-0", widthOf(own, sender !== undefined))}>{children}</div>
          {meta}
        </div>
        {below}
      </div>
    </div>
  );
}
