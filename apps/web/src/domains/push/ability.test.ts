import { describe, expect, it } from "vitest";
import { abilityOf } from "./ability.ts";

const chrome = { worker: true, push: true, permission: "default" as const, inTab: false };

describe("web push in a browser", () => {
  it("works where all of it is there and not forbidden", () => {
    expect(abilityOf(chrome)).toBe("able");
    expect(abilityOf({ ...chrome, permission: "granted" })).toBe("able");
    expect(abilityOf({ ...chrome, permission: "denied" })).toBe("denied");
  });

  it("says what is missing: the installing on iPhones, or all of it", () => {
    const safari = { worker: true, push: false, permission: null, inTab: true };
    expect(abilityOf(safari)).toBe("install");
    expect(abilityOf({ ...safari, inTab: false })).toBe("unsupported");
    expect(abilityOf({ ...chrome, worker: false })).toBe("unsupported");
  });
});
