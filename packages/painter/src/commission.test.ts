import { expect, test } from "vitest";
import { paintCommission } from "./commission.ts";
import { toSvg } from "./core/to-svg.ts";
import { enrich } from "./enrich.ts";
import { paint } from "./paint.ts";

const order = { prompt: "海边 日落", ratio: "1:1", seed: 300 } as const;
const svg = (like?: { looks: string; starter?: string }) => toSvg(paintCommission({ ...order, like }));

test("without a character the picture follows the prompt", () => {
  expect(svg()).toBe(toSvg(paint(order)));
});

test("after a character it shows a person with the looks written of them", () => {
  const plain = svg({ looks: "守灯塔的人" });
  expect(plain).not.toBe(svg());
  expect(svg({ looks: "银发 短发 围巾" })).not.toBe(plain);
  expect(svg({ looks: "说话慢，爱喝茶" })).toBe(svg({ looks: "守夜，怕冷" }));
});

test("a starter has its own look, whatever is written, and an unknown one is painted by its words", () => {
  const ayao = svg({ looks: "金发", starter: "ayao" });
  expect(ayao).toBe(svg({ looks: "红发", starter: "ayao" }));
  expect(ayao).not.toBe(svg({ looks: "金发", starter: "modi" }));
  expect(svg({ looks: "金发", starter: "nobody" })).toBe(svg({ looks: "金发" }));
});

test("a character that is no person is painted as the thing it is", () => {
  expect(svg({ looks: "一只会说话的猫" })).toBe(toSvg(paint({ ...order, prompt: `${order.prompt} 猫` })));
});

test("a prompt is enriched in its own language, with words that change the picture", () => {
  const rich = enrich("山", 1, 500);
  expect(rich).toMatch(/^山，.+，/u);
  expect(toSvg(paint({ ...order, prompt: rich }))).not.toBe(toSvg(paint({ ...order, prompt: "山" })));
  expect(enrich("月光下的竹林,一盏灯笼", 1, 500)).toMatch(/^月光下的竹林,一盏灯笼，.+/u);
  expect(enrich("a mountain", 1, 500)).toMatch(/^a mountain, [a-z ,0-9]+$/);
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => enrich("山", seed, 500))).size).toBeGreaterThan(2);
  expect(enrich("山".repeat(500), 1, 500)).toHaveLength(500);
});
