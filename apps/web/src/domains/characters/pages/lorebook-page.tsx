import { BOOK_DESCRIPTION_MAX, BOOK_NAME_MAX, type Book, type LoreEntry } from "@4d/contract";
import { Download, Ellipsis, Trash2 } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back, push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SaveLine } from "../../../ui/save-line.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { bookStore, changeBook, openBook } from "../book.store.ts";
import { askToRemoveBook, exportBook } from "../book-actions.ts";
import type { BookText, BookWork } from "../book-work.ts";
import { LoreEditor } from "../components/lore-editor.tsx";
import { LoreSettings } from "../components/lore-settings.tsx";
import { MissingWork } from "../components/missing-work.tsx";
import { FieldSection } from "../components/step-layout.tsx";

/** The number of the book in an address; 0 for none. */
const idIn = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : 0);

function SaveState({ id, name }: { id: number; name: string }) {
  const step = useStore(bookStore, ({ saving }) => saving[`${id}`]?.step ?? "saved");
  const look = step === "waiting" ? "saving" : step;
  return <SaveLine title={name} look={look} text={t(`books.save.${look}`)} onClash={() => undefined} />;
}

function BookMenu({ book }: { book: Book }) {
  const items = [
    {
      id: "export",
      label: t("books.export"),
      icon: <Download aria-hidden="true" />,
      onPress: () => void exportBook(book.id),
    },
    {
      id: "delete",
      label: t("books.remove"),
      icon: <Trash2 aria-hidden="true" />,
      onPress: async () => {
        if (await askToRemoveBook(book)) back();
      },
    },
  ];
  return <Menu label={t("common.more")} icon={<Ellipsis aria-hidden="true" />} items={items} />;
}

/** Says of the entries that are withheld why, by their texts: places differ while something is written. */
function markedIn({ lore, blocked, doubted }: Book): (entry: LoreEntry) => string | undefined {
  const textsAt = (places: readonly number[]) => new Set(places.map((at) => lore[at]?.content));
  const [forbidden, unfit] = [textsAt(blocked), textsAt(doubted)];
  return ({ content }) => {
    if (forbidden.has(content)) return t("books.blocked");
    return unfit.has(content) ? t("books.doubted") : undefined;
  };
}

/** The characters that use the book; a press opens one where its books are chosen. */
function Users({ characters }: Pick<Book, "characters">) {
  return (
    <FieldSection title={t("books.charactersTitle")} note={t("books.charactersNote")}>
      {characters.length > 0 && (
        <CellGroup>
          {characters.map(({ id, name, avatar }) => (
            <Cell
              key={id}
              icon={<Avatar name={name} src={avatar} size="smaller" />}
              title={name || t("making.unnamed")}
              onPress={() => push("/pages/create/create-ai", { id, step: "lore" })}
            />
          ))}
        </CellGroup>
      )}
    </FieldSection>
  );
}

function Editing({ work: { base, text } }: { work: BookWork }) {
  const change = (part: Partial<BookText>) => changeBook(base.id, part);
  return (
    <Page
      nav={
        <NavBar
          center={<SaveState id={base.id} name={text.name || base.name} />}
          actions={<BookMenu book={base} />}
        />
      }
      padded
    >
      <div className="flex flex-col gap-4 pt-4 pb-6">
        <TextField
          label={t("books.name")}
          value={text.name}
          maxLength={BOOK_NAME_MAX}
          onChange={(name) => change({ name })}
        />
        <TextArea
          label={t("books.description")}
          placeholder={t("books.descriptionHint")}
          value={text.description}
          max={BOOK_DESCRIPTION_MAX}
          onChange={(description) => change({ description })}
        />
      </div>
      <FieldSection title={t("books.entriesTitle")} tail={text.lore.length}>
        <LoreEditor lore={text.lore} markOf={markedIn(base)} onChange={(lore) => change({ lore })} />
      </FieldSection>
      <LoreSettings settings={text.loreBook} onChange={(loreBook) => change({ loreBook })} />
      <Users characters={base.characters} />
    </Page>
  );
}

/** Edits a lorebook: `id=12` (`characters §5.7`). */
export function LorebookPage() {
  const { query, active } = usePage();
  const id = idIn(query.id);
  const work = useStore(bookStore, ({ works }) => works[`${id}`]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const retry = useCallback(() => void openBook(id).then(setFailure), [id]);
  useEffect(() => {
    if (active) retry();
  }, [active, retry]);
  if (work !== undefined && failure?.code !== 404) return <Editing work={work} />;
  return (
    <MissingWork
      title={t("books.title")}
      failure={failure}
      missing={{
        title: t("books.gone"),
        note: t("books.goneNote"),
        back: t("books.toBooks"),
        path: "/pages/create/lorebooks",
      }}
      onRetry={retry}
    />
  );
}
