// A house that once had data is told from a first start by a mark, in its data folder and beside it (record 86).
// Hand-written SQL: it is asked before anything of the house is known.

import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { embeddedFolder } from "#db/embedded-folder.server.ts";
import type { Database, Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { FileStore } from "./files/store.server.ts";
import { markFiles } from "./files/store-mark.server.ts";
import { type Settings, StartError } from "./settings.server.ts";

const storedMark = z.object({ since: z.iso.datetime() });

type Places = Pick<Settings, "dataDir" | "databaseUrl" | "expectsData">;

/** An emptied folder has lost the mark inside it, an unmounted one shows an empty folder: the one beside it stays. */
const placesOf = ({ dataDir }: Places): string[] => [path.join(dataDir, "house.json"), `${dataDir}.house.json`];

/** Throws a `StartError` where a house has lost its embedded database. Asked before a new one would be made in its place. */
export async function refuseLostFolder(settings: Places): Promise<void> {
  if (!settings.databaseUrl && !existsSync(path.join(embeddedFolder(settings.dataDir), "PG_VERSION")))
    await refuseIfLost(settings);
}

/** Throws a `StartError` where a database without people is that of a house that had some. */
export async function refuseLostRows({ db }: Database, settings: Places): Promise<void> {
  if (!(await holds(db, sql`select from account`))) await refuseIfLost(settings);
}

async function refuseIfLost(settings: Places): Promise<void> {
  const { dataDir, databaseUrl, expectsData } = settings;
  const empty = databaseUrl ? "The database at DATABASE_URL is empty" : `The data folder ${dataDir} has no database`;
  const back = `${databaseUrl ? "Correct DATABASE_URL" : "Mount the folder"}, or bring a backup back with npm run restore -- FILE.`;
  for (const place of placesOf(settings)) {
    const since = await markAt(place);
    if (since)
      throw new StartError(
        `${empty}, but ${place} says that a house has kept its data with ${dataDir} since ${since}. ${back} To begin a new house, delete that file.`,
      );
  }
  if (expectsData) throw new StartError(`${empty}, and EXPECT_DATA says that there is a house. ${back}`);
}

/** The day since which a house has its data there; undefined where there is no mark. One that cannot be read is a mark, too. */
async function markAt(place: string): Promise<string | undefined> {
  const text = await readFile(place, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw new StartError(`${place} cannot be read (${error.code}). It says whether a house has its data here.`);
  });
  if (text === undefined) return undefined;
  try {
    return storedMark.parse(JSON.parse(text)).since.slice(0, 10);
  } catch {
    return "an unknown day";
  }
}

/** Marks a house in which people are that no demo has invented, and its files. Beside the folder only where that can be written. */
export async function markHouse({ db }: Database, settings: Places, files: FileStore): Promise<void> {
  if (!(await holds(db, sql`select from account where not is_demo`))) return;
  await markFiles(db, files);
  const mark = JSON.stringify({ since: new Date().toISOString() });
  for (const place of placesOf(settings)) if (!existsSync(place)) await writeWhole(place, mark).catch(() => {});
}

async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.unfinished`, `${text}\n`);
  await rename(`${file}.unfinished`, file);
}

const answer = z.object({ found: z.boolean() });

async function holds(db: Db, rows: ReturnType<typeof sql>): Promise<boolean> {
  const [row] = await rowsOf(db, answer, sql`select exists (${rows}) found`);
  return row?.found ?? false;
}
