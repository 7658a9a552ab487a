import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

const state = z.enum(["waiting", "running", "failed", "scheduled"]);

const workRow = z.object({
  id,
  /** Feature and action, "accounts.delete". */
  name: z.string(),
  state,
  attempts: z.int(),
  /** When it begins, or when its lease ends. */
  runAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed. */
  lastError: z.string().nullable(),
});

export const workCalls = tableCalls({
  key: "background-work",
  path: "/apiAdmin/BackgroundWork",
  summary: "Work in the background that waits, runs or has failed; what has failed first, then the newest",
  columns: [
    { key: "name", sortable: true, searchable: true, hasCode: true, canMove: false, width: 320 },
    { key: "state", clickableFilter: "state" },
    { key: "runAt", kind: "dateTime", sortable: true },
    { key: "attempts", kind: "number", sortable: true },
    { key: "lastError", limitText: true, setDashIsEmpty: true, width: 320 },
    { key: "failedAt", kind: "dateTime", setDashIsEmpty: true },
    { key: "createdAt", kind: "dateTime", sortable: true },
  ],
  row: workRow,
  filters: { state, name: z.string().regex(/^[\w.]{1,80}$/) },
  export: { summary: "Work in the background as a spreadsheet, as it is shown" },
  get: { summary: "One piece of work in the background" },
  bulk: {
    summary: "Try many pieces of work again at once",
    change: z.strictObject({ action: z.literal("again") }),
  },
});

export const tryAgain = endpoint({
  method: "POST",
  path: "/apiAdmin/BackgroundWork/:id/Again",
  summary: "Try a piece of work again at once; one that runs goes on. Null: a newer one took its place",
  access: "admin",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: workRow.nullable(),
});
