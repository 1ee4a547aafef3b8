import { Copy, Info, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import type { Board, Piece } from "../board.store.ts";
import { neighbours } from "../board-geometry.ts";
import { elementName, type Thing } from "../thing.ts";
import { type DragHandlers, drawThreads } from "../use-drag.ts";
import { BoardNote, noteText } from "./board-note.tsx";
import { PieceView } from "./piece-view.tsx";

interface BoardViewProps {
  board: Board;
  dragHandlers: DragHandlers;
  box: RefObject<HTMLDivElement | null>;
  lines: RefObject<SVGSVGElement | null>;
  /** Opens the origin of an element. */
  onAbout: (thing: Thing, number: number | null) => void;
  /** Shown over the upper edge. */
  over?: ReactNode;
}

function Tool({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="hit press grid size-9 place-items-center rounded-full text-text-2 [&_svg]:size-4.5"
    >
      {icon}
    </button>
  );
}

/** Other actions for the selected piece than combining it. */
function Tools({
  piece,
  board,
  onAbout,
}: {
  piece: Piece;
  board: Board;
  onAbout: BoardViewProps["onAbout"];
}) {
  const { width } = useStore(board.store);
  const x = Math.min(Math.max(piece.x, 66), Math.max(66, width - 66));
  const y = piece.y > 84 ? piece.y - 50 : piece.y + 50;
  const copy = () => {
    board.place(piece.thing, { x: piece.x + 28, y: piece.y + 46 });
  };
  return (
    <div
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
      className="absolute top-0 left-0 z-10 flex rounded-full bg-float-high px-1 shadow-pop"
    >
      <Tool
        label={t("craft.about", { name: elementName(piece.thing) })}
        icon={<Info aria-hidden="true" />}
        onPress={() => onAbout(piece.thing, null)}
      />
      <Tool label={t("craft.copy")} icon={<Copy aria-hidden="true" />} onPress={copy} />
      <Tool
        label={t("craft.putAway")}
        icon={<X aria-hidden="true" />}
        onPress={() => board.remove(piece.id)}
      />
    </div>
  );
}

/** Follows the size of the board, and draws threads from the selected piece to pieces nearby. */
function useBoard({ board, box, lines }: Pick<BoardViewProps, "board" | "box" | "lines">): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => board.resize(element.clientWidth, element.clientHeight);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [board, box]);
  const { pieces, selected } = useStore(board.store);
  useEffect(() => {
    const piece = pieces.find(({ id }) => id === selected);
    const others = pieces.filter(({ id }) => id !== selected);
    drawThreads(lines.current, piece ?? { x: 0, y: 0 }, piece === undefined ? [] : neighbours(others, piece));
  }, [pieces, selected, lines]);
}

/** The board where elements are combined: by drag, by two presses or by keys. */
export function BoardView({ board, dragHandlers: hands, box, lines, onAbout, over }: BoardViewProps) {
  const { pieces, selected, busy, shaken, note } = useStore(board.store);
  useBoard({ board, box, lines });
  const chosen = pieces.find(({ id }) => id === selected);
  return (
    <div
      ref={box}
      role="group"
      aria-label={t("craft.board")}
      className="relative min-h-0 min-w-0 flex-1 bg-[radial-gradient(var(--line)_1.2px,transparent_1.2px)] bg-size-[34px_34px]"
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className="absolute inset-0 cursor-default"
        onClick={() => board.select(null)}
      />
      <svg ref={lines} aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
        {["one", "other"].map((line) => (
          <line
            key={line}
            visibility="hidden"
            strokeDasharray="2 6"
            strokeLinecap="round"
            className="stroke-text-3 stroke-[1.5]"
          />
        ))}
      </svg>
      {over}
      {pieces.length === 0 && (
        <p className="pointer-events-none absolute inset-x-8 top-[42%] text-center text-s text-balance text-text-3">
          {t("craft.boardEmpty")}
        </p>
      )}
      {pieces.map((piece) => (
        <PieceView
          key={piece.id}
          piece={piece}
          board={board}
          dragHandlers={hands}
          selected={piece.id === selected}
          busy={busy.has(piece.id)}
          shaken={shaken.has(piece.id)}
        />
      ))}
      {chosen !== undefined && <Tools piece={chosen} board={board} onAbout={onAbout} />}
      {note !== null && <BoardNote key={note.id} note={note} board={board} onAbout={onAbout} />}
      <p aria-live="polite" className="sr-only">
        {note === null ? "" : noteText(note.played)}
      </p>
    </div>
  );
}
