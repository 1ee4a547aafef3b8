import { isObject, type Json, type JsonObject } from "../json.ts";
import { fieldLimits } from "../limits.ts";
import { type Codec, overlay, readAll, type Table } from "./codec.ts";
import { line, list, text } from "./codecs.ts";

interface AssetFields {
  /** `icon`, `background`, `emotion`, `user_icon`, or another app's own. */
  readonly type: string;
  /** `embeded://path` for a file of the card, `ccdefault:` for its picture, a data or a network address. */
  readonly uri: string;
  readonly name: string;
  readonly ext: string;
}

export interface Asset extends AssetFields {
  readonly raw: JsonObject;
}

const table: Table<AssetFields> = {
  type: line("type", fieldLimits.assetName, true),
  uri: text("uri", Number.MAX_SAFE_INTEGER, true),
  name: line("name", fieldLimits.assetName, true),
  ext: line("ext", fieldLimits.assetName, true),
};

/** The standard's spelling of an address, whichever of the known spellings an app used. */
function standardUri(uri: string): string {
  return uri.replace(/^(embedded:\/\/|__asset:)/iu, "embeded://");
}

export const EMBEDDED = "embeded://";
/** The path of an asset inside the file; undefined for all others. */
export function embeddedPath({ uri }: AssetFields): string | undefined {
  return uri.startsWith(EMBEDDED) ? uri.slice(EMBEDDED.length) : undefined;
}

/** Whether an asset is the character's portrait. */
export const isMainIcon = ({ type, name }: AssetFields) => type === "icon" && name === "main";

/** An asset made here. */
export function makeAsset(fields: AssetFields): Asset {
  return { ...fields, raw: {} };
}

/** The card's assets. A changed `uri` is written; everything else stays as it was read. */
export const assetsCodec: Codec<readonly Asset[]> = {
  key: "assets",
  required: false,
  nested: true,
  empty: [],
  read: (value, at, note) =>
    list(value, fieldLimits.assets, at, note).flatMap((raw: Json, index) => {
      if (!isObject(raw)) {
        note("wrongType", `${at}[${index}]`);
        return [];
      }
      const fields = readAll(table, raw, `${at}[${index}].`, note);
      return [{ ...fields, uri: standardUri(fields.uri), raw }];
    }),
  write: (assets) => assets.map(({ raw, ...fields }) => overlay(table, raw, fields)),
};
