import fc from "fast-check";
import { expect, it } from "vitest";
import { avatarColour, avatarLetter } from "./avatar-look.ts";

it("chooses the colour by the sum of character codes", () => {
  expect(avatarColour("AB")).toBe((65 + 66) % 6);
  expect(avatarColour("林晚")).toBe(("林".charCodeAt(0) + "晚".charCodeAt(0)) % 6);
});

it("shows the first character whole and upper-cased", () => {
  expect(["kai", "林晚", "🦊狐狸", " mia", "", "ß"].map(avatarLetter)).toEqual([
    "K",
    "林",
    "🦊",
    "M",
    "?",
    "SS",
  ]);
});

it("always returns one of six colours, which does not depend on the order of letters", () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const colour = avatarColour(name);
      return colour >= 0 && colour < 6 && colour === avatarColour([...name.split("")].reverse().join(""));
    }),
  );
});
