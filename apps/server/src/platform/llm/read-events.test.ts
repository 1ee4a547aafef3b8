import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readEvents } from "./read-events.ts";

async function read(bytes: Uint8Array<ArrayBuffer>, step: number, maxBytes = 1e6): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += step) controller.enqueue(bytes.slice(at, at + step));
      controller.close();
    },
  });
  const all: string[] = [];
  for await (const events of readEvents(body, maxBytes)) all.push(...events);
  return all;
}

const encode = (text: string) => new TextEncoder().encode(text);

it("reads the same events however the bytes are cut, characters and line ends included", async () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "四", "😀", " ", ":", "{"),
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { maxLength: 6 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom("\n", "\r\n"),
      async (texts, step, end) => {
        const lines = texts.map((one) => `: note${end}event: x${end}data: ${one}${end}${end}`).join("");
        expect(await read(encode(lines), step)).toEqual(texts);
      },
    ),
  );
});

it("takes data without a space, on several lines, and without a last empty line", async () => {
  expect(await read(encode("data:a\ndata:b\n\ndata: c"), 100)).toEqual(["a\nb", "c"]);
});

it("stops at the limit", async () => {
  await expect(read(encode(`data: ${"x".repeat(100)}`), 10, 50)).rejects.toMatchObject({ kind: "badAnswer" });
});
