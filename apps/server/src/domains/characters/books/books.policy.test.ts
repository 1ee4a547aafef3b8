import { describe, expect, it } from "vitest";
import { mayAttach, mayBeUsed, mayUseBook } from "./books.policy.ts";

const [mei, otto] = [1, 2];
const book = { owner_id: mei };

describe("a lorebook", () => {
  it("is its owner's alone", () => {
    expect([mei, otto].map((who) => mayUseBook(book, who))).toEqual([true, false]);
  });

  it("goes to a character of the same owner", () => {
    const may = (owner: number, viewer: number) => mayAttach(book, { owner_id: owner }, viewer);
    expect([may(mei, mei), may(otto, mei), may(otto, otto), may(mei, otto)]).toEqual([
      ...[true, false, false, false],
    ]);
  });

  it("withholds what is forbidden from everybody, and what is doubted or not judged from others", () => {
    const judged = { blocked: [0], doubted: [1] };
    const used = (audience: "author" | "others", doubted: number[] | null) =>
      [0, 1, 2].filter((at) => mayBeUsed(at, { ...judged, doubted }, audience));
    expect(used("author", [1])).toEqual([1, 2]);
    expect(used("others", [1])).toEqual([2]);
    expect(used("author", null)).toEqual([1, 2]);
    expect(used("others", null)).toEqual([]);
  });
});
