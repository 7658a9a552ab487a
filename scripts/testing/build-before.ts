// The build before: whoever goes from it to this one runs both beside each other for a while (record 82).
import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

/** The commit of the newest build that others run. Moved by hand, with each build that is given out. */
const BUILD_BEFORE = "7aec16be8eb57b400757b9bf2991b4005d36d934";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface Packages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Why the build before cannot be run in this checkout; undefined where it can. */
export function whyNoBuildBefore(): string | undefined {
  const stored = spawnSync("git", ["show", `${BUILD_BEFORE}:package.json`], { cwd: ROOT, encoding: "utf8" });
  if (stored.status !== 0) return `the checkout has no commit ${BUILD_BEFORE.slice(0, 8)}`;
  const other = otherPackage(JSON.parse(stored.stdout), JSON.parse(read("package.json")));
  return other && `${other} is another one in it`;
}

/** The first package of the build before that this checkout does not have, or has in another major version. */
function otherPackage(before: Packages, now: Packages): string | undefined {
  const today = { ...now.dependencies, ...now.devDependencies };
  const needed = Object.entries({ ...before.dependencies, ...before.devDependencies });
  return needed.find(([name, version]) => majorOf(version) !== majorOf(today[name] ?? ""))?.[0];
}

const majorOf = (version: string) => /\d+/.exec(version.replace(/^npm:.*@/, ""))?.[0];

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** Writes the sources of the build before into an empty folder, on the packages of this checkout. */
export function unpackBuildBefore(folder: string): void {
  const archive = spawnSync("git", ["archive", BUILD_BEFORE], { cwd: ROOT, maxBuffer: 1024 ** 3 });
  const unpacked = spawnSync("tar", ["-x", "-C", folder], { input: archive.stdout });
  if (archive.status !== 0 || unpacked.status !== 0) throw new Error(`${archive.stderr}${unpacked.stderr}`);
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
}
