import { StartError } from "#server/settings.server.ts";

/** How long open requests may take to finish once the process is asked to end. */
const GRACE_MS = 10_000;

/** Runs a command. A mistake of whoever runs it is one sentence; anything else shows where it comes from. Exit code 1. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

/** Ends the process cleanly when it is asked to, by Ctrl-C, a supervisor or a closed terminal. */
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
