import { describe, expect, it } from "vitest";
import { characterLink, groupLink, readLink, userLink } from "./app-link.ts";

const root = "https://host.example/h5/";

describe("addresses on cards", () => {
  it("reads back what it writes", () => {
    expect(readLink(userLink(15, root), root)).toEqual({ kind: "user", id: 15 });
    expect(readLink(` ${groupLink("a+b/c", root)}\n`, root)).toEqual({ kind: "group", token: "a+b/c" });
  });

  it("links to a character by its link if it has one, otherwise by the id of its user", () => {
    const link = "gN5uVb0TQkqPz3_xY-1aZw";
    expect(readLink(characterLink({ userId: 15, link }, root), root)).toEqual({ kind: "character", link });
    for (const none of [null, undefined])
      expect(readLink(characterLink({ userId: 15, link: none }, root), root)).toEqual({
        kind: "user",
        id: 15,
      });
  });

  it("distinguishes other pages of the app, other sites and plain text", () => {
    expect(readLink(`${root}#/pages/mine/mine`, root)).toEqual({ kind: "page", path: "/pages/mine/mine" });
    expect(readLink("https://evil.example/h5/#/pages/common/user-info?id=15", root).kind).toBe("web");
    expect(readLink(`${root}#/pages/common/user-info?id=-1`, root).kind).toBe("page");
    expect(readLink("javascript:alert(1)", root)).toEqual({ kind: "text", text: "javascript:alert(1)" });
    expect(readLink("林晚", root)).toEqual({ kind: "text", text: "林晚" });
  });
});
