import { afterEach, expect, it, vi } from "vitest";
import { callObstacle, canConnect } from "./call-obstacle.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser with these parts. */
function browser({ calls = true, devices = true, secure = true, userAgent = "Firefox/115" } = {}): void {
  vi.stubGlobal("RTCPeerConnection", calls ? class {} : undefined);
  vi.stubGlobal("isSecureContext", secure);
  const mediaDevices = devices ? { getUserMedia: () => undefined } : undefined;
  vi.stubGlobal("navigator", { userAgent, mediaDevices });
}

it("is nothing where calls are possible", () => {
  browser();
  expect(callObstacle()).toBeNull();
});

it("is the browser where it cannot connect, and says when that is WeChat's", () => {
  browser({ calls: false });
  expect([canConnect(), callObstacle()]).toEqual([false, "unsupported"]);
  browser({ calls: false, userAgent: "Mozilla/5.0 Chrome/109 MicroMessenger/8.0" });
  expect(callObstacle()).toBe("weChat");
});

it("is the address where devices exist only with https", () => {
  browser({ devices: false, secure: false });
  expect([canConnect(), callObstacle()]).toEqual([true, "insecure"]);
  browser({ devices: false });
  expect(callObstacle()).toBe("unsupported");
});
