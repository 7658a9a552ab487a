import { readFileSync } from "node:fs";
import path from "node:path";

/** A package as the lock file has it. */
export interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  /** Only for whoever changes the product. */
  dev?: boolean;
  name?: string;
}

/** Packages of the lock file by their place, "node_modules/zod". */
export function lockedPackages(root: string): Record<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return packages;
}

/** Places of the packages that a serving process may load, of every platform. */
export const productionPackages = (root: string): string[] =>
  Object.entries(lockedPackages(root)).flatMap(([home, { dev }]) => (home === "" || dev ? [] : [home]));

/** The name of a package by its place: an alias has the one it is an alias of. */
export const packageName = (home: string, { name }: LockedPackage): string =>
  name ?? home.slice(home.lastIndexOf("node_modules/") + "node_modules/".length);
