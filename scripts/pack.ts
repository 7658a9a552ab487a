// npm run pack [-- FOLDER]: a folder and an archive of it that run on a machine of the same kind without npm, Node or the network: the
// build, production packages, and the Node that runs them. `./kovan start` in it is `npm start` here.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildIfNeeded, sourceFiles } from "./build.ts";
import { BUILDS, CURRENT_LINK, currentBuild } from "./builds.ts";
import { productionPackages } from "./packages.ts";
import { run } from "./run.ts";
import { COMMIT_FILE, versionOf } from "./version.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
/** What whoever runs the house reads and sets up. */
const PAPERS = [
  "README.md",
  "README.tr.md",
  "CHANGELOG.md",
  "LICENSE",
  "NOTICES.md",
  "SECURITY.md",
  "docs/operations.md",
  "docs/import",
  "docs/data",
  "deploy",
];
/** Commands of a house; the others are for whoever changes it. */
const COMMANDS = ["start", "migrate", "admin", "backup", "restore", "seed", "import"] as const;
/** Of a package, what no program reads: descriptions for editors, maps, papers other than licences. */
const UNREAD = /\.(map|d\.[cm]?ts|tsbuildinfo|markdown)$|(^|\/)(readme|changelog|history)(\.md)?$/i;

await run(async () => {
  await buildIfNeeded();
  const { version, commit } = versionOf();
  const name = `kovan-${version}-${process.platform}-${process.arch}`;
  const out = path.resolve(process.argv[2] ?? path.join(ROOT, "packed"));
  const folder = path.join(out, name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of [...sourceFiles(), ...scripts(), ...PAPERS, "server.ts", "package.json"]) copy(file, folder);
  const build = currentBuild(BUILDS);
  for (const part of ["server", "client"])
    copyTo(path.join(BUILDS, build, part), path.join(folder, "build", build, part));
  copyTo(path.join(BUILDS, CURRENT_LINK), path.join(folder, "build", CURRENT_LINK));
  for (const home of productionPackages(ROOT)) copyPackage(home, folder);
  copyTo(realpathSync(process.execPath), path.join(folder, "bin/node"));
  if (commit) writeFileSync(path.join(folder, path.basename(COMMIT_FILE)), `${commit}\n`);
  writeFileSync(path.join(folder, "kovan"), launcher());
  chmodSync(path.join(folder, "kovan"), 0o755);
  const archive = `${folder}.tar.gz`;
  const packed = spawnSync("tar", ["--owner=0", "--group=0", "-czf", archive, "-C", out, name], { stdio: "inherit" });
  if (packed.status !== 0) throw new Error("tar could not write the archive.");
  console.log(`${folder}\n${archive}`);
});

/** Scripts beside the build's own, without tests and measurements. */
function scripts(): string[] {
  const { stdout } = spawnSync("find", ["scripts", "-type", "f"], { cwd: ROOT, encoding: "utf8" });
  return stdout.split("\n").filter((file) => file && !/\.test\.ts$|^scripts\/(bench|chaos|fuzz|testing)/.test(file));
}

function copy(file: string, folder: string): void {
  copyTo(path.join(ROOT, file), path.join(folder, file));
}

function copyTo(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, dereference: true });
}

/** A package without those that lie in it, which have places of their own in the lock file. */
function copyPackage(home: string, folder: string): void {
  const from = path.join(ROOT, home);
  if (!existsSync(from)) return;
  cpSync(from, path.join(folder, home), {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const inside = path.relative(from, file);
      return !inside.split(path.sep).includes("node_modules") && !UNREAD.test(inside);
    },
  });
}

/** A shell script that runs a command with the flags which package.json gives it. */
function launcher(): string {
  const { scripts: lines } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const cases = COMMANDS.map((command) => {
    const [, rest] = /with-node\.mjs (.+)$/.exec(lines[command] ?? "") ?? [];
    if (!rest) throw new Error(`package.json has no command ${command}.`);
    return `  ${command}) run ${rest} "$@" ;;`;
  });
  return `#!/bin/sh
# The commands of a house: ${COMMANDS.join(", ")}. What each does stands in README.md.
home=$(dirname "$(readlink -f "$0")")
command=\${1:-start}
[ $# -gt 0 ] && shift
# Two areas of memory for all threads, as the README's numbers were measured with.
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}" MALLOC_TRIM_THRESHOLD_="\${MALLOC_TRIM_THRESHOLD_:-131072}"
cd "$home" || exit 1
run() { exec "$home/bin/node" --disable-warning=ExperimentalWarning "$@"; }
case $command in
${cases.join("\n")}
  *) echo "kovan: there is no command $command. There are: ${COMMANDS.join(", ")}." >&2; exit 2 ;;
esac
`;
}
