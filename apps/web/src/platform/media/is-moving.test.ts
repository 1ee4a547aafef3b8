import { expect, it } from "vitest";
import { isMoving } from "./is-moving.ts";

const bytes = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
const chunk = (type: string, length: number) => [
  0,
  0,
  length >> 8,
  length & 255,
  ...bytes(type),
  ...Array<number>(length + 4).fill(0),
];
const png = (...chunks: number[][]) =>
  new Blob([bytes([0x89], "PNG\r\n", [0x1a, 10], ...chunks)], { type: "image/png" });
const webp = (flags: number) =>
  new Blob([bytes("RIFF\0\0\0\0WEBPVP8X", [10, 0, 0, 0, flags], "\0".repeat(9))]);
const header = chunk("IHDR", 13);
const end = chunk("IEND", 0);

it("recognises an animated picture by its bytes, whatever its type says", async () => {
  const moving = [
    png(header, chunk("iCCP", 3_000), chunk("acTL", 8), chunk("IDAT", 9), end),
    webp(0x02),
    webp(0x12),
    new Blob([bytes("GIF89a", [1, 0, 1, 0])], { type: "image/png" }),
    new Blob([bytes([0, 0, 0, 28], "ftypavis")]),
  ];
  for (const file of moving) expect(await isMoving(file)).toBe(true);
});

it("recognises a still picture", async () => {
  const still = [
    png(header, chunk("IDAT", 9), chunk("acTL", 8), end),
    png(header),
    png(),
    webp(0x10),
    new Blob([bytes("RIFF\0\0\0\0WEBPVP8 ")]),
    new Blob([bytes([0, 0, 0, 28], "ftypavif")]),
    new Blob([bytes([0xff, 0xd8, 0xff])]),
    new Blob([]),
    new Blob(["七点，东门"], { type: "image/gif" }),
  ];
  for (const file of still) expect(await isMoving(file)).toBe(false);
});
