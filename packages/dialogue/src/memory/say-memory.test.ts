import { expect, it } from "vitest";
import type { Memory } from "../dialogue.ts";
import { tradeOf } from "./say-english.ts";
import { sayMemory } from "./say-memory.ts";

it.each([
  ["drive a bus in Leeds", "bus driver"],
  ["drives taxis", "taxi driver"],
  ["teach maths at a school", "math teacher"],
  ["clean houses", "house cleaner"],
  ["nurse", "nurse"],
  ["work nights", "work nights"],
])("names a trade said as what somebody does: %s", (value, trade) => expect(tradeOf(value)).toBe(trade));

it("says a trade as it was said", () => {
  expect(sayMemory({ kind: "job", value: "drive a bus in Leeds" }, "en")).toBe("you drive a bus in Leeds");
  expect(sayMemory({ kind: "job", value: "nurse" }, "en")).toBe("you are a nurse");
});

const WHEN = "2026-12-04";
it.each<[Memory, string]>([
  [{ kind: "job", value: "became a firefighter", about: "brother" }, "your brother is a firefighter"],
  [{ kind: "job", value: "answering calls at a hotel" }, "your job is answering calls at a hotel"],
  [{ kind: "job", value: "marketing", about: "sister" }, "your sister works in marketing"],
  [{ kind: "job", value: "HR manager" }, "you are an HR manager"],
  [{ kind: "job", value: "nurse", about: "parents" }, "your parents are nurses"],
  [{ kind: "job", value: "护士" }, "your job is “护士”"],
  [{ kind: "plan", value: "exam", when: WHEN }, "you have an exam on Friday, 4 December"],
  [{ kind: "plan", value: "gets married", about: "sister" }, "your sister gets married"],
  [{ kind: "plan", value: "is due in February" }, "you are due in February"],
  [{ kind: "plan", value: "going to try and sleep" }, "you are going to try and sleep"],
  [{ kind: "plan", value: "take Figo out" }, "you are going to take Figo out"],
  [{ kind: "plan", value: "book club" }, "you have a book club"],
  [{ kind: "plan", value: "two meetings" }, "you have two meetings"],
  [
    { kind: "habit", value: "calls me every Sunday", about: "grandmother" },
    "your grandmother calls you every Sunday",
  ],
  [{ kind: "habit", value: "never eat breakfast", about: "son" }, "your son never eats breakfast"],
  [{ kind: "health", value: "fever", about: "son" }, "your son has a fever"],
  [{ kind: "health", value: "stroke", about: "father" }, "your father had a stroke"],
  [{ kind: "health", value: "pregnant" }, "you are pregnant"],
  [{ kind: "study", value: "third year" }, "you are in third year"],
  [{ kind: "skill", value: "plays the violin", about: "daughter" }, "your daughter plays the violin"],
  [{ kind: "skill", value: "cello", about: "son" }, "your son plays the cello"],
  [{ kind: "wish", value: "dog" }, "you want a dog"],
  [{ kind: "like", value: "manga mostly" }, "you like manga"],
  [{ kind: "like", value: "下雨天" }, "you like “下雨天”"],
  [{ kind: "pastJob", value: "drive a bus", about: "father" }, "your father used to drive a bus"],
  [{ kind: "partnership", value: "married", about: "parents" }, "your parents are married"],
])("is a sentence of English whatever stands in it: %j", (memory, said) => {
  expect(sayMemory(memory, "en")).toBe(said);
});

it.each<[Memory, string]>([
  [{ kind: "job", value: "护士", about: "older sister" }, "你姐姐是护士"],
  [{ kind: "job", value: "开面包店" }, "你的工作是开面包店"],
  [{ kind: "job", value: "上消防员", about: "younger brother" }, "你弟弟是消防员"],
  [{ kind: "plan", value: "六岁生日", about: "daughter" }, "你女儿过六岁生日"],
  [{ kind: "plan", value: "早收工陪妞妞" }, "你要早收工陪妞妞"],
  [{ kind: "health", value: "发烧", about: "son" }, "你儿子发烧"],
  [{ kind: "health", value: "糖尿病", about: "mother" }, "你妈妈有糖尿病"],
  [{ kind: "like", value: "manga and drawing" }, "你喜欢“manga and drawing”"],
  [{ kind: "habit", value: "每天跑步" }, "你每天跑步"],
])("is a sentence of Chinese: %j", (memory, said) => {
  expect(sayMemory(memory, "zh")).toBe(said);
});
