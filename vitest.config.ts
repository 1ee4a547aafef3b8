import { defineConfig } from "vitest/config";

// One run for everything that needs no browser. Server tests start the real server on the embedded
// database, or on the PostgreSQL that TEST_DATABASE_URL names (`npm run test:pg`).
const ALL = ["{packages,apps}/*/{src,vite}/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "bench/**/*.test.ts"];
const isLong = process.env.TEST_LONG === "only";

export default defineConfig({
  test: {
    include: isLong ? ["apps/server/src/**/*.long.test.ts"] : ALL,
    // `npm run test:long` runs the long ones, and no others.
    exclude: ["**/node_modules/**", "**/dist/**", ...(isLong ? [] : ["**/*.long.test.ts"])],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    passWithNoTests: false,
    restoreMocks: true,
  },
});
