import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { exportOf, tableOf, tableQuery, yesOrNo } from "#shared/table/calls.ts";

const NAME_MAX = 100;
const DESCRIPTION_MAX = 500;
const name = z.string().trim().min(1).max(NAME_MAX);
const description = z.string().trim().max(DESCRIPTION_MAX);
const ofId = z.object({ id });

const userTypeRow = z.object({
  id,
  nameEn: z.string(),
  nameTr: z.string(),
  descriptionEn: z.string().nullable(),
  descriptionTr: z.string().nullable(),
  /** Offered to those who choose. */
  isActive: z.boolean(),
  sortOrder: z.int(),
  /** Accounts of this type. */
  accounts: z.int(),
  /** Rules of the product name it: it can be switched off, not deleted. */
  isBuiltIn: z.boolean(),
});
export type UserTypeRow = z.output<typeof userTypeRow>;

const userTypesQuery = tableQuery(["nameEn", "nameTr", "sortOrder", "accounts"], ["nameEn", "nameTr"], {
  isActive: yesOrNo.optional(),
});
export type UserTypesQuery = z.output<typeof userTypesQuery>;

export const listUserTypes = endpoint({
  method: "GET",
  path: "/apiAdmin/UserTypes",
  summary: "User types in both languages, in their order",
  access: "admin",
  query: userTypesQuery,
  answer: tableOf(userTypeRow),
});

export const exportUserTypes = endpoint({
  method: "POST",
  kind: "read",
  format: "file",
  path: "/apiAdmin/UserTypes/Export",
  summary: "User types as a spreadsheet, as they are shown",
  access: "admin",
  body: exportOf(userTypesQuery, [
    "nameEn",
    "nameTr",
    "descriptionEn",
    "descriptionTr",
    "isActive",
    "sortOrder",
    "accounts",
  ]),
});

export const getUserType = endpoint({
  method: "GET",
  path: "/apiAdmin/UserTypes/:id",
  summary: "One user type",
  access: "admin",
  params: ofId,
  answer: userTypeRow,
});

export const addUserType = endpoint({
  method: "POST",
  path: "/apiAdmin/UserTypes",
  summary: "Add a user type at the end of the list; a name that is taken in either language is a conflict",
  access: "admin",
  body: z.strictObject({ nameEn: name, nameTr: name }),
  answer: userTypeRow,
});

export const changeUserType = endpoint({
  method: "PATCH",
  path: "/apiAdmin/UserTypes/:id",
  summary: "Change names, descriptions, order, or whether it is offered",
  access: "admin",
  params: ofId,
  body: z.strictObject({
    nameEn: name.optional(),
    nameTr: name.optional(),
    descriptionEn: description.optional(),
    descriptionTr: description.optional(),
    isActive: z.boolean().optional(),
    sortOrder: z.int().min(0).max(10_000).optional(),
  }),
  answer: userTypeRow,
});

export const removeUserType = endpoint({
  method: "DELETE",
  path: "/apiAdmin/UserTypes/:id",
  summary: "Delete a user type that nobody has and no rule names",
  access: "admin",
  params: ofId,
  answer: z.null(),
});
