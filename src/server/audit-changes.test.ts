import fc from "fast-check";
import { expect, test } from "vitest";
import { changesOf } from "./audit-changes.server.ts";

test("only fields that differ are stored, with both values", () => {
  const stored = { name: "Kovan", sectorIds: ["a", "b"], isVisible: false, website: null };
  const sent = { name: "Kovan", sectorIds: ["a"], isVisible: true, website: undefined, founded: 2020 };
  expect(changesOf(stored, sent)).toEqual({
    before: { sectorIds: ["a", "b"], isVisible: false },
    after: { sectorIds: ["a"], isVisible: true, founded: 2020 },
  });
});

test("long texts are stored around the first difference, by whole letters", () => {
  const long = "Bal ".repeat(1_000);
  const { before, after } = changesOf({ body: `${long}eski` }, { body: `${long}yeni ${long}` });
  expect(before.body).toMatch(/^….*eski$/);
  expect(after.body).toMatch(/^….*yeni .*…$/);
  const text = fc.string({ unit: "binary", maxLength: 3_000 });
  fc.assert(
    fc.property(text, text, text, (same, old, next) => {
      const changes = changesOf({ body: same + old }, { body: same + next });
      if (old === next) {
        expect(changes).toEqual({ before: {}, after: {} });
        return;
      }
      expect(changes.before.body).not.toBe(changes.after.body);
      for (const part of [changes.before.body, changes.after.body] as string[]) {
        expect([...part].length).toBeLessThanOrEqual(402);
        expect(part.isWellFormed()).toBe(true);
      }
    }),
  );
});
