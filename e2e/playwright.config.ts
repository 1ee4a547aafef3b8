import { defineConfig } from "@playwright/test";
import { findBrowser } from "../scripts/lib/machine.ts";
import { phone } from "./fixtures/phone.ts";

const executablePath = findBrowser();

// Two workers at most: each brings a server with its own database and a browser, and CI has two cores.
export default defineConfig({
  testDir: ".",
  // `npm run test:long` runs only the long ones.
  testMatch: process.env.JOURNEY_LONG === "only" ? "*.long.spec.ts" : "*.spec.ts",
  testIgnore: [
    ...(process.env.JOURNEY_LONG === "only" ? [] : ["*.long.spec.ts"]),
    // Only `npm run test:calls` sets the number of nodes: five browsers need the whole machine.
    ...(process.env.JOURNEY_NODES ? [] : ["calls-five.spec.ts"]),
    // Only `npm run test:livekit` provides the server for it.
    ...(process.env.JOURNEY_LIVEKIT ? [] : ["calls-livekit.spec.ts"]),
    ...(process.env.JOURNEY_REAL_TIME === "apart"
      ? ["calls*.spec.ts", "reply-time.spec.ts", "two-terminals.spec.ts"]
      : []),
  ],
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // Six browsers with five videos each are slow on two cores; what must be quick there is measured.
  expect: { timeout: process.env.JOURNEY_LIVEKIT ? 180_000 : 15_000 },
  reporter: "line",
  use: {
    ...phone,
    // So that what could not be pressed is named, rather than the whole journey.
    actionTimeout: 45_000,
    screenshot: "only-on-failure",
    // Recording doubles the time of a run; TRACE=on when a failure needs explaining.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--use-fake-ui-for-media-stream",
        // Four browsers with three videos each must fit on two cores: few frames a second, but real ones.
        "--use-fake-device-for-media-stream=fps=5",
      ],
    },
  },
});
