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

/** Finds the one word that another is a typing error of; undefined: none, or several. The first letter is seldom wrong. */
export function nearWords(words: Iterable<string>): (typed: string) => string | undefined {
  const long = [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS && !word.includes(" "));
  const byLetter = Map.groupBy(long, ([letter]) => letter);
  return (typed) => {
    if (typed.length < LEAST_LETTERS) return undefined;
    const near = (byLetter.get(typed[0]) ?? []).filter((word) => isOneOff(word, typed));
    return near.length === 1 ? near[0] : undefined;
  };
}
