import { z } from "zod";
import { day } from "#shared/day.ts";
import { id, yesOrNo } from "#shared/endpoint.ts";
import { oneLine } from "#shared/one-line.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { DIRECTIONS, KINDS } from "../limits.ts";
import { TEXT_MAX, TITLE_MAX } from "./limits.ts";

const title = oneLine(TITLE_MAX);
const text = z.string().trim().max(TEXT_MAX);
const entry = {
  direction: z.enum(DIRECTIONS),
  kind: z.enum(KINDS),
  titleEn: title,
  titleTr: title,
  textEn: text,
  textTr: text,
  cityId: id,
  /** The last day, in the time of Istanbul; null: it stands until somebody closes it. */
  until: day.nullable(),
};
const state = z.enum(["open", "matched", "closed"]);

export const managedHelpCalls = tableCalls({
  key: "earthquake-help",
  path: "/apiAdmin/EarthquakeHelp",
  summary: "Offers and needs of earthquake help, hidden ones too, the newest first",
  columns: [
    { key: "titleEn", sortable: true, searchable: true, editable: "text", canMove: false, width: 280 },
    { key: "titleTr", sortable: true, searchable: true, editable: "text", width: 280 },
    { key: "direction", editable: "choice", clickableFilter: "direction" },
    { key: "kind", editable: "choice", clickableFilter: "kind" },
    { key: "state", editable: "choice", clickableFilter: "state" },
    { key: "isVisible", isBoolean: true, editable: "boolean", clickableFilter: "isVisible" },
    { key: "city", elasticTypeItem: true },
    { key: "until", kind: "date", sortable: true, setDashIsEmpty: true },
    { key: "createdAt", kind: "dateTime", sortable: true },
    { key: "updatedAt", kind: "dateTime", sortable: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    ...entry,
    /** `name` in the language of the request. */
    city: z.object({ id, name: z.string() }),
    /** As it was set; one that is open is no longer shown as open after its last day. */
    state,
    isVisible: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  filters: {
    direction: entry.direction,
    kind: entry.kind,
    state,
    isVisible: yesOrNo,
  },
  export: { summary: "Offers and needs of earthquake help as a spreadsheet, as they are shown" },
  get: { summary: "One offer or need with its texts" },
  add: { failures: [], summary: "Add an offer or a need; everybody sees it", body: z.strictObject(entry) },
  change: {
    failures: ["notFound"],
    summary: "Change an offer or a need, what became of it, and whether everybody sees it",
    body: z.strictObject({ ...entry, state, isVisible: z.boolean() }).partial(),
  },
  remove: { failures: ["notFound"], summary: "Delete an offer or a need" },
});
