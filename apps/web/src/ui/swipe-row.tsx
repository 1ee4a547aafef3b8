import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { actionSheet } from "../platform/dialogs.ts";
import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";
import { useLongPress } from "./use-long-press.ts";

export interface SwipeAction {
  id: string;
  label: string;
  tone?: "plain" | "capsule" | "rose";
  onPress: () => void;
}
interface SwipeRowProps {
  actions: readonly SwipeAction[];
  children: ReactNode;
}
const tones = {
  plain: "bg-ink-4 text-text-1",
  capsule: "bg-capsule text-on-capsule",
  rose: "bg-rose text-on-bar",
} as const;
const ACTION_WIDTH = 68;
/** The most actions behind the row, because more would cover it; the sheet has the others. */
const SWIPED_MAX = 4;
const SLOP = 8;

/** The shift of the row while a finger drags it sideways; the scroller handles vertical moves. */
function useSwipe(width: number) {
  const [shift, setShift] = useState(0);
  const drag = useRef<{ x: number; y: number; from: number; axis: "x" | "y" | null } | null>(null);
  const moved = useRef(false);
  return {
    shift,
    dragging: drag.current?.axis === "x",
    close: () => setShift(0),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        moved.current = false;
        drag.current = { x: event.clientX, y: event.clientY, from: shift, axis: null };
      },
      onPointerMove: (event: PointerEvent) => {
        const start = drag.current;
        if (start === null || start.axis === "y") return;
        const dx = event.clientX - start.x;
        if (start.axis === null) {
          const dy = event.clientY - start.y;
          if (Math.hypot(dx, dy) < SLOP) return;
          start.axis = Math.abs(dx) > Math.abs(dy) ? "x" : "y";
          if (start.axis === "y") return;
          event.currentTarget.setPointerCapture(event.pointerId);
          moved.current = true;
        }
        setShift(Math.max(-width * 1.15, Math.min(0, start.from + dx)));
      },
      onPointerUp: () => {
        if (drag.current?.axis === "x")
          setShift(shift < -width * (drag.current.from === 0 ? 0.35 : 0.65) ? -width : 0);
        drag.current = null;
      },
      onPointerCancel: () => {
        drag.current = null;
        setShift(0);
      },
      onClickCapture: (event: MouseEvent) => {
        if (!moved.current && shift === 0) return;
        event.preventDefault();
        event.stopPropagation();
        if (!moved.current) setShift(0);
        moved.current = false;
      },
    },
  };
}

/**
 * A row with actions behind its right edge. A swipe, a long press, the menu key and the button that
 * appears on keyboard focus all lead to the same actions.
 */
export function SwipeRow({ actions, children }: SwipeRowProps) {
  const swiped = actions.slice(0, SWIPED_MAX);
  const width = swiped.length * ACTION_WIDTH;
  const { shift, dragging, close, handlers } = useSwipe(width);
  const openSheet = async () => {
    const choices = actions.map(({ id, label, tone }) => ({ id, label, danger: tone === "rose" }));
    const chosen = await actionSheet([...choices].sort((a, b) => Number(a.danger) - Number(b.danger)));
    actions.find(({ id }) => id === chosen)?.onPress();
  };
  // By its own clock: iOS announces no context menu.
  const press = useLongPress(() => void openSheet());
  return (
    <div className="group/swipe relative overflow-hidden">
      <div
        aria-hidden={shift === 0}
        inert={shift === 0}
        className={cx("absolute inset-y-0 right-0 flex", shift === 0 && !dragging && "invisible")}
        style={{ width }}
      >
        {swiped.map(({ id, label, tone = "plain", onPress }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              close();
              onPress();
            }}
            className={cx("flex-1 px-1 text-s leading-tight font-semibold -outline-offset-4", tones[tone])}
          >
            {label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below is the accessible way to the same actions */}
      <div
        onContextMenu={press.onContextMenu}
        onPointerDown={(event) => {
          press.onPointerDown(event);
          handlers.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          press.onPointerMove(event);
          handlers.onPointerMove(event);
        }}
        onPointerUp={() => {
          press.onPointerUp();
          handlers.onPointerUp();
        }}
        onPointerCancel={() => {
          press.onPointerCancel();
          handlers.onPointerCancel();
        }}
        onClickCapture={(event) => {
          press.onClickCapture(event);
          handlers.onClickCapture(event);
        }}
        className={cx(
          "relative touch-pan-y select-none [-webkit-touch-callout:none]",
          !dragging && "transition-transform duration-[var(--page)]",
        )}
        style={shift === 0 ? undefined : { transform: `translateX(${shift}px)` }}
      >
        {children}
      </div>
      <button
        type="button"
        onClick={openSheet}
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:inset-y-2 focus-visible:right-2 focus-visible:rounded-full focus-visible:bg-ink-4 focus-visible:px-4 focus-visible:text-s"
      >
        {t("common.actions")}
      </button>
    </div>
  );
}
