import { z } from "zod";
import { day } from "#shared/day.ts";
import { type ApiPath, endpoint, id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

const state = z.enum(["visible", "hidden", "deleted"]);
const named = z.object({ id, name: z.string() }).nullable();

const row = z.object({
  id,
  version: z.int(),
  name: z.string(),
  seoUrl: z.string(),
  /** The startup or organization it belongs to; of organizations and providers who has had full access for longest; null: nobody. */
  owner: z.string().nullable(),
  ownerSeoUrl: z.string().nullable(),
  /** Nobody finds an entry whose owner is hidden or deleted. */
  ownerState: state.nullable(),
  /** `name` in the language of the request. */
  type: named,
  city: named,
  state,
  isVisible: z.boolean(),
  /** Those who run the site may edit it: it is visible, or what it belongs to is there. */
  mayEdit: z.boolean(),
  /** Applications that people sent to it. */
  applications: z.int().nullable(),
  /** People with rights on it. */
  people: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type ManagedEntry = z.output<typeof row>;

/** Columns that only some of the nouns have. */
const OWN_COLUMNS = ["type", "city", "applications"] as const;
type OwnColumn = (typeof OWN_COLUMNS)[number];
const isOwn = (key: string): key is OwnColumn => OWN_COLUMNS.some((column) => column === key);

const entryCalls = (key: string, path: ApiPath, noun: string, own: readonly OwnColumn[]) => ({
  table: tableCalls({
    key,
    path,
    summary: `All ${noun}, hidden and deleted ones too: the newest first, deleted ones last`,
    columns: (
      [
        { key: "name", sortable: true, searchable: true, canMove: false, width: 280 },
        { key: "isVisible", isBoolean: true, editable: "boolean" },
        { key: "owner", setDashIsEmpty: true, width: 220 },
        { key: "type", elasticTypeItem: true, setDashIsEmpty: true, clickableFilter: "typeId" },
        { key: "city", elasticTypeItem: true, setDashIsEmpty: true, clickableFilter: "cityId" },
        { key: "applications", kind: "number", setDashIsEmpty: true },
        { key: "people", kind: "number" },
        { key: "createdAt", kind: "dateTime", sortable: true },
        { key: "updatedAt", kind: "dateTime", sortable: true },
        { key: "state", clickableFilter: "state", isHidden: true },
      ] as const
    ).filter(({ key: column }) => !isOwn(column) || own.includes(column)),
    row,
    filters: { state, typeId: id, cityId: id, createdFrom: day, createdTo: day },
    export: { summary: `All ${noun} as a spreadsheet, as they are shown to those who run the platform` },
    get: { summary: `One of the ${noun} with what those who run the platform need` },
    change: {
      failures: ["notFound"],
      summary: "Show or hide it; a deleted one is not found",
      body: z.strictObject({ isVisible: z.boolean() }).partial(),
    },
    remove: { failures: ["notFound"], summary: "Delete it; it can be restored" },
    bulk: {
      summary: "Do the same with many; those it is refused for stay as they are",
      change: z.strictObject({ action: z.enum(["show", "hide", "delete", "restore"]) }),
    },
  }),
  restore: endpoint({
    method: "POST",
    path: `${path}/:id/Restore`,
    summary: "Bring a deleted one back, hidden; again is no error",
    access: "admin",
    failures: ["notFound"],
    params: z.object({ id }),
    answer: row,
  }),
});

/** Nouns that are shown, hidden, deleted and restored, each with one table. */
export const ENTRY_NOUNS = ["organizations", "providers", "programs", "jobs", "patents"] as const;
export type EntryKind = (typeof ENTRY_NOUNS)[number];

export const managedEntryCalls = {
  organizations: entryCalls("managed-organizations", "/apiAdmin/Organizations", "organizations", ["type", "city"]),
  providers: entryCalls("managed-providers", "/apiAdmin/Providers", "service providers", ["city"]),
  programs: entryCalls("managed-programs", "/apiAdmin/Programs", "programs", ["type", "applications"]),
  jobs: entryCalls("managed-jobs", "/apiAdmin/Jobs", "jobs", ["type", "city", "applications"]),
  patents: entryCalls("managed-patents", "/apiAdmin/Patents", "patents", ["type"]),
} as const satisfies Record<EntryKind, unknown>;
