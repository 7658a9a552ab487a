import { setTimeout as pause } from "node:timers/promises";
import { NewerDatabaseError, RefusedMigrationError } from "#db/migrate.server.ts";
import { StartError } from "#server/settings.server.ts";

/** How long closing may take. */
const GRACE_MS = 10_000;

/** Runs a command. A mistake of the user prints one sentence, any other error its stack. Both exit with code 1. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isMistake = [StartError, NewerDatabaseError, RefusedMigrationError].some((kind) => error instanceof kind);
    console.error(isMistake ? (error as Error).message : error);
    process.exit(1);
  }
}

/** How a process ends. */
interface Ending {
  close(): Promise<void>;
  /** Says that it will, so that proxies turn to others meanwhile. */
  drain?: () => void;
  drainMs?: number;
}

/**
 * Closes and ends the process on Ctrl-C, on a signal of a supervisor and when the terminal is closed. For a supervisor it drains before,
 * until a second signal.
 */
export function endOnSignal({ close, drain, drainMs = 0 }: Ending): void {
  const atOnce = new AbortController();
  let isEnding = false;
  const end = async (signal: NodeJS.Signals) => {
    if (signal !== "SIGTERM" || isEnding) atOnce.abort();
    if (isEnding) return;
    isEnding = true;
    drain?.();
    await pause(drainMs, undefined, { signal: atOnce.signal }).catch(() => {});
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
}
