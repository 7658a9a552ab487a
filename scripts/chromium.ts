import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/usr/lib/chromium/chromium",
];
const ADVICE =
  "No Chromium was found and it could not be installed: install Chromium or Google Chrome, or set CHROMIUM to its program, then try again.";

/** No browser, and none can be had: what to do. */
export class NoChromium extends Error {}

/** The program of a Chromium on this machine; `CHROMIUM` names it where it stands in an unusual place. */
export function findChromium(env: NodeJS.ProcessEnv = process.env, elsewhere = ELSEWHERE): string | undefined {
  if (env.CHROMIUM) {
    if (existsSync(env.CHROMIUM)) return env.CHROMIUM;
    throw new NoChromium(`CHROMIUM names ${env.CHROMIUM}, which does not exist.`);
  }
  const folders = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...elsewhere].find(executable);
}

/** The same, installed by the system's package manager where none is found. Throws `NoChromium` where that cannot be done. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const as = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const may = spawnSync(as[0] ?? "apt-get", [...as.slice(1), ...(as.length > 0 ? ["apt-get"] : []), "--version"]);
  if (may.status !== 0) throw new NoChromium(ADVICE);
  console.log("Installing Chromium (none was found) …");
  const env = [...as, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  for (const args of [
    ["update", "-q"],
    ["install", "-qy", "--no-install-recommends", "chromium"],
  ]) {
    const done = spawnSync(env[0]!, [...env.slice(1), ...args], { encoding: "utf8" });
    if (done.status !== 0) console.error(done.stderr.trim());
  }
  const installed = findChromium();
  if (!installed) throw new NoChromium(ADVICE);
  return installed;
}

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
