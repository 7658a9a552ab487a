// npm run backup [-- FILE]: writes all rows of one moment and the uploaded files into a file, while servers go on writing.
// npm run backup -- --try [FILE]: and restores it into a database that is thrown away.
import { parseArgs } from "node:util";
import { noteBackup } from "#features/backups/commands.server.ts";
import { madeBackup } from "#server/backup/made.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { readSettings, type Settings, StartError } from "#server/settings.server.ts";
import { type Made, makeBackup } from "./backup-work.ts";
import { askServing } from "./beside.ts";
import { run } from "./run.ts";

await run(async () => {
  const { values, positionals } = argumentsOf(process.argv.slice(2));
  const settings = readSettings(process.env);
  const made = await makeBackup(settings, { file: positionals[0], isTried: values.try || values.report });
  // The server that has asked for it notes it itself.
  if (values.report) return console.log(JSON.stringify(madeBackup.parse(made)));
  await note(settings, made);
  const { name, rowCount, tables, fileCount, missing, trial, trialFailure } = made;
  console.log(`${name}: ${rowCount} rows of ${tables} tables, ${fileCount} files.`);
  for (const key of missing) console.error(`The file ${key} is named by a row, but the store does not have it.`);
  if (trial === "passed") console.log("It was tried: restored into a new database, which was thrown away.");
  if (trialFailure !== null) throw new StartError(`It was tried, and cannot be restored: ${trialFailure}`);
});

function argumentsOf(args: string[]) {
  try {
    const options = { try: { type: "boolean", default: false }, report: { type: "boolean", default: false } } as const;
    const parsed = parseArgs({ args, options, allowPositionals: true });
    if (parsed.positionals.length < 2) return parsed;
  } catch {}
  throw new StartError("Usage: npm run backup -- [--try] [FILE]");
}

async function note(settings: Settings, made: Made): Promise<void> {
  const said = await askServing(settings, { command: "noteBackup", made: madeBackup.parse(made) });
  if (said !== undefined) return;
  const database = await openDatabase(settings);
  try {
    await noteBackup(database.db, "command", made);
  } finally {
    await database.close();
  }
}
