import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { secretsIn } from "../lib/secrets.ts";

// Assembled here, so that this file contains none of them.
const BODY = "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8";
const PEM = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
  type: "pkcs8",
  format: "pem",
});
const fakes: [what: string, text: string][] = [
  ["a token of GitHub", `ghp_${BODY}`],
  ["a key of AWS", `AWS_SECRET_ACCESS_KEY = ${BODY}wJal`],
  ["a key of Stripe", `sk_live_${BODY.slice(0, 24)}`],
  ["a token of npm", `//registry.npmjs.org/:_authToken=npm_${BODY}`],
  ["a private key", PEM.toString()],
  ["a password in an address", `https://mei:${BODY.slice(0, 12)}@shop.example.com/`],
  ["a database with its password", `postgres://app:${BODY.slice(0, 12)}@db.shop.com:5432/app`],
];

it.each(fakes)("finds %s, and does not repeat it", async (_, text) => {
  const found = await secretsIn("deploy/example.env", `first line\n${text}\n`);
  expect(found).not.toEqual([]);
  expect(found.join()).toContain("deploy/example.env:2 ");
  expect(found.join()).not.toContain(text.split("\n")[1] ?? BODY.slice(0, 12));
});

it("finds none where there is none", async () => {
  const text = "DATABASE_URL=postgres://user:password@host/name\nSMTP_URL=\nconst token = await signIn();\n";
  expect(await secretsIn("a.ts", text)).toEqual([]);
});
