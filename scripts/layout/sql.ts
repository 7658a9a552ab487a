import { createHash } from "node:crypto";

/** Later migrations change tables only; functions of earlier ones are replaced by those of `functions`. */
const LAST_MIGRATION_WITH_FUNCTIONS = "0024";

/** Later migrations make indexes of tables that exist beside those who write to them (record 82). */
const LAST_MIGRATION_WITH_LOCKS = "0204";
const BLOCKING_INDEX = /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)(?:if\s+not\s+exists\s+)?\w+\s+on\s+(\w+)/gi;
/** One that was interrupted leaves an invalid index, which the next start has to drop before it makes it again. */
const CONCURRENT_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/gi;

const CREATES = /\bcreate\s+(or\s+replace\s+)?(?:constraint\s+)?(function|procedure|aggregate|trigger|view)\b/gi;
/** What a function does is done by whoever calls it, such as a step of an upgrade. */
const FUNCTION_BODY = /\bas (\$\w*\$)[\s\S]*?\1/gi;
const CHANGES_TABLES = /\b(create|alter|drop)\s+(table|index)\b/i;

/** SQL files of `src/db` with something that belongs into the other folder (decision 21). */
export function checkSql(files: { file: string; text: string }[]): string[] {
  return files.flatMap(({ file, text }) => {
    const [folder, name] = file.split("/");
    const statements = text.replace(/--.*$/gm, "");
    const created = [...statements.matchAll(CREATES)];
    const problems: string[] = [];
    if (folder === "migrations") {
      if (created.length > 0 && name!.slice(0, 4) > LAST_MIGRATION_WITH_FUNCTIONS)
        problems.push(`db/${file}: functions, triggers and views stand in db/functions`);
      const locked = [...statements.matchAll(BLOCKING_INDEX)].filter(
        ([, table]) => !new RegExp(`create table ${table}\\b`).test(statements),
      );
      if (locked.length > 0 && name!.slice(0, 4) > LAST_MIGRATION_WITH_LOCKS)
        problems.push(`db/${file}: "create index concurrently", with "-- statement by statement"`);
      for (const index of undroppedIndexes(statements))
        problems.push(`db/${file}: "drop index concurrently if exists ${index};" before it is created`);
      return problems;
    }
    if (CHANGES_TABLES.test(statements.replace(FUNCTION_BODY, "")))
      problems.push(`db/${file}: tables and indexes are changed by migrations`);
    // A constraint trigger cannot be replaced: it is dropped and created.
    if (created.some(([text, replaces]) => !replaces && !/constraint/i.test(text)))
      problems.push(`db/${file}: is applied more than once; "create or replace"`);
    return problems;
  });
}

/** Names of indexes that are made concurrently without being dropped right before. */
const undroppedIndexes = (statements: string): string[] =>
  [...statements.matchAll(CONCURRENT_INDEX)]
    .filter(({ 1: index, index: at }) => {
      const drop = new RegExp(`\\bdrop index concurrently if exists ${index};\\s*$`, "i");
      return !drop.test(statements.slice(0, at));
    })
    .map(([, index]) => index!);

/** Files of a folder that begin with the number of another one: two branches may take it at once. */
export function checkNumbers(files: string[]): string[] {
  const numbers = files.map((file) => file.split("-")[0]!);
  return files.filter((_, at) => numbers.indexOf(numbers[at]!) < at).map((file) => `${file}: its number is taken`);
}

const FUNCTIONS_MARK = /^-- functions: ([0-9a-f]{16})$/m;

/**
 * A build refuses a database with migrations that it does not know. So whatever changes functions comes with a migration, which
 * names the texts of all files of `db/functions` as they are then: "-- functions: 0123456789abcdef".
 */
export function checkFunctionsMark(files: { file: string; text: string }[]): string[] {
  const sorted = files.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const texts = sorted.filter(({ file }) => file.startsWith("functions/")).map(({ file, text }) => `${file}\n${text}`);
  const digest = createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);
  const newest = sorted.findLast(({ file, text }) => file.startsWith("migrations/") && FUNCTIONS_MARK.test(text));
  if (newest && FUNCTIONS_MARK.exec(newest.text)![1] === digest) return [];
  return [`db/functions: changed without a migration; add one, or write into yours: "-- functions: ${digest}"`];
}
