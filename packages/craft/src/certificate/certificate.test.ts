import { createHash, createPrivateKey, createPublicKey, sign as signWith, verify } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RFC_KEY, VECTORS } from "../testing/certificate-vectors.ts";
import {
  type Certificate,
  type Claim,
  claimBytes,
  claimHash,
  claimText,
  FIRST_PREV,
  fromBase64Url,
  type Sign,
  signClaim,
  toBase64Url,
} from "./claim.ts";
import { verifyCertificate, verifyChain } from "./verify.ts";

const privateKey = createPrivateKey({ key: RFC_KEY, format: "jwk" });
const publicKey = RFC_KEY.x;
const sign: Sign = async (bytes) => signWith(null, bytes, privateKey);
const certificates = VECTORS.map(({ certificate }) => certificate);

async function chainOf(length: number): Promise<Certificate[]> {
  const chain: Certificate[] = [];
  let prev = FIRST_PREV;
  for (let at = 0; at < length; at += 1) {
    const certificate = await signClaim({ a: at, b: at + 1, result: at + 9, user: 3, time: at, prev }, sign);
    chain.push(certificate);
    prev = await claimHash(certificate);
  }
  return chain;
}

describe("the vectors", () => {
  it.each(VECTORS)(
    "$hash is signed, hashed and verified the same elsewhere",
    async ({ text, hash, certificate }) => {
      expect(claimText(certificate)).toBe(text);
      expect(new TextDecoder().decode(claimBytes(certificate))).toBe(text);
      expect(await claimHash(certificate)).toBe(hash);
      expect(createHash("sha256").update(text).digest("hex")).toBe(hash);
      expect(await signClaim(certificate, sign)).toEqual(certificate);
      expect(await verifyCertificate(certificate, publicKey)).toBe(true);
      const signature = Buffer.from(certificate.signature, "base64url");
      expect(verify(null, Buffer.from(text), createPublicKey(privateKey), signature)).toBe(true);
    },
  );

  it("form a chain", async () => {
    expect(await verifyChain(certificates, publicKey)).toEqual({
      valid: true,
      count: 2,
      head: VECTORS[1]?.hash,
    });
  });
});

describe("a claim", () => {
  const claim: Claim = { a: 1, b: 2, result: 3, user: 4, time: 5, prev: FIRST_PREV };

  it("is written in one order, whatever the order and extra keys of its input", () => {
    const shuffled = { prev: FIRST_PREV, extra: 1, time: 5, user: 4, result: 3, b: 2, a: 1 };
    expect(claimText(shuffled)).toBe(claimText(claim));
  });

  it.each([
    { a: 3 },
    { a: -1 },
    { result: 1.5 },
    { user: Number.NaN },
    { time: 2 ** 53 },
    { prev: "" },
    { prev: "A".repeat(64) },
  ])("is refused with %o", (wrong) => {
    expect(() => claimText({ ...claim, ...wrong })).toThrow(RangeError);
  });
});

describe("verification", () => {
  it("fails for every change to a certificate", async () => {
    const [honest] = certificates;
    if (!honest) throw new Error("no vector");
    const lies: Partial<Certificate>[] = [
      { a: 0 },
      { b: 3 },
      { result: 6 },
      { user: 8 },
      { time: honest.time + 1 },
      { prev: "1".repeat(64) },
      { prev: "not a hash" },
      { signature: "" },
      { signature: `${honest.signature}A` },
      { signature: `w${honest.signature.slice(1)}` },
    ];
    for (const lie of lies) expect(await verifyCertificate({ ...honest, ...lie }, publicKey)).toBe(false);
  });

  it("fails with another key and throws for an invalid key", async () => {
    const [honest] = certificates;
    if (!honest) throw new Error("no vector");
    const other = "PUAXw-hDiVqStwqnTRt-vJyYLM8uxJaMwM1V8Sr0Zgw";
    expect(await verifyCertificate(honest, other)).toBe(false);
    for (const key of ["", "AAAA", "?"]) {
      await expect(verifyCertificate(honest, key)).rejects.toThrow(RangeError);
    }
  });

  it("names the first place where a chain breaks, and why", async () => {
    const chain = await chainOf(5);
    expect(await verifyChain(chain, publicKey)).toMatchObject({ valid: true, count: 5 });
    const changed = (at: number, change: Partial<Certificate>) =>
      chain.map((certificate, place) => (place === at ? { ...certificate, ...change } : certificate));
    expect(await verifyChain(chain.toSpliced(2, 1), publicKey)).toEqual({ valid: false, at: 2, why: "link" });
    expect(await verifyChain(chain.toReversed(), publicKey)).toEqual({ valid: false, at: 0, why: "link" });
    expect(await verifyChain(changed(3, { user: 4 }), publicKey)).toEqual({
      valid: false,
      at: 3,
      why: "signature",
    });
    expect(await verifyChain(changed(1, { time: -1 }), publicKey)).toEqual({
      valid: false,
      at: 1,
      why: "malformed",
    });
  });

  it("reads a chain in pages", async () => {
    const chain = await chainOf(4);
    const first = await verifyChain(chain.slice(0, 2), publicKey);
    if (!first.valid) throw new Error(first.why);
    async function* rest() {
      yield* chain.slice(2);
    }
    expect(await verifyChain(rest(), publicKey, first.head)).toMatchObject({ valid: true, count: 2 });
    expect(await verifyChain([], publicKey, first.head)).toEqual({ valid: true, count: 0, head: first.head });
  });
});

describe("base64url", () => {
  it("survives encoding and decoding, and has only one spelling", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const text = toBase64Url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString("base64url"));
        expect(Array.from(fromBase64Url(text) ?? [])).toEqual(Array.from(bytes));
      }),
    );
    for (const text of ["A", "AB", "A=", "A+", "é"]) expect(fromBase64Url(text), text).toBeUndefined();
  });
});
