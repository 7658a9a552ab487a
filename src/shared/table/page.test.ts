import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod";
import { type PageContext, setPageContext } from "../page-context.ts";
import { tableCalls } from "./calls.ts";
import { tablePage } from "./page.ts";
import { rowPlace } from "./schemas.ts";

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "", "nothing"])(
  "a form with the intent %j is refused, not answered by a fault",
  async (intent) => {
    const calls = tableCalls({
      key: "notes",
      path: "/apiAdmin/Notes",
      summary: "Notes",
      row: z.object({ id: z.uuid() }),
      columns: [],
      filters: {},
      export: { summary: "Notes as a spreadsheet" },
      get: { summary: "A note" },
    });
    const context = new RouterContextProvider();
    const api = () => Promise.reject(new Error("No call is made."));
    setPageContext(context, { api, locale: "en" } as unknown as PageContext);
    const body = new URLSearchParams({ intent, id: "1" });
    const request = new Request("http://site.invalid/", { method: "POST", body });
    const answer = await tablePage(calls).action({ context, request });
    expect(answer).toMatchObject({ data: { failure: { code: "invalidInput" } } });
  },
);

test("an ordered list is whole unless narrowed, sorted or very long", async () => {
  const calls = tableCalls({
    key: "notes",
    path: "/apiAdmin/Notes",
    summary: "Notes",
    row: z.object({ id: z.uuid(), title: z.string() }),
    columns: [{ key: "title", sortable: true }],
    filters: { book: z.string(), title: z.string() },
    export: { summary: "Notes as a spreadsheet" },
    get: { summary: "A note" },
    order: { summary: "Put a note between two others", failures: [], body: rowPlace, within: "book" },
  });
  const read = async (address: string, totalCount = 40) => {
    const sizes: number[] = [];
    const api = (call: unknown, input: { query: { pageSize: number } }) => {
      if (call !== calls.list) return Promise.resolve({});
      sizes.push(input.query.pageSize);
      return Promise.resolve({ rows: [], totalCount: input.query.pageSize === 1000 ? totalCount : 0 });
    };
    const context = new RouterContextProvider();
    setPageContext(context, { api, locale: "en" } as unknown as PageContext);
    const { isInOrder } = await tablePage(calls).loader({ context, url: new URL(address, "http://site.invalid/") });
    return [isInOrder, ...sizes];
  };
  expect(await read("?book=a&size=10")).toEqual([true, 1000]);
  expect(await read("?book=a&size=10&sort=own")).toEqual([true, 1000]);
  for (const address of [
    "?size=10",
    "?book=a&title=b&size=10",
    "?book=a&search=b&size=10",
    "?book=a&sort=title&size=10",
  ])
    expect(await read(address), address).toEqual([false, 10]);
  expect(await read("?book=a&size=10", 1001)).toEqual([false, 1000, 10]);
});
