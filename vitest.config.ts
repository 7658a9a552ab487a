import { defineConfig } from "vitest/config";

/** Tests of `*.server.ts` files work on a real database; they run on the embedded and on a native PostgreSQL. */
const DATABASE_TESTS = "src/**/*.server.test.ts";
const databaseProject = (engine: "pglite" | "postgres") => ({
  extends: true as const,
  test: {
    name: engine,
    include: [DATABASE_TESTS],
    env: { TEST_DATABASE: engine },
    globalSetup: `./src/testing/${engine}.ts`,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  resolve: { alias: [{ find: /^#/, replacement: `${import.meta.dirname}/src/` }] },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"], exclude: [DATABASE_TESTS] },
      },
      databaseProject("pglite"),
      databaseProject("postgres"),
    ],
  },
});
