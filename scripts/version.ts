import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Build } from "#server/backup/archive.server.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
/** Written by `npm run pack`, since an archive has no history. */
export const COMMIT_FILE = path.join(ROOT, "COMMIT");

/** What runs here: the version of package.json, and the commit where it is known. */
export function versionOf(): Build {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as Pick<Build, "version">;
  const commit = existsSync(COMMIT_FILE) ? readFileSync(COMMIT_FILE, "utf8").trim() : commitOfHistory();
  return commit ? { version, commit } : { version };
}

/** A folder without a history of its own may lie in another project's. */
function commitOfHistory(): string | undefined {
  if (!existsSync(path.join(ROOT, ".git"))) return undefined;
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: ROOT, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
