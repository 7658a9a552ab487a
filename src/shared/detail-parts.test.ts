import { expect, test } from "vitest";
import { partsOf, queryOf, readPlace } from "./detail-parts.ts";

const parts = partsOf({ summary: undefined, funding: 9, team: 0 });

test("a part without entries is there only where it always is", () => {
  expect(parts.map(({ key }) => key)).toEqual(["summary", "funding"]);
  const counts = { summary: undefined, programs: 0, portfolio: 0, team: 0 };
  expect(partsOf(counts, ["programs", "portfolio"]).map(({ key }) => key)).toEqual([
    "summary",
    "programs",
    "portfolio",
  ]);
});

test.each([
  ["", "summary", 1],
  ["?tab=funding&rounds=2", "funding", 2],
  ["?tab=team", "summary", 1],
  ["?tab=%3Cscript%3E&rounds=-1", "summary", 1],
  ["?tab=funding&rounds=1e9", "funding", 1],
  ["?tab=funding&rounds=99999999999999999999", "funding", 1],
])("%j is part %s, page %i", (search, tab, currentPage) => {
  expect(readPlace(new URLSearchParams(search), parts, "rounds")).toEqual({ tab, currentPage });
});

test("addresses say only what differs from the summary", () => {
  expect([queryOf("summary", "rounds"), queryOf("team", "rounds"), queryOf("funding", "rounds", 3)]).toEqual([
    "",
    "?tab=team",
    "?tab=funding&rounds=3",
  ]);
});
