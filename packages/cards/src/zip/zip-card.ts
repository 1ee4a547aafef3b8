import { type Zippable, zipSync } from "fflate";
import type { CardFiles } from "../card-reading.ts";
import { safePath } from "./safe-path.ts";

/** One date for every file, so that the same card gives the same bytes. */
const mtime = new Date(1980, 0, 1);

/** A charx: the card at the root, its files beside it, stored as they are since pictures do not shrink. */
export function zipCard(card: Uint8Array, files: CardFiles): Uint8Array {
  const content: Zippable = { "card.json": [card, { level: 6, mtime }] };
  for (const [path, bytes] of files) content[safePath(path)] = [bytes, { level: 0, mtime }];
  return zipSync(content);
}
