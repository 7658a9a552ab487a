// Commands for an embedded database that another process has opened: it does for them what only it can.
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { ask } from "#db/lock.server.ts";
import type { Database } from "#db/open.server.ts";
import { noteBackup } from "#features/backups/commands.server.ts";
import { madeBackup } from "#server/backup/made.server.ts";
import { type Settings, StartError } from "#server/settings.server.ts";
import { adminWork } from "./admin-work.ts";

const command = z.discriminatedUnion("command", [
  z.object({ command: z.literal("admin"), args: z.array(z.string()) }),
  /** Copies the database; the answer is the data folder of the copy. */
  z.object({ command: z.literal("copy") }),
  z.object({ command: z.literal("noteBackup"), made: madeBackup }),
]);
export type Command = z.output<typeof command>;

const outcome = z.union([z.object({ said: z.string() }), z.object({ refused: z.string() })]);

/** No backup takes longer. */
const COPY_MS = 6 * 3_600_000;

type Place = Pick<Settings, "dataDir" | "databaseUrl">;

/** Copies of the database for backups; whoever asked for one removes it. */
const copiesIn = (dataDir: string): string => path.join(dataDir, "copies");

/** Asks the process that serves an embedded database. Undefined: there is none. Throws a `StartError` where it refuses. */
export async function askServing({ databaseUrl, dataDir }: Place, wanted: Command): Promise<string | undefined> {
  if (databaseUrl) return undefined;
  const answer = await ask(dataDir, JSON.stringify(wanted));
  if (answer === undefined) return undefined;
  const result = outcome.parse(JSON.parse(answer));
  if ("refused" in result) throw new StartError(result.refused);
  return result.said;
}

/** Answers such commands from now on. */
export function serveBeside(database: Database, { dataDir }: Place): void {
  database.respond?.(async (line) => {
    try {
      const said = await doneFor(database, dataDir, command.parse(JSON.parse(line)));
      return JSON.stringify({ said } satisfies z.input<typeof outcome>);
    } catch (error) {
      const refused = error instanceof Error ? error.message : String(error);
      return JSON.stringify({ refused } satisfies z.input<typeof outcome>);
    }
  });
}

async function doneFor(database: Database, dataDir: string, wanted: Command): Promise<string> {
  if (wanted.command === "admin") return adminWork(wanted.args)(database.db);
  if (wanted.command === "noteBackup") {
    await noteBackup(database.db, "command", wanted.made);
    return "";
  }
  await forgetCopies(copiesIn(dataDir));
  const folder = path.join(copiesIn(dataDir), randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await database.copyTo!(folder);
  return folder;
}

/** Removes what commands that were killed have left. */
async function forgetCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const copy = path.join(folder, name);
    if (Date.now() - (await stat(copy)).mtimeMs > COPY_MS) await rm(copy, { recursive: true, force: true });
  }
}
