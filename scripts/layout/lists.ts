import { nameOf, type Source } from "./sources.ts";

/** Files of a feature, and the list that joins them: one line a feature. */
const LISTS: Record<string, string> = {
  "feature.server.ts": "features.server.ts",
  "policy.ts": "testing/policies.ts",
};

/** Features that stand in no list: nothing of theirs would run, and nothing would fail. */
export function checkLists(sources: Source[]): string[] {
  return sources.flatMap(({ file }) => {
    const list = file.startsWith("features/") ? LISTS[nameOf(file)] : undefined;
    if (!list) return [];
    const joined = sources.find((source) => source.file === list)?.imports ?? [];
    return joined.some(({ target }) => target === file) ? [] : [`${file}: src/${list} does not list it`];
  });
}
