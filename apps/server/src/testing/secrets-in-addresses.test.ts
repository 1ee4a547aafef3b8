import { operations } from "@4d/contract";
import { expect, it } from "vitest";
import { z } from "zod";
import { person } from "./person.ts";
import { startTestApp } from "./test-app.ts";

const envelope = z.object({ code: z.number() });

/** Addresses end up in histories and in the logs of proxies, so a field named like this does not belong there. */
const SECRET =
  /token|passw|secret|code|key(?!word)|session|ticket|auth|otp|pin$|signature|captcha|credential/i;

/** Fields of addresses named like a secret, each with the reason why it is allowed. */
const JUSTIFIED: Readonly<Record<string, string>> = {
  "groups.preview params.token": "an invitation is a link, made to be handed on; a manager makes it invalid",
  "storyReading.buy params.key": "a chapter's name within its story, which its readers see",
  "ads.claim params.sessionId": "one showing of an advertisement; pays only who began it, by his own token",
  "adminPeople.endSession params.sessionId":
    "the number of a login: a token names it, but only our signature makes one",
};

const fieldsOf = (place: "params" | "query"): string[] =>
  operations().flatMap(({ name, endpoint }) =>
    Object.keys(endpoint[place] ?? {}).map((field) => `${name} ${place}.${field}`),
  );
const fields = [...fieldsOf("params"), ...fieldsOf("query")];
const isNamedSo = (field: string): boolean => SECRET.test(field.slice(field.lastIndexOf(".") + 1));

it("no operation takes a token, a password or a code in its address but those that are justified (W9)", () => {
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(isNamedSo).sort()).toEqual(Object.keys(JUSTIFIED).sort());
});

it.each(["accessToken", "password", "oldPassword", "emailCode", "inviteToken", "apiKey"])(
  "knows %s for one",
  (name) => {
    expect(isNamedSo(`some.operation query.${name}`)).toBe(true);
  },
);

it("a login's token counts in its header alone (protocol §1.2)", async () => {
  const app = await startTestApp();
  try {
    const mei = await person(app.address, "mei");
    const { accessToken } = mei.tokens;
    const codeAt = async (address: string, headers: Record<string, string>) =>
      envelope.parse(await (await fetch(`${app.address}/api/user/self${address}`, { headers })).json()).code;
    expect(await codeAt("", { accessToken })).toBe(200);
    expect(await codeAt(`?accessToken=${accessToken}&token=${accessToken}`, {})).toBe(400);
  } finally {
    await app.close();
  }
});
