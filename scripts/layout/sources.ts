import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Import {
  /** Path of the imported file relative to `src`; packages are left out. */
  target: string;
  typeOnly: boolean;
}

/** One source file of `src`. */
export interface Source {
  /** Relative to `src`. */
  file: string;
  text: string;
  imports: Import[];
}

/** Tests, and the rows of the policy table that a feature has beside them. */
export const isTest = (file: string) => /\.test\.tsx?$|^features\/.*\/policy\.ts$/.test(file);
export const isServerFile = (file: string) => /\.server\.ts$/.test(file);
export const nameOf = (file: string) => path.posix.basename(file);
/** The first folder below `src`; files beside it are "root". */
export const zoneOf = (file: string) => (file.includes("/") ? file.split("/")[0]! : "root");
export const featureOf = (file: string) => (zoneOf(file) === "features" ? file.split("/")[1] : undefined);

export const newSource = (file: string, text: string): Source => ({ file, text, imports: importsOf(file, text) });

/** All TypeScript files, or others by how their names end, below a folder, with paths relative to it. */
export function filesBelow(folder: string, ending = /\.tsx?$/): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((full) => ({
      file: path.relative(folder, full).split(path.sep).join("/"),
      text: readFileSync(full, "utf8"),
    }));
}

const STATIC_IMPORT = /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?from\s+)?["']([#.][^"']+)["']/gm;
const DYNAMIC_IMPORT = /(typeof\s+)?\bimport\(\s*["'`]([#.][^"'`]+)["'`]/g;

/** Types that are written before they are checked. */
const GENERATED = /\+types|\.react-router\//;

/** Static, side-effect and dynamic imports. `typeof import("…")` and `import type` leave nothing in the program. */
function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(STATIC_IMPORT), ...text.matchAll(DYNAMIC_IMPORT)]
    .filter(([, , spec]) => !GENERATED.test(spec!))
    .map(([, typeOnly, spec]) => ({ target: resolve(file, spec!), typeOnly: Boolean(typeOnly) }));
}

const resolve = (file: string, spec: string): string =>
  spec.startsWith("#")
    ? spec.slice(1).replace(/^\//, "")
    : path.posix.normalize(path.posix.join(path.posix.dirname(file), spec));
