import { describe, expect, it } from "vitest";
import { draftFrom } from "./draft-from.ts";
import { STRENGTH_REASONS, type StrengthSheet, strengthOf } from "./strength.ts";
import { wordingWarnings } from "./wording.ts";

const empty: StrengthSheet & { nickname: string; scenario: string } = {
  ...{
    name: "",
    nickname: "",
    avatar: "",
    background: "",
    tagline: "",
    tags: [],
    intro: "",
    description: "",
  },
  ...{
    personality: "",
    scenario: "",
    firstMes: "",
    alternateGreetings: [],
    starters: [],
    examples: [],
    lore: [],
  },
  voice: { kind: "blip", voiceId: "" },
};
const draft = draftFrom("住在旧书店里的猫咪侦探，嘴硬心软", 1);
const whole: StrengthSheet = {
  ...draft,
  ...{ avatar: "/a", background: "/b", firstMes: draft.firstMessage, alternateGreetings: draft.greetings },
  starters: ["一", "二", "三"],
  examples: draft.examples.map(({ asks, answers }) => ({ ask: asks[0] ?? "", answer: answers[0] ?? "" })),
  lore: draft.lore.map((entry) => ({ ...entry, enabled: true })),
  voice: { kind: "blip", voiceId: "chime" },
};
const reasons = (sheet: StrengthSheet) => strengthOf(sheet).missing.map(({ reason }) => reason);

describe("how strong a character is (creations §2, create-ai)", () => {
  it("is nothing when nothing is written, and all when everything is", () => {
    expect(strengthOf(empty).score).toBe(0);
    expect(strengthOf(whole)).toEqual({ score: 100, missing: [] });
    for (const reason of reasons(empty)) expect(STRENGTH_REASONS).toContain(reason);
  });

  it("says why, what costs most first", () => {
    const { missing } = strengthOf(empty);
    expect(missing.map(({ points }) => points)).toEqual(
      missing.map(({ points }) => points).sort((a, b) => b - a),
    );
    expect(reasons({ ...whole, firstMes: "嗨" })).toEqual(["shortOpening"]);
    expect(reasons({ ...whole, lore: whole.lore.map((one) => ({ ...one, enabled: false })) })).toEqual([
      "noLore",
    ]);
    expect(reasons({ ...whole, examples: whole.examples.slice(0, 3) })).toContain("fewExamples");
    const calm = [
      "你是谁",
      "这里是哪里",
      "今天什么雾",
      "灯有多高",
      "船几点开",
      "谁住这里",
      "茶凉了吗",
      "门锁了吗",
    ];
    const examples = calm.map((ask) => ({ ask, answer: "嗯。" }));
    expect(reasons({ ...whole, examples })).toEqual(["noEmotion"]);
    expect(
      reasons({ ...whole, examples: [...examples.slice(1), { ask: "我好难过", answer: "坐。" }] }),
    ).toEqual(["noSelf"]);
    expect(reasons({ ...whole, voice: { kind: "none", voiceId: "" } })).toEqual([]);
  });

  it("grows with every thing that is added", () => {
    let before = 0;
    const sheet = { ...empty };
    for (const field of Object.keys(empty).filter(
      (key) => !["nickname", "scenario"].includes(key),
    ) as (keyof StrengthSheet)[]) {
      Object.assign(sheet, { [field]: whole[field] });
      const { score } = strengthOf(sheet);
      expect(score, field).toBeGreaterThan(before);
      before = score;
    }
    expect(before).toBe(100);
  });
});

describe("words its author should think about", () => {
  const found = (sheet: object, taken?: string[]) =>
    wordingWarnings({ ...empty, ...sheet }, taken).map(({ kind, field }) => `${kind} ${field}`);

  it.each([
    [{ description: "当红女歌手本人，爱唱歌" }, "realPerson description"],
    [{ intro: "扮演真实的明星" }, "realPerson intro"],
    [{ tagline: "A real-life celebrity" }, "realPerson tagline"],
    [{ personality: "绝不承认自己是AI" }, "claimsHuman personality"],
    [{ firstMes: "我是真人，不骗你" }, "claimsHuman firstMes"],
  ])("are pointed out: %o", (sheet, expected) => expect(found(sheet)).toContain(expected));

  it("are a name that is taken, however it is written", () => {
    expect(found({ name: "Ａyao " }, ["ayao"])).toEqual(["nameTaken name"]);
    expect(found({ name: "阿遥二号" }, ["阿遥"])).toEqual([]);
  });

  it("are none in an ordinary character", () => {
    expect(wordingWarnings({ ...empty, ...whole, nickname: "", scenario: draft.scenario })).toEqual([]);
    expect(found({ description: "在星空下卖唱的歌手，崇拜一位古人" })).toEqual([]);
  });
});
