import { z } from "zod";
import { day } from "#shared/day.ts";
import { endpoint, id, yesOrNo } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

const state = z.enum(["visible", "hidden", "deleted"]);
const source = z.enum(["member", "import", "bot", "demo"]);
const named = z.object({ id, name: z.string() }).nullable();

const startupRow = z.object({
  id,
  version: z.int(),
  name: z.string(),
  seoUrl: z.string(),
  logo: z.string().nullable(),
  /** `name` of these four in the language of the request. */
  sector: named,
  stage: named,
  city: named,
  operatingStatus: named,
  state,
  isVisible: z.boolean(),
  isFavorite: z.boolean(),
  source,
  /** Startup programs it says it comes from. */
  programs: z.int(),
  fundingCount: z.int(),
  /** Null: there are rounds, and no amount is disclosed. */
  totalRaisedUsd: z.number().nullable(),
  /** Filled fields, percent. */
  fullness: z.int(),
  /** Who has had full access to it for longest; null: nobody has. */
  owner: z.string().nullable(),
  /** People with rights on it. */
  people: z.int(),
  foundationDate: z.iso.date().nullable(),
  website: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
});

/** Changes of many startups at a time. */
const startupsChange = z.strictObject({
  action: z.enum(["show", "hide", "favor", "disfavor", "delete", "restore"]),
});
export type StartupsChange = z.output<typeof startupsChange>;

export const managedStartupCalls = tableCalls({
  key: "startups",
  isImported: true,
  path: "/apiAdmin/Startups",
  management: "StartupList",
  right: "staff",
  summary: "All startups, hidden and deleted ones too: the newest first, deleted ones last",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 260 },
    { key: "sector", elasticTypeItem: true, setDashIsEmpty: true, clickableFilter: "sectorId" },
    { key: "stage", elasticTypeItem: true, setDashIsEmpty: true, clickableFilter: "stageId" },
    { key: "city", elasticTypeItem: true, setDashIsEmpty: true, clickableFilter: "cityId" },
    { key: "totalRaisedUsd", kind: "number", sortable: true, setDashIsEmpty: true },
    { key: "fullness", kind: "number" },
    { key: "owner", setDashIsEmpty: true },
    { key: "updatedAt", kind: "dateTime", sortable: true },
    { key: "isVisible", isBoolean: true, editable: "boolean" },
    { key: "isFavorite", isBoolean: true, clickableFilter: "isFavorite", editable: "boolean" },
    { key: "state", clickableFilter: "state", isHidden: true },
    { key: "source", clickableFilter: "source" },
    { key: "fundingCount", kind: "number" },
    { key: "createdAt", kind: "dateTime", sortable: true },
    { key: "people", kind: "number" },
    { key: "programs", kind: "number", isHidden: true },
    { key: "operatingStatus", elasticTypeItem: true, setDashIsEmpty: true, isHidden: true },
    { key: "foundationDate", kind: "date", setDashIsEmpty: true, isHidden: true },
    { key: "website", limitText: true, setDashIsEmpty: true, isHidden: true },
    { key: "deletedAt", kind: "dateTime", setDashIsEmpty: true, isHidden: true },
  ],
  row: startupRow,
  filters: {
    state,
    source,
    isDeleted: yesOrNo,
    isBot: yesOrNo,
    isFavorite: yesOrNo,
    /** Somebody has full access to it. */
    isOwned: yesOrNo,
    /** Has a round. */
    isFunded: yesOrNo,
    /** Comes from at least two startup programs. */
    hasTwoPrograms: yesOrNo,
    sectorId: id,
    stageId: id,
    cityId: id,
    /** First and last day, in Istanbul, on which the startup was added. */
    createdFrom: day,
    createdTo: day,
  },
  export: { summary: "Startups as a spreadsheet, as they are shown to those who run the platform" },
  get: { summary: "One startup with what those who run the platform need" },
  change: {
    failures: ["notFound"],
    summary: "Show or hide a startup, mark it as a favorite; a deleted one is not found",
    body: z.strictObject({ isVisible: z.boolean(), isFavorite: z.boolean() }).partial(),
  },
  remove: { failures: ["notFound"], summary: "Delete a startup; it can be restored" },
  bulk: { summary: "Do the same with many startups; those it is refused for stay as they are", change: startupsChange },
});

export const restoreStartup = endpoint({
  method: "POST",
  path: "/apiAdmin/Startups/:id/Restore",
  summary: "Bring a deleted startup back as it was; again is no error",
  access: "signedIn",
  right: "staff",
  failures: ["notFound", "forbidden", "mergedStartup"],
  params: z.object({ id }),
  answer: startupRow,
});
