import { describe, expect, it } from "vitest";
import { jsonBytes } from "../json.ts";
import { readCardFile } from "../read-card-file.ts";
import { v3 } from "../testing/public-cards.ts";
import { zipOf } from "../testing/zip-of.ts";
import { unzip } from "./unzip.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const parts = [
  { path: "a.txt", data: bytes("灯塔有三盏灯。") },
  { path: "b.txt", data: bytes("雾".repeat(100)), deflate: true },
];
const long = parts.map((part) => ({ ...part, long: true }));

describe("an archive with 64-bit numbers", () => {
  it.each([
    ["for its files", zipOf(long)],
    ["for one of them", zipOf([parts[0], long[1]].flatMap((part) => part ?? []))],
    ["for its directory", zipOf(parts, { longEnd: true })],
    ["for everything, behind a picture", new Uint8Array([0xff, 0xd8, ...zipOf(long, { longEnd: true })])],
  ])("%s has the same files", (_, zip) => {
    expect(unzip(zip)).toEqual(unzip(zipOf(parts)));
  });

  it("is a card as every other", () => {
    const zip = zipOf([{ path: "card.json", data: jsonBytes(v3), deflate: true, long: true }]);
    expect(readCardFile(zip)).toMatchObject({ kind: "character", format: "charx" });
  });

  it.each([
    ["a size nobody has", { size: 2 ** 52 }],
    ["a size that is a little too large", { size: 3000 }],
  ])("is refused for %s", (_, lies) => {
    expect(() => unzip(zipOf(long.map((part) => ({ ...part, lies }))))).toThrow();
  });

  it("is refused where the numbers are missing or cut off", () => {
    const zip = zipOf([{ path: "a", data: bytes("x"), long: true }]);
    const view = new DataView(zip.buffer, zip.byteOffset);
    const central = zip.length - 22 - 46 - 1 - 33;
    expect(view.getUint32(central, true)).toBe(0x02014b50);
    view.setUint16(central + 46 + 1 + 5, 2, true);
    expect(() => unzip(zip)).toThrow("incomplete");
    view.setUint16(central + 46 + 1 + 7, 0x7fff, true);
    expect(() => unzip(zip)).toThrow("damaged");
  });
});
