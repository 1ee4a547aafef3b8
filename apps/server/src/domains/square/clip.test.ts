import { MessageType, UserType } from "@4d/contract";
import { expect, it } from "vitest";
import { clipLines } from "./clip.ts";

const MEI = 1;
const YAO = 9;
const DELETED = 77;
const people = new Map([
  [MEI, { type: UserType.PERSON, nick_name: "梅子" }],
  [YAO, { type: UserType.CHARACTER, nick_name: "阿遥" }],
  ...Array.from({ length: 30 }, (_, at) => [100 + at, { type: UserType.PERSON, nick_name: "某人" }] as const),
]);
const said = (send_id: number, content: string, type: number = MessageType.TEXT) => ({
  send_id,
  content,
  type,
});
const voice = (text: string) => JSON.stringify({ text, url: "/files/a.mp3", duration: 2 });

it("shows words of the viewer and of characters, written, told or spoken, and no pictures", () => {
  const rows = [
    said(MEI, "你好"),
    said(MEI, "{}", MessageType.IMAGE),
    said(MEI, voice("我说的"), MessageType.TEXT_WITH_AUDIO),
    said(YAO, "我是阿遥。", MessageType.AI_INTRODUCTION),
    said(YAO, "海边有一座灯塔。", MessageType.AI_PROLOGUE),
    said(YAO, voice("来了"), MessageType.TEXT_WITH_AUDIO),
    said(YAO, "{", MessageType.TEXT_WITH_AUDIO),
    said(YAO, voice("没有声音"), MessageType.FILE),
  ];
  expect(clipLines(rows, people, MEI)).toEqual([
    { speaker: "me", name: "", text: "你好" },
    { speaker: "me", name: "", text: null },
    { speaker: "me", name: "", text: "我说的" },
    { speaker: "character", name: "阿遥", text: "我是阿遥。" },
    { speaker: "character", name: "阿遥", text: "海边有一座灯塔。" },
    { speaker: "character", name: "阿遥", text: "来了" },
    { speaker: "character", name: "阿遥", text: null },
    { speaker: "character", name: "阿遥", text: null },
  ]);
});

it("calls each other person by one letter and shows none of their words, whether they are still there or not", () => {
  const rows = [
    said(100, "秘密"),
    said(DELETED, "我也有"),
    said(100, "还有"),
    said(101, "嗯"),
    said(DELETED, "走了"),
  ];
  expect(clipLines(rows, people, MEI)).toEqual(
    ["A", "B", "A", "C", "B"].map((name) => ({ speaker: "other", name, text: null })),
  );
});

it("begins the letters again after the twenty-sixth", () => {
  const rows = Array.from({ length: 28 }, (_, at) => said(100 + at, "嗯"));
  const names = clipLines(rows, people, MEI).map(({ name }) => name);
  expect(names.slice(24)).toEqual(["Y", "Z", "A", "B"]);
});
