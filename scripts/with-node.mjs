// Runs a TypeScript file of this project on the pinned Node, installing packages first where they are missing or old.
// Plain JavaScript and built-in modules only: it is what an older Node runs on a fresh machine.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const PINNED = path.join(ROOT, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
const STAMP = path.join(ROOT, "node_modules/.installed");

function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(ROOT, "package-lock.json")))
    .digest("hex");
  const found = existsSync(STAMP) && existsSync(PINNED) ? readFileSync(STAMP, "utf8") : "";
  if (found === wanted) return;
  console.log("Installing packages (first start, or the lock file changed) …");
  const npm = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (npm.status !== 0 || !existsSync(PINNED)) {
    console.error("Packages could not be installed. Check the network and that npm runs, then try again.");
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

install();
const [script, ...rest] = process.argv.slice(2);
const child = spawn(PINNED, ["--disable-warning=ExperimentalWarning", path.join(ROOT, script), ...rest], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, PATH: path.dirname(PINNED) + path.delimiter + (process.env.PATH ?? "") },
});
// The terminal sends Ctrl-C to the whole group; a supervisor sends SIGTERM to this process alone.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
