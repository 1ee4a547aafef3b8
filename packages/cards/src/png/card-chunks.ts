import { fromBase64, toBase64 } from "../base64.ts";
import { CardRefused, refuse } from "../card-refusal.ts";
import { guards } from "../limits.ts";
import { safePath } from "../zip/safe-path.ts";
import { type Chunk, chunksOf, isPng, pngOf } from "./chunks.ts";
import { keywordOf, textChunk, textOf } from "./text-chunk.ts";

const ASSET = /^chara-ext-asset_:?/iu;
const isCard = (keyword: string) => /^(chara|ccv3)$/iu.test(keyword);

/** The chunks of a picture and those of the card in it. */
interface CardPicture {
  readonly picture: readonly Chunk[];
  readonly cards: readonly { readonly keyword: string; readonly text: string }[];
  readonly assets: readonly { readonly path: string; readonly text: string }[];
}

/** Splits a PNG into picture and card. */
export function splitPng(png: Uint8Array): CardPicture {
  const picture: Chunk[] = [];
  const cards: { keyword: string; text: string }[] = [];
  const assets: { path: string; text: string }[] = [];
  for (const chunk of chunksOf(png)) {
    const keyword = keywordOf(chunk);
    if (keyword !== undefined && isCard(keyword))
      cards.push({ keyword: keyword.toLowerCase(), text: textOf(chunk) });
    else if (keyword !== undefined && ASSET.test(keyword))
      assets.push({ path: safePath(keyword.replace(ASSET, "")), text: textOf(chunk) });
    else picture.push(chunk);
  }
  if (assets.length > guards.files) refuse("tooMany", "PNG");
  return { picture, cards, assets };
}

/**
 * The bytes of the card in a PNG that `readIt` can read: `ccv3` before `chara`. Calls `fellBack` for a
 * damaged `ccv3` with a sound `chara` beside it.
 */
export function soundCard<T>(
  cards: CardPicture["cards"],
  readIt: (card: Uint8Array, keyword: string) => T,
): {
  readonly read: T;
  readonly fellBack: boolean;
} {
  const [first, second] = ["ccv3", "chara"].flatMap(
    (keyword) => cards.find((card) => card.keyword === keyword) ?? [],
  );
  if (!first) return refuse("noCard");
  // Base64 has four letters for three bytes; a longer text cannot fit and is not decoded.
  const maxLength = guards.json * 1.5;
  const attempt = ({ keyword, text }: typeof first) =>
    text.length > maxLength ? refuse("tooLarge", "20MB") : readIt(fromBase64(text, keyword), keyword);
  try {
    return { read: attempt(first), fellBack: false };
  } catch (error) {
    if (!(error instanceof CardRefused) || !second) throw error;
    try {
      return { read: attempt(second), fellBack: true };
    } catch {
      throw error;
    }
  }
}

/** A PNG with its card replaced; the same card gives the same bytes. */
export function joinPng(
  picture: Uint8Array,
  cards: Readonly<Record<"chara" | "ccv3", Uint8Array>>,
  files: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  if (!isPng(picture)) return refuse("notPng");
  const chunks = splitPng(picture).picture;
  const added = [
    ...[...files].map(([path, bytes]) => textChunk(`chara-ext-asset_:${path}`, toBase64(bytes))),
    textChunk("chara", toBase64(cards.chara)),
    textChunk("ccv3", toBase64(cards.ccv3)),
  ];
  // Some readers stop at the pixels, so the card precedes them.
  const pixels = chunks.findIndex(({ type }) => type === "IDAT");
  const at = pixels < 0 ? chunks.length - 1 : pixels;
  return pngOf([...chunks.slice(0, at), ...added, ...chunks.slice(at)]);
}
