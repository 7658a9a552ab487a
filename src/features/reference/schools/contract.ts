import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

const NAME_MAX = 200;
const name = z.string().trim().min(1).max(NAME_MAX);
const state = z.enum(["suggested", "confirmed", "rejected"]);
/** The opinions of an admin about a school that need no country. */
const opinion = z.enum(["suggested", "rejected"]);

export const schoolCalls = tableCalls({
  key: "schools",
  path: "/apiAdmin/Schools",
  summary: "Universities and schools that members have typed in: those nobody has decided on first, the newest first",
  columns: [
    { key: "nameEn", sortable: true, searchable: true, canMove: false, width: 260, editable: "text" },
    { key: "nameTr", searchable: true, setDashIsEmpty: true, width: 220, editable: "text" },
    { key: "country", elasticTypeItem: true, editable: "choice", changes: "countryId" },
    { key: "closest", setDashIsEmpty: true, width: 260 },
    { key: "sameAs", width: 260, editable: "text" },
    { key: "state", clickableFilter: "state" },
    { key: "members", kind: "number", sortable: true },
    { key: "suggestedAt", kind: "dateTime", sortable: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    /** As it was typed in, until an admin changes it. */
    nameEn: z.string(),
    nameTr: z.string().nullable(),
    /** Null until it is confirmed. */
    country: z.object({ id, name: z.string() }).nullable(),
    /** The confirmed school whose name is most like it. */
    closest: z.string().nullable(),
    closestId: id.nullable(),
    /** Always null: a school that is the same as another one is no row of its own. */
    sameAs: z.string().nullable(),
    /** Suggested ones are offered to the next person, too; rejected ones are not, and stay in the profiles that have them. */
    state,
    /** How many profiles name it. */
    members: z.int(),
    suggestedAt: z.iso.datetime(),
  }),
  filters: { state },
  export: { summary: "Schools that members have typed in as a spreadsheet, as they are shown" },
  get: { summary: "One school that members have typed in" },
  change: {
    summary:
      "Change its names; confirm it by its country; reject it; or make it one with another school: `sameAs` is the id or the whole name of that one",
    body: z
      .strictObject({
        nameEn: name,
        nameTr: name.nullable(),
        countryId: id,
        sameAs: z.string().trim().max(NAME_MAX).nullable(),
        state: opinion,
      })
      .partial(),
    failures: ["notFound", "conflict"],
  },
  bulk: { summary: "Reject many, or take that back", change: z.strictObject({ action: opinion }) },
});
