import { type ReactNode, useRef, useState } from "react";
import type { Board } from "../board.store.ts";
import type { Thing } from "../thing.ts";
import { useDrag } from "../use-drag.ts";
import { BoardView } from "./board-view.tsx";
import { type ElementQuery, ElementSheet } from "./element-sheet.tsx";
import { Shelf } from "./shelf.tsx";

interface GameFrameProps {
  nav: ReactNode;
  board: Board;
  things: readonly Thing[];
  firsts: number | null;
  /** Shown over the upper edge of the board. */
  over?: ReactNode;
  /** An element whose origin is shown when the page opens. */
  asked?: ElementQuery | null;
  children?: ReactNode;
}

/** Board and shelf: one above the other on an upright phone, side by side in a wide window. */
export function GameFrame({ nav, board, things, firsts, over, asked = null, children }: GameFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const dragHandlers = useDrag({ board, box, lines });
  const [about, setAbout] = useState<ElementQuery | null>(asked);
  return (
    <div className="absolute inset-0 isolate z-10 flex flex-col bg-ink-1 pr-(--safe-right) pl-(--safe-left) landscape:fixed landscape:top-(--app-top) landscape:bottom-(--app-bottom)">
      {nav}
      <main className="flex min-h-0 flex-1 flex-col overflow-hidden landscape:flex-row">
        <BoardView
          board={board}
          dragHandlers={dragHandlers}
          box={box}
          lines={lines}
          over={over}
          onAbout={(thing, number) => setAbout({ thing, number })}
        />
        <Shelf board={board} dragHandlers={dragHandlers} things={things} firsts={firsts} />
      </main>
      <ElementSheet asked={about} onClose={() => setAbout(null)} />
      {children}
    </div>
  );
}
