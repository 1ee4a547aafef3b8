import { toBase64 } from "../base64.ts";
import { jsonBytes } from "../json.ts";
import { guards } from "../limits.ts";
import { chunkOf } from "../png/chunks.ts";
import { png } from "./pictures.ts";
import { base64Of, charx, dataV2, pngWith, v1, v2, v3 } from "./public-cards.ts";
import { zipOf } from "./zip-of.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const goodCard = { path: "card.json", data: jsonBytes(v3) };
const bomb = new Uint8Array(60 * 1024 * 1024);
const badCrc = pngWith({ ccv3: base64Of(v3) });
const inText = badCrc.length - 100;
badCrc[inText] = (badCrc[inText] ?? 0) ^ 1;
/** Files that are refused: how to make one, the reason, and the field or file it names. */
export const hostileCards: Readonly<
  Record<string, [file: () => Uint8Array, reason: string, field?: string]>
> = {
  "a PNG without a card": [() => png(), "noCard"],
  "a PNG with a damaged chunk": [() => badCrc, "badChecksum", "tEXt"],
  "a PNG cut off": [() => pngWith({ ccv3: base64Of(v3) }).subarray(0, -40), "truncated"],
  "a PNG whose chunk claims 4 GB": [
    () =>
      new Uint8Array([...png().subarray(0, 8), 0xff, 0xff, 0xff, 0xff, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0]),
    "truncated",
  ],
  "a PNG of another beginning": [
    () => new Uint8Array([...png().subarray(0, 8), ...chunkOf("IEND", new Uint8Array()).bytes]),
    "badChecksum",
  ],
  "a PNG above its limit": [() => png(chunkOf("IDAT", new Uint8Array(guards.png))), "tooLarge"],
  "a PNG with wrong base64": [() => pngWith({ chara: "5Zyo*" }), "badBase64", "chara"],
  "a PNG with base64 of no JSON": [() => pngWith({ chara: toBase64(bytes("你好")) }), "badJson", "chara"],
  "a PNG whose asset climbs out": [
    () => pngWith({ ccv3: base64Of(v3), "chara-ext-asset_:../../etc/passwd": "AA==" }),
    "badPath",
  ],
  "JSON above its limit": [() => jsonBytes({ ...v1, description: "a".repeat(guards.json) }), "tooLarge"],
  "JSON above its limit in a PNG": [
    () => pngWith({ ccv3: base64Of({ ...v1, description: "a".repeat(guards.json) }) }),
    "tooLarge",
  ],
  "JSON cut off": [() => jsonBytes(v2).subarray(0, -3), "badJson", "JSON"],
  "JSON that is not UTF-8": [() => new Uint8Array([0x7b, 0x22, 0xb0, 0xa2, 0x22, 0x7d]), "badText", "JSON"],
  "JSON a million deep": [() => bytes("[".repeat(1_000_000)), "tooDeep", "JSON"],
  "JSON about something else": [() => jsonBytes({ name: "package", version: "1.0.0" }), "notCard"],
  "a package": [
    () => jsonBytes({ name: "zod", version: "4.0.0", description: "TypeScript-first", dependencies: {} }),
    "notCard",
  ],
  "a list": [() => jsonBytes([v1]), "notCard"],
  "no card at all": [() => bytes("你好,我不是角色卡"), "notCard"],
  nothing: [() => new Uint8Array(), "notCard"],
  "V2 without data": [() => jsonBytes({ spec: "chara_card_v2", data: "空" }), "wrongShape", "data"],
  "V2 without a name": [() => jsonBytes({ ...v2, data: { ...dataV2, name: "  " } }), "noName", "name"],
  "a name that is a list": [
    () => jsonBytes({ ...v2, data: { ...dataV2, name: ["阿遥"] } }),
    "wrongShape",
    "name",
  ],
  "a lorebook without data": [() => jsonBytes({ spec: "lorebook_v3" }), "wrongShape", "data"],
  "a charx without card.json": [() => zipOf([{ path: "dir/card.json", data: jsonBytes(v3) }]), "noCardJson"],
  "a charx above 50 MB": [big, "tooLarge"],
  "a charx that climbs out": [
    () => zipOf([goodCard, { path: "assets/../../x", data: bytes("x") }]),
    "badPath",
    "assets/../../x",
  ],
  "a charx that climbs out the Windows way": [
    () => zipOf([goodCard, { path: "a\\..\\x", data: bytes("x") }]),
    "badPath",
  ],
  "a charx with an absolute path": [
    () => zipOf([goodCard, { path: "/etc/passwd", data: bytes("x") }]),
    "badPath",
  ],
  "a charx with a drive": [() => zipOf([goodCard, { path: "C:\\x", data: bytes("x") }]), "badPath"],
  "a charx that names a file twice": [() => zipOf([goodCard, goodCard]), "badPath", "card.json"],
  "a zip bomb": [() => zipOf([goodCard, { path: "bomb", data: bomb, deflate: true }]), "tooLarge"],
  "a zip bomb of a ratio above 100": [
    () => zipOf([goodCard, { path: "bomb", data: bomb.subarray(0, 2 ** 24), deflate: true }]),
    "bomb",
    "bomb",
  ],
  "a zip bomb that lies about its size": [
    () => zipOf([goodCard, { path: "bomb", data: bomb, deflate: true, lies: { size: 100 } }]),
    "bomb",
    "bomb",
  ],
  "a card.json that is a bomb": [
    () => zipOf([{ path: "card.json", data: bomb, deflate: true, lies: { size: 1 << 20 } }]),
    "bomb",
    "card.json",
  ],
  "a charx with 201 files": [
    () => zipOf([goodCard, ...Array.from({ length: 200 }, (_, at) => ({ path: `${at}`, data: bytes("x") }))]),
    "tooMany",
  ],
  "a charx with a password": [() => zipOf([{ ...goodCard, lies: { flags: 1 } }]), "encrypted"],
  "a charx packed in an unknown way": [() => zipOf([{ ...goodCard, lies: { method: 14 } }]), "badZip"],
  "a charx with a damaged file": [
    () => zipOf([{ ...goodCard, lies: { crc: 1 } }]),
    "badChecksum",
    "card.json",
  ],
  "a charx with damaged packing": [() => zipOf([{ ...goodCard, lies: { method: 8 } }]), "badZip"],
  "a charx cut off": [() => charx(v3).subarray(0, -30), "truncated"],
  "a charx whose directory lies elsewhere": [() => moved(charx(v3)), "badZip"],
};

function big(): Uint8Array {
  const file = new Uint8Array(guards.charx + 1);
  file.set([0x50, 0x4b, 3, 4]);
  return file;
}
/** Makes the end record claim that the directory begins later than it does. */
function moved(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset);
  view.setUint32(zip.length - 6, 0x7fffffff, true);
  return zip;
}
