import { z } from "zod";
import { day } from "#shared/day.ts";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

const word = z.string().regex(/^[\w.-]{1,80}$/);

export const auditCalls = tableCalls({
  key: "audit",
  path: "/apiAdmin/Audit",
  summary: "Who did what on the platform in the last two years, the newest first",
  columns: [
    { key: "createdAt", kind: "dateTime", sortable: true, canMove: false, width: 200 },
    { key: "person", elasticTypeItem: true, setDashIsEmpty: true, clickableFilter: "accountId" },
    { key: "action", searchable: true, hasCode: true, clickableFilter: "action", width: 230 },
    { key: "entityId", clickableFilter: "entityId", width: 230 },
    { key: "detail", limitText: true, setDashIsEmpty: true, width: 240 },
    { key: "entity", clickableFilter: "entity" },
  ],
  row: z.object({
    id,
    createdAt: z.iso.datetime(),
    /** Null: the account is deleted, or the server did it by itself. */
    person: z.object({ id, name: z.string() }).nullable(),
    /** Noun and verb, "startup.hidden". */
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    /** The changes as JSON; empty for none. */
    detail: z.string(),
    /** Names of the ids in it and of the entry's own, where they are still there. */
    names: z.record(z.string(), z.string()),
    /** The last part of the address of its page; null: what was changed has none, or is gone. */
    address: z.string().nullable(),
  }),
  filters: {
    accountId: id,
    action: word,
    entity: word,
    entityId: z.string().min(1).max(200),
    /** First and last day in Istanbul. */
    from: day,
    to: day,
  },
  export: { summary: "The audit as a spreadsheet, as it is shown" },
  get: { summary: "One entry of the audit" },
});
