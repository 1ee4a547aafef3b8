import { expect, it } from "vitest";
import { deniedText } from "./denied-text.ts";

const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15";
const tab = { appleTouch: false, standalone: false };
const app = { appleTouch: false, standalone: true };

it("says where refused notifications are allowed again", () => {
  expect(deniedText({ ...tab, userAgent: CHROME })).toBe("push.deniedTab");
  expect(deniedText({ ...app, userAgent: CHROME })).toBe("push.deniedTab");
  expect(deniedText({ ...tab, userAgent: ANDROID })).toBe("push.deniedTab");
  expect(deniedText({ ...app, userAgent: ANDROID })).toBe("push.deniedAndroidApp");
  expect(deniedText({ ...tab, userAgent: MAC })).toBe("push.deniedMac");
  expect(deniedText({ ...app, userAgent: MAC })).toBe("push.deniedApple");
  expect(deniedText({ ...app, userAgent: MAC, appleTouch: true })).toBe("push.deniedApple");
});
