import { isTest, type Source } from "./sources.ts";

/**
 * Files that need each other when they are loaded: the one that is loaded first finds the other empty. Imports of types do
 * not count: they are not in the program.
 */
export function checkCircles(sources: Source[]): string[] {
  const files = new Map(sources.filter(({ file }) => !isTest(file)).map((source) => [source.file, source]));
  const done = new Set<string>();
  const found = new Set<string>();
  const walk = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) found.add(`circle of imports: ${trail.slice(start).sort().join(" <-> ")}`);
    if (start >= 0 || done.has(file)) return;
    for (const { target, typeOnly } of files.get(file)?.imports ?? [])
      if (!typeOnly && files.has(target)) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of files.keys()) walk(file, []);
  return [...found];
}
