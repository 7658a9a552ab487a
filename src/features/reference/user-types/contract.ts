import { z } from "zod";
import { id, yesOrNo } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { rowPlace } from "#shared/table/schemas.ts";

const NAME_MAX = 100;
const DESCRIPTION_MAX = 500;
const name = z.string().trim().min(1).max(NAME_MAX);
const description = z.string().trim().max(DESCRIPTION_MAX);

export const userTypeCalls = tableCalls({
  key: "user-types",
  path: "/apiAdmin/UserTypes",
  summary: "User types in both languages, in their order",
  columns: [
    { key: "nameEn", sortable: true, searchable: true, canMove: false, width: 220, editable: "text" },
    { key: "nameTr", sortable: true, searchable: true, width: 220, editable: "text" },
    { key: "isActive", isBoolean: true, clickableFilter: "isActive", editable: "boolean" },
    { key: "accounts", kind: "number", sortable: true },
    { key: "descriptionEn", limitText: true, setDashIsEmpty: true, editable: "text", isHidden: true, width: 320 },
    { key: "descriptionTr", limitText: true, setDashIsEmpty: true, editable: "text", isHidden: true, width: 320 },
  ],
  row: z.object({
    id,
    version: z.int(),
    nameEn: z.string(),
    nameTr: z.string(),
    descriptionEn: z.string().nullable(),
    descriptionTr: z.string().nullable(),
    /** Offered to those who choose. */
    isActive: z.boolean(),
    /** Accounts of this type. */
    accounts: z.int(),
    /** Rules of the product name it: it can be switched off, not deleted. */
    isBuiltIn: z.boolean(),
  }),
  filters: { isActive: yesOrNo },
  export: { summary: "User types as a spreadsheet, as they are shown" },
  get: { summary: "One user type" },
  add: {
    failures: ["conflict"],
    summary: "Add a user type at the end of the list; a name that is taken in either language is a conflict",
    body: z.strictObject({ nameEn: name, nameTr: name }),
  },
  change: {
    failures: ["notFound", "conflict"],
    summary: "Change names, descriptions, or whether it is offered",
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
  order: { summary: "Put a user type between two others", failures: [], body: rowPlace },
  remove: { failures: ["notFound", "inUse"], summary: "Delete a user type that nobody has and no rule names" },
});
