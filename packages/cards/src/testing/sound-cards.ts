import { jsonBytes } from "../json.ts";
import { textChunk } from "../png/text-chunk.ts";
import { apng } from "./pictures.ts";
import { base64Of, cardFiles, charx, dataV2, pngWith, v1, v2, v3, v3WithFiles } from "./public-cards.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** Cards of every version and container, by what they are: the file, its version, its format. */
export const soundCards: Readonly<Record<string, [file: Uint8Array, version: number, format: string]>> = {
  "V1 in JSON": [jsonBytes(v1), 1, "json"],
  "V1 in a PNG": [pngWith({ chara: base64Of(v1) }), 1, "png"],
  "V2 in JSON with a byte order mark": [bytes(`\ufeff${JSON.stringify(v2, null, 2)}`), 2, "json"],
  "V2 in a PNG": [pngWith({ chara: base64Of(v2) }), 2, "png"],
  "V2 with its first version repeated at the root": [jsonBytes({ ...v1, ...v2 }), 2, "json"],
  "V3 in JSON": [jsonBytes(v3), 3, "json"],
  "V3 in a PNG, an older one beside it": [
    pngWith({ chara: base64Of({ ...v2, data: { ...dataV2, name: "旧名" } }), ccv3: base64Of(v3) }),
    3,
    "png",
  ],
  "V3 in a PNG with keywords in capitals": [pngWith({ CCV3: base64Of(v3) }), 3, "png"],
  "V3 in an animation": [apng(textChunk("ccv3", base64Of(v3))), 3, "png"],
  "V3 in a charx": [charx(v3WithFiles("embeded://"), cardFiles), 3, "charx"],
  "V3 in a charx spelled as others spell it": [charx(v3WithFiles("embedded://"), cardFiles), 3, "charx"],
  "V3 in an archive behind a JPEG": [new Uint8Array([0xff, 0xd8, 0xff, 0xd9, ...charx(v3)]), 3, "charx"],
};
