import { isTest } from "./sources.ts";

/** An object or array that is made only to be spread: its fields or values themselves say the same. */
const FRESH_SPREAD = /\.\.\.(\{ |\[["'`\d])/;
/** A number under one word: of what, in which unit? */
const BARE_NUMBER = /^\s*(?:export )?const [A-Z]+(?:: number)? = -?\d[\d_.e-]*(?: |;|$)/;
/** A constant under one word that is no noun. */
const NO_NOUN =
  /^\s*(?:export )?const (AFTER|AGAIN|ALL|ALWAYS|AROUND|BACK|BEFORE|BETWEEN|DONE|EMPTY|EVERYWHERE|EXPECTED|FIRST|FROM|FULL|GONE|HIDDEN|KNOWN|LAST|LATE|LATER|LATEST|LONG|MADE|MANY|MORE|MOST|NAMED|NEVER|NEW|NEXT|NO|NONE|NOTHING|NOWHERE|OFFERED|OPEN|OTHER|OTHERS|OUT|OVER|OWN|PLAIN|PRIVATE|REFUSED|REST|SAME|SAVED|SEEN|SENT|SHORT|SHOWN|SOME|STAYS|TAKEN|TYPED|UNTIL|USUAL|VISIBLE|WAITING|WANTED|WHO|WHOLE|WHY|WRONG|YES)\b/;

/** The day of the database's zone, or of Greenwich: for three hours of each night another one than the house's. */
const FOREIGN_DAY = /\bcurrent_date\b|\bnew Date\(\)\.toISOString\(\)\.slice\(0, 10\)/;

const LINE_RULES: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [FRESH_SPREAD, "spreads a fresh literal; write its fields or values"],
  [BARE_NUMBER, "a number under one word; name its noun and unit, as in RETRY_DELAY_MS"],
  [FOREIGN_DAY, "the day of another zone; HOUSE_TODAY_SQL, or isoDay(new Date())"],
  [NO_NOUN, "a constant under one word that is no noun; name what it is of"],
];

/** A statement whose rows have their type by assertion: write a Drizzle select, or parse its rows with `rowsOf`. */
const ASSERTED_ROWS = /\.execute[<]/g;
/** Statements that may: hot ones whose rows the schema of the answer checks, and those of the import. */
const MAX_ASSERTED_ROWS = 24;

interface File {
  file: string;
  text: string;
}

/** Ways of writing that readers stop at, named with their line, and a kind that must not become more. */
export const checkIdiom = (files: readonly File[], maxAssertedRows = MAX_ASSERTED_ROWS): string[] => [
  ...files
    .filter(({ file }) => !file.startsWith("e2e/"))
    .flatMap(({ file, text }) =>
      text.split("\n").flatMap((line, index) => problemsOf(line).map((problem) => `${file}:${index + 1}: ${problem}`)),
    ),
  ...assertedRows(files, maxAssertedRows),
];

function assertedRows(files: readonly File[], max: number): string[] {
  const counts = files
    .filter(({ file }) => !isTest(file) && !/^(?:testing|e2e)\//.test(file))
    .map(({ file, text }) => ({ file, count: text.match(ASSERTED_ROWS)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total <= max) return [];
  const places = counts.map(({ file, count }) => `${file} (${count})`).join(", ");
  return [`rows typed by assertion: ${total}, ${max} at most; parse them with rowsOf: ${places}`];
}

const problemsOf = (line: string): string[] =>
  LINE_RULES.flatMap(([pattern, problem]) => (pattern.test(line) ? [problem] : []));
