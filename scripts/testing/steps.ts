/** One line of the report: a program of ours, or tests that are counted one by one: a project of Vitest, the journeys. */
export interface Step {
  name: string;
  part: Part;
  run: { node: string[][] } | { vitest: string } | "playwright";
}

export const PARTS = ["check", "unit", "api", "e2e"] as const;
export type Part = (typeof PARTS)[number];

const bin = (file: string, ...args: string[]) => [`node_modules/${file}`, ...args];

const CHECKS: Step[] = [
  {
    name: "types",
    part: "check",
    run: { node: [bin("@react-router/dev/bin.cjs", "typegen"), bin("typescript/bin/tsc", "-p", ".")] },
  },
  { name: "layout", part: "check", run: { node: [["scripts/check-layout.ts"]] } },
  { name: "format and lint", part: "check", run: { node: [bin("@biomejs/biome/bin/biome", "check", ".")] } },
  { name: "unused code", part: "check", run: { node: [bin("knip/bin/knip.js")] } },
];

const BUILD: Step = { name: "build", part: "e2e", run: { node: [["scripts/build.ts"]] } };

const DATABASE_TESTS: Step[] = [
  { name: "unit tests", part: "unit", run: { vitest: "unit" } },
  { name: "API tests on PostgreSQL 18", part: "api", run: { vitest: "postgres-18" } },
  { name: "engine tests on PostgreSQL 15", part: "api", run: { vitest: "postgres-15" } },
  { name: "engine tests on PGlite", part: "api", run: { vitest: "pglite" } },
];

const PROCESS_TESTS: Step = { name: "starting and ending", part: "e2e", run: { vitest: "process" } };
const JOURNEYS: Step = { name: "browser journeys", part: "e2e", run: "playwright" };

/**
 * Phases run one after the other; the lanes of a phase beside each other, each one step at a time. Checks, build and the tests
 * of processes take about as long as those of the API. Journeys have the machine to themselves.
 */
export const PHASES: Step[][][] = [[[...CHECKS, BUILD, PROCESS_TESTS], DATABASE_TESTS], [[JOURNEYS]]];
