import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { readBody } from "./read-body.ts";

const crumbs = (text: string) =>
  Readable.from(
    [...Buffer.from(text)].map((byte) => Buffer.of(byte)),
    { objectMode: false },
  );
const open = { most: 1000, announced: undefined };

it("puts a body together however it is cut, also within a letter", async () => {
  for (const text of ["", "a", "茶と本", "x".repeat(1000)])
    expect((await readBody(crumbs(text), open)).toString()).toBe(text);
});

it("holds a body of crumbs in one piece", async () => {
  const held = await readBody(crumbs("x".repeat(900)), open);
  expect(held.length).toBe(900);
  expect(held.buffer.byteLength).toBeLessThan(4000);
});

it("stops at the limit, and does not begin what announces itself as longer", async () => {
  const long = crumbs("x".repeat(1001));
  await expect(readBody(long, open)).rejects.toMatchObject({ code: "FST_ERR_CTP_BODY_TOO_LARGE" });
  const announced = crumbs("x");
  await expect(readBody(announced, { most: 10, announced: 11 })).rejects.toMatchObject({ statusCode: 413 });
  expect(announced.listenerCount("data")).toBe(0);
});

it("ends when its sender goes", async () => {
  const body = new Readable({ read: () => undefined });
  const reading = readBody(body, open);
  body.push("half");
  body.destroy();
  await expect(reading).rejects.toMatchObject({ code: "FST_ERR_CTP_INVALID_CONTENT_LENGTH" });
});
