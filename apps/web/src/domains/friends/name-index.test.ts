import { describe, expect, it } from "vitest";
import { compareNames, letterOf } from "./name-index.ts";

describe("letterOf", () => {
  it("finds the pinyin initial of Chinese names", () => {
    const names = {
      阿泽: "A",
      林晚: "L",
      妈妈: "M",
      苏木: "S",
      周末: "Z",
      说书人: "S",
      欧阳: "O",
      张三: "Z",
      爸爸: "B",
    };
    for (const [name, letter] of Object.entries(names))
      expect([name, letterOf(name)]).toEqual([name, letter]);
    const more = {
      陈: "C",
      丁: "D",
      鹅: "E",
      冯: "F",
      高: "G",
      何: "H",
      江: "J",
      孔: "K",
      宁: "N",
      潘: "P",
      秦: "Q",
      任: "R",
      唐: "T",
      王: "W",
      谢: "X",
      杨: "Y",
    };
    for (const [name, letter] of Object.entries(more)) expect([name, letterOf(name)]).toEqual([name, letter]);
  });

  it("reads surnames as surnames", () => {
    expect(letterOf("单田芳")).toBe("S");
    expect(letterOf("仇英")).toBe("Q");
    expect(letterOf("曾国藩")).toBe("Z");
  });

  it("takes Latin letters with or without marks, everything else is #", () => {
    expect(letterOf("kai")).toBe("K");
    expect(letterOf("Éva")).toBe("E");
    expect(letterOf("  Mia")).toBe("M");
    expect(letterOf("007")).toBe("#");
    expect(letterOf("🌙")).toBe("#");
    expect(letterOf("")).toBe("#");
  });
});

it("orders names by pinyin", () => {
  expect(["周末", "阿泽", "林晚", "妈妈"].toSorted(compareNames)).toEqual(["阿泽", "林晚", "妈妈", "周末"]);
});
