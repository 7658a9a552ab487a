import { expect, test } from "vitest";
import { z } from "zod";
import { id, yesOrNo } from "../endpoint.ts";
import { tableCalls } from "./calls.ts";

const described = {
  key: "notes",
  path: "/apiAdmin/Notes",
  summary: "Notes",
  row: z.object({ id, title: z.string(), isShown: z.boolean() }),
  filters: { isShown: yesOrNo },
  export: { summary: "Notes as a spreadsheet" },
  get: { summary: "One note" },
} as const;
const title = { key: "title", sortable: true, searchable: true } as const;

test("calls follow from the description, without undeclared writes", () => {
  const calls = tableCalls({ ...described, columns: [title], remove: { failures: [], summary: "Delete a note" } });
  expect(calls.list).toMatchObject({ method: "GET", path: "/apiAdmin/Notes", access: "admin" });
  expect(calls.get).toMatchObject({ method: "GET", path: "/apiAdmin/Notes/:id" });
  expect(calls.export).toMatchObject({ method: "POST", path: "/apiAdmin/Notes/Export", kind: "read", format: "file" });
  expect(calls.remove).toMatchObject({ method: "DELETE", path: "/apiAdmin/Notes/:id", access: "admin" });
  expect([calls.add, calls.change, calls.bulk]).toEqual([undefined, undefined, undefined]);
  const accepts = (query: object) => calls.list.query.safeParse(query).success;
  expect(accepts({ orderColumnName: "title", searchColumn: "title", isShown: "true" })).toBe(true);
  for (const query of [
    { orderColumnName: "isShown" },
    { searchColumn: "isShown" },
    { isShown: "perhaps" },
    { other: "1" },
  ])
    expect(accepts(query), JSON.stringify(query)).toBe(false);
});

test("a row is changed by some of its fields, or by all", () => {
  const change = { summary: "Change", body: z.strictObject({ title: z.string(), isShown: z.boolean() }).partial() };
  const calls = tableCalls({ ...described, columns: [title], change: { ...change, failures: [] } });
  expect([calls.change.method, calls.replace.method]).toEqual(["PATCH", "PUT"]);
  const bodies = [{ title: "New" }, { title: "New", isShown: true }, { title: "New", isShown: true, other: 1 }];
  expect(bodies.map((body) => calls.change.body.safeParse(body).success)).toEqual([true, true, false]);
  expect(bodies.map((body) => calls.replace.body.safeParse(body).success)).toEqual([false, true, false]);
});

test("a column of yes and no filters by a filter that takes them", () => {
  const columns = [{ key: "isShown", isBoolean: true, clickableFilter: "state" }] as const;
  expect(() => tableCalls({ ...described, columns, filters: { state: z.enum(["new", "old"]) } })).toThrow(/state=true/);
});

test("a column or filter that the row does not have does not compile", () => {
  // @ts-expect-error: the row has no such field.
  expect(() => tableCalls({ ...described, columns: [{ key: "subtitle" }] })).toThrow();
  // @ts-expect-error: there is no such filter.
  tableCalls({ ...described, columns: [{ ...title, clickableFilter: "topic" }] });
  const calls = tableCalls({ ...described, columns: [title] });
  // @ts-expect-error: the table cannot be ordered by it.
  const order: z.input<typeof calls.list.query>["orderColumnName"] = "isShown";
  expect(order).toBe("isShown");
});
