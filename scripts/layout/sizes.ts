import { isTest, nameOf } from "./sources.ts";

/** Lines: half of the files may be longer than the median, a tenth longer than the 90th percentile, none than the most. */
const MEDIAN_LINES = 60;
const NINETIETH_LINES = 200;
const MOST_LINES = 400;

const linesOf = (text: string) => text.trimEnd().split("\n").length;
const atShare = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

/** Elegance is lost in the largest tenth of the files. Texts are as long as they are. */
export function checkSizes(files: { file: string; text: string }[]): string[] {
  const counted = files.filter(({ file }) => !/^messages\.(en|tr)\.ts$/.test(nameOf(file)));
  const long = counted.filter(({ text }) => linesOf(text) > MOST_LINES);
  const sorted = counted
    .filter(({ file }) => !isTest(file))
    .map(({ text }) => linesOf(text))
    .sort((a, b) => a - b);
  const problems = long.map(({ file, text }) => `${file}: ${linesOf(text)} lines; at most ${MOST_LINES}`);
  if (atShare(sorted, 0.5) > MEDIAN_LINES)
    problems.push(`the median file has ${atShare(sorted, 0.5)} lines; at most ${MEDIAN_LINES}`);
  if (atShare(sorted, 0.9) > NINETIETH_LINES)
    problems.push(`a tenth of the files is longer than ${atShare(sorted, 0.9)} lines; at most ${NINETIETH_LINES}`);
  return problems;
}
