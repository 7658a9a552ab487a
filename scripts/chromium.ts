import { existsSync } from "node:fs";
import { findOnPath, installPackage, isProgram, MissingProgram } from "./testing/system-packages.ts";

/** The one without windows first: it starts and draws in two thirds of the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];
const USUAL_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/usr/lib/chromium/chromium",
];
const ADVICE =
  "No Chromium was found and it could not be installed: install Chromium or Google Chrome, or set CHROMIUM to its program, then try again.";

/** The program of a Chromium on this machine; `CHROMIUM` names it where it stands in an unusual place. */
export function findChromium(env: NodeJS.ProcessEnv = process.env, elsewhere = USUAL_PLACES): string | undefined {
  if (env.CHROMIUM) {
    if (existsSync(env.CHROMIUM)) return env.CHROMIUM;
    throw new MissingProgram(`CHROMIUM names ${env.CHROMIUM}, which does not exist.`);
  }
  return findOnPath(NAMES, env.PATH ?? "") ?? elsewhere.find(isProgram);
}

/** The same; where there is none, the system's package manager installs one. Throws `MissingProgram` where that fails. */
export function ensureChromium(): string {
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (!findChromium()) installPackage(name);
  }
  const chromium = findChromium();
  if (!chromium) throw new MissingProgram(ADVICE);
  return chromium;
}
