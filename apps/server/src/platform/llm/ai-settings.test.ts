import { expect, it } from "vitest";
import { type AiSettings, endpointFor, purposes } from "./ai-settings.ts";

const all: AiSettings = { baseUrl: "http://a/v1/", apiKey: "ka", model: "m", guardModel: "g" };

it("without an address nothing is configured", () => {
  for (const purpose of purposes)
    expect(endpointFor(purpose, { model: "m", imageModel: "i" })).toBeUndefined();
  expect(endpointFor("words", { baseUrl: "" })).toBeUndefined();
});

it("one address and key serve every purpose that has a model", () => {
  const a = { baseUrl: "http://a/v1", apiKey: "ka" };
  expect(endpointFor("words", all)).toEqual({ ...a, model: "m" });
  expect(endpointFor("words", { baseUrl: "http://a/v1" })).toEqual({ baseUrl: "http://a/v1" });
  expect(endpointFor("guard", all)).toEqual({ ...a, model: "g" });
  expect(endpointFor("pictures", all)).toBeUndefined();
  expect(endpointFor("pictures", { ...all, imageModel: "i" })).toEqual({ ...a, model: "i" });
  expect(endpointFor("pictures", { ...all, imageModel: "i", imageApiKey: "ki" })?.apiKey).toBe("ki");
});

it("a key never goes to another address than its own", () => {
  const speech = endpointFor("speech", { ...all, ttsModel: "t", ttsBaseUrl: "http://b" });
  expect(speech).toEqual({ baseUrl: "http://b", apiKey: undefined, model: "t" });
});
