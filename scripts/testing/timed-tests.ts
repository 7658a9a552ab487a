/** One test with the milliseconds it took, as a report of Vitest or Playwright says. */
export interface TimedTest {
  file: string;
  title: string;
  ms: number;
  isLeftOut: boolean;
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; assertionResults: { title: string; status: string; duration?: number | null }[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** The tests of a report of Vitest; `root` is the folder their files are named from. */
export const vitestTests = ({ testResults }: VitestReport, root: string): TimedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, duration }) => ({
      file: name.replace(`${root}/`, ""),
      title,
      ms: duration ?? 0,
      isLeftOut: ["pending", "skipped", "todo"].includes(status),
    })),
  );

/** The journeys of a report of Playwright. */
export const playwrightTests = ({ suites }: PlaywrightReport): TimedTest[] => suites.flatMap(testsOfSuite);

const testsOfSuite = ({ specs, suites = [] }: PlaywrightSuite): TimedTest[] => [
  ...specs.map(({ file, title, tests }) => ({
    file: `e2e/${file}`,
    title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    isLeftOut: tests.every(({ status }) => status === "skipped"),
  })),
  ...suites.flatMap(testsOfSuite),
];
