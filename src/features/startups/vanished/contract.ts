import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

/** An admin's decision about the row: none yet, that it is gone here too, or that it stays. */
const decision = z.enum(["open", "gone", "stays"]);
export type Decision = z.output<typeof decision>;
const kind = z.enum(["startup", "funding", "organization"]);

export const vanishedRowCalls = tableCalls({
  key: "vanished-rows",
  path: "/apiAdmin/VanishedRows",
  summary: "Imported rows that their source has no more: those nobody has decided about first, the newest first",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 260 },
    { key: "kind", clickableFilter: "kind" },
    { key: "source", sortable: true, searchable: true },
    { key: "sourceKey", searchable: true, width: 240 },
    { key: "vanishedAt", kind: "dateTime", sortable: true },
    { key: "decision", clickableFilter: "decision" },
    { key: "decidedAt", kind: "dateTime", sortable: true, setDashIsEmpty: true },
    { key: "decidedBy", setDashIsEmpty: true, isHidden: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    /** Of a round the name of its startup; of what is gone its key in the source. */
    name: z.string(),
    kind,
    /** Of the startup or organization, while it can be opened. */
    seoUrl: z.string().nullable(),
    source: z.string(),
    sourceKey: z.string(),
    vanishedAt: z.iso.datetime(),
    decision,
    decidedAt: z.iso.datetime().nullable(),
    /** Name and surname; null when nothing is decided or the account is deleted. */
    decidedBy: z.string().nullable(),
  }),
  filters: { decision, kind },
  export: { summary: "Rows that vanished from their source as a spreadsheet, as they are shown" },
  get: { summary: "One row that vanished from its source" },
  change: {
    failures: ["notFound"],
    summary: "Say that a row is gone, which takes it away here, or that it stays; again is no error",
    body: z.strictObject({ decision }),
  },
  bulk: {
    summary: "Say of many rows that they are gone or stay",
    change: z.strictObject({ action: decision }),
  },
});
