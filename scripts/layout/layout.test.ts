import { expect, test } from "vitest";
import { checkCircles } from "./circles.ts";
import { checkIdiom } from "./idiom.ts";
import { checkImports } from "./imports.ts";
import { checkListAddresses } from "./list-addresses.ts";
import { checkLists } from "./lists.ts";
import { checkNames } from "./names.ts";
import { checkParts } from "./parts.ts";
import { checkSizes } from "./sizes.ts";
import { textsOfSource } from "./source-texts.ts";
import { newSource } from "./sources.ts";
import { checkFunctionsMark, checkNumbers, checkSql } from "./sql.ts";
import { checkStatements } from "./statements.ts";
import { checkTables } from "./tables.ts";
import { compareTexts } from "./texts.ts";
import { missingWords, refusedWords } from "./words.ts";

const house = (files: Record<string, string>) => Object.entries(files).map(([file, text]) => newSource(file, text));

test.each([
  ["shared/a.ts", 'import { x } from "#db/open.server.ts";', "shared/ may not import"],
  ["shared/a.ts", 'const x = await import("#ui/button.tsx");', "shared/ may not import"],
  ["shared/error-list.ts", 'import { x } from "#features/jobs/contract.ts";', "shared/ may not import"],
  ["shared/errors.ts", 'import { x } from "#features/jobs/errors.ts";', "shared/ may not import"],
  ["features/jobs/errors.ts", 'import { x } from "#features/home/errors.ts";', "a public file"],
  ["ui/button.tsx", 'import "../features/home/card.tsx";', "ui/ may not import"],
  ["server/a.server.ts", 'import {\n  x,\n} from "#features/home/contract.ts";', "server/ may not import"],
  ["features/jobs/a.page.tsx", 'import { db } from "#db/open.server.ts";', "browser code may not import"],
  ["features/jobs/parts/a.tsx", 'const x = () => import("./b.server.ts");', "browser code may not import"],
  ["features/jobs/rules.ts", 'import { app } from "#/api.server.ts";', "features/ may not import"],
  ["features/jobs/rules.ts", 'import { testApp } from "#testing/app.ts";', "features/ may not import"],
  ["features/jobs/api.server.ts", 'import { x } from "#features/home/commands.server.ts";', "private to home/"],
  ["features/jobs/card.tsx", 'import { x } from "#features/home/contract.ts";', "a public file"],
  ["features/jobs/parts/a.tsx", 'import { x } from "#features/home/parts/b.tsx";', "private to home/"],
  ["features/jobs/parts/a.tsx", 'import type { x } from "#features/home/queries.server.ts";', "private to home/"],
])("%s with %s is refused", (file, text, reason) => {
  expect(checkImports(house({ [file]: text })).join("\n")).toContain(reason);
});

test("beside the folders nothing of a feature's parts is used", () => {
  const files = house({ "root.tsx": 'import { Frame } from "#features/site/parts/frame.tsx";' });
  expect(checkImports(files)).toEqual(["root.tsx: features/site/parts/frame.tsx is private to site/"]);
});

test("circular imports are named; type-only imports do not count", () => {
  const files = house({
    "features/jobs/rules.ts": 'import { x } from "./parts/a.ts";',
    "features/jobs/parts/a.ts": 'import { x } from "./b.ts";',
    "features/jobs/parts/b.ts": 'import { x } from "../rules.ts";',
    "features/jobs/parts/c.ts": 'import type { x } from "./d.ts";',
    "features/jobs/parts/d.ts": 'import { x } from "./c.ts";',
  });
  expect(checkCircles(files)).toEqual([
    "circle of imports: features/jobs/parts/a.ts <-> features/jobs/parts/b.ts <-> features/jobs/rules.ts",
  ]);
});

test("a folder of parts holds so many files; tests are not counted", () => {
  const parts = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`features/${folder}/parts/a${n}.tsx`, ""]));
  const tests = { "features/jobs/parts/a.test.ts": "", "features/jobs/applications/parts/a.tsx": "" };
  expect(checkParts(house({ ...parts("jobs", 25), ...tests }))).toEqual([]);
  expect(checkParts(house(parts("jobs/applications", 26)))).toEqual([
    "features/jobs/applications/parts: 26 files; at most 25",
  ]);
});

