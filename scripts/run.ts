import { NewerDatabaseError } from "#db/migrate.server.ts";
import { StartError } from "#server/settings.server.ts";

/** How long open requests may take to finish after a signal to end. */
const GRACE_MS = 10_000;

/** Runs a command. A mistake of the user prints one sentence, any other error its stack. Both exit with code 1. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isMistake = error instanceof StartError || error instanceof NewerDatabaseError;
    console.error(isMistake ? error.message : error);
    process.exit(1);
  }
}

/** Closes and ends the process on Ctrl-C, on a signal of a supervisor and when the terminal is closed. */
export function endOnSignal(close: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
}
