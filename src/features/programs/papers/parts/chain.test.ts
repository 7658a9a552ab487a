import fc from "fast-check";
import { expect, test } from "vitest";
import { brokenAt, chained, differences } from "./chain.ts";

const texts = fc.array(fc.string({ unit: "grapheme", maxLength: 20 }), { minLength: 1, maxLength: 12 });

test("a changed, missing or moved row breaks the chain at its place", async () => {
  const cases = texts.chain((contents) =>
    fc.record({ contents: fc.constant(contents), place: fc.nat({ max: contents.length - 1 }) }),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ({ contents, place }) => {
      const rows = await chained(contents);
      expect(await brokenAt(rows)).toBeNull();
      const changed = rows.with(place, { ...rows[place]!, content: `${contents[place]}!` });
      expect(await brokenAt(changed)).toBe(place + 1);
      const without = rows.toSpliced(place, 1);
      // Without its last row a chain still follows from itself: that is why its last digest is printed.
      expect(await brokenAt(without)).toBe(place === rows.length - 1 ? null : place + 2);
    }),
  );
});

test("lists are compared as what stands in them, in any order", () => {
  expect(differences(["a", "b", "b"], ["b", "a", "b"])).toBe(0);
  expect(differences(["a", "b"], ["b", "c", "c"])).toBe(3);
});
