import { seedReference } from "#features/reference/commands.server.ts";
import { readSettings, StartError } from "#server/settings.server.ts";
import { startServer } from "../server.ts";
import { buildIfNeeded } from "./build.ts";
import { seedDemo } from "./demo/seed-demo.ts";

/** How long open requests may take to finish once the server is asked to end. */
const GRACE_MS = 10_000;

try {
  const settings = readSettings(process.env);
  process.env.NODE_ENV ??= "production";
  await buildIfNeeded();
  const { address, close } = await startServer(settings, async (database) => {
    await seedReference(database);
    if (settings.demo) await seedDemo(database);
  });
  console.log(`Kovan is ready on ${settings.publicUrl ?? address}`);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
