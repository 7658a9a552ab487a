import { nameOf, type Source } from "./sources.ts";

/** The list that joins every `feature.server.ts`: one line a feature. */
const LIST = "feature-list.server.ts";

/** Features that the list does not name: nothing of theirs would run, and nothing would fail. */
export function checkLists(sources: Source[]): string[] {
  const joined = sources.find(({ file }) => file === LIST)?.imports ?? [];
  return sources
    .filter(({ file }) => file.startsWith("features/") && nameOf(file) === "feature.server.ts")
    .filter(({ file }) => !joined.some(({ target }) => target === file))
    .map(({ file }) => `${file}: src/${LIST} does not list it`);
}
