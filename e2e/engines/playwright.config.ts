import { defineConfig } from "@playwright/test";
import { type EngineName, engines } from "./driver/engine.ts";

export default defineConfig<object, { engineName: EngineName }>({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results/engines",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  reporter: "line",
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
});
