import { expect, it } from "vitest";
import { makeAsset } from "./card/assets.ts";
import { assetBytes } from "./card-reading.ts";
import { png } from "./testing/pictures.ts";

const bytesAt = (uri: string, type = "icon") =>
  assetBytes(makeAsset({ type, uri, name: "main", ext: "png" }), {
    files: new Map([["a/b.png", new Uint8Array([7])]]),
    picture: png(),
  });

it("finds what came with the card and fetches nothing", () => {
  expect(bytesAt("embeded://a/b.png")).toEqual(new Uint8Array([7]));
  expect(bytesAt("embeded://a/c.png")).toBeUndefined();
  expect(bytesAt("data:image/png;base64,AQI=")).toEqual(new Uint8Array([1, 2]));
  expect(bytesAt("data:image/png;base64,?")).toBeUndefined();
  expect(bytesAt("ccdefault:")).toEqual(png());
  expect(bytesAt("ccdefault:", "background")).toBeUndefined();
  expect(bytesAt("https://example.com/a.png")).toBeUndefined();
  expect(bytesAt("file:///etc/passwd")).toBeUndefined();
});
