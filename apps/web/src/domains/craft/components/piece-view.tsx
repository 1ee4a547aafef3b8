import { type KeyboardEvent, memo } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { Sparks } from "../../../ui/sparks.tsx";
import type { Board, Piece } from "../board.store.ts";
import { elementName } from "../thing.ts";
import { type DragHandlers, transformOf } from "../use-drag.ts";

const STEP = 20;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface PieceViewProps {
  piece: Piece;
  board: Board;
  dragHandlers: DragHandlers;
  selected: boolean;
  busy: boolean;
  shaken: boolean;
}

/** Moves the keyboard focus to the result of a press. */
export async function pressed(work: Promise<Piece | null>): Promise<void> {
  const piece = await work;
  if (piece !== null && document.activeElement?.matches(":focus-visible, body"))
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-piece="${piece.id}"]`)?.focus({ preventScroll: true }),
    );
}

/** A piece on the board. It is only drawn again when it changes itself, because there may be two hundred. */
export const PieceView = memo(function PieceView(props: PieceViewProps) {
  const { piece, board, dragHandlers: hands, selected, busy, shaken } = props;
  const { id, thing, first, fresh } = piece;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (step !== undefined) {
      event.preventDefault();
      board.move(id, { x: piece.x + step[0], y: piece.y + step[1] });
    } else if (event.key === "Delete" || event.key === "Backspace") board.remove(id);
    else if (event.key === "Escape") board.select(null);
  };
  return (
    <button
      type="button"
      data-piece={id}
      aria-pressed={selected}
      aria-busy={busy || undefined}
      aria-label={first ? t("craft.firstPiece", { name: elementName(thing) }) : elementName(thing)}
      onPointerDown={(press) => hands.holdPiece(press, id)}
      onClick={() => void pressed(board.press(id))}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      style={{ transform: transformOf(piece) }}
      className="group hit absolute top-0 left-0 touch-none rounded-full select-none [contain:layout_style] data-carried:z-20 data-carried:cursor-grabbing data-carried:will-change-transform"
    >
      <span
        className={cx(
          "relative flex min-h-10 items-center gap-1.5 rounded-full border px-3.5 text-m whitespace-nowrap transition-shadow",
          "group-data-near:border-capsule group-data-near:shadow-[0_0_0_3px_var(--capsule-wash)]",
          "group-data-carried:border-capsule group-data-carried:shadow-[0_0_24px_var(--capsule-wash)]",
          first ? "bg-bright font-bold text-on-bright" : "bg-ink-3 font-semibold",
          selected ? "border-capsule shadow-[0_0_28px_4px_var(--capsule-wash)]" : "border-line",
          fresh && "animate-pop",
          shaken && "animate-tremble",
          busy && "opacity-60",
        )}
      >
        <span aria-hidden="true">{thing.emoji}</span>
        {elementName(thing)}
        {first && fresh && <Sparks />}
      </span>
    </button>
  );
});
