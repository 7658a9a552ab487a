// npm start: builds when sources changed, migrates, fills an empty database, serves.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { embeddedFolder } from "#db/embedded-folder.server.ts";
import { checkDataFolder } from "#server/database.server.ts";
import { readSettings, type Settings } from "#server/settings.server.ts";
import { DEMO_PASSWORD, DEMO_ROLES } from "#shared/demo-accounts.ts";
import { checkPorts, startServer } from "../server.ts";
import { buildIfNeeded } from "./build.ts";
import { fill } from "./fill.ts";
import { endOnSignal, run } from "./run.ts";

const ACCOUNTS = `demo accounts ${DEMO_ROLES.map((role) => `${role}@`).join(" ")} (each kovan.example), password ${DEMO_PASSWORD}`;

await run(async () => {
  const settings = readSettings(process.env);
  process.env.NODE_ENV ??= "production";
  await checkDataFolder(settings.dataDir);
  await checkPorts(settings);
  await buildIfNeeded();
  await makeEmbedded(settings);
  let demo = false;
  const { address, drain, close } = await startServer(settings, async (database) => {
    demo = await fill(database, settings);
  });
  endOnSignal({ close, drain, drainMs: settings.drainMs });
  if (settings.demoNote) console.log(settings.demoNote);
  console.log(`Kovan is ready on ${settings.publicUrl ?? address}${demo ? ` · ${ACCOUNTS}` : ""}`);
});

/** Making and filling the embedded database takes far more memory than serving: a process of its own gives it back (record 32). */
async function makeEmbedded({ databaseUrl, dataDir }: Settings): Promise<void> {
  if (databaseUrl || existsSync(embeddedFolder(dataDir))) return;
  const command = [...process.execArgv, path.join(import.meta.dirname, "fill-database.ts"), String(process.pid)];
  const [code] = await once(spawn(process.execPath, command, { stdio: "inherit" }), "exit");
  // It has said why.
  if (code !== 0) process.exit(1);
}
