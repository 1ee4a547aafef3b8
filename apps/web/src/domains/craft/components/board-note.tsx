import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { usersStore } from "../../users/index.ts";
import type { Board, Note } from "../board.store.ts";
import type { Played } from "../play.ts";
import { elementName, type Thing } from "../thing.ts";

/** The result of a combination as a sentence. */
export function noteText({ thing, why, first, isNew, goalMet }: Played): string {
  if (thing === null) return why;
  if (first) return t("craft.first", { name: elementName(thing) });
  if (goalMet) return t("craft.solved", { name: elementName(thing) });
  return isNew ? t("craft.new", { name: elementName(thing) }) : elementName(thing);
}

interface BoardNoteProps {
  note: Note;
  board: Board;
  onAbout: (thing: Thing, number: number | null) => void;
}

/** A note below its piece; the note of a discovery opens the certificate. */
export function BoardNote({ note, board, onAbout }: BoardNoteProps) {
  const { width, height } = useStore(board.store);
  const { played, x, y } = note;
  const { thing, first, reward, number, goalMet } = played;
  const half = Math.min(150, width / 2 - 12);
  const spot = {
    x: Math.min(Math.max(x, half), Math.max(half, width - half)),
    y: y + 46 > height - 24 ? y - 46 : y + 46,
  };
  const name = useStore(usersStore, ({ self }) => self?.nickName ?? "");
  const face = cx(
    "flex max-w-75 items-center gap-1.5 rounded-full border border-line bg-float px-3.5 py-1.5 text-s leading-snug",
    thing === null ? "text-text-2" : "text-text-1",
  );
  return (
    <div
      style={{ transform: `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%)` }}
      className={cx(
        "absolute top-0 left-0 z-10 w-max max-w-[calc(100%-24px)]",
        !first && "pointer-events-none",
      )}
    >
      <div className="animate-rise">
        {first && thing !== null ? (
          <button type="button" className={cx("press hit", face)} onClick={() => onAbout(thing, number)}>
            <span aria-hidden="true">✨</span>
            <span>
              {t("craft.firstNote")} <b>{name}</b>
            </span>
            {reward > 0 && <span className="num font-semibold text-capsule">+{reward}</span>}
          </button>
        ) : (
          <p className={face}>
            {goalMet && <span aria-hidden="true">🎯</span>}
            <span className="text-pretty">{noteText(played)}</span>
          </p>
        )}
      </div>
    </div>
  );
}
