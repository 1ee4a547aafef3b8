import { describe, expect, it } from "vitest";
import { base32, codeOf, factorUri, stepOf, stepOfCode } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");

describe("codes of a second factor", () => {
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("at %i s are those of RFC 6238, appendix B", (seconds, code) => {
    expect(codeOf(SECRET, stepOf(seconds * 1000))).toBe(code);
    expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(stepOf(seconds * 1000));
  });

  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foob", "MZXW6YQ"],
    ["foobar", "MZXW6YTBOI"],
  ])("write %j as RFC 4648 does", (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it("are good one step early and one step late, and no more", () => {
    const now = 1_700_000_010_000;
    const at = (shift: number) => stepOfCode(SECRET, codeOf(SECRET, stepOf(now) + shift), now);
    expect([at(-1), at(0), at(1)]).toEqual([stepOf(now) - 1, stepOf(now), stepOf(now) + 1]);
    expect([at(-2), at(2)]).toEqual([undefined, undefined]);
  });

  it("are six digits and nothing else", () => {
    for (const text of ["", "28708", "2870822", "２８７０８２", "28708a"])
      expect(stepOfCode(SECRET, text, 59_000)).toBeUndefined();
  });

  it("reach an authenticator with issuer and account", () => {
    const uri = new URL(factorUri(SECRET, "林 晚"));
    expect(decodeURIComponent(uri.href)).toMatch(/^otpauth:\/\/totp\/四次元:林 晚\?/);
    expect(uri.searchParams.get("secret")).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    expect(uri.searchParams.get("issuer")).toBe("四次元");
  });
});
