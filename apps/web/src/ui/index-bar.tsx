import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";

/** One row of an index: a mark, or a dot for the marks left out between two others. */
interface IndexRow {
  readonly text: string;
  readonly now: boolean;
}

const DOT = "·";

/**
 * The rows of an index with limited room: all marks if they fit, otherwise marks and dots by turns, as in a phone's
 * address book. The row nearest to the current mark is the present one.
 * @param now the index of the current mark in `marks`
 * @param room how many rows fit, at least 2
 */
export function thinIndex(marks: readonly string[], now: number, room: number): IndexRow[] {
  if (marks.length <= room) return marks.map((text, at) => ({ text, now: at === now }));
  // With an odd number of rows the first and the last one are marks.
  const rows = room - ((room + 1) % 2);
  const step = (marks.length - 1) / (rows - 1);
  return Array.from({ length: rows }, (_, row) => ({
    text: row % 2 === 1 ? DOT : (marks[Math.round(row * step)] ?? DOT),
    now: row === Math.round(now / step),
  }));
}

interface IndexBarProps {
  /** Marks in order: "☆", "A" … "Z", "#"; only those that have people. */
  marks: readonly string[];
  current: string | undefined;
  /** Scrolls to this mark. */
  onChoose: (mark: string) => void;
}

/** The height of a row and the padding of the index, rem. */
const ROW_REM = 15 / 16;
const PADDING_REM = 0.5;
/** If fewer rows fit, letters are so large that the index would cover the list. */
const FEWEST = 10;

/** How many rows fit in the height of `bar` at the present size of letters. */
function useRoom(bar: RefObject<HTMLDivElement | null>): number {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const box = bar.current;
    if (box === null) return;
    // The width of the bar follows the size of letters, so the observer notices a change of that too.
    const watch = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(Math.floor((box.clientHeight / rem - PADDING_REM) / ROW_REM));
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [bar]);
  return room;
}

/** The letters at the right edge: press, slide or use the arrow keys. A large letter shows the touched mark. */
export function IndexBar({ marks, current, onChoose }: IndexBarProps) {
  const [touched, setTouched] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const room = useRoom(bar);
  const choose = (mark: string | undefined) => {
    if (mark === undefined || mark === touched) return;
    onChoose(mark);
  };
  const follow = (event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect();
    if (area === undefined) return;
    const at = Math.floor(((event.clientY - area.top) / area.height) * marks.length);
    const mark = marks[Math.max(0, Math.min(marks.length - 1, at))];
    choose(mark);
    setTouched(mark ?? null);
  };
  const now = Math.max(0, marks.indexOf(current ?? ""));
  const rows =
    room < FEWEST ? [] : thinIndex(marks, Math.max(0, marks.indexOf(touched ?? current ?? "")), room);
  return (
    <>
      <div ref={bar} className="pointer-events-none absolute inset-y-0 right-0 z-10 grid w-7 content-center">
        {rows.length > 0 && (
          <div
            ref={box}
            role="slider"
            tabIndex={0}
            aria-label={t("common.index")}
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={Math.max(0, marks.length - 1)}
            aria-valuenow={now}
            aria-valuetext={marks[now]}
            className="pointer-events-auto flex touch-none flex-col items-center py-1 text-index text-text-3 select-none -outline-offset-2"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              follow(event);
            }}
            onPointerMove={(event) => touched !== null && follow(event)}
            onPointerUp={() => setTouched(null)}
            onPointerCancel={() => setTouched(null)}
            onKeyDown={({ key }) => {
              if (key === "ArrowDown") choose(marks[now + 1]);
              if (key === "ArrowUp") choose(marks[now - 1]);
            }}
          >
            {rows.map((row, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                key={at}
                className={cx(
                  "grid h-3.75 min-w-3.75 place-items-center rounded-full leading-none",
                  row.now && "bg-capsule font-bold text-on-capsule",
                )}
              >
                {row.text}
              </span>
            ))}
          </div>
        )}
      </div>
      {touched !== null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-14 z-10 grid size-15 -translate-y-1/2 place-items-center rounded-l bg-float-high text-2xl font-bold shadow-pop"
        >
          {touched}
        </span>
      )}
    </>
  );
}
