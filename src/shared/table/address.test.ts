import { expect, test } from "vitest";
import { readTableAddress, tableAddress, withoutFilters } from "./address.ts";
import type { TableColumn } from "./column.ts";

const COLUMNS: TableColumn[] = [
  { key: "name", sortable: true, searchable: true },
  { key: "role", clickableFilter: "role" },
];
const read = (query: string, settings = {}) => readTableAddress(new URLSearchParams(query), COLUMNS, settings);

test("addresses hold page, search, order, filters; nonsense is ignored", () => {
  expect(read("")).toEqual({
    request: { pageIndex: 1, pageSize: 25, searchText: "", isDescending: "false" },
    filters: {},
  });
  expect(read("page=3&size=50&search=%20ay%C5%9Fe&sort=name&order=desc&role=admin&other=1")).toEqual({
    request: { pageIndex: 3, pageSize: 50, searchText: "ayşe", orderColumnName: "name", isDescending: "true" },
    filters: { role: "admin" },
  });
  expect(read("search=a&in=name").request).toMatchObject({ searchText: "a", searchColumn: "name" });
  expect(read("search=a&in=role").request).not.toHaveProperty("searchColumn");
  expect(read("page=-1&size=7&sort=role")).toMatchObject({ request: { pageIndex: 1, pageSize: 25 }, filters: {} });
  const settings = { sort: { key: "name", descending: true }, pageSize: 100 };
  expect(read("", settings).request).toMatchObject({ orderColumnName: "name", isDescending: "true", pageSize: 100 });
  expect(read("sort=name", settings).request.isDescending).toBe("false");
});

test("a change of the address leads to its first page", () => {
  const query = new URLSearchParams("page=4&search=a&role=admin&size=50");
  expect(tableAddress(query, { search: "b" })).toBe("?search=b&role=admin&size=50");
  expect(tableAddress(query, { role: undefined, page: "5" })).toBe("?search=a&size=50&page=5");
  expect(withoutFilters(query)).toBe("?size=50");
  expect(withoutFilters(new URLSearchParams("list=stage&isActive=false"), "list")).toBe("?list=stage");
});
