import fc from "fast-check";
import { expect, test } from "vitest";
import { droppedPlace, numberOf, type OrderedRow, placed, shownRows, steppedPlace } from "./row-order.ts";

/** "a" and "b" with rows below them, and "c" without. */
const tree: OrderedRow[] = ["a", "a1", "a2", "b", "b1", "c"].map((id) => ({
  row: { id },
  parentId: id.length > 1 ? id[0]! : "list",
}));
const shown = (rows: OrderedRow[]) => shownRows(rows, () => true).map(({ row }) => row.id);
const drop = (id: string, pointed: string, half: "upper" | "lower" = "lower", mayLeave = true) =>
  droppedPlace(tree, id, { id: pointed, half }, mayLeave);

test("closed branches hide what is below them; each row knows its level", () => {
  const rows = shownRows(tree, (id) => id === "b");
  expect(rows.map(({ row, level, hasBranch }) => [row.id, level, hasBranch])).toEqual([
    ["a", 0, true],
    ["b", 0, true],
    ["b1", 1, false],
    ["c", 0, false],
  ]);
});

test("a row goes a step on among its own, to the ends, and not beyond", () => {
  expect(steppedPlace(tree, "b", "up")).toEqual({ parentId: "list", after: null, before: "a" });
  expect(steppedPlace(tree, "a", "down")).toEqual({ parentId: "list", after: "b", before: "c" });
  expect(steppedPlace(tree, "a", "last")).toEqual({ parentId: "list", after: "c", before: null });
  expect(steppedPlace(tree, "a2", "first")).toEqual({ parentId: "a", after: null, before: "a1" });
  for (const [id, step] of [
    ["a", "up"],
    ["a", "first"],
    ["c", "down"],
    ["b1", "down"],
    ["none", "up"],
  ] as const)
    expect(steppedPlace(tree, id, step), `${id} ${step}`).toBeUndefined();
});

test("a dropped row goes beside its level, after a branch or to a parent", () => {
  expect(drop("c", "a", "upper")).toEqual({ parentId: "list", after: null, before: "a" });
  // Over what is below "a": after all of it.
  expect(drop("c", "a1", "upper")).toEqual({ parentId: "list", after: "a", before: "b" });
  expect(drop("a1", "b1", "upper")).toEqual({ parentId: "b", after: null, before: "b1" });
  expect(drop("a1", "b")).toEqual({ parentId: "b", after: "b1", before: null });
  expect(drop("a1", "c")).toEqual({ parentId: "c", after: null, before: null });
  expect(drop("a2", "a")).toEqual({ parentId: "a", after: null, before: "a1" });
  for (const [id, pointed, half, mayLeave] of [
    ["a", "a", "lower", true],
    ["a", "a1", "lower", true],
    ["a", "b", "upper", true],
    ["b", "a", "lower", true],
    ["a1", "a", "lower", true],
    ["a1", "b1", "lower", false],
    ["a1", "b", "lower", false],
  ] as const)
    expect(drop(id, pointed, half, mayLeave), `${id} on ${pointed}`).toBeUndefined();
});

test("no step or drop loses a row; it stands where its place says", () => {
  const ids = tree.map(({ row }) => row.id);
  const half = fc.constantFrom("upper" as const, "lower" as const);
  const move = fc.oneof(
    fc.record({ id: fc.constantFrom(...ids), step: fc.constantFrom("up", "down", "first", "last") }),
    fc.record({ id: fc.constantFrom(...ids), pointed: fc.record({ id: fc.constantFrom(...ids), half }) }),
  );
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      let rows = tree;
      for (const one of moves) {
        const place =
          "step" in one ? steppedPlace(rows, one.id, one.step) : droppedPlace(rows, one.id, one.pointed, true);
        if (!place) continue;
        rows = placed(rows, one.id, place);
        const siblings = rows.filter(({ parentId }) => parentId === place.parentId).map(({ row }) => row.id);
        const at = siblings.indexOf(one.id);
        expect([siblings[at - 1] ?? null, siblings[at + 1] ?? null]).toEqual([place.after, place.before]);
        expect(numberOf(rows, one.id)).toEqual({ place: at + 1, count: siblings.length });
        expect(shown(rows).toSorted()).toEqual(ids.toSorted());
      }
    }),
  );
});
