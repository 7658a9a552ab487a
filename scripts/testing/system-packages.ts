import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";

/** A program that the tests need is not there and cannot be installed. The message says what to do. */
export class MissingProgram extends Error {}

/** The file of a program that stands on the path under one of these names. */
export function findOnPath(names: string[], searchPath = process.env.PATH ?? ""): string | undefined {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** Installs packages of Debian or Ubuntu, as root or with a `sudo` that asks for no password. Says why it could not. */
export function installPackage(name: string): void {
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const aptGet = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  if (run([...aptGet, "--version"]).status !== 0) return;
  console.log(`Installing ${name} (none was found) …`);
  for (const args of [
    ["update", "-q"],
    ["install", "-qy", "--no-install-recommends", name],
  ]) {
    const result = run([...aptGet, ...args]);
    if (result.status !== 0) console.error(result.stderr.trim());
  }
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const run = ([program, ...args]: string[]) => spawnSync(program!, args, { encoding: "utf8" });
