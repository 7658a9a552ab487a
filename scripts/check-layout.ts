// Fails when a file has no place in the layout, or an import crosses a boundary (see docs, "Import rules").
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SRC = path.resolve(import.meta.dirname, "../src");
const FEATURE_FILE =
  /^(contract|rules|routes|messages\.(en|tr))\.ts$|^(queries|commands|api|jobs)\.server\.ts$|^[a-z0-9-]+\.page\.tsx$|^card\.tsx$/;
const TEST_FILE = /\.test\.tsx?$/;
const SERVER_FILE = /\.server\.ts$/;
/** Open to every feature. They import no other feature themselves, so they can never be part of a cycle. */
const PUBLIC_LEAF = /^(contract\.ts|card\.tsx)$/;
/** Open to the server files of other features, as long as no cycle arises. */
const PUBLIC_SERVER = /^queries\.server\.ts$/;
/** zone → zones it may import, besides itself */
const MAY_IMPORT: Record<string, string[]> = {
  shared: [],
  db: ["shared"],
  ui: ["shared"],
  server: ["shared", "db"],
  features: ["shared", "db", "ui", "server"],
  root: ["shared", "db", "ui", "server", "features"],
};

const problems = new Set<string>();
const edges = new Map<string, Set<string>>();
const zoneOf = (file: string) => (file.includes("/") ? file.split("/")[0]! : "root");
const featureOf = (file: string) => (zoneOf(file) === "features" ? file.split("/")[1]! : undefined);

function checkImport(file: string, target: string, typeOnly: boolean): void {
  const [from, to] = [zoneOf(file), zoneOf(target)];
  const [feature, other] = [featureOf(file), featureOf(target)];
  if (from !== to && !MAY_IMPORT[from]?.includes(to)) problems.add(`${file}: ${from}/ may not import ${target}`);
  if (!typeOnly && from !== "root" && !SERVER_FILE.test(file) && SERVER_FILE.test(target))
    problems.add(`${file}: browser code may not import ${target}`);
  if (!feature || !other || feature === other) return;
  const name = path.basename(target);
  if (PUBLIC_LEAF.test(path.basename(file))) problems.add(`${file}: a public file may not import another feature`);
  if (PUBLIC_LEAF.test(name)) return;
  if (!PUBLIC_SERVER.test(name)) problems.add(`${file}: ${name} is private to ${other}/`);
  edges.set(feature, (edges.get(feature) ?? new Set()).add(other));
}

function findCycle(feature: string, trail: string[]): void {
  const start = trail.indexOf(feature);
  if (start >= 0) problems.add(`feature cycle: ${[...new Set(trail.slice(start))].sort().join(" <-> ")}`);
  else for (const next of edges.get(feature) ?? []) findCycle(next, [...trail, feature]);
}

for (const entry of readdirSync(SRC, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || TEST_FILE.test(entry.name)) continue;
  const file = path.relative(SRC, path.join(entry.parentPath, entry.name));
  if (zoneOf(file) === "testing") continue;
  if (featureOf(file) && !file.includes("/parts/") && !FEATURE_FILE.test(entry.name))
    problems.add(`${file}: not in the feature vocabulary; rename it or move it to parts/`);
  if (/^(db|server)\//.test(file) && !SERVER_FILE.test(file)) problems.add(`${file}: must end in .server.ts`);
  const imports = /^(?:import|export)\s+(type\s)?[^'"]*?from\s+["']([#.][^"']+)["']/gm;
  for (const [, typeOnly, spec] of readFileSync(path.join(SRC, file), "utf8").matchAll(imports)) {
    if (spec!.includes("+types")) continue;
    const target = spec!.startsWith("#")
      ? spec!.slice(1)
      : path.relative(SRC, path.resolve(SRC, path.dirname(file), spec!));
    checkImport(file, target, Boolean(typeOnly));
  }
}
for (const feature of edges.keys()) findCycle(feature, []);
if (problems.size > 0) {
  console.error([...problems].sort().join("\n"));
  process.exit(1);
}
console.log("layout OK");
