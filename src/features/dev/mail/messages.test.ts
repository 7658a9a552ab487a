import { expect, test } from "vitest";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const SOURCES = import.meta.glob<string>(["../../../{features,server}/**/*.server.ts", "!**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every occasion of a mail has a name in both languages", () => {
  const kinds = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/= mailKind<[\s\S]*?>\(\s*"([\w.]+)"/g)].map(([, kind]) => kind!),
  );
  expect(kinds.length).toBeGreaterThan(10);
  for (const { kinds: names } of [en, tr]) {
    const named = Object.entries(names).flatMap(([feature, of]) => Object.keys(of).map((one) => `${feature}.${one}`));
    expect(named.sort()).toEqual(kinds.toSorted());
  }
});
