import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

const state = z.enum(["open", "resolved"]);

const errorRow = z.object({
  id,
  message: z.string(),
  type: z.string(),
  code: z.string().nullable(),
  /** Call or job in which it happened. */
  place: z.string().nullable(),
  occurrences: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  state,
  stack: z.string(),
});

export const errorLogCalls = tableCalls({
  key: "errors",
  path: "/apiAdmin/Errors",
  management: "ErrorLogs",
  summary: "Faults of the server, one row a kind: the open ones first, the newest first",
  columns: [
    { key: "message", searchable: true, limitText: true, canMove: false, width: 380 },
    { key: "state", clickableFilter: "state" },
    { key: "occurrences", kind: "number", sortable: true },
    { key: "lastAt", kind: "dateTime", sortable: true },
    { key: "place", searchable: true, setDashIsEmpty: true, width: 260 },
    { key: "type", sortable: true },
    { key: "code", setDashIsEmpty: true },
    { key: "firstAt", kind: "dateTime", sortable: true },
    { key: "stack", limitText: true, isHidden: true, width: 380 },
  ],
  row: errorRow,
  filters: { state },
  export: { summary: "Faults of the server as a spreadsheet, as they are shown" },
  get: { summary: "One kind of fault" },
  bulk: {
    summary: "Say of many faults that they are resolved, or open",
    change: z.strictObject({ action: state }),
  },
});

export const resolveError = endpoint({
  method: "POST",
  path: "/apiAdmin/Errors/:id/Resolve",
  summary: "Say that a fault is resolved; it is open again when it comes back. Again is no error",
  access: "admin",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: errorRow,
});
