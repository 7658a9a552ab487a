import { expect, test } from "vitest";
import { TYPE_KINDS } from "#shared/type-kinds.ts";
import { FIRST_LIST, KINDS_BELOW, TYPE_GROUPS } from "./limits.ts";

test("every catalogue list stands in one group unless below another value", () => {
  const listed = Object.values(TYPE_GROUPS).flat();
  expect([...listed, ...Object.values(KINDS_BELOW)].toSorted()).toEqual([...TYPE_KINDS].toSorted());
  expect(listed[0]).toBe(FIRST_LIST);
});
