import type { BookCard } from "@4d/contract";
import { BookMarked } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";

/** How many entries a book has, and how many characters use it. */
export const bookNote = ({ entries, characters }: BookCard): string =>
  [
    t("books.entries", { n: entries }),
    characters === 0 ? t("books.unused") : t("books.usedBy", { n: characters }),
  ].join(" · ");

/** The picture of a book in lists. */
export function BookMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-m bg-ink-3 text-text-2 [&_svg]:size-5"
    >
      <BookMarked className="stroke-[1.8]" />
    </span>
  );
}
