import { describe, expect, it } from "vitest";
import { baseElement } from "../base/base-graph.ts";
import { baseDepths } from "./base-depths.ts";
import { dailyGoal, streakOf } from "./daily-goal.ts";
import { raceTarget } from "./group-race.ts";
import { riddles } from "./riddles.ts";

const dates = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10),
  );

describe("daily goals", () => {
  it("have riddles for known elements, each once, that do not contain the name", () => {
    const all = riddles();
    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(new Set(all.map(({ target }) => target)).size).toBe(all.length);
    for (const { target, hint } of all) {
      expect(baseElement(target), target).toBeDefined();
      expect(hint.zh).not.toContain(target);
      expect(hint.en.length).toBeGreaterThan(10);
    }
    for (const level of ["easy", "middle", "hard"]) {
      expect(all.filter((each) => each.level === level).length).toBeGreaterThanOrEqual(12);
    }
  });

  it("are the same for everybody, easier on a Monday than on a Sunday", () => {
    expect(dailyGoal("2026-11-23")).toEqual(dailyGoal("2026-11-23"));
    expect(dailyGoal("2026-11-23").level).toBe("easy");
    expect(dailyGoal("2026-11-25").level).toBe("middle");
    expect(dailyGoal("2026-11-29").level).toBe("hard");
  });

  it("do not return within six weeks, and all come up", () => {
    const asked = dates("2026-01-01", 400).map((date) => dailyGoal(date).target.name);
    asked.forEach((name, at) => {
      expect(asked.slice(at + 1, at + 42)).not.toContain(name);
    });
    expect(new Set(asked).size).toBe(riddles().length);
  });

  it("accept dates before 1970 and refuse invalid ones", () => {
    expect(dailyGoal("1969-12-29").level).toBe("easy");
    for (const date of ["2026-02-30", "2026-2-3", "today", ""])
      expect(() => dailyGoal(date)).toThrow(RangeError);
  });
});

describe("streakOf", () => {
  it("counts days in a row up to today, or to yesterday while today's goal is open", () => {
    expect(streakOf(["2026-02-27", "2026-02-28", "2026-03-01"], "2026-03-01")).toEqual({
      length: 3,
      metToday: true,
    });
    expect(streakOf(["2026-02-28", "2026-02-27"], "2026-03-01")).toEqual({ length: 2, metToday: false });
    expect(streakOf(["2026-02-26", "2026-02-27"], "2026-03-01")).toEqual({ length: 0, metToday: false });
    expect(streakOf(["2026-03-01", "2026-03-01"], "2026-03-01")).toEqual({ length: 1, metToday: true });
  });
});

describe("the group race", () => {
  it("sets a target of suitable depth by its seed", () => {
    const targets = Array.from({ length: 60 }, (_, at) => raceTarget(`group 7 race ${at}`));
    for (const { name } of targets) {
      expect(baseDepths().get(name)).toBeGreaterThanOrEqual(5);
      expect(baseDepths().get(name)).toBeLessThanOrEqual(7);
    }
    expect(new Set(targets.map(({ name }) => name)).size).toBeGreaterThan(30);
    expect(raceTarget("group 7 race 0")).toBe(targets[0]);
  });
});
