import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod";
import { type PageContext, setPageContext } from "../page-context.ts";
import { tableCalls } from "./calls.ts";
import { tablePage } from "./page.ts";

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
