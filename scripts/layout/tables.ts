import { featureOf, isTest, nameOf, type Source } from "./sources.ts";

/** Owners of table files that are not named after a feature or one of its parts. */
const OWNERS: Record<string, string> = {
  "saved-queries": "startups",
  "data-sources": "startups",
  "house-state": "first-day",
  "sign-in": "accounts",
  social: "accounts",
  "table-settings": "admin",
  "program-applications": "programs",
  "program-jury": "programs",
};

/**
 * Tables that one more feature writes: name, title and photo of a person stand in the account, where lists read them; patents are
 * rows in the form of their organization; texts of posts are edited as all texts of the site are, and deleted with their post.
 */
const ALSO_WRITTEN_BY: Record<string, string> = {
  account: "talents",
  blog_post: "content",
  content_draft: "blog",
  content_edit: "blog",
  content_version: "blog",
  patent: "organizations",
  patent_choice: "organizations",
};

const TABLE = /export const (\w+) = pgTable\(\s*"(\w+)"/g;
const BUILDER_WRITE = /\.(?:insert|update|delete)\((\w+)\)/g;
const RAW_WRITE = /\b(?:insert\s+into|delete\s+from|update|truncate(?:\s+table)?)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

export interface Table {
  /** Name of the object in code. */
  variable: string;
  name: string;
  owner: string;
}

/** Features that write tables of others, by the query builder or in SQL. */
export function checkTables(sources: Source[]): string[] {
  const tables = allTables(sources);
  const writers = sources.filter(({ file }) => featureOf(file) && !isTest(file));
  return writers.flatMap((source) =>
    writtenBy(source, tables)
      .filter(({ name, owner }) => owner !== featureOf(source.file) && ALSO_WRITTEN_BY[name] !== featureOf(source.file))
      .map(({ name, owner }) => `${source.file}: writes ${name}, which belongs to ${owner}/`),
  );
}

export const allTables = (sources: Source[]): Table[] =>
  sources.filter(({ file }) => file.startsWith("db/tables/")).flatMap((file) => tablesOf(file, sources));

function tablesOf({ file, text }: Source, sources: Source[]): Table[] {
  const noun = nameOf(file).replace(".server.ts", "");
  const below = sources.find((source) => source.file.startsWith("features/") && source.file.split("/")[2] === noun);
  const owner = OWNERS[noun] ?? (below ? featureOf(below.file)! : noun);
  return [...text.matchAll(TABLE)].map(([, variable, name]) => ({ variable: variable!, name: name!, owner }));
}

/** Tables a file writes, by the query builder or in SQL. */
export function writtenBy({ text }: Source, tables: Table[]): Table[] {
  // A variable is a table only where the file imports it; `map.delete(key)` is none.
  const imported = new Set(
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from "#db\/tables\//g)].flatMap(([, names]) =>
      names!.match(/\w+/g),
    ),
  );
  const built = [...text.matchAll(BUILDER_WRITE)].filter(([, variable]) => imported.has(variable!));
  return [
    ...built.map(([, variable]) => tables.find((table) => table.variable === variable)),
    ...[...text.matchAll(RAW_WRITE)].map(([, name]) => tables.find((table) => table.name === name)),
  ].filter((table) => table !== undefined);
}
