import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";

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
