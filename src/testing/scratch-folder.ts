import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * The folder in which Linux keeps files in memory. A database has a thousand files; on a disk, making and removing them
 * is most of a test.
 */
const IN_MEMORY = "/dev/shm";
const ROOM_NEEDED = 4 * 1024 ** 3;

/** A new empty folder for the data of tests: in memory where there is room, else among the temporary files. */
export const scratchFolder = (prefix: string): string =>
  mkdtempSync(path.join(hasRoom() ? IN_MEMORY : os.tmpdir(), prefix));

function hasRoom(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_NEEDED;
  } catch {
    return false;
  }
}
