import { expect, it } from "vitest";
import { parseEvidence } from "./parse-evidence.ts";

it("finds the words and pictures of whatever was reported", () => {
  expect(parseEvidence(JSON.stringify({ id: 7, content: "buy", status: 0 }))).toEqual({
    texts: [{ name: "content", text: "buy" }],
    pictures: [],
    films: [],
  });
  const picture = JSON.stringify({ originUrl: "/files/abcdefgh.png", thumbUrl: "/files/ijkl.jpg" });
  expect(parseEvidence(JSON.stringify({ content: picture })).pictures).toEqual([
    "/files/abcdefgh.png",
    "/files/ijkl.jpg",
  ]);
  const person = { nickName: "广告小号", signature: "", headImage: "https://a.example/files/x.png" };
  expect(parseEvidence(JSON.stringify(person))).toEqual({
    texts: [{ name: "nickName", text: "广告小号" }],
    pictures: ["https://a.example/files/x.png"],
    films: [],
  });
});

it("shows nothing of what it cannot read, and no picture of elsewhere", () => {
  expect(parseEvidence("no json")).toEqual({ texts: [], pictures: [], films: [] });
  expect(parseEvidence(JSON.stringify({ headImage: "https://evil.example/x.png" })).pictures).toEqual([]);
});

it("shows every picture and film of a post, each once", () => {
  const image = (name: string) => ({
    kind: "image",
    url: `/files/${name}.jpg`,
    thumbUrl: `/files/${name}-t.webp`,
  });
  const film = {
    kind: "video",
    url: "/files/film.mp4",
    thumbUrl: "/files/film-t.webp",
    blur: "data:image/webp;base64,AA",
  };
  const evidence = {
    title: "海边",
    text: "[晚霞]",
    cover: JSON.stringify(image("one")),
    media: JSON.stringify([image("one"), image("two"), film]),
    clip: null,
  };
  expect(parseEvidence(JSON.stringify(evidence))).toEqual({
    texts: [
      { name: "title", text: "海边" },
      { name: "text", text: "[晚霞]" },
    ],
    pictures: ["/files/one.jpg", "/files/two.jpg"],
    films: ["/files/film.mp4"],
  });
});

it("shows who says what in a shared clip", () => {
  const clip = [
    { speaker: "me", name: "梅子", text: "在吗" },
    { speaker: "character", name: "青鸟", text: "在" },
    { speaker: "other", name: "阿木", text: null },
    { speaker: "me", name: "梅子", text: "在吗" },
  ];
  const { texts } = parseEvidence(JSON.stringify({ text: "", media: "[]", clip: JSON.stringify(clip) }));
  expect(texts.map(({ text }) => text)).toEqual(["梅子: 在吗", "青鸟: 在", "阿木", "梅子: 在吗"]);
});

it("shows a group's notice, the choices of a scene, and words that look like JSON", () => {
  const { texts } = parseEvidence(
    JSON.stringify({
      name: "读书会",
      notice: "[1]",
      nodes: [{ node: "a", text: "门开了", choices: ["进去", "离开"] }],
    }),
  );
  expect(texts.map(({ text }) => text)).toEqual(["读书会", "[1]", "门开了", "进去", "离开"]);
});
