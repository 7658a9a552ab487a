import { featureOf, isServerFile, isTest, nameOf, type Source, zoneOf } from "./sources.ts";

/** zone → zones it may import, besides itself. `testing` stands in no list: only tests and `testing` itself import it. */
const MAY_IMPORT: Record<string, string[]> = {
  shared: [],
  db: ["shared"],
  ui: ["shared"],
  server: ["shared", "db"],
  features: ["shared", "db", "ui", "server"],
  root: ["shared", "db", "ui", "server", "features"],
};
/** The one file of shared that names features: a failure has one code, status and sentence for everybody. */
const ERROR_LIST = "shared/error-list.ts";
/** The files it joins. They import nothing but the types of shared and what their own nouns add. */
const ERRORS = /^features\/.*errors\.ts$/;
/** Open to every feature. They import no other feature themselves. */
const PUBLIC_LEAF = /^(contract\.ts|filters\.ts|limits\.ts|card\.tsx)$/;
/** What may be imported in both directions: data that needs nothing of its feature. A card draws, and so counts. */
const PURE_LEAF = /^(contract|filters|limits)\.ts$/;
/** Open to the server files of other features, as long as no cycle arises. */
const PUBLIC_SERVER = /\/queries(\.server\.ts$|\/[^/]+\.server\.ts$)/;

/** Imports that cross a boundary between zones, between browser and server, or between features. */
export function checkImports(sources: Source[]): string[] {
  const judged = sources.filter(({ file }) => !isTest(file) && zoneOf(file) !== "testing");
  const crossing = judged.flatMap(({ file, imports }) =>
    imports.flatMap(({ target, typeOnly }) => [
      ...zoneProblems(file, target),
      ...leaks(file, target, typeOnly),
      ...featureProblems(file, target),
      ...rootProblems(file, target),
    ]),
  );
  return [...crossing, ...cycles(judged)];
}

function zoneProblems(file: string, target: string): string[] {
  if (file === ERROR_LIST && ERRORS.test(target)) return [];
  const from = zoneOf(file);
  const to = zoneOf(target);
  return from === to || MAY_IMPORT[from]?.includes(to) ? [] : [`${file}: ${from}/ may not import ${target}`];
}

/** A page that imports a `.server.ts` file would carry it into the browser; of the root files only the server's may. */
function leaks(file: string, target: string, typeOnly: boolean): string[] {
  if (typeOnly || zoneOf(file) === "root" || isServerFile(file) || !/\.server(\.ts)?$/.test(target)) return [];
  return [`${file}: browser code may not import ${target}`];
}

function featureProblems(file: string, target: string): string[] {
  const feature = featureOf(file);
  const other = featureOf(target);
  if (!feature || !other || feature === other) return [];
  const problems: string[] = [];
  if (PUBLIC_LEAF.test(nameOf(file)) || ERRORS.test(file))
    problems.push(`${file}: a public file may not import another feature`);
  const open = PUBLIC_LEAF.test(nameOf(target)) || (PUBLIC_SERVER.test(target) && isServerFile(file));
  if (!open || target.includes("/parts/")) problems.push(`${file}: ${nameOf(target)} is private to ${other}/`);
  return problems;
}

/** The shell and the lists of features show and name what is public. */
const rootProblems = (file: string, target: string): string[] =>
  zoneOf(file) === "root" && target.includes("/parts/")
    ? [`${file}: ${target} is private to ${featureOf(target)}/`]
    : [];

/** Features that need each other, counted over every import but those of pure leaves; imports of types count, too. */
function cycles(sources: Source[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { file, imports } of sources)
    for (const { target } of imports) {
      const from = featureOf(file);
      const to = featureOf(target);
      if (from && to && from !== to && !PURE_LEAF.test(nameOf(target)))
        edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  const found = new Set<string>();
  const walk = (feature: string, trail: string[]): void => {
    const start = trail.indexOf(feature);
    if (start >= 0) found.add(`feature cycle: ${trail.slice(start).sort().join(" <-> ")}`);
    else for (const next of edges.get(feature) ?? []) walk(next, [...trail, feature]);
  };
  for (const feature of edges.keys()) walk(feature, []);
  return [...found];
}
