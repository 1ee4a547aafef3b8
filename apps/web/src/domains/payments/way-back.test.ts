import { beforeEach, expect, it, vi } from "vitest";
import { goPay } from "./go-pay.ts";
import { wayBack } from "./way-back.ts";

const NO = "A1B2C3D4E5F6G7H8";
const READING = "/pages/story/story-read?id=7";
let kept: Map<string, string>;
let left: string[];

beforeEach(() => {
  kept = new Map();
  left = [];
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("location", { href: "https://here.example/h5/", assign: (url: string) => left.push(url) });
});

it("finds what was interrupted after a provider's own page, which brings back the number alone", () => {
  goPay(NO, { action: "redirect", url: "https://bank.example/1", params: null }, READING);
  expect(left).toEqual(["https://bank.example/1"]);
  expect(wayBack(NO, undefined)).toBe(READING);
  expect(wayBack(`${NO}9`, undefined)).toBeNull();
});

it("goes by the address first, and nowhere but into this app", () => {
  goPay(NO, { action: "redirect", url: "https://bank.example/1", params: null }, READING);
  expect(wayBack(NO, "/pages/gift/send?chatId=p%3A5")).toBe("/pages/gift/send?chatId=p%3A5");
  expect(wayBack(NO, "https://evil.example")).toBe(READING);
  kept.set(`wayBack:${NO}`, "//evil.example");
  expect(wayBack(NO, undefined)).toBeNull();
});

it("leads nowhere where storage is forbidden", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden });
  goPay(NO, { action: "redirect", url: "https://bank.example/1", params: null }, READING);
  expect(left).toHaveLength(1);
  expect(wayBack(NO, undefined)).toBeNull();
});
