import { expect, it } from "vitest";
import { aloneEmoji, firstLink, mentionsIn, textParts } from "./text-parts.ts";

it("shows known emoji by position and leaves unknown names as text", () => {
  expect(textParts("好#点赞;的#没有;")).toEqual([
    { kind: "text", text: "好" },
    { kind: "emoji", position: 46, name: "点赞" },
    { kind: "text", text: "的#没有;" },
  ]);
});

it("makes links of web addresses only, without the punctuation around them", () => {
  expect(textParts("看 https://a.cn/x?y=1。然后 javascript:alert(1)")).toEqual([
    { kind: "text", text: "看 " },
    { kind: "link", text: "https://a.cn/x?y=1", href: "https://a.cn/x?y=1" },
    { kind: "text", text: "。然后 javascript:alert(1)" },
  ]);
  expect(firstLink("(see https://a.cn/b).")).toBe("https://a.cn/b");
  expect(firstLink("nothing")).toBeNull();
});

it("highlights the longest name that was mentioned", () => {
  expect(textParts("@林晚晚 @林晚 @别人", ["林晚", "林晚晚"])).toEqual([
    { kind: "mention", text: "@林晚晚" },
    { kind: "text", text: " " },
    { kind: "mention", text: "@林晚" },
    { kind: "text", text: " @别人" },
  ]);
  expect(textParts("@a.c", ["a.c"])[0]).toEqual({ kind: "mention", text: "@a.c" });
});

it("counts emoji that stand alone, up to three", () => {
  expect(aloneEmoji("😂")).toBe(1);
  expect(aloneEmoji("👨‍👩‍👧 👍🏽#点赞;")).toBe(3);
  expect(aloneEmoji("😂😂😂😂")).toBe(0);
  expect(aloneEmoji("12")).toBe(0);
  expect(aloneEmoji("好😂")).toBe(0);
  expect(aloneEmoji("🇨🇳")).toBe(1);
});

it.each([
  ["by the name of that time", "@老名 好", [["老名", "新名"]], ["老名"]],
  ["by a name of today where no other is known", "@新名 好", [["", "新名"]], ["新名"]],
  [
    "renamed since, by the @ that is nobody's",
    "hi @老名 and @林晚",
    [["", "新名"], ["林晚"]],
    ["林晚", "老名"],
  ],
  ["not by an address or by somebody else", "a@b.c @林晚 x", [["新名"], ["林晚"]], ["林晚"]],
  ["of whom nothing stands there", "no more", [["新名"]], []],
  ["before Chinese punctuation", "@老名，好", [["新名"]], ["老名"]],
])("finds whoever is mentioned %s", (_, text, people, names) => {
  expect(mentionsIn(text, people)).toEqual(names);
});
