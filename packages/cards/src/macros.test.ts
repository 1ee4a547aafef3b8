import { expect, it } from "vitest";
import { calledName, fillNames } from "./macros.ts";

it("replaces macros by names, whatever their spelling", () => {
  const names = { user: "小满", char: "阿遥" };
  expect(fillNames("{{user}}见到{{ Char }},<BOT>问<user>", names)).toBe("小满见到阿遥,阿遥问小满");
  expect(fillNames("{{random:a,b}} {{users}} {user} <b>", names)).toBe("{{random:a,b}} {{users}} {user} <b>");
});

it("takes names as plain text", () => {
  const names = { user: "{{char}}", char: "$& $1 <script>" };
  expect(fillNames("{{user}}/{{char}}", names)).toBe("{{char}}/$& $1 <script>");
});

it("uses a character's nickname if there is one", () => {
  expect(calledName({ name: "沈知遥", nickname: "阿遥" })).toBe("阿遥");
  expect(calledName({ name: "沈知遥", nickname: "" })).toBe("沈知遥");
});
