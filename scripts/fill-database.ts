// Run by scripts/start.ts in a process of its own where there is no embedded database yet: makes it, fills it and ends.
import { Worker } from "node:worker_threads";
import { migrate } from "#db/migrate.server.ts";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { fill } from "./fill.ts";
import { run } from "./run.ts";

/** On a thread, which does not wait for a statement: whoever starts again finds the folder free. */
const END_WITH_PARENT = `
  const { workerData: parent } = require("node:worker_threads");
  setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), 20)`;

await run(async () => {
  new Worker(END_WITH_PARENT, { eval: true, workerData: Number(process.argv[2]) }).unref();
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    await fill(database, settings);
  } finally {
    await database.close();
  }
});
