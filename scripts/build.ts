import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { FolderInUse, lockFolder } from "#db/lock.server.ts";
import { addBuild, BUILDS, currentDigest } from "./builds.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
/** Files and folders the build is made of, without tests. */
const SOURCES = [
  "src",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "scripts/check-bundle.ts",
  "scripts/layout/sources.ts",
  "scripts/named-texts.ts",
  "scripts/page-texts.ts",
  "scripts/reload-throttle.ts",
  "scripts/text-types.ts",
  "react-router.config.ts",
];

/** Builds browser and server files when a source changed since the last build (record 34). Two processes take turns. */
export async function buildIfNeeded(): Promise<void> {
  if (isUpToDate()) return;
  const unlock = await lockBuild();
  try {
    if (!isUpToDate()) await addBuild(BUILDS, digestOfSources(), build);
  } finally {
    await unlock();
  }
}

const isUpToDate = () => currentDigest(BUILDS) === digestOfSources();

async function build(folder: string): Promise<void> {
  console.log("Building (first start, or sources changed) …");
  const cli = path.join(ROOT, "node_modules/@react-router/dev/bin.cjs");
  const built = spawnSync(process.execPath, [cli, "build"], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", KOVAN_BUILD: path.relative(ROOT, folder) },
  });
  if (built.status !== 0) throw new Error(`The build failed.\n${built.stdout}${built.stderr}`);
  await compressAll(path.join(folder, "client/assets"));
}

/** Writes a compressed file beside each script and style sheet, so that the server compresses none per request. */
async function compressAll(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  const writeAs = async (name: string, ending: string, compress: (content: Buffer) => Promise<Buffer>) => {
    const file = path.join(folder, name);
    writeFileSync(file + ending, await compress(readFileSync(file)));
  };
  await Promise.all(
    names.flatMap((name) => [
      writeAs(name, ".br", promisify(brotliCompress)),
      writeAs(name, ".gz", (content) => promisify(gzip)(content, { level: 9 })),
    ]),
  );
}

async function lockBuild(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockFolder(ROOT);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** The files of the build. */
export const sourceFiles = (): string[] => SOURCES.flatMap(filesIn).sort();

function digestOfSources(): string {
  const hash = createHash("sha256").update(process.env.KOVAN_DEV_PAGES ?? "");
  for (const file of sourceFiles()) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest("hex");
}

function filesIn(name: string): string[] {
  const full = path.join(ROOT, name);
  const entries = readdirSync(path.dirname(full), { withFileTypes: true }).find((entry) => entry.name === name);
  if (!entries?.isDirectory()) return existsSync(full) ? [name] : [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^policy\.ts$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

if (import.meta.main) await buildIfNeeded();
