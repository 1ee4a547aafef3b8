import { expect, it } from "vitest";
import { keyOf } from "./file-names.ts";

const NAME = "a".repeat(24);
const HOME = "https://4d.example";

it("finds the key in an address of our own store, here or at our public address", () => {
  for (const key of [NAME, `${NAME}.png`, `${"_-Z9".repeat(16)}.a1b2c3d4`]) {
    expect(keyOf(undefined, `/files/${key}`)).toBe(key);
    expect(keyOf(HOME, `/files/${key}`)).toBe(key);
    expect(keyOf(HOME, `${HOME}/files/${key}`)).toBe(key);
    expect(keyOf(undefined, `${HOME}/files/${key}`)).toBeNull();
    expect(keyOf(HOME, `https://elsewhere.example/files/${key}`)).toBeNull();
    expect(keyOf(HOME, `${HOME}.evil.example/files/${key}`)).toBeNull();
  }
});

it("finds none in an address that only looks like one", () => {
  expect(keyOf(undefined, `undefined/files/${NAME}`)).toBeNull();
  for (const path of [
    "",
    `/files/${NAME.slice(1)}`,
    `/files/${"a".repeat(65)}`,
    `/files/${NAME}.`,
    `/files/${NAME}.PNG`,
    `/files/${NAME}.123456789`,
    `/files/${NAME}.png.exe`,
    `/files/${NAME}.png?x`,
    `/files/../${NAME}`,
    `/x/files/${NAME}`,
    `/files/${NAME}\n`,
    `/file/${NAME}`,
  ])
    expect(keyOf(HOME, path)).toBeNull();
});
