import { expect, test } from "vitest";
import { summaryOf } from "./summary.ts";
import { playwrightTests, vitestTests } from "./timed-tests.ts";

test("the summary has minutes, the slowest tests and what was left out", () => {
  const vitest = {
    numPassedTests: 2,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: "/kovan/src/a.test.ts",
        assertionResults: [
          { title: "quick", status: "passed", duration: 4 },
          { title: "no network", status: "skipped" },
        ],
      },
    ],
  };
  const journey = (title: string, duration: number) => ({
    file: "a.e2e.ts",
    title,
    tests: [{ status: "expected", results: [{ duration }] }],
  });
  const playwright = {
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
    suites: [{ specs: [journey("slow", 9_000)], suites: [{ specs: [journey("nested", 12_000)] }] }],
  };
  const steps = [
    { part: "check", ms: 30_000 },
    { part: "e2e", ms: 60_000 },
    { part: "e2e", ms: 120_000 },
  ];
  const lines = summaryOf(steps, [...vitestTests(vitest, "/kovan"), ...playwrightTests(playwright)], 180_000);
  expect(lines).toEqual([
    "Minutes: check 0.5, e2e 3.0; 3.0 in all.",
    "Slowest tests:",
    "   12.0 s  e2e/a.e2e.ts: nested",
    "    9.0 s  e2e/a.e2e.ts: slow",
    "    0.0 s  src/a.test.ts: quick",
    "    0.0 s  src/a.test.ts: no network",
    "Left out: src/a.test.ts: no network",
  ]);
});
