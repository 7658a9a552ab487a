import { hasRole, type Role, type Viewer } from "#shared/viewer.ts";

/** Nobody gives or removes a role above their own: special admins cannot change admins. */
export const mayGrantRole = (viewer: Viewer, role: Role): boolean =>
  hasRole(viewer, "admin") || (hasRole(viewer, "specialAdmin") && role !== "admin");

/** True if the viewer may lock, change or sign out an account with these roles. */
export const mayManage = (viewer: Viewer, roles: readonly Role[]): boolean =>
  roles.every((role) => mayGrantRole(viewer, role)) && hasRole(viewer, "admin", "specialAdmin");
