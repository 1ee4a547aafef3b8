import { describe, expect, it } from "vitest";
import { isolated, joinIsolated, withoutBidiControls } from "./bidi-isolated.ts";
import { t } from "./i18n.ts";

describe("A name inside a sentence", () => {
  it("is isolated if it is written from right to left, and unchanged otherwise", () => {
    expect(isolated("אבג")).toBe("\u2068אבג\u2069");
    expect(isolated("Mei")).toBe("Mei");
    expect(isolated("小明 (2)")).toBe("小明 (2)");
  });

  it("loses the control characters that would end the isolation", () => {
    expect(isolated("\u2069אבג\u202e")).toBe("\u2068אבג\u2069");
    expect(isolated("a\u202eb")).toBe("ab");
    expect(isolated("\u2068a\u2069\u202e")).toBe("a");
    expect(withoutBidiControls("x\u202e\u2066y\u200f")).toBe("xy");
  });

  it("is isolated once, even if joined facts are inserted into another text", () => {
    const row = joinIsolated(["אבג", "", false, "2"], "、");
    expect(row).toBe("\u2068אבג\u2069、2");
    expect(isolated(row)).toBe(row);
  });

  it("is isolated by every sentence with a place for it", () => {
    expect(t("messages.recalledBy", { name: "אבג" })).toContain("\u2068אבג\u2069");
    expect(t("messages.recalledBy", { name: "a\u202eb" })).not.toMatch(/\p{Bidi_C}/u);
  });
});
