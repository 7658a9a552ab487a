// npm start: builds when sources changed, migrates, fills an empty database, serves.
import { DEMO_PASSWORD, DEMO_ROLES } from "#features/accounts/limits.ts";
import { checkDataFolder } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { checkPort, startServer } from "../server.ts";
import { buildIfNeeded } from "./build.ts";
import { fill } from "./fill.ts";
import { endOnSignal, run } from "./run.ts";

const ACCOUNTS = `demo accounts ${DEMO_ROLES.map((role) => `${role}@`).join(" ")} (each kovan.example), password ${DEMO_PASSWORD}`;

await run(async () => {
  const settings = readSettings(process.env);
  process.env.NODE_ENV ??= "production";
  await checkDataFolder(settings.dataDir);
  await checkPort(settings);
  await buildIfNeeded();
  let demo = false;
  const { address, close } = await startServer(settings, async (database) => {
    demo = await fill(database, settings);
  });
  endOnSignal(close);
  if (settings.demoNote) console.log(settings.demoNote);
  console.log(`Kovan is ready on ${settings.publicUrl ?? address}${demo ? ` · ${ACCOUNTS}` : ""}`);
});
