import { MessageType } from "@4d/contract";
import { expect, it } from "vitest";
import { type ClipPerson, clipOf } from "./clip.ts";

const MEI = 1;
const JIE = 2;
const LAN = 3;
const YAO = 9;
const person = (id: number, names: string[], more: Partial<ClipPerson> = {}): ClipPerson => ({
  id,
  names,
  isCharacter: false,
  consents: false,
  ...more,
});
const people = [
  person(MEI, ["梅子", "小梅"]),
  person(JIE, ["阿杰"]),
  person(LAN, ["兰"], { consents: true }),
  person(YAO, ["阿遥"], { isCharacter: true }),
];
const text = (sendId: number, name: string, content: string, type: number = MessageType.TEXT) => ({
  ...{ sendId, name, content, type },
});

it("masks people's names, beside their words and in them, and keeps a character's", () => {
  const lines = [
    text(MEI, "小梅", "@阿遥 阿杰说梅子怕黑,@兰 也怕"),
    text(YAO, "阿遥", "梅子，灯给你留着。"),
    text(LAN, "兰", "兰花开了"),
  ];
  expect(clipOf(lines, MEI, people)).toEqual([
    text(0, "小*", "@阿遥 阿*说梅*怕黑,@兰* 也怕"),
    text(YAO, "阿遥", "梅*，灯给你留着。"),
    text(0, "兰*", "兰花开了"),
  ]);
});

it("leaves out what other people said, whatever it was, unless they consented", () => {
  const lines = [
    text(JIE, "阿杰", "别告诉别人"),
    text(JIE, "阿杰", "{}", MessageType.IMAGE),
    text(77, "走了的人", "我也说过"),
    text(YAO, "阿遥", "好。"),
  ];
  expect(clipOf(lines, MEI, people).map(({ content }) => content)).toEqual(["好。"]);
  expect(clipOf(lines.slice(0, 3), MEI, people)).toEqual([]);
});

it("shares words that were heard as words that are read", () => {
  const spoken = JSON.stringify({ text: "梅子来了。", url: "", duration: 2 });
  expect(clipOf([text(YAO, "阿遥", spoken, MessageType.TEXT_WITH_AUDIO)], MEI, people)).toEqual([
    text(YAO, "阿遥", "梅*来了。"),
  ]);
  expect(clipOf([text(YAO, "阿遥", "{", MessageType.TEXT_WITH_AUDIO)], MEI, people)).toEqual([]);
});

it("shares what a character begins with as its words, and a picture as it is", () => {
  const picture = JSON.stringify({ url: "/files/梅子.png" });
  const lines = [
    text(YAO, "阿遥", "梅子，我是阿遥。", MessageType.AI_INTRODUCTION),
    text(YAO, "阿遥", "梅子站在灯塔下。", MessageType.AI_PROLOGUE),
    text(MEI, "", picture, MessageType.IMAGE),
  ];
  expect(clipOf(lines, MEI, people)).toEqual([
    text(YAO, "阿遥", "梅*，我是阿遥。"),
    text(YAO, "阿遥", "梅*站在灯塔下。"),
    text(0, "*", picture, MessageType.IMAGE),
  ]);
});

it("masks nothing for a name that somebody does not have", () => {
  const nameless = [person(MEI, ["", "梅子"]), person(YAO, ["阿遥"], { isCharacter: true })];
  expect(clipOf([text(YAO, "阿遥", "见 @ 梅子")], MEI, nameless)[0]?.content).toBe("见 @ 梅*");
});

it("masks the longest name first, so that no part of it stays behind a shorter one", () => {
  const crowd = [
    person(MEI, ["Al", "阿兰"]),
    person(JIE, ["Albert"]),
    person(LAN, ["阿兰朵", "Alberta"]),
    person(YAO, ["阿遥"], { isCharacter: true }),
  ];
  const words = "Albert met Alberta, Al heard of it, 阿兰朵说阿兰也在";
  for (const people of [crowd, crowd.toReversed()])
    expect(clipOf([text(YAO, "阿遥", words)], MEI, people)[0]?.content).toBe(
      "A*** met A***, A* heard of it, 阿**说阿*也在",
    );
});
