import type { AdminSettingsView } from "@4d/contract";
import { expect, it } from "vitest";
import { mergeTypedSettings } from "./merge-typed-settings.ts";

const base = {
  revision: 4,
  announcement: "",
  limits: { uploadBytes: 10, groupMembers: 200, friendRequestsPerDay: 20 },
  allowedOrigins: ["https://a.example"],
  ai: { baseUrl: null, model: "one", imageModel: null },
  keys: ["apiKey"],
} as unknown as AdminSettingsView;

it("keeps what was typed over what somebody else saved meanwhile", () => {
  const now = {
    ...base,
    revision: 5,
    announcement: "hello",
    limits: { ...base.limits, groupMembers: 500, uploadBytes: 11 },
    allowedOrigins: ["https://a.example", "https://b.example"],
  };
  const limits = { ...base.limits, friendRequestsPerDay: 9, uploadBytes: 12 };
  const { view } = mergeTypedSettings(base, { limits, allowedOrigins: base.allowedOrigins }, now);
  expect(view).toEqual({
    ...now,
    limits: { uploadBytes: 12, groupMembers: 500, friendRequestsPerDay: 9 },
  });
});

it("keeps typed keys apart from what can be read", () => {
  const now = { ...base, revision: 5, ai: { ...base.ai, imageModel: "two" } };
  const { view, keys } = mergeTypedSettings(
    base,
    { ai: { ...base.ai, model: "mine", apiKey: "secret" } },
    now,
  );
  expect(view.ai).toEqual({ ...base.ai, model: "mine", imageModel: "two" });
  expect(keys).toEqual({ apiKey: "secret" });
});
