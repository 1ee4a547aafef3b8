import { describe, expect, it } from "vitest";
import {
  checkCode,
  checkEmail,
  checkNickName,
  checkPassword,
  checkRepeat,
  checkUserName,
  passwordStrength,
} from "./auth-rules.ts";

describe("fields of the account forms", () => {
  it("asks for what is missing before judging it", () => {
    expect(checkUserName("  ")).toBe("auth.needUserName");
    expect(checkPassword("")).toBe("auth.needPassword");
    expect(checkRepeat("Plum-77x", "")).toBe("auth.needRepeat");
  });

  it("follows the contract's rules", () => {
    expect(checkUserName("林晚_07")).toBeNull();
    expect(checkUserName("two words")).toBeNull();
    expect(checkUserName("mei@example.org")).toBe("auth.badUserName");
    expect(checkUserName("a".repeat(21))).toBe("auth.badUserName");
    expect(checkNickName("二十个宽字符也应该可以作为昵称来用的啊啊")).toBeNull();
    expect(checkPassword("1234")).toBe("auth.badPassword");
    expect(checkPassword("12345")).toBeNull();
    expect(checkPassword("x".repeat(21))).toBe("auth.badPassword");
    expect(checkEmail("mei@example.org")).toBeNull();
    expect(checkEmail("mei@example")).toBe("auth.badEmail");
    expect(checkCode("12345")).toBe("auth.badCode");
    expect(checkCode("123456")).toBeNull();
    expect(checkRepeat("Plum-77x", "plum-77x")).toBe("auth.badRepeat");
  });

  it("judges strength by length and variety", () => {
    expect(passwordStrength("1234")).toBe(0);
    expect(passwordStrength("12345")).toBe(1);
    expect(passwordStrength("plum7712")).toBe(2);
    expect(passwordStrength("Plum-77-tree")).toBe(3);
  });
});