test("reads lie in queries, writes in commands", () => {
  const table = { "db/tables/jobs.server.ts": 'export const job = pgTable("job", {});' };
  const problemsOf = (file: string, text: string) => checkStatements(house({ ...table, [file]: text }));
  const read = "const rows = await db\n  .select().from(job);";
  const write = 'import { job } from "#db/tables/jobs.server.ts"; tx.insert(job)';
  expect(problemsOf("features/jobs/parts/rows.server.ts", read)).toEqual([
    expect.stringContaining("reads lie in queries"),
  ]);
  expect(problemsOf("features/jobs/jobs.server.ts", "db.execute(sql`delete from job`)")).toEqual([
    "features/jobs/jobs.server.ts: writes job; writes lie in commands",
  ]);
  expect(problemsOf("features/jobs/queries/rows.server.ts", write)).toEqual([expect.stringContaining("writes job")]);
  expect(problemsOf("features/jobs/queries/rows.server.ts", read)).toEqual([]);
  expect(problemsOf("features/jobs/commands.server.ts", write + read)).toEqual([]);
  expect(problemsOf("features/jobs/parts/term.server.ts", "export const open = sql`closed_at is null`")).toEqual([]);
});

test("what the rules allow is allowed", () => {
  const files = house({
    "features/jobs/api.server.ts":
      'import { x } from "#features/home/queries.server.ts";\nimport "./queries.server.ts";',
    "features/jobs/applications/a.page.tsx":
      'import { x } from "../contract.ts";\nimport type { Y } from "#db/y.server.ts";',
    "features/jobs/parts/a.tsx":
      'import { Card } from "#features/home/card.tsx";\ntype T = typeof import("#db/y.server.ts");',
    "shared/error-list.ts": 'import { jobsErrors } from "#features/jobs/errors.ts";',
    "features/jobs/jobs.test.ts": 'import { testApp } from "#testing/app.ts";',
    "testing/app.ts": 'import { buildApi } from "#/api.server.ts";',
    "root.tsx": 'import { guard } from "./guard.server.ts";\nimport type { Route } from "./+types/root";',
  });
  expect(checkImports(files)).toEqual([]);
});

test("features that need each other are named", () => {
  const files = house({
    "features/jobs/queries.server.ts": 'import { x } from "#features/home/queries.server.ts";',
    "features/home/queries.server.ts": 'import { x } from "#features/jobs/queries.server.ts";',
  });
  expect(checkImports(files)).toEqual(["feature cycle: home <-> jobs"]);
});

test("a card and an import of types close a circle of features", () => {
  const files = house({
    "features/jobs/list.page.tsx": 'import { Card } from "#features/home/card.tsx";',
    "features/home/queries.server.ts": 'import type { Row } from "#features/startups/queries.server.ts";',
    "features/startups/detail.page.tsx": 'import { JobCard } from "#features/jobs/card.tsx";',
  });
  expect(checkImports(files)).toEqual(["feature cycle: home <-> jobs <-> startups"]);
});

test("contracts, limits and filters may be read in both directions", () => {
  const files = house({
    "features/jobs/list.page.tsx":
      'import { list } from "#features/home/contract.ts";\nimport { MOST } from "#features/home/limits.ts";',
    "features/home/home.page.tsx": 'import { jobList } from "#features/jobs/filters.ts";',
    "features/home/queries.server.ts": 'import { rows } from "#features/jobs/queries.server.ts";',
  });
  expect(checkImports(files)).toEqual([]);
});

test.each([
  ["features/jobs/service.ts", "vocabulary"],
  ["features/jobs/queries/rows.ts", "vocabulary"],
  ["features/jobs/shell/frame.tsx", "vocabulary"],
  ["features/jobs/applications/review/contract.ts", "nest once"],
  ["features/jobs/index.ts", "barrel"],
  ["features/jobs/parts/helpers/a.ts", "bucket"],
  ["shared/utils.ts", "bucket"],
  ["shared/Money.ts", "lower case"],
  ["server/session.ts", "must end in .server.ts"],
  ["services/a.ts", "no place"],
  ["money.ts", "join the rest"],
])("%s has no place", (file, reason) => {
  expect(checkNames(house({ [file]: "" })).join("\n")).toContain(reason);
});

test("a feature that is not listed is named", () => {
  const files = house({
    "feature-list.server.ts": 'export { jobsFeature } from "#features/jobs/feature.server.ts";',
    "features/jobs/feature.server.ts": "",
    "features/home/feature.server.ts": "",
  });
  expect(checkLists(files)).toEqual(["features/home/feature.server.ts: src/feature-list.server.ts does not list it"]);
});

