import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as is from "./validators.ts";

type Check = (text: string) => boolean;
const table: [name: string, check: Check, good: string[], bad: string[]][] = [
  [
    "e-mail",
    is.isEmail,
    ["a@b.cn", "li.wei+x@mail.example.com"],
    ["", "a@b", "a b@c.com", "@c.com", "a@@c.com"],
  ],
  [
    "mobile",
    is.isMobile,
    ["13800138000", "19912345678"],
    ["11800138000", "1380013800", "138001380000", "+8613800138000"],
  ],
  [
    "url",
    is.isUrl,
    ["https://a.cn/x?y=1", "http://localhost:8080", "ftp://f.org"],
    ["a.cn", "javascript:alert(1)", "http://", "https://a b"],
  ],
  ["date", is.isDate, ["2026-11-18", "2026/11/18 10:00", "1763424000000"], ["", "  ", "yesterdayish"]],
  [
    "ISO date",
    is.isIsoDate,
    ["2026-11-18", "2024/02/29", "2026-1-8"],
    ["2026-02-30", "2026-13-01", "2026-11/18", "26-11-18", "2025-02-29"],
  ],
  ["digits", is.isDigits, ["0", "0012"], ["", "1.2", "-1", "１２"]],
  ["numeric", is.isNumeric, ["1", "-1.5", "+.5", "1e9", "2.E-3"], ["", ".", "1e", "0x10", "1,000", " 1"]],
  [
    "national ID",
    is.isNationalId,
    ["11010519491231002X", "440524188001010014"],
    ["110105194912310021", "110105194902310022", "11010519491231002"],
  ],
  [
    "plate",
    is.isLicencePlate,
    ["京A12345", "粤B1234学", "沪AD12345", "苏E12345D"],
    ["A12345", "京I12345", "京A1234", "京A123456"],
  ],
  [
    "amount",
    is.isAmount,
    ["0", "0.5", "1,234.50", "1234567.89"],
    ["", "01", "1,23", "1.234", "-1", "1234,567"],
  ],
  ["Chinese", is.isChinese, ["四次元", "𠮷"], ["", "四 次", "四a", "。"]],
  ["letters", is.isLetters, ["abcXYZ"], ["", "ab1", "é"]],
  ["letters and digits", is.isLettersDigits, ["abc123"], ["", "a_b", "a b"]],
  [
    "landline",
    is.isLandline,
    ["010-12345678", "0755-1234567-123"],
    ["01012345678", "10-12345678", "010-123456"],
  ],
  ["code", is.isCode, ["123456", "000000"], ["12345", "1234567", "12345a"]],
  ["JSON", is.isJson, ['{"a":1}', "[]"], ["", "1", "null", "{a:1}", '"x"']],
];

describe.each(table)("%s", (_, check, good, bad) => {
  it.each(good)("accepts %j", (text) => expect(check(text)).toBe(true));
  it.each(bad)("refuses %j", (text) => expect(check(text)).toBe(false));
});

describe("properties", () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

  it("accepts every number the platform prints", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) =>
        is.isNumeric(String(value)),
      ),
    );
  });
  it("agrees with the platform on what is a number", () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => !is.isNumeric(text) || Number.isFinite(Number(text)) || /e/i.test(text),
      ),
    );
  });
  it("accepts every amount written with or without separators", () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(99), (whole, cents) => {
        const tail = `.${String(cents).padStart(2, "0")}`;
        return is.isAmount(whole + tail) && is.isAmount(whole.toLocaleString("en") + tail);
      }),
    );
  });
  it("has exactly one check digit for every national ID", () => {
    const date = fc.date({ min: new Date("1900-01-01"), max: new Date("2026-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(fc.integer({ min: 110000, max: 659999 }), date, digits(3), (area, born, order) => {
        const body = `${area}${born.toISOString().slice(0, 10).replaceAll("-", "")}${order}`;
        return "0123456789X".split("").filter((last) => is.isNationalId(body + last)).length === 1;
      }),
    );
  });
  it("accepts every day of the calendar", () => {
    const date = fc.date({ min: new Date("0001-01-02"), max: new Date("9999-12-30"), noInvalidDate: true });
    fc.assert(fc.property(date, (day) => is.isIsoDate(day.toISOString().slice(0, 10))));
  });
  it("only accepts codes of the given length", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (is1, asked) => {
        return is.isCode("7".repeat(is1), asked) === (is1 === asked);
      }),
    );
  });
  it("accepts objects written by JSON.stringify", () => {
    fc.assert(
      fc.property(fc.oneof(fc.object(), fc.array(fc.anything())), (value) =>
        is.isJson(JSON.stringify(value)),
      ),
    );
  });
  it("finds empty exactly what rules §5.2 lists", () => {
    for (const value of [undefined, null, false, 0, Number.NaN, "", "  \n", {}, []])
      expect(is.isEmpty(value)).toBe(true);
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1 }), fc.array(fc.anything(), { minLength: 1 })),
        (value) => !is.isEmpty(value),
      ),
    );
  });
});
