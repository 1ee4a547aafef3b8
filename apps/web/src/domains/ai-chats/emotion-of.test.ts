import { expect, it } from "vitest";
import { emotionOf } from "./emotion-of.ts";

const emotions = ["joy", "sadness", "neutral", "anger"].map((name) => ({
  name,
  picture: `/files/${name}.png`,
}));

it.each([
  ["（笑）来了呀。", "joy"],
  ["*sighs* The ship is gone.", "sadness"],
  ["她瞪了你一眼。", "anger"],
  ["坐吧。", "neutral"],
  ["（脸红）别看。", "neutral"],
])("%s looks like %s", (said, name) => {
  expect(emotionOf(said, emotions)).toBe(`/files/${name}.png`);
});

it("is none where there is no picture of it", () => {
  expect(emotionOf("（笑）", [])).toBeNull();
  expect(emotionOf("（笑）", [{ name: "sad", picture: "/files/a.png" }])).toBeNull();
  expect(emotionOf("（笑）", [{ name: "开心", picture: "/files/b.png" }])).toBe("/files/b.png");
});
