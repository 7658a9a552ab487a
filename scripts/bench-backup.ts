// A backup of 1.5 million rows while others write, and its restoring into a new database: npm run bench:backup -- [--rows 60000]
import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { migrate } from "#db/migrate.server.ts";
import { backUp } from "#server/backup/backup.server.ts";
import { restore } from "#server/backup/restore.server.ts";
import { folderStore } from "#server/files/folder.server.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { benchDatabase } from "./bench/bench-database.ts";
import { fill } from "./bench/fill.ts";

const { values } = parseArgs({ options: { rows: { type: "string", default: "60000" } } });
/** Of startups: with all that belongs to them, 26 rows each. */
const rows = Number(values.rows);
const folder = scratchFolder("kovan-backup-");
const file = path.join(folder, "backup.gz");
const files = folderStore(path.join(folder, "files"));
const bench = await benchDatabase({ settings: ["shared_buffers=1GB", "max_wal_size=4GB", "jit=off"] });
const source = bench.database;
const target = await bench.addEmpty();

/** Runs some work, and says how many seconds it took and how much memory this process has had at most meanwhile. */
async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 100);
  const result = await work().finally(() => clearInterval(watch));
  const seconds = (performance.now() - began) / 1000;
  console.log(`${name}: ${seconds.toFixed(0)} s, ${(most / 1_000_000).toFixed(0)} MB of memory at most`);
  return result;
}

/** Adds one word after the other, until it is stopped. `acknowledged` counts those that the database has confirmed. */
function writer() {
  const state = { acknowledged: 0, isOver: false, slowest: 0 };
  const done = (async () => {
    while (!state.isOver) {
      const began = performance.now();
      await source.pool.query(
        "insert into banned_word (id, word, form, action) values (gen_random_uuid(), $1, $1, 'flag')",
        [`word ${state.acknowledged}`],
      );
      state.slowest = Math.max(state.slowest, performance.now() - began);
      state.acknowledged++;
    }
  })();
  return { state, done };
}

try {
  await fill(source.pool, rows, () => {});
  const { state, done } = writer();
  while (state.acknowledged < 100) await new Promise((resolve) => setTimeout(resolve, 10));
  const before = state.acknowledged;
  const made = await timed(`Backup of ${rows} startups while others write`, () => backUp(source, files, file));
  state.isOver = true;
  await done;
  const count = Object.values(made.rows).reduce((sum, row) => sum + row, 0);
  console.log(`${count} rows, ${(statSync(file).size / 1_000_000).toFixed(0)} MB`);
  console.log(`${state.acknowledged - before} writes meanwhile, the slowest ${state.slowest.toFixed(0)} ms`);

  await migrate(target);
  const restored = await timed("Restored into a new database", () => restore(target, files, file));
  // Each of them, by its number: one written later does not stand for one that is missing.
  const missing = await target.pool.query(
    "select from generate_series(0, $1::int - 1) n where not exists (select from banned_word where word = 'word ' || n)",
    [before],
  );
  const differing = Object.keys(made.rows).filter((table) => restored.rows[table] !== made.rows[table]);
  console.log(`Tables whose number of rows differs: ${differing.join(", ") || "none"}`);
  console.log(`Acknowledged before the backup began: ${before}, of which are missing: ${missing.rowCount}`);
  if (differing.length > 0 || missing.rowCount !== 0) process.exitCode = 1;
} finally {
  await bench.stop();
  rmSync(folder, { recursive: true, force: true });
}
