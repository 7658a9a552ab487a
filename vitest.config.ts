import { defineConfig } from "vitest/config";

/** Tests of `*.server.ts` files work on a real database: the newest PostgreSQL. */
const DATABASE_TESTS = "{src,scripts}/**/*.server.test.ts";
/** Of these, what another engine could decide otherwise (record 28): on the embedded and the oldest PostgreSQL, too. */
const ENGINE_TESTS = "{src,scripts}/**/*.engines.server.test.ts";
/** Tests that start the real server as a process of its own. */
const PROCESS_TESTS = "scripts/**/*.process.test.ts";
const databaseProject = (engine: "pglite" | "postgres-15" | "postgres-18", tests: string) => ({
  extends: true as const,
  test: {
    name: engine,
    include: [tests],
    env: { TEST_DATABASE: engine },
    globalSetup: engine === "pglite" ? "./src/testing/pglite.ts" : "./src/testing/postgres.ts",
    // The engine of Node has crashed while it threw compiled WebAssembly away (seen once in many runs): it is kept.
    execArgv: engine === "pglite" ? ["--no-wasm-code-gc"] : [],
    // Files of a worker share the loaded modules, which keep nothing that is not by database: a third less time.
    isolate: false,
    // Far more than the longest needs alone; a machine that others use, too, is several times slower.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    // The projects of a run load the same sources: they are translated once.
    fsModuleCache: true,
    // How long something may take to show on a busy machine; nothing waits longer than it needs to.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          // Properties are tried on hundreds of values: long on a busy machine.
          testTimeout: 30_000,
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: [DATABASE_TESTS, PROCESS_TESTS],
        },
      },
      databaseProject("pglite", ENGINE_TESTS),
      databaseProject("postgres-15", ENGINE_TESTS),
      databaseProject("postgres-18", DATABASE_TESTS),
      {
        extends: true,
        test: {
          name: "process",
          // Servers and commands start beside each other, each a process of its own: slow where the machine is busy.
          include: [PROCESS_TESTS],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          maxConcurrency: 3,
        },
      },
    ],
  },
});
