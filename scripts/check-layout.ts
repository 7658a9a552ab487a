// Fails when a file has no place in the layout, an import crosses a boundary, a feature stands in no list or writes another's table,
// files grow too long, a text lacks its twin or does not use the words of the product. The rules stand in scripts/layout, one file each.
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { shippedTypes } from "#features/reference/parts/catalogue-rows.server.ts";
import { ERRORS } from "#shared/error-list.ts";
import { checkCircles } from "./layout/circles.ts";
import { checkIdiom } from "./layout/idiom.ts";
import { checkImports } from "./layout/imports.ts";
import { checkListAddresses } from "./layout/list-addresses.ts";
import { checkLists } from "./layout/lists.ts";
import { checkNames } from "./layout/names.ts";
import { checkParts } from "./layout/parts.ts";
import { checkSizes } from "./layout/sizes.ts";
import { filesBelow, newSource } from "./layout/sources.ts";
import { checkFunctionsMark, checkNumbers, checkSql } from "./layout/sql.ts";
import { checkStatements } from "./layout/statements.ts";
import { checkTables } from "./layout/tables.ts";
import { checkTexts } from "./layout/texts.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const SRC = path.join(ROOT, "src");

const sources = filesBelow(SRC).map(({ file, text }) => newSource(file, text));
const elsewhere = ["scripts", "e2e"].flatMap((folder) =>
  filesBelow(path.join(ROOT, folder)).map(({ file, text }) => ({ file: `${folder}/${file}`, text })),
);
const host = { file: "server.ts", text: readFileSync(path.join(ROOT, "server.ts"), "utf8") };
const load = async (file: string) => (await import(pathToFileURL(path.join(SRC, file)).href)).default;

const errors = Object.entries(ERRORS).map(([code, { en, tr }]) => ({ place: `error ${code}`, en, tr }));
const types = shippedTypes().map((type) => ({ place: `${type.kind} ${type.key}`, en: type.name_en, tr: type.name_tr }));

const sqlFiles = filesBelow(path.join(SRC, "db"), /\.sql$/);
const problems = new Set([
  ...checkNames(sources),
  ...checkLists(sources),
  ...checkListAddresses(sources),
  ...checkImports(sources),
  ...checkCircles(sources),
  ...checkTables(sources),
  ...checkStatements(sources),
  ...checkParts(sources),
  ...checkSql(sqlFiles),
  ...checkFunctionsMark(sqlFiles),
  ...checkNumbers([...sqlFiles, ...filesBelow(path.join(ROOT, "docs/decisions"), /\.md$/)].map(({ file }) => file)),
  ...checkSizes([...sources, ...elsewhere, host]),
  ...checkIdiom([...sources, ...elsewhere, host]),
  ...(await checkTexts(sources, load, [...errors, ...types])),
]);
if (problems.size > 0) {
  console.error([...problems].sort().join("\n"));
  process.exit(1);
}
console.log(`layout OK (${sources.length + elsewhere.length + 1} files)`);
