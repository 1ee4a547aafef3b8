import { describe, expect, it } from "vitest";
import { browserKeys } from "../../testing/browser-push.ts";
import { encryptPush, isPoint } from "./encrypt-push.ts";

describe("encrypting for a terminal", () => {
  it("gives the standard's own example to the letter (RFC 8291, appendix A)", () => {
    const terminal = {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    const given = {
      privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
      salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
      padded: 0,
    };
    const sent = encryptPush(Buffer.from("When I grow up, I want to be a watermelon"), terminal, given);
    expect(sent.toString("base64url")).toBe(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz" +
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });

  it("is read by the browser alone, and as long whatever it says", () => {
    const browser = browserKeys();
    const [short, long] = ["1", "9".repeat(40)].map((id) =>
      encryptPush(Buffer.from(JSON.stringify({ chatId: id })), browser.keys),
    );
    expect(browser.read(short ?? Buffer.alloc(0))).toEqual({ chatId: "1" });
    expect(short?.length).toBe(long?.length);
    expect(() => browserKeys().read(short ?? Buffer.alloc(0))).toThrow();
  });

  it("knows a point from letters", () => {
    expect(isPoint(browserKeys().keys.p256dh)).toBe(true);
    expect(isPoint("A".repeat(87))).toBe(false);
  });
});
