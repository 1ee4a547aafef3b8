import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
function wide(text: string, isBig: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
}
/** 雾很大。 in GBK. */
const GBK = [0xce, 0xed, 0xba, 0xdc, 0xb4, 0xf3, 0xa1, 0xa3];
const TWEE = ":: 开头\n雾很大。é🌫\n";

describe("decodeText", () => {
  it.each([
    ["UTF-8", utf8(TWEE)],
    ["UTF-8 with a mark", utf8(`\ufeff${TWEE}`)],
    ["UTF-16 with a mark, little end first", wide(`\ufeff${TWEE}`, false)],
    ["UTF-16 with a mark, big end first", wide(`\ufeff${TWEE}`, true)],
    ["UTF-16 without a mark, little end first", wide(TWEE, false)],
    ["UTF-16 without a mark, big end first", wide(TWEE, true)],
  ])("reads %s", (_, bytes) => {
    expect(decodeText(bytes)).toBe(TWEE);
  });

  it("reads GBK, and the four bytes of GB18030", () => {
    expect(decodeText(new Uint8Array([...utf8(":: a\n"), ...GBK]))).toBe(":: a\n雾很大。");
    expect(decodeText(new Uint8Array([...GBK, 0x94, 0x39, 0xda, 0x33]))).toBe("雾很大。💩");
  });

  it("does not take a Western text for Chinese", () => {
    expect(decodeText(new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x20, 0xe9, 0x63, 0x72, 0x69, 0x74]))).toBe(
      "café écrit",
    );
  });

  it("reads a beginning that cuts a letter in half", () => {
    expect(decodeText(utf8("雾很").slice(0, 5))).toBe("雾");
    expect(decodeText(new Uint8Array([...GBK, ...GBK.slice(0, 3)]))).toBe("雾很大。雾");
  });

  it("reads what damage left of a Unicode text, and nothing", () => {
    expect(decodeText(new Uint8Array([...utf8("雾很大。风也很大。"), 0xff]))).toContain("雾很大。风也很大。");
    expect(decodeText(new Uint8Array())).toBe("");
  });
});
