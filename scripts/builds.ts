import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Builds stand beside each other, so that a server goes on serving the one it began with. */
export const BUILDS = path.resolve(import.meta.dirname, "../build");

/** Names the build that the next server takes, by the digest of its sources. */
export const CURRENT_LINK = "current";
/** In a build: an empty file named after each process that serves it. */
const USED_BY = "used-by-";
const UNWRITABLE = ["EACCES", "EPERM", "EROFS"];

const folderOf = (builds: string, digest: string) => path.join(builds, digest.slice(0, 16));

/** The digest of the sources of the newest build; undefined: there is none. */
export function currentDigest(builds: string): string | undefined {
  const file = path.join(builds, CURRENT_LINK);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The name of the newest build's folder. */
export function currentBuild(builds: string): string {
  const digest = currentDigest(builds);
  if (digest === undefined) throw new Error("There is no build.");
  return path.basename(folderOf(builds, digest));
}

/** The newest build, which stays until this process ends. */
export function takeBuild(builds: string): string {
  const folder = path.join(builds, currentBuild(builds));
  try {
    writeFileSync(path.join(folder, USED_BY + process.pid), "");
  } catch (error) {
    // Of an archive (`npm run pack`) on a file system that cannot be written to: nobody replaces the build there.
    if (!UNWRITABLE.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
  return folder;
}

/** Adds a build, which `make` writes into a folder, and removes those that no process serves, except for the last one. */
export async function addBuild(builds: string, digest: string, make: (folder: string) => Promise<void>): Promise<void> {
  const folder = folderOf(builds, digest);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(builds, { recursive: true });
    await make(unfinished);
    renameSync(unfinished, folder);
  }
  const last = currentDigest(builds);
  writeFileSync(path.join(builds, `${CURRENT_LINK}.unfinished`), digest);
  renameSync(path.join(builds, `${CURRENT_LINK}.unfinished`), path.join(builds, CURRENT_LINK));
  const needed = [CURRENT_LINK, ...[digest, last ?? digest].map((build) => path.basename(folderOf(builds, build)))];
  for (const name of readdirSync(builds))
    if (!needed.includes(name) && !isUsed(path.join(builds, name)))
      rmSync(path.join(builds, name), { recursive: true });
}

const isUsed = (entry: string): boolean =>
  statSync(entry).isDirectory() &&
  readdirSync(entry).some((name) => name.startsWith(USED_BY) && isAlive(Number(name.slice(USED_BY.length))));

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
