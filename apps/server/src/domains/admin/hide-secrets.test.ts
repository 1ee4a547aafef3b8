import { expect, it } from "vitest";
import { hideSecrets } from "./hide-secrets.ts";

it("keeps no password, key or token, however it is called and however deep it lies", () => {
  const asked = {
    password: "hunter2",
    newPassword: "hunter3",
    clientSecret: "s",
    ai: { apiKey: "sk-1", baseUrl: "https://ai.example", list: [{ accessToken: "t" }] },
    CREDENTIALS: ["c"],
    token: { nested: "t" },
    keyboard: "qwertz",
  };
  expect(hideSecrets(asked)).toEqual({
    password: "•••",
    newPassword: "•••",
    clientSecret: "•••",
    ai: { apiKey: "•••", baseUrl: "https://ai.example", list: [{ accessToken: "•••" }] },
    CREDENTIALS: "•••",
    token: "•••",
    keyboard: "qwertz",
  });
});

it("says of a secret whether one was set, taken away or left out", () => {
  expect(hideSecrets({ key: "", secret: null, token: undefined, password: 0 })).toEqual({
    key: "",
    secret: null,
    password: "•••",
  });
  expect(Object.keys(hideSecrets({ token: undefined, name: undefined }) as object)).toEqual([]);
});

it("keeps of an address neither who logs in nor what its parameters say, and of words all", () => {
  expect(hideSecrets("redis://mei:hunter2@db.example:5432/x=y?sslkey=abc&b=2#part=3")).toBe(
    "redis://•••@db.example:5432/x=y?sslkey=•••&b=•••#part=•••",
  );
  expect(hideSecrets("see https://a.example/?k=v and redis://me@b.example")).toBe(
    "see https://a.example/?k=••• and redis://•••@b.example",
  );
  expect(hideSecrets("write to mei@example.com about ?a=b")).toBe("write to mei@example.com about ?a=b");
});

it("keeps what is no text as it is, and of long texts and lists the beginning", () => {
  expect([hideSecrets(5), hideSecrets(null), hideSecrets(undefined), hideSecrets(true)]).toEqual([
    5,
    null,
    undefined,
    true,
  ]);
  const text = "x".repeat(200);
  expect(hideSecrets({ text, longer: `${text}y` })).toEqual({ text, longer: `${text}…` });
  expect(hideSecrets(Array.from({ length: 60 }, (_, n) => n))).toEqual(
    Array.from({ length: 50 }, (_, n) => n),
  );
});

it("goes six steps down and no further", () => {
  const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown =>
    depth === 0 ? "end" : wrap(nested(depth - 1, wrap));
  const inObject = (inner: unknown) => ({ in: inner });
  const inList = (inner: unknown) => [inner];
  for (const wrap of [inObject, inList]) {
    expect(hideSecrets(nested(7, wrap))).toEqual(nested(7, wrap));
    expect(JSON.stringify(hideSecrets(nested(8, wrap)))).toBe(
      JSON.stringify(nested(7, wrap)).replace("end", "…"),
    );
  }
});
