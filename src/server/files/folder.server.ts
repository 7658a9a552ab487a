import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isKey } from "./keys.server.ts";
import type { FileStore } from "./store.server.ts";

/** Files in `DATA_DIR/files`. */
export function folderStore(dataDir: string): FileStore {
  const place = path.join(dataDir, "files");
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error("not a key of a file");
    return path.join(place, ...key.split("/"));
  };
  return {
    place,
    async put(key, bytes) {
      const file = pathOf(key);
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      // A file gets its name only when it is complete.
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