test("addresses of lists with filters are made by listPath alone", () => {
  const files = house({
    "features/jobs/filters.ts": 'describeList({ kind: "jobs", page: "jobs", filters })',
    "features/home/home.page.tsx": 'pathTo("jobs", locale) + pathTo("job", locale, { seoUrl })',
    "features/maps/a.tsx": 'pathTo(\n  "jobs",\n  page.locale,\n  {},\n  { city })',
    "shared/list/list-path.ts": 'pathTo("jobs", locale, {}, search)',
  });
  expect(checkListAddresses(files)).toEqual([
    "features/maps/a.tsx: writes an address of the list jobs by hand; listPath makes it",
  ]);
});

test("a page that shows something has a title", () => {
  const page = "export default function Page() {}";
  const meta = "export const meta = () => [];";
  const problemsOf = (file: string, text: string) => checkNames(house({ [file]: text }));
  expect(problemsOf("features/home/home.page.tsx", page)).toEqual([expect.stringContaining("needs a title")]);
  expect(problemsOf("features/home/home.page.tsx", `${meta}\n${page}`)).toEqual([]);
  expect(problemsOf("features/home/home-file.page.tsx", "export const loader = () => null;")).toEqual([]);
  expect(problemsOf("features/admin/admin.layout.tsx", page)).toEqual([]);
});

test("a feature writes its own tables only, by builder or by SQL", () => {
  const files = house({
    "db/tables/jobs.server.ts": 'export const job = pgTable("job", {});',
    "db/tables/funding.server.ts": 'export const funding = pgTable("funding", {});',
    "features/jobs/commands.server.ts":
      'import { job } from "#db/tables/jobs.server.ts";\nimport { funding } from "#db/tables/funding.server.ts";\ndb.insert(job); db.update(funding); map.delete(key);',
    "features/startups/funding/commands.server.ts":
      'import { funding } from "#db/tables/funding.server.ts"; db.delete(funding); sql`select 1 from job for update`; sql`insert into\n job values (1)`',
  });
  expect(checkTables(files)).toEqual([
    "features/jobs/commands.server.ts: writes funding, which belongs to startups/",
    "features/startups/funding/commands.server.ts: writes job, which belongs to jobs/",
  ]);
});

test.each([
  ["migrations/0025-jobs.sql", "create table job (id uuid); create function f() returns int", "stand in db/functions"],
  ["migrations/0025-jobs.sql", "CREATE OR REPLACE TRIGGER t after insert on job", "stand in db/functions"],
  ["functions/08-jobs.sql", "create function f() returns int", "create or replace"],
  ["functions/08-jobs.sql", "create or replace function f() returns int; alter table job add x int", "by migrations"],
  ["migrations/0300-a.sql", "create unique index a on job (id);", "concurrently"],
  ["migrations/0300-a.sql", "create index concurrently if not exists a on job (id);", "if exists a;"],
  [
    "migrations/0300-a.sql",
    "drop index concurrently if exists b; create index concurrently a on job (id);",
    "if exists a;",
  ],
])("%s with %s is refused", (file, text, reason) => {
  expect(checkSql([{ file, text }]).join("\n")).toContain(reason);
});

test("two migrations or records of one number are refused", () => {
  expect(checkNumbers(["migrations/0040-a.sql", "functions/0040-a.sql", "migrations/0040-b.sql"])).toEqual([
    "migrations/0040-b.sql: its number is taken",
  ]);
});

test("functions are changed with a migration that names their texts", () => {
  const functions = { file: "functions/08-jobs.sql", text: "create or replace function f() returns int" };
  const migration = (text: string) => ({ file: "migrations/0040-jobs.sql", text });
  const [problem] = checkFunctionsMark([functions, migration("create table job (id uuid)")]);
  const [mark] = /-- functions: \w+/.exec(problem!)!;
  expect(checkFunctionsMark([functions, migration(`${mark}\nselect;`)])).toEqual([]);
  const changed = { ...functions, text: "create or replace function g() returns int" };
  expect(checkFunctionsMark([changed, migration(`${mark}\nselect;`)])).toHaveLength(1);
});

test("a migration makes indexes concurrently, or on its own tables", () => {
  const text =
    "create table job (id uuid); create index a on job (id);\ndrop index concurrently if exists b;\ncreate index concurrently b on city (id);";
  expect(checkSql([{ file: "migrations/0300-a.sql", text }])).toEqual([]);
});

test("tables may come from migrations, functions from function files only", () => {
  const migration = "-- create function f\ncreate table job (id uuid); drop function g();";
  const functions =
    "create or replace function f() returns int; drop trigger t on job; create constraint trigger t after";
  expect(
    checkSql([
      { file: "migrations/0001-base.sql", text: "create function f() returns int" },
      { file: "migrations/0025-jobs.sql", text: migration },
      { file: "functions/08-jobs.sql", text: functions },
    ]),
  ).toEqual([]);
});

