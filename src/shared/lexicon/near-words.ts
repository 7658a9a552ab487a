/** True if one letter more, less, other, or two that have changed places make one word of the other. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const [restOfShort, restOfLong] = [short.slice(at), long.slice(at)];
  if (short.length < long.length) return restOfShort === restOfLong.slice(1);
  const isSwapped =
    restOfShort[0] === restOfLong[1] &&
    restOfShort[1] === restOfLong[0] &&
    restOfShort.slice(2) === restOfLong.slice(2);
  return restOfShort.slice(1) === restOfLong.slice(1) || isSwapped;
}

/** Letters of a word in which a typing error is looked for: shorter ones are near too many. */
const LEAST_LETTERS = 5;

/** Letters of a word in which two typing errors are looked for. */
const LEAST_FOR_TWO = 9;

/** True if two such errors make one word of the other: the number of steps between their letters. */
function isTwoOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const step = one[at - 1] === other[to - 1] ? 0 : 1;
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      row.push(
        Math.min(
          last[to]! + 1,
          row[to - 1]! + 1,
          last[to - 1]! + step,
          isSwapped ? (before[to - 2] ?? 9) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...row) > 2) return false;
    [before, last] = [last, row];
  }
  return last[other.length]! <= 2;
}

/** Finds the one word that another is a typing error of; undefined: none, or several. The first letter is seldom wrong. */
export function nearWords(words: Iterable<string>): (typed: string) => string | undefined {
  const long = [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS && !word.includes(" "));
  const byLetter = Map.groupBy(long, ([letter]) => letter);
  return (typed) => {
    if (typed.length < LEAST_LETTERS) return undefined;
    const near = (byLetter.get(typed[0]) ?? []).filter((word) => isOneOff(word, typed));
    if (near.length > 0 || typed.length < LEAST_FOR_TWO) return near.length === 1 ? near[0] : undefined;
    const further = (byLetter.get(typed[0]) ?? []).filter(
      (word) => word.length >= LEAST_FOR_TWO - 1 && isTwoOff(word, typed),
    );
    return further.length === 1 ? further[0] : undefined;
  };
}
