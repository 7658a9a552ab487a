// Measures what the search finds: npm run bench:search -- --names companies.csv.gz (name, funding_total_usd, funding_rounds,
// last_funding_at), or -- --rows 1000000 for mistakes in the names of a filled database and the time they take.
import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { v7 } from "uuid";
import { migrate } from "#db/migrate.server.ts";
import { type Database, openServer } from "#db/open.server.ts";
import { HEADER_LIMIT, searchForm } from "#features/search/limits.ts";
import { search } from "#features/search/queries.server.ts";
import { fold } from "#shared/fold.ts";
import { RESULT_TYPES } from "#shared/search-kinds.ts";
import { VISITOR } from "#shared/viewer.ts";
import { randomNumbers } from "#testing/startups.ts";
import { benchDatabase } from "./bench/bench-database.ts";
import { fill } from "./bench/fill.ts";
import { measure, type Timing } from "./bench/measure.ts";
import { namesOfAllKinds, type TypedName, typed as typedBeginning, typedNames, withMistake } from "./bench/queries.ts";

/** Names that get one mistake each in a filled database. */
const MISTAKE_PERCENT = 40;

const { values } = parseArgs({
  options: {
    names: { type: "string" },
    rows: { type: "string", default: "100000" },
    release: { type: "string", default: "newest" },
    connections: { type: "string", default: "4" },
    seconds: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    /** A database filled by an earlier run, instead of starting a server. */
    database: { type: "string" },
  },
});

if (values.database) {
  const database = openServer(values.database);
  await migrate(database);
  await measureMistakes(database);
  await database.close();
} else {
  const { database, stop } = await benchDatabase({ release: values.release === "oldest" ? "oldest" : "newest" });
  try {
    if (values.names) await measureNames(database, values.names);
    else {
      await fill(database.pool, Number(values.rows), (done) =>
        process.stderr.write(`\r${done.toLocaleString("en-US")} startups`),
      );
      await measureMistakes(database);
    }
  } finally {
    await stop();
  }
}

async function find({ db }: Database, text: string): Promise<string[]> {
  const found = await search(db, {
    text: searchForm(text),
    types: RESULT_TYPES,
    limit: HEADER_LIMIT,
    viewer: VISITOR,
    locale: "en",
  });
  return found.map(({ name }) => name);
}

/** Texts of many kinds for the names of a file: how many are right first, and in the first five. */
async function measureNames(database: Database, file: string): Promise<void> {
  const rows = await readNames(file);
  const ids = rows.map(() => v7());
  await database.pool.query(
    `insert into startup (id, seo_url, name, total_raised_usd, funding_count, last_funding_date)
     select id, 'startup-' || n, name, raised, rounds, latest
     from unnest($1::uuid[], $2::text[], $3::numeric[], $4::integer[], $5::date[]) with ordinality made (id, name, raised, rounds, latest, n)`,
    [
      ids,
      rows.map((row) => row.name),
      rows.map((row) => row.raisedUsd),
      rows.map((row) => row.rounds),
      rows.map((row) => row.latest),
    ],
  );
  await database.pool.query("select search_weigh($1)", [ids]);
  await database.pool.query("vacuum analyze");
  const typed = typedNames(rows, Number(values.seed));
  const counts = new Map<string, { all: number; first: number; five: number }>();
  for (const query of typed) {
    const place = await placeOf(database, query);
    const count = counts.get(query.kind) ?? { all: 0, first: 0, five: 0 };
    counts.set(query.kind, count);
    count.all++;
    if (place === 0) count.first++;
    if (place >= 0 && place < 5) count.five++;
  }
  console.log(`\n${rows.length} names, seed ${values.seed}: right first, in five, of`);
  for (const [kind, { all, first, five }] of counts) console.log(`${kind.padEnd(30)} ${first} ${five} ${all}`);
  const sum = (pick: "all" | "first" | "five") => [...counts.values()].reduce((total, count) => total + count[pick], 0);
  const share = (count: number) => `${((100 * count) / sum("all")).toFixed(1)} %`;
  console.log(`${"all".padEnd(30)} ${share(sum("first"))} first, ${share(sum("five"))} in five`);
}

/** The position of the meant name among the results; -1: absent. Prints the results before it. */
async function placeOf(database: Database, { kind, text, meant }: TypedName): Promise<number> {
  const found = await find(database, text);
  const place = found.findIndex((name) => fold(name) === fold(meant));
  if (place !== 0)
    console.log(`  ${kind}: “${text}” means “${meant}”, place ${place + 1}; first “${found[0] ?? "nothing"}”`);
  return place;
}

/** Names of a filled database with one mistake each: how many are found, and how long that takes. */
async function measureMistakes(database: Database): Promise<void> {
  const random = randomNumbers(Number(values.seed));
  const { rows } = await database.pool.query<{ name: string }>(
    "select name from startup where ordinal in (select 1 + (n * 7919) % (select max(ordinal) from startup) from generate_series(1, $1) n)",
    [MISTAKE_PERCENT],
  );
  const typed = rows.map(({ name }) => ({ kind: "one mistake", meant: name, text: withMistake(fold(name), random) }));
  let found = 0;
  for (const query of typed) if ((await placeOf(database, query)) >= 0) found++;
  const load = { connections: Number(values.connections), seconds: Number(values.seconds) };
  const timing = await measure(load, async (turn) => void (await find(database, typed[turn % typed.length]!.text)));
  console.log(`${found} of ${typed.length} names with one mistake are found`);
  printTiming("with one mistake", timing);
  const names = await namesOfAllKinds(database.pool);
  const text = (turn: number) => typedBeginning(names[turn % names.length]!, turn);
  const typing = await measure(load, async (turn) => void (await find(database, text(turn))));
  printTiming("as one types names of all kinds", typing);
}

function printTiming(name: string, { p50, p95, p99, perSecond }: Timing): void {
  const times = `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
  console.log(`${name}: ${times} at ${values.connections} connections, ${perSecond.toFixed(0)} a second`);
}

async function readNames(file: string) {
  const lines = createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ columns: true, relax_column_count: true }));
  const number = (cell: string | undefined) => Number(cell?.replace(/[^\d.]/g, "")) || 0;
  const rows = [];
  for await (const line of lines as AsyncIterable<Record<string, string | undefined>>) {
    const name = line.name?.trim().slice(0, 200);
    const latest = /^\d{4}-\d\d-\d\d$/.exec(line.last_funding_at ?? "")?.[0] ?? null;
    const raisedUsd = number(line.funding_total_usd);
    if (name && name !== "#NAME?") rows.push({ name, raisedUsd, rounds: number(line.funding_rounds), latest });
  }
  return rows;
}
