import { defineConfig } from "vitest/config";

/** Tests of `*.server.ts` files work on a real database; they run on the embedded and on a native PostgreSQL. */
const DATABASE_TESTS = "{src,scripts}/**/*.server.test.ts";
/** Tests that start the real server as a process of its own. */
const PROCESS_TESTS = "scripts/**/*.process.test.ts";
const databaseProject = (engine: "pglite" | "postgres") => ({
  extends: true as const,
  test: {
    name: engine,
    include: [DATABASE_TESTS],
    env: { TEST_DATABASE: engine },
    globalSetup: `./src/testing/${engine}.ts`,
    // Files of a worker share the loaded modules, which keep nothing that is not by database: a third less time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  resolve: { alias: [{ find: /^#/, replacement: `${import.meta.dirname}/src/` }] },
  test: {
    maxWorkers: 2,
    // How long something may take to show on a busy machine; nothing waits longer than it needs to.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Properties are tried on hundreds of values: long on a busy machine.
          testTimeout: 30_000,
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: [DATABASE_TESTS, PROCESS_TESTS],
        },
      },
      databaseProject("pglite"),
      databaseProject("postgres"),
      {
        extends: true,
        test: { name: "process", include: [PROCESS_TESTS], testTimeout: 60_000, hookTimeout: 120_000 },
      },
    ],
  },
});
