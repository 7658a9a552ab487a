// Runs a TypeScript file of this project on the pinned Node, installing packages first where they are missing or old.
// Plain JavaScript and built-in modules only: it is what an older Node runs on a fresh machine.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PINNED = path.join(ROOT, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
const STAMP = path.join(ROOT, "node_modules/.installed");
const QUIET = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];

function install() {
  const digest = createHash("sha256")
    .update(readFileSync(path.join(ROOT, "package-lock.json")))
    .digest("hex");
  const installed = existsSync(STAMP) && existsSync(PINNED) ? readFileSync(STAMP, "utf8") : "";
  if (installed === digest) return;
  console.log("Installing packages (first start, or the lock file changed) …");
  // npm refuses "ci" where the lock file lacks an optional package of another platform; "install" leaves it out.
  if (!npm("ignore", "ci") && !npm("inherit", "install", "--no-save")) fail();
  if (!existsSync(PINNED)) fail();
  writeFileSync(STAMP, digest);
}

function npm(errors, ...args) {
  const shell = process.platform === "win32";
  return spawnSync("npm", [...args, ...QUIET], { cwd: ROOT, stdio: ["ignore", "ignore", errors], shell }).status === 0;
}

function fail() {
  console.error("Packages could not be installed. Check the network and that npm runs, then try again.");
  process.exit(1);
}

install();
// Flags for Node stand before the script, its own arguments behind it.
const args = process.argv.slice(2);
const flags = args.slice(
  0,
  args.findIndex((argument) => !argument.startsWith("--")),
);
const [script, ...rest] = args.slice(flags.length);
const environment = {
  ...process.env,
  PATH: path.dirname(PINNED) + path.delimiter + (process.env.PATH ?? ""),
  // The allocator of Linux sets memory aside for each thread; two such areas serve as well and save some 80 MB.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
  // Its default, which it would raise with each large piece that is freed: then less is given back, some 15 MB.
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? "131072",
};
const child = spawn(PINNED, ["--disable-warning=ExperimentalWarning", ...flags, path.join(ROOT, script), ...rest], {
  cwd: ROOT,
  stdio: "inherit",
  env: environment,
});
// A terminal sends Ctrl-C to both processes, a supervisor its signal to this one only. The script handles the first alone.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
