import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";

/** The user types of decision 17 by their keys in the type catalogue. Admins add others. */
export const USER_TYPES = [
  "entrepreneur",
  "investor",
  "job-hunter",
  "employee",
  "head-hunter",
  "organization-organizer",
  "service-provider",
] as const;
export type UserTypeKey = (typeof USER_TYPES)[number];
export const isUserType = (key: string | undefined): key is UserTypeKey => USER_TYPES.some((type) => type === key);

export const userTypeList = endpoint({
  method: "GET",
  path: "/apiUser/UserType/List",
  summary: "What one can be, in the order of the catalogue; names are in the language of the request",
  answer: z.array(z.object({ id, key: z.string(), name: z.string(), description: z.string().nullable() })),
});

export const setUserType = endpoint({
  method: "PUT",
  path: "/apiUser/UserType/Set",
  summary: "Say who one is; may be changed later",
  access: "signedIn",
  body: z.object({ userTypeId: id }),
  answer: z.object({ userTypeId: id }),
});
