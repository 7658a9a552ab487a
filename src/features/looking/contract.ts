import { z } from "zod";
import { endpoint, seoUrl } from "#shared/endpoint.ts";
import { LOOKS } from "#shared/viewer.ts";

export const beginLooking = endpoint({
  method: "POST",
  path: "/apiUser/SeeAs",
  summary:
    "From now on this session sees everything as somebody else, for at most an hour, and changes nothing. Admins: as anybody but staff; who owns a startup: its page, as a visitor or member. The person gets an email",
  access: "signedIn",
  right: "fullAccess",
  failures: ["forbidden", "notFound", "noSuchMember", "staffNotSeen", "notAJuror"],
  body: z.strictObject({
    as: z.enum(LOOKS),
    /** The email of the person or juror. */
    person: z.email().max(254).optional(),
    /** Only the page of this startup; left out: every page, for admins. */
    startup: seoUrl.optional(),
  }),
  answer: z.object({ until: z.iso.datetime() }),
});

export const endLooking = endpoint({
  method: "DELETE",
  path: "/apiUser/SeeAs",
  summary: "This session sees everything as itself again; again is no error",
  whileLooking: true,
});

export const lookDifferences = endpoint({
  method: "GET",
  path: "/apiUser/SeeAs/Differences",
  summary:
    "Fields of a startup or a person that the session's owner gets otherwise than those whose eyes it looks with",
  failures: ["notLooking", "notFound"],
  whileLooking: true,
  query: z.object({ kind: z.enum(["startup", "talent"]), seoUrl }),
  /** Names of fields of the answer of `GET /apiStartup/Startups/{seoUrlOrId}` or `GET /apiUser/User/Get/{seoUrl}`. */
  answer: z.object({ fields: z.array(z.string()) }),
});
