import sharp from "sharp";
import { expect, it } from "vitest";
import { makeCharacter } from "../card/character.ts";
import { readCardFile } from "../read-card-file.ts";
import { png } from "../testing/pictures.ts";
import { writeCardFile } from "../write-card-file.ts";
import { aiLabelOf, labelPng } from "./ai-label.ts";
import { textChunk } from "./text-chunk.ts";

const label = { producer: "四次元", id: "图-1🌊" };

it("labels a picture so that other readers find it", async () => {
  const labelled = labelPng(png(), label);
  expect(aiLabelOf(labelled)).toEqual(label);
  const { comments = [] } = await sharp(labelled).metadata();
  const [found] = comments.filter(({ keyword }) => keyword === "AIGC");
  expect(JSON.parse(found?.text ?? "")).toEqual({
    Label: "1",
    ContentProducer: "四次元",
    ProduceID: "图-1🌊",
  });
});

it("labels once, and leaves another maker's label", () => {
  const once = labelPng(png(), label);
  expect(labelPng(once, label)).toEqual(once);
  expect(labelPng(once, { producer: "别家", id: "2" })).toEqual(once);
  expect(aiLabelOf(png())).toBeUndefined();
});

it("replaces an invalid label", () => {
  const labelled = labelPng(png(textChunk("AIGC", "{damaged")), label);
  expect(labelled).toEqual(labelPng(png(), label));
});

it("keeps the label through a card and its import", () => {
  const written = writeCardFile(makeCharacter({ name: "阿遥" }), {
    format: "png",
    picture: png(),
    aiLabel: label,
  });
  if (written.kind !== "written") throw new Error(written.refusal.en);
  const reading = readCardFile(written.bytes);
  expect(reading.kind === "character" && reading.picture).toEqual(labelPng(png(), label));
  expect(aiLabelOf(written.bytes)).toEqual(label);
});
