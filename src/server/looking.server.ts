import { z } from "zod";
import { holdsScope, isSiteAdmin } from "#shared/access.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { LOOKS, type Looking, type Member, PREMIUM_LISTS, VISITOR, type Viewer } from "#shared/viewer.ts";
import { ZERO_ID } from "#shared/zero-id.ts";

/** A row of `session_look`. */
export const storedLook = z.object({
  kind: z.enum(LOOKS),
  personId: z.string().nullable(),
  /** As the database writes it. */
  until: z.string(),
  startupId: z.string().nullable(),
  /** Its `seoUrl`. */
  startup: z.string().nullable(),
});
type StoredLook = z.output<typeof storedLook>;

/**
 * True if a call is refused to a viewer as another: every write, and reads for a member alone unless they say
 * otherwise.
 */
export const isClosed = ({ whileLooking, kind, access }: Pick<Endpoint, "whileLooking" | "kind" | "access">): boolean =>
  !whileLooking && (kind === "write" || access !== "anyone");

/**
 * True if somebody may look with these eyes: admins with all, at every page; the owner of a startup at its page, with
 * nobody's in particular.
 */
export function mayLook(looker: Member, { kind, startupId }: Pick<StoredLook, "kind" | "startupId">): boolean {
  if (isSiteAdmin(looker)) return true;
  const isPerson = kind === "person" || kind === "juror";
  return startupId !== null && !isPerson && holdsScope(looker, startupId, SCOPE.FULL_ACCESS);
}

/**
 * The viewer whose eyes a session looks with. All rights follow from the viewer, so pages and calls answer as they answer them; what
 * is for a person alone, and every write, is refused by `looking`. Whoever may look no more is themselves.
 */
export async function seenAs(
  looker: Member,
  look: StoredLook,
  startup: string | undefined,
  accountOf: (id: string) => Promise<Viewer>,
): Promise<Viewer> {
  if (!mayLook(looker, look)) return looker;
  const looking: Looking = {
    as: look.kind,
    by: looker.id,
    sessionId: looker.sessionId,
    name: null,
    until: new Date(look.until).toISOString(),
    startup: look.startup,
  };
  const visitor = { ...VISITOR, looking };
  // Elsewhere an owner sees what everybody sees.
  if (look.startupId !== null && look.startup !== startup) return visitor;
  if (look.kind === "visitor") return visitor;
  if (look.personId === null)
    return { ...NOBODY_MEMBER, premium: look.kind === "premium" ? PREMIUM_LISTS : [], looking };
  const person = await accountOf(look.personId);
  // A person who has become staff meanwhile would show more than the looker may see.
  if (person.kind === "visitor" || person.roles.length > 0) return visitor;
  const named = { ...looking, name: `${person.name} ${person.surname}` };
  return look.kind === "person"
    ? { ...person, looking: named }
    : { ...person, access: [], premium: [], looking: named };
}

/** A member without anything of their own. */
const NOBODY_MEMBER: Member = {
  kind: "member",
  id: ZERO_ID,
  sessionId: "",
  name: "",
  surname: "",
  seoUrl: "",
  userTypeId: null,
  photo: null,
  roles: [],
  premium: [],
  access: [],
};
