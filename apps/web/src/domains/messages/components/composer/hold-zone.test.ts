import { expect, it } from "vitest";
import { holdZone } from "./hold-zone.ts";

it("sends unless the finger went up or right", () => {
  expect(holdZone(0, 0)).toBe("send");
  expect(holdZone(40, -40)).toBe("send");
  expect(holdZone(10, -90)).toBe("cancel");
  expect(holdZone(120, -20)).toBe("lock");
  expect(holdZone(-120, 0)).toBe("send");
});
