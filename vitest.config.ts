import { defineConfig } from "vitest/config";

// One run for everything that needs no browser. Server tests start the real server on the embedded
// database, or on the PostgreSQL that TEST_DATABASE_URL names (`npm run test:pg`).
const LONG = "**/*.long.test.ts";
const isLong = process.env.TEST_LONG === "only";
const exclude = ["**/node_modules/**", "**/dist/**"];

/** Tests that share a process with the files before them: the server's code is loaded once, not for each file. */
const shared = {
  name: "shared",
  isolate: false,
  include: isLong ? [LONG] : ["{apps/server,packages/*}/src/**/*.test.ts"],
  // `npm run test:long` runs the long ones, and no others.
  exclude: isLong ? exclude : [...exclude, LONG],
};

/** The web app's stores are made as their file loads, and replaced by tests: each file begins anew. */
const apart = {
  name: "apart",
  include: isLong ? [] : ["apps/web/{src,vite}/**/*.test.{ts,tsx}", "{scripts,bench}/**/*.test.ts"],
};

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    passWithNoTests: false,
    restoreMocks: true,
    projects: [shared, apart].map((test) => ({ extends: true as const, test })),
  },
});
