import type { BookCard } from "@4d/contract";
import { Ellipsis } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { actionSheet } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { askToRemoveBook, exportBook, showBook } from "../book-actions.ts";
import { BookButtons } from "../components/book-buttons.tsx";
import { BookMark, bookNote } from "../components/book-row.tsx";
import { loadMyBooks, myBooksStore } from "../my-books.store.ts";

async function offer(card: BookCard): Promise<void> {
  const chosen = await actionSheet(
    [
      { id: "edit", label: t("books.goOn") },
      { id: "export", label: t("books.export") },
      { id: "delete", label: t("books.remove"), danger: true },
    ],
    card.name,
  );
  if (chosen === "edit") showBook(card.id);
  else if (chosen === "export") await exportBook(card.id);
  else if (chosen === "delete") await askToRemoveBook(card);
}

/** My lorebooks, which several of my characters can use (`characters §5.7`). */
export function LorebooksPage() {
  const { active } = usePage();
  const { items, state } = useStore(myBooksStore);
  useEffect(() => {
    if (active) void loadMyBooks();
  }, [active]);
  const buttons = <BookButtons onMade={({ id }) => showBook(id)} />;
  return (
    <Page nav={<NavBar title={t("books.title")} />}>
      <PullRefresh onRefresh={loadMyBooks}>
        <Loaded
          state={state}
          has={items.length > 0}
          skeleton={<SkeletonRows count={4} />}
          empty={<EmptyState title={t("books.none")} note={t("books.noneNote")} action={buttons} />}
          onRetry={loadMyBooks}
        >
          <ul>
            {items.map((card) => (
              <li key={card.id}>
                <ListRow
                  lead={<BookMark />}
                  title={card.name}
                  note={bookNote(card)}
                  onPress={() => showBook(card.id)}
                  action={
                    <IconButton
                      label={t("books.more", { name: card.name })}
                      icon={<Ellipsis aria-hidden="true" />}
                      onClick={() => void offer(card)}
                    />
                  }
                />
              </li>
            ))}
          </ul>
          <div className="px-4 py-4">{buttons}</div>
        </Loaded>
      </PullRefresh>
    </Page>
  );
}
