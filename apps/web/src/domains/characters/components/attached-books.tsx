import type { BookCard } from "@4d/contract";
import { BookPlus, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FullSheet } from "../../../ui/full-sheet.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { PickRow } from "../../../ui/pick-row.tsx";
import { showBook } from "../book-actions.ts";
import { makingStore, save, workBy } from "../making.store.ts";
import { attachedStore, loadAttached, loadMyBooks, myBooksStore, setAttached } from "../my-books.store.ts";
import { BookButtons } from "./book-buttons.tsx";
import { BookMark, bookNote } from "./book-row.tsx";
import { FieldSection } from "./step-layout.tsx";

const NONE: readonly BookCard[] = [];

interface PickerProps {
  characterId: number;
  attached: readonly BookCard[];
  shown: boolean;
  onClose: () => void;
}

/** Chooses the lorebooks that a character uses, of all that there are; each press counts at once. */
function BookPicker({ characterId, attached, shown, onClose }: PickerProps) {
  const { items } = useStore(myBooksStore);
  const used = new Set(attached.map(({ id }) => id));
  const toggle = (id: number) => void setAttached(characterId, id, !used.has(id));
  return (
    <FullSheet open={shown} onClose={onClose} title={t("books.attach")}>
      {items.length === 0 && <EmptyState title={t("books.none")} note={t("books.pickNone")} />}
      {items.map((card) => (
        <PickRow
          key={card.id}
          lead={<BookMark />}
          title={card.name}
          note={bookNote(card)}
          checked={used.has(card.id)}
          onToggle={() => toggle(card.id)}
        />
      ))}
      <div className="flex flex-col gap-2.5 px-4 py-4">
        <BookButtons
          onMade={async ({ id }) => {
            await setAttached(characterId, id, true);
            await loadMyBooks();
          }}
        />
        {items.length > 0 && (
          <Button look="quiet" block onClick={() => push("/pages/create/lorebooks")}>
            {t("books.manage")}
          </Button>
        )}
      </div>
    </FullSheet>
  );
}

function AttachedRow({ card, onDetach }: { card: BookCard; onDetach: () => void }) {
  return (
    <li className="flex items-center gap-3 rounded-m bg-ink-2 pr-1.5 pl-3">
      <BookMark />
      <button
        type="button"
        onClick={() => showBook(card.id)}
        className="flex min-h-15 min-w-0 flex-1 flex-col justify-center py-2 text-left -outline-offset-2"
      >
        <span className="max-w-full truncate text-m font-semibold">{card.name}</span>
        <span className="text-s text-text-3">{bookNote(card)}</span>
      </button>
      <IconButton
        label={t("books.detach", { name: card.name })}
        icon={<X aria-hidden="true" />}
        onClick={onDetach}
      />
    </li>
  );
}

/** The lorebooks a character uses beside its own lore (`characters §5.7`). */
export function AttachedBooks({ workKey }: { workKey: string }) {
  const { active } = usePage();
  const characterId = useStore(makingStore, ({ works }) => works[workKey]?.id ?? null);
  const attached = useStore(attachedStore, ({ of }) => of[characterId ?? 0] ?? NONE);
  const [isPicking, setPicking] = useState(false);
  useEffect(() => {
    if (active && characterId !== null) void loadAttached(characterId);
  }, [active, characterId]);
  const pick = async () => {
    // A character that is only here has no number yet.
    if (workBy(workKey)?.id == null) await save(workKey);
    if (workBy(workKey)?.id == null) return toast(t("making.exportFirst"));
    void loadMyBooks();
    setPicking(true);
  };
  return (
    <FieldSection title={t("books.attachedTitle")} note={t("books.attachedNote")}>
      {attached.length > 0 && (
        <ul className="mb-3 flex flex-col gap-2.5">
          {attached.map((card) => (
            <AttachedRow
              key={card.id}
              card={card}
              onDetach={() => characterId !== null && void setAttached(characterId, card.id, false)}
            />
          ))}
        </ul>
      )}
      <Button
        look="ghost"
        block
        icon={<BookPlus aria-hidden="true" className="size-4.5" />}
        onClick={() => void pick()}
      >
        {t("books.attach")}
      </Button>
      {characterId !== null && (
        <BookPicker
          characterId={characterId}
          attached={attached}
          shown={isPicking}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldSection>
  );
}
