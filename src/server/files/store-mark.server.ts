// The store of files that a house began with is told from another one, or an emptied one, by a file in it (record 86).
import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { houseState } from "#db/tables/house-state.server.ts";
import { StartError } from "../settings.server.ts";
import { keyOfMark } from "./keys.server.ts";
import type { FileStore } from "./store.server.ts";

const MARK = Buffer.from('{"is":"the files of a house: keep this one with them"}\n');

const ofFiles = eq(houseState.key, "files");
const storedState = z.object({ id: z.uuid() });

async function keyOfStore(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ value: houseState.value }).from(houseState).where(ofFiles);
  return row && keyOfMark(storedState.parse(row.value).id);
}

/** "unreachable": the store does not answer, which says nothing of its files. */
export async function stateOfFiles(db: Db, files: FileStore): Promise<"there" | "missing" | "unreachable"> {
  const key = await keyOfStore(db);
  if (key === undefined) return "there";
  return files.get(key).then(
    (mark) => (mark ? "there" : "missing"),
    () => "unreachable",
  );
}

/** Throws a `StartError` where the files of the house are elsewhere: uploads would be spread over two stores. */
export async function refuseLostFiles(db: Db, files: FileStore): Promise<void> {
  if ((await stateOfFiles(db, files)) !== "missing") return;
  throw new StartError(
    `The files of this house are not in ${files.place}: a file that marks them is missing there. Mount the folder they were in, or correct DATA_DIR or S3_BUCKET. Where they are lost, npm run restore -- FILE brings them back into a new database, and npm run admin -- forget-files lets this one begin without them.`,
  );
}

/** Marks the store of a house that has marked none. One that cannot be written is marked another time. */
export async function markFiles(db: Db, files: FileStore): Promise<void> {
  if (await keyOfStore(db)) return;
  const id = v4();
  // The file first: whoever reads the row finds it.
  const isMarked = await files.put(keyOfMark(id), MARK).then(
    () => true,
    () => false,
  );
  if (isMarked) await db.insert(houseState).values({ key: "files", value: { id } }).onConflictDoNothing();
}

/** Marks the store into which a backup was brought back. */
export async function markRestoredFiles(db: Db, files: FileStore): Promise<void> {
  const key = await keyOfStore(db);
  if (key) await files.put(key, MARK);
}

/** The house goes on with the store that it finds at its next start. */
export async function forgetFiles(db: Db): Promise<void> {
  await db.delete(houseState).where(ofFiles);
}
