import { AppError } from "./errors.ts";

/** Who sends the request. Rights follow from this value alone. */
export type Viewer = Visitor | Member;

export interface Visitor {
  kind: "visitor";
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
  /** Has READ on the premium entity: premium filters, exports, premium reports. */
  premium: boolean;
  access: EntityAccess[];
}

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
export const isPremium = (viewer: Viewer): boolean =>
  viewer.kind === "member" && (viewer.premium || hasRole(viewer, "admin", "moderator", "specialAdmin"));
