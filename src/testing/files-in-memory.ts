import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { MemoryFS, PGlite } from "@electric-sql/pglite";

interface Entry {
  /** Inside the folder, with slashes; folders stand before what they hold. */
  name: string;
  /** None: a folder. */
  content: Uint8Array | undefined;
}

/** Everything in a database folder. */
export async function readFiles(folder: string): Promise<Entry[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const entries = found.map(async (entry) => {
    const full = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, full).replaceAll(path.sep, "/");
    return { name, content: entry.isFile() ? new Uint8Array(await readFile(full)) : undefined };
  });
  return (await Promise.all(entries)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Files of an embedded database, each engine's own copy: a third of the work of unpacking a dump. */
export class FilesInMemory extends MemoryFS {
  readonly entries: Entry[];

  constructor(entries: Entry[]) {
    super();
    this.entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    FS.mkdirTree(PGlite.paths.PGDATA);
    for (const { name, content } of this.entries) {
      const full = `${PGlite.paths.PGDATA}/${name}`;
      if (content) FS.writeFile(full, content);
      else FS.mkdir(full);
    }
  }
}
