import { describe, expect, it } from "vitest";
import { groupLink, readLink, userLink } from "./app-link.ts";

const root = "https://host.example/h5/";

describe("addresses on cards", () => {
  it("reads back what it writes", () => {
    expect(readLink(userLink(15, root), root)).toEqual({ kind: "user", id: 15 });
    expect(readLink(` ${groupLink("a+b/c", root)}\n`, root)).toEqual({ kind: "group", token: "a+b/c" });
  });

  it("knows other pages of the app, other sites and plain text apart", () => {
    expect(readLink(`${root}#/pages/mine/mine`, root)).toEqual({ kind: "page", path: "/pages/mine/mine" });
    expect(readLink("https://evil.example/h5/#/pages/common/user-info?id=15", root).kind).toBe("web");
    expect(readLink(`${root}#/pages/common/user-info?id=-1`, root).kind).toBe("page");
    expect(readLink("javascript:alert(1)", root)).toEqual({ kind: "text", text: "javascript:alert(1)" });
    expect(readLink("林晚", root)).toEqual({ kind: "text", text: "林晚" });
  });
});
