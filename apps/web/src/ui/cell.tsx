import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A card of cells, as on "mine" and the settings pages; a heading above when given. */
export function CellGroup({ title, note, children }: { title?: string; note?: string; children: ReactNode }) {
  return (
    <section className="mb-3">
      {title !== undefined && <h2 className="px-4 pb-1.5 text-s text-text-3">{title}</h2>}
      <div className="overflow-hidden rounded-m bg-ink-2">{children}</div>
      {note !== undefined && <p className="px-4 pt-1.5 text-s text-text-3">{note}</p>}
    </section>
  );
}

interface CellProps {
  /** An icon, drawn 21 px in the secondary colour. */
  icon?: ReactNode;
  title: ReactNode;
  /** Shown below the title. */
  note?: ReactNode;
  /** At the right: a value, a switch, a badge. */
  value?: ReactNode;
  /** Shows the whole value, on several lines if needed. */
  wrap?: boolean;
  /** A harmful action: in rose, and without an arrow because nothing opens. */
  danger?: boolean;
  /** Replaces the arrow if a press opens nothing. */
  mark?: ReactNode;
  onPress?: () => void;
}

/** One line of a card, 54 px high; with `onPress` it has an arrow, and all of it is a button. */
export function Cell({ icon, title, note, value, wrap, danger, mark, onPress }: CellProps) {
  const body = (
    <>
      {icon !== undefined && (
        <span aria-hidden="true" className="text-text-2 [&_svg]:size-5.25 [&_svg]:stroke-[1.8]">
          {icon}
        </span>
      )}
      <span
        className={cx(
          "grid min-w-0 flex-1 items-center gap-3",
          // The value shrinks first; the title is at least as wide as its longest word.
          value !== undefined && "grid-cols-[minmax(min-content,1fr)_fit-content(65%)]",
        )}
      >
        <span className="flex min-w-0 flex-col text-left">
          <span className={cx("text-m leading-snug", danger && "text-rose")}>{title}</span>
          {note !== undefined && <span className="text-s text-text-3">{note}</span>}
        </span>
        {value !== undefined && (
          <span
            className={cx(
              "text-right text-s text-text-3",
              wrap === true ? "text-balance wrap-anywhere" : "truncate",
            )}
          >
            {value}
          </span>
        )}
      </span>
    </>
  );
  const shape = "flex min-h-13.5 w-full items-center gap-3 px-4 py-2";
  if (onPress === undefined) return <div className={shape}>{body}</div>;
  return (
    <button type="button" onClick={onPress} className={cx(shape, "-outline-offset-2 active:bg-ink-3")}>
      {body}
      {mark}
      {danger !== true && mark === undefined && (
        <ChevronRight aria-hidden="true" className="size-3.75 shrink-0 text-text-3" />
      )}
    </button>
  );
}
