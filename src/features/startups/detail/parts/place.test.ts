import { expect, test } from "vitest";
import { queryOf, readPlace } from "./place.ts";

const parts = [
  { key: "summary", count: undefined },
  { key: "funding", count: 9 },
] as const;

test.each([
  ["", "summary", 1],
  ["?tab=funding&rounds=2", "funding", 2],
  ["?tab=team", "summary", 1],
  ["?tab=%3Cscript%3E&rounds=-1", "summary", 1],
  ["?tab=funding&rounds=1e9", "funding", 1],
  ["?tab=funding&rounds=99999999999999999999", "funding", 1],
])("%j is part %s, page %i", (search, tab, currentPage) => {
  expect(readPlace(new URLSearchParams(search), parts)).toEqual({ tab, currentPage });
});

test("addresses say only what differs from the summary", () => {
  expect([queryOf("summary"), queryOf("team"), queryOf("funding", 3)]).toEqual([
    "",
    "?tab=team",
    "?tab=funding&rounds=3",
  ]);
});
