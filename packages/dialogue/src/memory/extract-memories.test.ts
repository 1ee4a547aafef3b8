import { describe, expect, it } from "vitest";
import { extractMemories, newMemories } from "./extract-memories.ts";

const received = (text: string) => extractMemories(text).map(({ kind, value }) => `${kind}:${value}`);

describe("what a person says of themselves", () => {
  it.each([
    ["我叫小林", "name:小林"],
    ["你好，我叫小林，今天有点累", "name:小林"],
    ["叫我阿杰就好", "name:阿杰"],
    ["我的名字是Otto", "name:Otto"],
    ["我喜欢下雨天", "like:下雨天"],
    ["其实我很喜欢一个人看电影。", "like:一个人看电影"],
    ["我讨厌香菜", "dislike:香菜"],
    ["我不喜欢开会", "dislike:开会"],
    ["我的生日是五月三日", "birthday:五月三日"],
    ["我生日是5月3号", "birthday:5月3号"],
    ["我是一名护士", "job:护士"],
    ["我叫阿杰，是程序员", "job:程序员"],
    ["我现在是大学生", "job:大学生"],
    ["我养了一只橘猫", "pet:一只橘猫"],
    ["我家的猫叫年糕", "pet:叫年糕的猫"],
    ["我的猫叫豆包", "pet:叫豆包的猫"],
    ["我明天要考试", "plan:明天要考试"],
    ["我打算去西藏", "plan:打算去西藏"],
    ["my name is Otto", "name:Otto"],
    ["I'm Mia.", "name:Mia"],
    ["我明天结婚", "plan:明天结婚"],
    ["I love rainy days", "like:rainy days"],
    ["I can't stand Mondays.", "dislike:Mondays"],
    ["I'm tired. I am a nurse", "job:nurse"],
    ["I have two cats", "pet:two cats"],
    ["I will see my sister tomorrow", "plan:see my sister tomorrow"],
  ])("%s → %s", (text, memory) => {
    expect(received(text)).toContain(memory);
  });

  it.each([
    "我叫什么名字？",
    "你喜欢什么",
    "我喜欢你",
    "我爱你",
    "你知道我喜欢什么吗",
    "我是不是很笨",
    "我是一个没用的人",
    "叫我怎么说呢",
    "我是谁",
    "你叫什么",
    "I love you",
    "what is my name?",
    "今天好累",
  ])("%s contains nothing to remember", (text) => {
    expect(received(text)).toEqual([]);
  });

  it("does not take a dislike for a like, nor what it knows for new", () => {
    expect(received("我不喜欢香菜")).toEqual(["dislike:香菜"]);
    expect(newMemories("我叫小林", [{ kind: "name", value: "小林" }])).toEqual([]);
  });
});
