import { type PointerEvent, useRef, useState } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";

interface IndexBarProps {
  /** Marks in order: "☆", "A" … "Z", "#"; only those that have people. */
  marks: readonly string[];
  current: string | undefined;
  /** Scroll to this mark. */
  onChoose: (mark: string) => void;
}

/** The letters at the right edge: press or slide over them; arrow keys move too. A large letter shows the place. */
export function IndexBar({ marks, current, onChoose }: IndexBarProps) {
  const [touched, setTouched] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
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
  return (
    <>
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
        className="absolute top-1/2 right-0 z-10 flex w-7 -translate-y-1/2 touch-none flex-col items-center py-1 text-index text-text-3 select-none -outline-offset-2"
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
        {marks.map((mark) => (
          <span
            key={mark}
            className={cx(
              "grid h-3.75 min-w-3.75 place-items-center rounded-full leading-none",
              mark === (touched ?? current) && "bg-capsule font-bold text-on-capsule",
            )}
          >
            {mark}
          </span>
        ))}
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
