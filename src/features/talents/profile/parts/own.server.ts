import { AppError } from "#shared/errors.ts";
import { hasRole, type Member, type Viewer } from "#shared/viewer.ts";

/** Who calls an endpoint for members. */
export function memberOf(viewer: Viewer): Member {
  if (viewer.kind === "visitor") throw new AppError("unauthorized");
  return viewer;
}

/** The member themselves, and who runs the platform. */
export const seesAll = (viewer: Viewer, accountId: string): boolean =>
  viewer.kind === "member" && (viewer.id === accountId || hasRole(viewer, "admin", "specialAdmin"));
