import { expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

it("names browser and system, the more special one first", () => {
  const edge =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0";
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1";
  const android =
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
  expect(deviceName(edge)).toBe("Edge · Windows");
  expect(deviceName(phone)).toBe("Safari · iPhone");
  expect(deviceName(android)).toBe("Chrome · Android");
  expect(deviceName("curl")).toBe("Web");
});
