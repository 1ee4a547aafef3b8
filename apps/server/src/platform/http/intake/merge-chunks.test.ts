import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { mergeSmallChunks } from "./merge-chunks.ts";

function bodyOf(pieces: readonly string[]) {
  const request = new IncomingMessage(new Socket());
  let complaints = 0;
  mergeSmallChunks(request, () => {
    complaints += 1;
  });
  for (const piece of pieces) request.push(Buffer.from(piece));
  request.push(null);
  return { request, complaints: () => complaints };
}

async function read(request: IncomingMessage): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of request) pieces.push(String(piece));
  return pieces;
}

it("makes a body of small pieces come in a few, in order and whole", async () => {
  const words = Array.from({ length: 900 }, (_, index) => "abcdefgh"[index % 8] ?? "");
  const { request, complaints } = bodyOf(words);
  const pieces = await read(request);
  expect(pieces.join("")).toBe(words.join(""));
  expect(pieces.length).toBeLessThan(5);
  expect(complaints()).toBe(0);
});

it("leaves large pieces as they are, and nothing between them out", async () => {
  const large = "x".repeat(5000);
  const { request } = bodyOf(["a", large, "b", "c", large, "d"]);
  expect((await read(request)).join("")).toBe(`a${large}bc${large}d`);
  expect(await read(bodyOf([]).request)).toEqual([]);
});

it("complains of crumbs without end once, and holds no more of them", () => {
  const { request, complaints } = bodyOf(Array.from({ length: 11_000 }, () => "x"));
  expect(complaints()).toBe(1);
  expect(request.readableLength).toBeLessThanOrEqual(1000);
});
