import { foldText } from "@4d/contract/folding";
import { searchElements } from "@4d/craft";
import { Search, X } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import type { Board } from "../board.store.ts";
import { elementName, type Thing } from "../thing.ts";
import type { DragHandlers } from "../use-drag.ts";
import { pressed } from "./piece-view.tsx";

const PART = 120;
type Show = "recent" | "first";

interface ShelfProps {
  board: Board;
  dragHandlers: DragHandlers;
  things: readonly Thing[];
  /** The number of my first discoveries; null hides it. */
  firsts: number | null;
}

function ThingChip({
  thing,
  board,
  dragHandlers,
}: {
  thing: Thing;
  board: Board;
  dragHandlers: DragHandlers;
}) {
  return (
    <li>
      <button
        type="button"
        data-thing={thing.key}
        onPointerDown={(press) => dragHandlers.holdThing(press, thing)}
        onClick={() => void pressed(board.pressThing(thing))}
        onContextMenu={(event) => event.preventDefault()}
        className={cx(
          "hit flex min-h-9 touch-pan-y items-center gap-0.5 rounded-full border border-line bg-ink-3 px-3 text-m whitespace-nowrap select-none active:bg-ink-4",
          "[-webkit-touch-callout:none]",
          thing.id === null && thing.at > 0 && "border-dashed",
        )}
      >
        <span aria-hidden="true">{thing.emoji}</span>
        {elementName(thing)}
        {thing.first && (
          <span className="mt-1 ml-0.5 size-1.5 self-start rounded-full bg-capsule">
            <span className="sr-only">{t("craft.isFirst")}</span>
          </span>
        )}
      </button>
    </li>
  );
}

interface ChoiceProps {
  show: Show;
  firsts: number;
  onShow: (show: Show) => void;
}

function Choice({ show, firsts, onShow }: ChoiceProps) {
  const choices = [
    { id: "recent", label: t("craft.recent") },
    { id: "first", label: t("craft.firsts", { n: firsts }) },
  ] as const;
  return (
    <div role="group" aria-label={t("craft.which")} className="flex gap-1 rounded-full bg-ink-3">
      {choices.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === show}
          onClick={() => onShow(id)}
          className={cx(
            "hit press num min-h-7 rounded-full px-3 text-s whitespace-nowrap",
            id === show ? "bg-text-1 font-semibold text-ink-0" : "text-text-2",
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** All my elements, to press or drag onto the board; searchable by name, in both languages, or by emoji. */
export function Shelf({ board, dragHandlers: hands, things, firsts }: ShelfProps) {
  const [show, setShow] = useState<Show>("recent");
  const [searching, setSearching] = useState(false);
  const [words, setWords] = useState("");
  const [count, setCount] = useState(PART);
  const wanted = useDeferredValue(searching ? words : "");
  const found = useMemo(() => {
    const shown = show === "first" && firsts !== null ? things.filter(({ first }) => first) : things;
    return wanted.trim() === "" ? shown : searchElements(shown, wanted, 200, foldText);
  }, [things, show, firsts, wanted]);
  const empty = wanted.trim() === "" ? t("craft.noFirsts") : t("craft.notFound");
  return (
    <section
      aria-label={t("craft.elements")}
      className="flex h-[39%] min-h-48 shrink-0 flex-col rounded-t-l bg-ink-2 landscape:h-auto landscape:w-[min(400px,44%)] landscape:rounded-none"
    >
      <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-1 px-3.5">
        <h2 className="flex-1 text-m font-semibold">
          {t("craft.elements")} <span className="num font-normal text-text-3">{things.length}</span>
        </h2>
        <IconButton
          label={searching ? t("common.cancel") : t("craft.search")}
          icon={searching ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
          onClick={() => setSearching(!searching)}
        />
        {firsts !== null && <Choice show={show} firsts={firsts} onShow={setShow} />}
      </div>
      {searching && <SearchField autoFocus label={t("craft.search")} value={words} onChange={setWords} />}
      <div className="scroller min-h-0 flex-1 px-3.5 pt-1 pb-[max(12px,var(--safe-bottom))]">
        <ul className="flex flex-wrap gap-2">
          {found.slice(0, count).map((thing) => (
            <ThingChip key={thing.key} thing={thing} board={board} dragHandlers={hands} />
          ))}
        </ul>
        {found.length === 0 && <p className="py-6 text-center text-s text-text-2">{empty}</p>}
        {found.length > count && <MoreSentinel key={count} onNear={() => setCount(count + PART)} />}
      </div>
    </section>
  );
}
