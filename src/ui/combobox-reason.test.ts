import { expect, test } from "vitest";
import { reasonOf } from "./combobox-reason.ts";

const fixed = { full: false, search: "idle" as const, any: false, typed: "", find: undefined, add: undefined };
const searched = { ...fixed, find: () => {} };

test.each([
  ["as many as one may select are selected", { ...searched, full: true, any: true, typed: "x" }, "maxElementSelected"],
  ["an answer is awaited", { ...searched, search: "searching" as const, typed: "x" }, "searching"],
  ["no answer came", { ...searched, search: "failed" as const, typed: "x" }, "searchFailed"],
  ["a list without entries", fixed, "listEmpty"],
  ["nothing found where one may add", { ...searched, typed: "x", add: () => {} }, "noResultPressEnterForAdd"],
  ["nothing found where one may not", { ...searched, typed: "x" }, "noResultChangeSearchQuery"],
  ["nothing typed where typing finds", searched, undefined],
  ["something found", { ...searched, any: true, typed: "x" }, undefined],
])("a field of choices says why there is nothing to select: %s", (_, situation, reason) => {
  expect(reasonOf(situation)).toBe(reason);
});
