import { z } from "zod";
import { endpoint, id, yesOrNo } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { rowPlace } from "#shared/table/schemas.ts";
import { TYPE_KINDS } from "#shared/type-kinds.ts";
import { MERGED_NOUNS, TYPE_GROUP_NAMES, USING_LISTS } from "./limits.ts";

const NAME_MAX = 100;
const DESCRIPTION_MAX = 500;
const name = z.string().trim().min(1).max(NAME_MAX);
const description = z.string().trim().max(DESCRIPTION_MAX);

export const typeValueCalls = tableCalls({
  key: "types",
  path: "/apiAdmin/Types",
  summary: "The values of the whole catalogue in both languages, list by list in their order",
  columns: [
    { key: "nameEn", sortable: true, searchable: true, canMove: false, width: 200, editable: "text" },
    { key: "nameTr", sortable: true, searchable: true, width: 200, editable: "text" },
    { key: "usedBy", kind: "number", setDashIsEmpty: true, width: 200 },
    { key: "isActive", isBoolean: true, clickableFilter: "isActive", editable: "boolean" },
    { key: "parent", elasticTypeItem: true, width: 220 },
    { key: "descriptionEn", limitText: true, setDashIsEmpty: true, editable: "text", isHidden: true, width: 320 },
    { key: "descriptionTr", limitText: true, setDashIsEmpty: true, editable: "text", isHidden: true, width: 320 },
    { key: "aliases", searchable: true, limitText: true, setDashIsEmpty: true, isHidden: true, width: 320 },
    { key: "mergedInto", setDashIsEmpty: true, isHidden: true },
    { key: "slugEn", isHidden: true },
    { key: "slugTr", isHidden: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    nameEn: z.string(),
    nameTr: z.string(),
    /** The list, or the value it stands under; `name` and `slug` in the language of the request. */
    parent: z.object({ id, name: z.string(), slug: z.string() }),
    kind: z.enum(TYPE_KINDS),
    descriptionEn: z.string().nullable(),
    descriptionTr: z.string().nullable(),
    /** What it is also called, by the portal's own words and by those that were added here. */
    aliases: z.array(z.string()),
    /** The portal's own words that mean it elsewhere, but not here. */
    refusedAliases: z.array(z.string()),
    /** Offered to those who choose. */
    isActive: z.boolean(),
    /** Entries that everybody sees and that have it; null: no list is filtered by its kind. */
    usedBy: z.int().nullable(),
    /** The same by list, those with most first. */
    uses: z.array(z.object({ list: z.enum(USING_LISTS), count: z.int() })),
    slugEn: z.string(),
    slugTr: z.string(),
    /** The name of the value that has taken its place, in the language of the request. */
    mergedInto: z.string().nullable(),
    /** True if it may be merged into another value of its list, and moved below another parent. */
    mayMerge: z.boolean(),
    mayMove: z.boolean(),
    /** People added it here: it can be deleted while nothing has it. */
    mayDelete: z.boolean(),
  }),
  filters: { list: z.enum(TYPE_KINDS), parentId: id, kind: z.enum(TYPE_KINDS), isActive: yesOrNo, isMerged: yesOrNo },
  export: { summary: "Values of the catalogue as a spreadsheet, as they are shown" },
  get: { summary: "One value of the catalogue" },
  add: {
    failures: ["conflict", "notFound"],
    summary:
      "Add a value at the end of a list, or below a value that has others below it; a name that is taken is a conflict",
    body: z.strictObject({ parentId: id, nameEn: name, nameTr: name }),
  },
  change: {
    failures: ["notFound", "conflict"],
    summary: "Change names, descriptions, or whether it is offered; its addresses stay",
    body: z
      .strictObject({
        nameEn: name,
        nameTr: name,
        descriptionEn: description,
        descriptionTr: description,
        isActive: z.boolean(),
      })
      .partial(),
  },
  remove: {
    failures: ["notFound", "inUse"],
    summary: "Delete a value that was added here, that nothing has, and that has none below it",
  },
  order: {
    summary: "Put a value between two others of its list, or below another parent; who has it keeps it",
    failures: ["typeNotMovable", "typeOwnParent", "conflict", "invalidInput"],
    body: rowPlace.extend({ parentId: id.optional() }),
    within: "list",
  },
  bulk: {
    summary: "Offer many values to those who choose, or no longer",
    change: z.strictObject({ action: z.enum(["offer", "withdraw"]) }),
  },
});

export const typeLists = endpoint({
  method: "GET",
  path: "/apiAdmin/Types/Lists",
  summary: "The lists of the catalogue in groups, with how many values they have",
  access: "admin",
  answer: z.array(
    z.object({
      group: z.enum(TYPE_GROUP_NAMES),
      id,
      kind: z.enum(TYPE_KINDS),
      /** In the language of the request. */
      name: z.string(),
      values: z.int(),
    }),
  ),
});

export const typeUses = endpoint({
  method: "GET",
  path: "/apiAdmin/Types/:id/Uses",
  summary: "What has a value, hidden and deleted things as well: what a merge would change",
  access: "admin",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: z.array(z.object({ noun: z.enum(MERGED_NOUNS), count: z.int() })),
});

const byId = { access: "admin", method: "POST", params: z.object({ id }), answer: z.object({ id }) } as const;

export const mergeType = endpoint({
  ...byId,
  path: "/apiAdmin/Types/:id/Merge",
  summary: "Merge a value into another one of its list, with everything that has it; its addresses lead there",
  failures: ["notFound", "typeNotMergeable"],
  body: z.strictObject({ into: id }),
});

const words = z.array(name).max(50).default([]);

export const changeAliases = endpoint({
  ...byId,
  path: "/apiAdmin/Types/:id/Aliases",
  summary:
    "Add words that mean a value, and take others away; in force at once in the search, filters and imports. A word that already means another value of the list is refused",
  failures: ["notFound"],
  body: z.strictObject({ add: words, remove: words }),
});

export const moveType = endpoint({
  ...byId,
  path: "/apiAdmin/Types/:id/Move",
  summary: "Move a value below another parent, such as a sub-sector to another sector; who has it keeps it",
  failures: ["notFound", "typeNotMovable", "typeOwnParent", "conflict", "orderChanged"],
  body: z.strictObject({ parentId: id }),
});
