import { expect, test } from "vitest";
import { startupList } from "#features/startups/filters.ts";
import { columnsIn, firstListView, readListView, writeListView } from "./list-view.ts";

test("a view is written into its cookie and read again", () => {
  for (const text of ["cards", "table", "table.name", "table.name.sector.raised"])
    expect(writeListView(readListView(text)!)).toBe(text);
  expect(readListView("table.name")?.columns).toEqual(["name"]);
});

test("what is no view is none", () => {
  for (const text of [
    undefined,
    "",
    "rows",
    "table.",
    "table.<b>",
    `table${".a".repeat(21)}`,
    `table.${"a".repeat(21)}`,
  ])
    expect(readListView(text), text).toBeUndefined();
});

test("phones begin with cards, other devices with the table", () => {
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
  expect(firstListView({ "sec-ch-ua-mobile": "?1" }).as).toBe("cards");
  expect(firstListView({ "user-agent": phone }).as).toBe("cards");
  expect(
    firstListView({ "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140", "sec-ch-ua-mobile": "?0" }).as,
  ).toBe("table");
  expect(firstListView({}).as).toBe("table");
});

test("columns stand in the order of the list, unknown names in none", () => {
  expect(columnsIn(startupList, ["raised", "password", "sector", "name"])).toEqual(["sector", "raised"]);
});
