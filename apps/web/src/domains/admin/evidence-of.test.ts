import { expect, it } from "vitest";
import { evidenceOf } from "./evidence-of.ts";

it("finds the words and pictures of whatever was reported", () => {
  expect(evidenceOf(JSON.stringify({ id: 7, content: "buy", status: 0 }))).toEqual({
    texts: [{ name: "content", text: "buy" }],
    pictures: [],
  });
  const picture = JSON.stringify({ originUrl: "/files/abcdefgh.png", thumbUrl: "/files/ijkl.jpg" });
  expect(evidenceOf(JSON.stringify({ content: picture })).pictures).toEqual([
    "/files/abcdefgh.png",
    "/files/ijkl.jpg",
  ]);
  const person = { nickName: "广告小号", signature: "", headImage: "https://a.example/files/x.png" };
  expect(evidenceOf(JSON.stringify(person))).toEqual({
    texts: [{ name: "nickName", text: "广告小号" }],
    pictures: ["https://a.example/files/x.png"],
  });
});

it("shows nothing of what it cannot read, and no picture of elsewhere", () => {
  expect(evidenceOf("no json")).toEqual({ texts: [], pictures: [] });
  expect(evidenceOf(JSON.stringify({ headImage: "https://evil.example/x.png" })).pictures).toEqual([]);
});
