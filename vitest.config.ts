import { defineConfig } from "vitest/config";

// One run for everything that needs no browser. Server tests start the real server on the embedded
// database, or on the PostgreSQL that TEST_DATABASE_URL names (`npm run test:pg`).
export default defineConfig({
  test: {
    include: [
      "{packages,apps}/*/{src,vite}/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/dist/**"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    passWithNoTests: false,
    restoreMocks: true,
  },
});
