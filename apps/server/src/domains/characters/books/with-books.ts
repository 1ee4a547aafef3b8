import type { CharacterSheet } from "@4d/contract";
import type { Services } from "../../../platform/services.ts";
import type { CharacterRow } from "../characters.table.ts";
import { type BookText, readBook } from "./book-text.ts";
import { type Audience, mayBeUsed } from "./books.policy.ts";
import { type BookRow, findBooksOf } from "./books.repository.ts";
import { joinBooks } from "./join-books.ts";

/** What of a book may be used before an audience. */
function usable({ sheet, blocked, doubted }: BookRow, audience: Audience): BookText {
  const { lore, loreBook } = readBook(sheet);
  const judged = {
    blocked: JSON.parse(blocked) as number[],
    doubted: doubted === null ? null : (JSON.parse(doubted) as number[]),
  };
  return { lore: lore.filter((_, at) => mayBeUsed(at, judged, audience)), loreBook };
}

/** The books a character uses, without what may not be used before an audience. */
export async function usableBooks({ db }: Pick<Services, "db">, characterId: number, audience: Audience) {
  const rows = await findBooksOf(db, characterId);
  return rows.map((row) => ({ row, text: usable(row, audience) }));
}

/** A sheet with the entries of the books its character uses (`characters §5.7`). */
interface WithBooks {
  sheet: CharacterSheet;
  /** Differs whenever the books do. */
  booksKey: string;
  /** When the books were last changed; 0 without any. */
  booksChangedAt: number;
}

/** The sheet of a character together with the books it uses, for an audience. */
export async function withBooks(
  services: Pick<Services, "db">,
  sheet: CharacterSheet,
  { id, audience }: { id: number; audience: Audience },
): Promise<WithBooks> {
  const books = await usableBooks(services, id, audience);
  if (books.length === 0) return { sheet, booksKey: "", booksChangedAt: 0 };
  const joined = joinBooks(
    sheet,
    books.map(({ text }) => text),
  );
  const key = books.map(({ row }) => `${row.id}.${row.version}${row.doubted === null ? "" : "+"}`).join(" ");
  return {
    sheet: { ...sheet, ...joined },
    booksKey: `${audience} ${key}`,
    booksChangedAt: Math.max(...books.map(({ row }) => row.updated_at)),
  };
}

/** A published character as it speaks: its sheet with the books it uses. */
export const speakingSheet = (
  services: Pick<Services, "db">,
  { id, live_visibility: visibility }: Pick<CharacterRow, "id" | "live_visibility">,
  sheet: CharacterSheet,
): Promise<WithBooks> =>
  withBooks(services, sheet, { id, audience: visibility === "private" ? "author" : "others" });
