import { spawn } from "node:child_process";
import path from "node:path";
import { type MadeBackup, madeBackup } from "#server/backup/made.server.ts";

/** Without optimised machine code of the embedded database, which would take 500 MB for a trial. */
const FLAGS = ["--disable-warning=ExperimentalWarning", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/** Makes a backup in a process of its own, which gives back the memory it takes, and does not hold up those who read. */
export function backupInProcess(signal: AbortSignal): Promise<MadeBackup> {
  const script = path.join(import.meta.dirname, "backup.ts");
  const child = spawn(process.execPath, [...FLAGS, script, "--report"], { stdio: ["ignore", "pipe", "pipe"], signal });
  const said = { out: "", err: "" };
  child.stdout.on("data", (text) => {
    said.out += text;
  });
  child.stderr.on("data", (text) => {
    said.err += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code !== 0) return reject(new Error(said.err.trim().slice(0, 2_000) || `the backup ended with ${code}`));
      resolve(madeBackup.parse(JSON.parse(said.out.trim().split("\n").at(-1)!)));
    });
  });
}
