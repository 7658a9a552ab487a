import { hasRole, type Role, type Viewer } from "#shared/viewer.ts";

/** Nobody gives or takes what is above them: special admins leave admins alone. */
export const mayGrantRole = (viewer: Viewer, role: Role): boolean =>
  hasRole(viewer, "admin") || (hasRole(viewer, "specialAdmin") && role !== "admin");

/** Whether an account with these roles is the viewer's to lock, change or sign out. */
export const mayManage = (viewer: Viewer, roles: readonly Role[]): boolean =>
  roles.every((role) => mayGrantRole(viewer, role)) && hasRole(viewer, "admin", "specialAdmin");
