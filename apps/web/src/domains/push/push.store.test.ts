import { describe, expect, it } from "vitest";
import { pushAbilityOf } from "./push.store.ts";

const chrome = { worker: true, push: true, permission: "default" as const, inTab: false };

describe("web push in a browser", () => {
  it("works where all of it is there and not forbidden", () => {
    expect(pushAbilityOf(chrome)).toBe("able");
    expect(pushAbilityOf({ ...chrome, permission: "granted" })).toBe("able");
    expect(pushAbilityOf({ ...chrome, permission: "denied" })).toBe("denied");
  });

  it("says what is missing: the installing on iPhones, or all of it", () => {
    const safari = { worker: true, push: false, permission: null, inTab: true };
    expect(pushAbilityOf(safari)).toBe("install");
    expect(pushAbilityOf({ ...safari, inTab: false })).toBe("unsupported");
    expect(pushAbilityOf({ ...chrome, worker: false })).toBe("unsupported");
  });
});
