import { featureOf, isTest, type Source } from "./sources.ts";
import { allTables, writtenBy } from "./tables.ts";

/** A statement that runs: `db.select(`, `tx.execute(`, also over two lines, or through `rowsOf`. Pieces of SQL that others run are none. */
const STATEMENT = /\b(?:db|tx)\s*\.\s*(?:select\w*|execute|insert|update|delete)\s*[(<]|from "#db\/rows\.server\.ts"/;
const QUERIES = /\/queries(\.server\.ts$|\/)/;
const COMMANDS = /\/commands(\.server\.ts$|\/)/;

/** Statements of features outside `queries` and `commands`, and writes outside `commands`. */
export function checkStatements(sources: Source[]): string[] {
  const tables = allTables(sources);
  const judged = sources.filter(({ file }) => featureOf(file) && !isTest(file));
  return judged.flatMap((source) => {
    const { file, text } = source;
    if (COMMANDS.test(file)) return [];
    const written = writtenBy(source, tables);
    if (written.length > 0) return [`${file}: writes ${written[0]!.name}; writes lie in commands`];
    return STATEMENT.test(text) && !QUERIES.test(file) ? [`${file}: runs a statement; reads lie in queries`] : [];
  });
}
