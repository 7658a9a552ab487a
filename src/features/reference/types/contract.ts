import { z } from "zod";
import { id, yesOrNo } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { TYPE_KINDS } from "#shared/type-kinds.ts";

const NAME_MAX = 100;
const DESCRIPTION_MAX = 500;
const name = z.string().trim().min(1).max(NAME_MAX);
const description = z.string().trim().max(DESCRIPTION_MAX);

export const typeValueCalls = tableCalls({
  key: "types",
  path: "/apiAdmin/Types",
  summary: "The values of the whole catalogue in both languages, list by list in their order",
  columns: [
    { key: "nameEn", sortable: true, searchable: true, canMove: false, width: 240, editable: "text" },
    { key: "nameTr", sortable: true, searchable: true, width: 240, editable: "text" },
    { key: "parent", elasticTypeItem: true, clickableFilter: "parentId", width: 220 },
    { key: "isActive", isBoolean: true, clickableFilter: "isActive", editable: "boolean" },
    { key: "sortOrder", kind: "number", sortable: true, editable: "number" },
    { key: "children", kind: "number" },
    { key: "usedBy", kind: "number", setDashIsEmpty: true },
    { key: "descriptionEn", limitText: true, setDashIsEmpty: true, editable: "text", isHidden: true, width: 320 },
    { key: "descriptionTr", limitText: true, setDashIsEmpty: true, editable: "text", isHidden: true, width: 320 },
    { key: "slugEn", isHidden: true },
    { key: "slugTr", isHidden: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    nameEn: z.string(),
    nameTr: z.string(),
    /** The list, or the value it stands under; `name` in the language of the request. */
    parent: z.object({ id, name: z.string() }),
    kind: z.enum(TYPE_KINDS),
    descriptionEn: z.string().nullable(),
    descriptionTr: z.string().nullable(),
    /** Offered to those who choose. */
    isActive: z.boolean(),
    sortOrder: z.int(),
    /** Values below it. */
    children: z.int(),
    /** Startups, people, organizations and the like that everybody sees and that have it; null: no list is filtered by its kind. */
    usedBy: z.int().nullable(),
    slugEn: z.string(),
    slugTr: z.string(),
  }),
  filters: { parentId: id, kind: z.enum(TYPE_KINDS), isActive: yesOrNo },
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
    summary: "Change names, descriptions, order, or whether it is offered; its addresses stay",
    body: z
      .strictObject({
        nameEn: name,
        nameTr: name,
        descriptionEn: description,
        descriptionTr: description,
        isActive: z.boolean(),
        sortOrder: z.int().min(0).max(10_000),
      })
      .partial(),
  },
  bulk: {
    summary: "Offer many values to those who choose, or no longer",
    change: z.strictObject({ action: z.enum(["offer", "withdraw"]) }),
  },
});
