/** Characters of a statement that are told. */
const LONGEST_TEXT = 2_000;

/** A statement as it may be told to others: its values stand apart from it, and what stands in it as text or number goes. */
export function statementWithoutValues(text: string): { name: string; statement: string } {
  const statement = text
    .replace(/'(?:[^']|'')*'/g, "?")
    .replace(/(?<![\w$])\d+(?:\.\d+)?/g, "?")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_TEXT);
  const [, verb = "statement"] = /^(?:\/\*.*?\*\/ )?(\w+)/.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update) "?([a-z]\w*)/i.exec(statement) ?? [];
  return { name: table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase(), statement };
}
