import fc from "fast-check";
import { expect, test } from "vitest";
import { startupList } from "#features/startups/filters.ts";
import type { ChoiceCount } from "./contract.ts";
import { countsOf, inFormerOrder, panelList, recounted, SHOWN_CHOICES } from "./panel-choices.ts";

const choice = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,6}$/),
  count: fc.option(fc.nat(1000)),
  chosen: fc.boolean(),
});
const lists = fc
  .uniqueArray(choice, { selector: ({ slug }) => slug, maxLength: 40 })
  .map((choices): ChoiceCount[] => choices.map((one) => ({ ...one, id: one.slug, name: one.slug.toUpperCase() })));
const slugs = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

test("the page shows the largest choices and every ticked one with a total", () => {
  fc.assert(
    fc.property(lists, (choices) => {
      const { choices: shown, total } = panelList(startupList, "sectors", choices, false);
      expect(total).toBe(choices.length);
      for (const { slug, chosen } of choices) if (chosen) expect(slugs(shown)).toContain(slug);
      const least = Math.min(...shown.filter(({ value }) => !chosenIn(choices, value)).map(({ count }) => count ?? 0));
      const left = choices.filter(({ slug }) => !slugs(shown).includes(slug));
      for (const { count } of left) expect(count ?? 0).toBeLessThanOrEqual(least);
      if (left.length > 0) expect(shown.length).toBeGreaterThanOrEqual(SHOWN_CHOICES);
    }),
  );
});

test("a list that was empty before takes all that comes", () => {
  const choices = [{ value: "izmir", label: "İzmir", count: 3 }];
  expect(inFormerOrder({ choices, total: 21 }, [], [], { izmir: 4 })).toEqual({
    choices: [{ value: "izmir", label: "İzmir", count: 4 }],
    total: 21,
  });
});

const chosenIn = (choices: readonly ChoiceCount[], slug: string) =>
  choices.some((choice) => choice.slug === slug && choice.chosen);

test("a whole list follows the reader's alphabet", () => {
  const names = ["Zincir", "Izgara", "İnşaat", "Çelik", "Cam", "Ödeme", "Oyun"];
  const choices = names.map((name) => ({ id: name, slug: name, name, count: 1, chosen: false }));
  expect(slugs(panelList(startupList, "sectors", choices, "tr").choices)).toEqual([
    "Cam",
    "Çelik",
    "Izgara",
    "İnşaat",
    "Oyun",
    "Ödeme",
    "Zincir",
  ]);
  expect(slugs(panelList(startupList, "stages", choices, "tr").choices)).toEqual(names);
});

test("a list with an order of its own keeps it, whole or not", () => {
  fc.assert(
    fc.property(lists, (choices) => {
      const order = choices.map(({ slug }) => slug);
      expect(slugs(panelList(startupList, "stages", choices, "en").choices)).toEqual(order);
      const stages = slugs(panelList(startupList, "stages", choices, false).choices);
      expect(stages).toEqual(order.filter((slug) => stages.includes(slug)));
    }),
  );
});

test("new counts replace older ones; locked choices stay uncounted", () => {
  fc.assert(
    fc.property(lists, lists, (choices, newer) => {
      const counts = countsOf(newer);
      const list = panelList(startupList, "sectors", choices, "en");
      for (const { value, count } of recounted(list, counts).choices) {
        const before = choices.find(({ slug }) => slug === value)?.count;
        expect(count).toBe(before === null ? undefined : (newer.find(({ slug }) => slug === value)?.count ?? 0));
      }
      expect(recounted(list, undefined)).toBe(list);
    }),
  );
});

test("choices keep their places while one ticks, with newer counts", () => {
  const former = ["a", "b", "c"].map((value, index) => ({ value, label: value, count: 9 - index }));
  const list = { total: 9, choices: ["d", "c", "a", "e"].map((value) => ({ value, label: value, count: 1 })) };
  expect(inFormerOrder(list, former, ["e"], undefined).choices).toEqual([
    { value: "a", label: "a", count: 1 },
    { value: "b", label: "b", count: 8 },
    { value: "c", label: "c", count: 1 },
    { value: "e", label: "e", count: 1 },
  ]);
  expect(inFormerOrder(list, former, [], { b: 4 }).choices[1]).toEqual({ value: "b", label: "b", count: 4 });
  expect(inFormerOrder(list, former, [], {}).choices[1]).toEqual({ value: "b", label: "b", count: 0 });
  const locked = [{ value: "b", label: "b" }];
  expect(inFormerOrder(list, locked, [], { b: 4 }).choices).toEqual(locked);
});
