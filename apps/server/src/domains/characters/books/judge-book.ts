import type { LoreEntry } from "@4d/contract";
import type { Services } from "../../../platform/services.ts";
import { askGuard, judgeText } from "../../moderation/index.ts";
import { readSettings } from "../../settings/index.ts";
import { readBook } from "./book-text.ts";
import { type BookRow, changeBook, findUnjudged } from "./books.repository.ts";

type Entries = readonly LoreEntry[];
const placesOf = (lore: Entries): number[] => lore.map((_, at) => at);

/** Places of the entries in whose texts the word lists find something at one of these levels. */
async function foundByWords(
  services: Services,
  lore: Entries,
  levels: readonly ("block" | "review")[],
): Promise<number[]> {
  const { moderation } = await readSettings(services);
  const finds = (text: string) => levels.some((level) => level === judgeText(text, moderation).level);
  // Nearly every book is clean, so it is first read as a whole.
  if (!finds(lore.map(({ content }) => content).join("\n"))) return [];
  return placesOf(lore).filter((at) => finds(lore[at]?.content ?? ""));
}

/** Places of the entries with forbidden words, which no chat uses. */
export const blockedIn = (services: Services, lore: Entries): Promise<number[]> =>
  foundByWords(services, lore, ["block"]);

/** Characters a guard model reads in one request, requests for one book, and how many at once. */
const PIECE = 8000;
const PIECES = { most: 24, atOnce: 8 };
/** Entries read by themselves, because what they stand among is doubtful. */
const SINGLE = 48;

/** The places of entries in pieces that a guard model can read. */
function piecesOf(lore: Entries): number[][] {
  const pieces: number[][] = [[]];
  let length = 0;
  for (const [at, { content }] of lore.entries()) {
    length += content.length;
    if (length > PIECE) {
      pieces.push([]);
      length = content.length;
    }
    pieces.at(-1)?.push(at);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** Asks about many texts, a few at once. */
async function askByAndBy<T>(asks: readonly T[], ask: (one: T) => Promise<boolean>): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (let at = 0; at < asks.length; at += PIECES.atOnce)
    answers.push(...(await Promise.all(asks.slice(at, at + PIECES.atOnce).map(ask))));
  return answers;
}

/** Places of the entries that a guard model objects to; what is beyond its reach is doubted. */
async function foundByGuard(services: Services, lore: Entries, owner: number): Promise<number[]> {
  if (!(await services.llm.capabilities()).guard) return [];
  const pieces = piecesOf(lore);
  const objects = async (places: readonly number[]) => {
    const text = places.map((at) => lore[at]?.content ?? "").join("\n");
    return (await askGuard(services, { text, owner })).level !== "safe";
  };
  const read = pieces.slice(0, PIECES.most);
  const answers = await askByAndBy(read, objects);
  const doubtful = read.filter((_, at) => answers[at]).flat();
  const single = doubtful.slice(0, SINGLE);
  const found = await askByAndBy(
    single.map((at) => [at]),
    objects,
  );
  return [
    ...single.filter((_, at) => found[at]),
    ...doubtful.slice(SINGLE),
    ...pieces.slice(PIECES.most).flat(),
  ];
}

/**
 * Judges what characters whom others meet use of books: by the word lists and a guard model, once for each version. No
 * person reviews a book; what is doubted is not used before others (`characters §5.7`).
 */
export async function judgeForOthers(
  services: Services,
  which: { bookId: number } | { characterId: number },
  known: Verdicts = new Map(),
): Promise<void> {
  const rows = await findUnjudged(services.db, which);
  for (const row of rows) {
    const { lore } = readBook(row.sheet);
    const words = await foundByWords(services, lore, ["block", "review"]);
    const isKnown = (at: number) => known.has(lore[at]?.content ?? "");
    const unread = placesOf(lore).filter((at) => !isKnown(at));
    const texts = unread.flatMap((at) => lore[at] ?? []);
    const guarded = await foundByGuard(services, texts, row.owner_id);
    const found = guarded.flatMap((at) => unread[at] ?? []);
    const before = placesOf(lore).filter((at) => known.get(lore[at]?.content ?? ""));
    const doubted = JSON.stringify([...new Set([...words, ...found, ...before])].sort((a, b) => a - b));
    await changeBook(services.db, row, { doubted });
  }
}

/** Whether texts are doubted. */
type Verdicts = ReadonlyMap<string, boolean>;

/** What was judged of a version, so that a change has only its new texts judged. */
export function verdictsOf({ sheet, doubted }: BookRow): Verdicts {
  if (doubted === null) return new Map();
  const places = new Set(JSON.parse(doubted) as number[]);
  return new Map(readBook(sheet).lore.map(({ content }, at) => [content, places.has(at)]));
}
