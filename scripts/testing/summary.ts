import type { TimedTest } from "./timed-tests.ts";

/** How many of the slowest tests are named. */
const SLOWEST_COUNT = 10;

const minutes = (ms: number) => (ms / 60_000).toFixed(1);

export interface TimedPart {
  part: string;
  ms: number;
}

/** The lines that end `npm test`: the minutes of each part, of all together (parts overlap), the slowest tests, and those that were left out. */
export function summaryOf(steps: readonly TimedPart[], tests: readonly TimedTest[], wholeMs: number): string[] {
  const parts = [...Map.groupBy(steps, ({ part }) => part)].map(
    ([part, own]) => `${part} ${minutes(own.reduce((sum, { ms }) => sum + ms, 0))}`,
  );
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_COUNT);
  return [
    `Minutes: ${parts.join(", ")}; ${minutes(wholeMs)} in all.`,
    ...(slowest.length > 0 ? ["Slowest tests:"] : []),
    ...slowest.map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}: ${title}`),
    ...tests.filter(({ isLeftOut }) => isLeftOut).map(({ file, title }) => `Left out: ${file}: ${title}`),
  ];
}
