const DELIMITERS = [",", ";", "\t", "|"] as const;
/** Lines that the delimiter is guessed by. */
const LOOKED_AT = 20;
/** A line that some programs write before a table, so that Excel knows its delimiter. */
export const DELIMITER_LINE = /^sep=([,;\t|])\n/i;

/** The delimiter that most of the first lines have equally often outside of quotation marks. */
export function delimiterOf(text: string): string {
  const lines = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, LOOKED_AT)
    .map((line) => line.replace(/"[^"]*"/g, ""));
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const times = Map.groupBy(counts, (count) => count);
    const best = [...times].map(([count, all]) => ({ count, lines: all.length }));
    return best.toSorted((one, other) => other.lines - one.lines || other.count - one.count)[0];
  });
  let found = 0;
  scores.forEach((score, at) => {
    const before = scores[found];
    if (
      score &&
      (!before || score.lines > before.lines || (score.lines === before.lines && score.count > before.count))
    )
      found = at;
  });
  return DELIMITERS[found]!;
}
