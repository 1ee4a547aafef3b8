import { fromBase64 } from "./base64.ts";
import { type Asset, embeddedPath } from "./card/assets.ts";
import type { CharacterReading } from "./card-reading.ts";
import { CardRefused } from "./card-refusal.ts";

/**
 * The bytes of an asset that came with the card: in the file, in the address itself, or the picture. Undefined for
 * what lies elsewhere: nothing is ever fetched.
 */
export function assetBytes(
  asset: Asset,
  { files, picture }: Pick<CharacterReading, "files" | "picture">,
): Uint8Array | undefined {
  if (asset.uri === "ccdefault:") return asset.type === "icon" ? (picture ?? undefined) : undefined;
  const inline = /^data:[^,]{0,200};base64,/iu.exec(asset.uri);
  if (!inline) return files.get(embeddedPath(asset) ?? "");
  try {
    return fromBase64(asset.uri.slice(inline[0].length), asset.name);
  } catch (error) {
    if (error instanceof CardRefused) return undefined;
    throw error;
  }
}
