// npm run import -- <profile> <files…> [--dry-run]: reads startups, rounds and organizations from tables.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { embeddedFolder } from "#db/embedded-folder.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { commandLog } from "#features/imports/commands.server.ts";
import { writeOrganizations } from "#features/organizations/commands.server.ts";
import { ensureCities, newCities, seedReference } from "#features/reference/commands.server.ts";
import { importFiles } from "#features/startups/import/commands.server.ts";
import { loadProfile } from "#features/startups/import/parts/profile.server.ts";
import { isAllRefused, progressLine, summaryOf } from "#features/startups/import/parts/progress.server.ts";
import { withWordFile } from "#features/startups/import/parts/word-file.server.ts";
import { openDatabase } from "#server/database.server.ts";
import type { TableChoice } from "#server/import/table-rows.server.ts";
import { readSettings, type Settings, StartError } from "#server/settings.server.ts";
import { HEADER_ROW_MAX } from "#shared/import/fields.ts";
import { run } from "./run.ts";

const USAGE = `Usage: npm run import -- <profile> <files…> [--dry-run] [--words FILE] [--sheet NAME] [--header-row NUMBER] [--header-rows 1|2]`;

await run(async () => {
  const { positionals, dryRun, choice, words } = argumentsOf(process.argv.slice(2));
  const [name, ...files] = positionals;
  if (name === undefined || files.length === 0) throw new StartError(USAGE);
  const settings = readSettings(process.env);
  const { profile: written, where } = await loadProfile(name);
  const profile = words === undefined ? written : await withWordFile(written, words);
  makeEmbedded(settings);
  const database = await openDatabase(settings);
  const progress = progressLine(process.stdout);
  try {
    await migrate(database);
    await seedReference(database);
    const stopped = stopOnSignal();
    const reportFolder = path.join(settings.dataDir, "imports");
    const result = await importFiles(database, {
      profile,
      where,
      files,
      choice,
      dryRun,
      reportFolder,
      log: commandLog,
      ensureCities,
      newCities,
      writeOrganizations,
      stopped,
      onProgress: progress.show,
    });
    progress.end();
    console.log(summaryOf(result, dryRun, profile));
    if (result.files.some((file) => file.misfits.length > 0 || isAllRefused(file))) process.exitCode = 1;
    if (result.stopped) process.exitCode = 130;
  } finally {
    progress.end();
    await database.close();
  }
});

/** Making the embedded database takes far more memory than an import: a process of its own does it, and gives it back. */
function makeEmbedded({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl || existsSync(embeddedFolder(dataDir))) return;
  const command = [...process.execArgv, path.join(import.meta.dirname, "migrate.ts")];
  const made = spawnSync(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  // It has said why.
  if (made.status !== 0) process.exit(1);
}

function argumentsOf(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean" },
        words: { type: "string" },
        sheet: { type: "string" },
        "header-row": { type: "string" },
        "header-rows": { type: "string" },
      },
    });
    const headerRow = numberOf(values["header-row"], HEADER_ROW_MAX);
    const headerRows = numberOf(values["header-rows"], 2);
    const choice: TableChoice = {
      ...(values.sheet === undefined ? {} : { sheet: values.sheet }),
      ...(headerRow === undefined ? {} : { headerRow }),
      ...(headerRows === undefined ? {} : { headerRows: headerRows === 1 ? 1 : 2 }),
    };
    return { positionals, dryRun: values["dry-run"] ?? false, choice, words: values.words };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function numberOf(text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new Error(`"${text}" is no whole number from 1 to ${most}.`);
}

/** Ctrl-C ends the run after the batch at hand; a second one at once, which loses no more than that batch. */
function stopOnSignal(): () => boolean {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    process.stdout.write(
      "\nStopping after the rows at hand. Press Ctrl-C again to stop at once; they are then read again next time.\n",
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  return () => isStopping;
}
