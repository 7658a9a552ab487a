import { AppError } from "./errors.ts";

/** The sender of the request. Rights follow from this value alone. */
export type Viewer = Visitor | Member;

export interface Visitor {
  kind: "visitor";
  looking?: Looking;
  /** A sign-in that has given the first proof and waits for the second (record 101). */
  pending?: { id: string; accountId: string };
  /** A program with a key of the house: it reads lists as members do, or as those with a package. */
  partner?: "open" | "premium";
}

/** The eyes that a session may look with (record 52): one of a kind of people, or a person. */
export const LOOKS = ["visitor", "member", "premium", "juror", "person"] as const;
export type Look = (typeof LOOKS)[number];

/** Somebody looks with the eyes of this viewer, and may change nothing. */
export interface Looking {
  as: Look;
  /** The member of the session. */
  by: string;
  sessionId: string;
  /** Of a person. */
  name: string | null;
  /** An ISO instant. */
  until: string;
  /** `seoUrl` of the startup whose page an owner looks at; null: every page. */
  startup: string | null;
}

export interface Member {
  kind: "member";
  id: string;
  sessionId: string;
  name: string;
  surname: string;
  seoUrl: string;
  userTypeId: string | null;
  photo: string | null;
  roles: Role[];
  /** Lists whose premium filters are open: those of one's packages; all with READ on the premium entity. None: no package. */
  premium: readonly PremiumList[];
  access: EntityAccess[];
  /** The roles of the account need a second step of signing in, which it does not have: until then they do not count. */
  lacksSecondFactor?: true;
  /**
   * The last proof that it is them is some minutes old: what `confirmed` calls do waits for another one. "always": they run the house, or
   * sign in in two steps; "ownSignIn": only before they change how they sign in.
   */
  mustConfirm?: "always" | "ownSignIn";
  looking?: Looking;
}

/** Lists with premium filters, as packages open them. */
export const PREMIUM_LISTS = ["startups", "talents", "organizations"] as const;
export type PremiumList = (typeof PREMIUM_LISTS)[number];

/** Standing rights on the platform itself. */
export type Role = "admin" | "moderator" | "specialAdmin";

export interface EntityAccess {
  entityId: string;
  scopes: number[];
  /** When they end, an ISO instant; null: never. */
  expiresAt: string | null;
}

/** The viewer of a call for members only. Throws `unauthorized` for visitors. */
export function memberOnly(viewer: Viewer): Member {
  if (viewer.kind === "visitor") throw new AppError("unauthorized");
  return viewer;
}

export const VISITOR: Visitor = { kind: "visitor" };
export const hasRole = (viewer: Viewer, ...roles: Role[]): boolean =>
  viewer.kind === "member" && viewer.roles.some((role) => roles.includes(role));
/** Has a package: of the list, or any. Staff of the platform needs none. */
export const isPremium = (viewer: Viewer, list?: PremiumList): boolean =>
  viewer.kind === "visitor"
    ? viewer.partner === "premium"
    : (list ? viewer.premium.includes(list) : viewer.premium.length > 0) ||
      hasRole(viewer, "admin", "moderator", "specialAdmin");
