import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { TITLE_MAX } from "../profile/limits.ts";

export const setListing = endpoint({
  method: "PUT",
  path: "/apiUser/User/SetListing",
  summary: "Say whether others find one in lists and searches, which needs a title; also a field of the profile",
  access: "signedIn",
  failures: ["bannedWord"],
  body: z.strictObject({ wantsListing: z.boolean(), title: z.string().trim().max(TITLE_MAX) }),
  answer: z.object({ wantsListing: z.boolean(), title: z.string().nullable() }),
});
