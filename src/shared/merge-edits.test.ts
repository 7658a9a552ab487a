import { expect, test } from "vitest";
import { changedFields, type EditRow, isSameEdit, mergeEdits } from "./merge-edits.ts";

const units = [["country", "city"]];
const row = (id: string, title: string): EditRow => ({ key: `${id}-${title}`, id, title });
const base = { title: "Founder", text: "Bees", country: "TR", city: "Izmir", jobs: [row("1", "A"), row("2", "B")] };
const merge = (mine: object, theirs: object) =>
  mergeEdits({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, units);

test("each side's own changes stay; the same change twice is no clash", () => {
  expect(merge({ title: "CTO" }, { text: "Hives" })).toEqual({
    values: { ...base, title: "CTO", text: "Hives" },
    clashes: [],
  });
  expect(merge({ title: "CTO " }, { title: "CTO" }).clashes).toEqual([]);
});

test("the same field or unit clashes and the form's values stay", () => {
  const merged = merge({ title: "CTO", city: "Ankara" }, { title: "Chair", country: "DE", city: "" });
  expect(merged.values).toEqual({ ...base, title: "CTO", city: "Ankara" });
  expect(merged.clashes).toEqual([
    { unit: "title", fields: ["title"] },
    { unit: "country", fields: ["country", "city"] },
  ]);
});

test("rows merge one by one; doubly changed or removed ones clash", () => {
  const titles = ({ values }: ReturnType<typeof merge>) => values.jobs.map(({ title }) => title);
  const added = merge({ jobs: [...base.jobs, row("", "mine")] }, { jobs: [...base.jobs, row("3", "theirs")] });
  expect([titles(added), added.clashes]).toEqual([["A", "B", "theirs", "mine"], []]);
  const edited = merge({ jobs: [row("1", "mine"), row("2", "B")] }, { jobs: [row("2", "theirs")] });
  expect(edited.clashes).toEqual([{ unit: "jobs", fields: ["jobs"] }]);
  const apart = merge({ jobs: [row("1", "mine"), row("2", "B")] }, { jobs: [row("1", "A")] });
  expect([titles(apart), apart.clashes]).toEqual([["mine"], []]);
  expect(
    merge({ jobs: [row("1", "x"), row("2", "B")] }, { jobs: [row("1", "y"), row("2", "B")] }).clashes,
  ).toHaveLength(1);
});

test("keys and empty rows are no change, and a change takes its unit along", () => {
  expect(isSameEdit(base.jobs, [...base.jobs, { key: "new", id: "", title: " " }])).toBe(true);
  expect([...changedFields(base, { ...base, city: "Ankara" }, units)]).toEqual(["country", "city"]);
});
