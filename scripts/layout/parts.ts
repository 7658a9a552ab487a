import { featureOf, isTest, type Source } from "./sources.ts";

/** Files of a `parts/` folder at most, tests apart: what is more is a noun of its own. */
const MOST_FILES = 25;

/** Folders of private files that hold too many to be read as a list. */
export function checkParts(sources: Source[]): string[] {
  const folders = sources
    .filter(({ file }) => featureOf(file) && !isTest(file))
    .flatMap(({ file }) => /^.*?\/parts(?=\/)/.exec(file) ?? []);
  const counts = Map.groupBy(folders, (folder) => folder);
  return [...counts]
    .filter(([, files]) => files.length > MOST_FILES)
    .map(([folder, files]) => `${folder}: ${files.length} files; at most ${MOST_FILES}`);
}
