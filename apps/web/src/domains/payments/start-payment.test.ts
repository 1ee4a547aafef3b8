import { beforeEach, expect, it, vi } from "vitest";
import { returnUrlOf, startPayment } from "./start-payment.ts";

const NO = "A1B2C3D4E5F6G7H8";
const READING = "/pages/story/story-read?id=7";
let stored: Map<string, string>;
let visited: string[];

beforeEach(() => {
  stored = new Map();
  visited = [];
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal("location", { href: "https://here.example/h5/", assign: (url: string) => visited.push(url) });
});

it("finds what was interrupted after a provider's own page, which brings back the number alone", () => {
  startPayment(NO, { action: "redirect", url: "https://bank.example/1", params: null }, READING);
  expect(visited).toEqual(["https://bank.example/1"]);
  expect(returnUrlOf(NO, undefined)).toBe(READING);
  expect(returnUrlOf(`${NO}9`, undefined)).toBeNull();
});

it("goes by the address first, and nowhere but into this app", () => {
  startPayment(NO, { action: "redirect", url: "https://bank.example/1", params: null }, READING);
  expect(returnUrlOf(NO, "/pages/gift/send?chatId=p%3A5")).toBe("/pages/gift/send?chatId=p%3A5");
  expect(returnUrlOf(NO, "https://evil.example")).toBe(READING);
  stored.set(`wayBack:${NO}`, "//evil.example");
  expect(returnUrlOf(NO, undefined)).toBeNull();
});

it("leads nowhere where storage is forbidden", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden });
  startPayment(NO, { action: "redirect", url: "https://bank.example/1", params: null }, READING);
  expect(visited).toHaveLength(1);
  expect(returnUrlOf(NO, undefined)).toBeNull();
});
