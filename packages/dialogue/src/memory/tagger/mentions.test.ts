import { describe, expect, it } from "vitest";
import { mentionsIn } from "./mentions.ts";

const keys = (text: string, names = {}) => mentionsIn(text, names).map(({ key }) => key);

describe("whom a line names", () => {
  it("finds people, animals and things in both languages", () => {
    expect(keys("我老公的爸妈都在乡下")).toContain("husband's parents");
    expect(keys("my little sister and her hamster")).toEqual(["younger sister", "hamster"]);
    expect(keys("外婆的绿萝又活了")).toEqual(["maternal grandmother", "maternal grandmother's plant"]);
  });

  it("reads what belongs to somebody as theirs", () => {
    expect(keys("我姐姐的猫叫年糕")).toEqual(["older sister", "older sister's cat"]);
    expect(keys("my colleague's snake got out")).toEqual(["colleague", "colleague's snake"]);
    expect(keys("我妈妈，猫也病了")).toEqual(["mother", "cat"]);
  });

  it("finds them by name", () => {
    expect(keys("妞妞昨天走了", { 妞妞: "dog" })).toEqual(["dog"]);
  });

  it("takes a single sign for a relative only where it stands as one", () => {
    expect(keys("我姐在加拿大")).toEqual(["older sister"]);
    expect(keys("妈，今天来不来")).toEqual(["mother"]);
    expect(keys("这个小姐姐真好看")).not.toContain("older brother");
    expect(keys("姑且这样吧")).toEqual([]);
  });
});