test("long files are named, texts may be long", () => {
  const long = "x\n".repeat(401);
  const short = Array.from({ length: 20 }, (_, n) => ({ file: `shared/a${n}.ts`, text: "x" }));
  expect(checkSizes([...short, { file: "features/jobs/messages.en.ts", text: long }])).toEqual([]);
  expect(checkSizes([...short, { file: "shared/b.ts", text: long }])).toEqual(["shared/b.ts: 401 lines; at most 400"]);
});

test("texts of both languages have the same keys and placeholders", () => {
  const english = { a: { one: "{count, plural, one {# job} other {# jobs}}", two: "Hi {name}" }, b: "x" };
  const turkish = { a: { one: "{count} ilan", two: "Selam {ad}" }, c: "x" };
  expect(compareTexts("m", english, turkish)).toEqual([
    "m: a.two takes {name} in English, {ad} in Turkish",
    "m: b has no Turkish text",
    "m: c has no English text",
  ]);
});

test("Texts use the words of the product", () => {
  const mail = `mailKind("a", {
  en: ({ name }) => ({ subject: "One mail", note: \`Hello \${name}, log in...\`, path: pathTo("login", "en") }),
  tr: () => ({ subject: "Bütün firmalar", note: "{count}’i yeni" }),
});`;
  expect(refusedWords(textsOfSource({ file: "m", text: mail }))).toEqual([
    "m:2 says “mail”, our word is “email”: One mail",
    "m:2 says “log in”, our word is “sign in”: Hello {value}, log in...",
    "m:2 has dots that are not “ …”: Hello {value}, log in...",
    "m:3 says “firma”, our word is “girişim”: Bütün firmalar",
    "m:3 says “bütün”, our word is “tüm”: Bütün firmalar",
    "m:3 has a suffix after a value: {count}’i yeni",
  ]);
  expect(
    missingWords([
      { place: "a", en: "All user types", tr: "Tüm kullanıcı tipleri" },
      { place: "b", en: "All user types", tr: "Tüm kullanıcı türleri" },
    ]),
  ).toEqual(["a says “user type” in English, but not “kullanıcı tür” in Turkish: Tüm kullanıcı tipleri"]);
});

test("a spread of a fresh literal is refused, a spread of a value is not", () => {
  const open = "...";
  const text = [
    `const a = { ${open}{ b: 1 } };`,
    `const c = [${open}["d", "e"]];`,
    `const f = [${open}g, ${open}h];`,
  ].join("\n");
  expect(checkIdiom([{ file: "a.ts", text }])).toEqual([
    "a.ts:1: spreads a fresh literal; write its fields or values",
    "a.ts:2: spreads a fresh literal; write its fields or values",
  ]);
});

test("today is the day of the house, never of another zone", () => {
  const day = ".slice(0, 10)";
  const text = ["sql`day < " + "current_" + "date`", `new Date().toISOString()${day}`, "isoDay(new Date())"].join("\n");
  expect(checkIdiom([{ file: "a.ts", text }])).toEqual([
    "a.ts:1: the day of another zone; HOUSE_TODAY_SQL, or isoDay(new Date())",
    "a.ts:2: the day of another zone; HOUSE_TODAY_SQL, or isoDay(new Date())",
  ]);
});

test("constants of one word need a noun, and a number its unit", () => {
  const line = (name: string, value: string) => `const ${name} = ${value};`;
  const text = [line("RETRY", "5_000"), line("NEVER", "{}"), line("RETRY_MS", "5_000"), line("PATHS", "{}")].join("\n");
  expect(checkIdiom([{ file: "a.ts", text }])).toEqual([
    "a.ts:1: a number under one word; name its noun and unit, as in RETRY_DELAY_MS",
    "a.ts:2: a constant under one word that is no noun; name what it is of",
  ]);
});

test("rows typed by assertion are counted, without those of tests", () => {
  const text = `await db.${"execute"}<Row>(statement); await tx.execute(statement);`;
  const files = ["a.server.ts", "b.server.ts", "a.server.test.ts"].map((file) => ({ file, text }));
  expect(checkIdiom(files, 2)).toEqual([]);
  expect(checkIdiom(files, 1)).toEqual([
    "rows typed by assertion: 2, 1 at most; parse them with rowsOf: a.server.ts (1), b.server.ts (1)",
  ]);
});
