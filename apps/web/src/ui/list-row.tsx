import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface ListRowProps {
  /** Avatar or icon at the left. */
  lead?: ReactNode;
  title: ReactNode;
  /** After the title: tags, a mute mark. */
  mark?: ReactNode;
  /** Top right: a time. */
  time?: ReactNode;
  /** Second line. */
  note?: ReactNode;
  /** A longer sentence, shown whole below both lines and the action. */
  words?: string;
  /** Bottom right: a badge. */
  tail?: ReactNode;
  /** At the right of both lines: a button, a tick. Outside the pressed area. */
  action?: ReactNode;
  compact?: boolean;
  /** Pinned rows have a lighter background. */
  pinned?: boolean;
  onPress?: () => void;
}

/** One row of a list: 72 px high, or 62 px when compact. With `onPress`, all of it is a button. */
export function ListRow(props: ListRowProps) {
  const { lead, title, mark, time, note, words = "", tail, action, compact, pinned, onPress } = props;
  const line = words === "" && "hairline-b";
  const body = (
    <>
      {lead}
      <span
        className={cx(
          line,
          "flex min-w-0 flex-1 flex-col justify-center gap-0.75 self-stretch py-2 text-left",
        )}
      >
        <span className="flex items-center gap-1.5">
          <span className="truncate text-n leading-snug font-semibold">{title}</span>
          {mark}
          {time !== undefined && (
            <span className="num ml-auto shrink-0 pl-2 text-xs text-text-3">{time}</span>
          )}
        </span>
        {(note !== undefined || tail !== undefined) && (
          <span className="flex items-center gap-1.5 text-s leading-snug text-text-2">
            <span className="min-w-0 flex-1 truncate">{note}</span>
            {tail}
          </span>
        )}
      </span>
    </>
  );
  const shape = cx("flex min-w-0 flex-1 items-center gap-3 pl-4", action === undefined && "pr-4");
  return (
    <div
      className={cx("flex flex-wrap", compact ? "min-h-15.5" : "min-h-18", pinned ? "bg-ink-2" : "bg-ink-1")}
    >
      {onPress === undefined ? (
        <div className={shape}>{body}</div>
      ) : (
        <button type="button" onClick={onPress} className={cx(shape, "-outline-offset-2 active:bg-ink-3")}>
          {body}
        </button>
      )}
      {action !== undefined && (
        <div className={cx(line, "mr-4 flex shrink-0 items-center gap-2 pl-2")}>{action}</div>
      )}
      {words !== "" && (
        <div className="w-full pr-4 pl-18">
          <p className="hairline-b pb-3 text-s leading-snug wrap-anywhere text-text-2">{words}</p>
        </div>
      )}
    </div>
  );
}

/** The heading of a section of a list: "在线 4", "A". */
export function ListHeading({ children, live }: { children: ReactNode; live?: boolean }) {
  return (
    <h2 className={cx("px-4 pt-2 pb-0.5 text-xs", live ? "text-capsule" : "text-text-3")}>{children}</h2>
  );
}
