import type { TableColumn } from "#shared/table/column.ts";
import { hasRole, type Role, type Viewer } from "#shared/viewer.ts";

/** Columns of the list of users, in their order. */
export const USER_COLUMNS = [
  { key: "name", sortable: true, searchable: true, canMove: false, width: 240 },
  { key: "email", sortable: true, searchable: true, width: 260 },
  {
    key: "userType",
    elasticTypeItem: true,
    setDashIsEmpty: true,
    clickableFilter: "userTypeId",
    editable: "choice",
    changes: "userTypeId",
  },
  { key: "roles", setDashIsEmpty: true, clickableFilter: "role" },
  { key: "isVerified", isBoolean: true, clickableFilter: "isVerified" },
  { key: "isLocked", isBoolean: true, clickableFilter: "isLocked" },
  { key: "deleteAt", kind: "dateTime", sortable: true, setDashIsEmpty: true },
  { key: "createdAt", kind: "dateTime", sortable: true },
  { key: "sessions", kind: "number", sortable: true },
  { key: "title", searchable: false, limitText: true, setDashIsEmpty: true, isHidden: true },
  { key: "locale", clickableFilter: "locale", isHidden: true },
] as const satisfies TableColumn[];

/** Columns of the list of those who run the platform. */
export const ADMIN_COLUMNS = [
  { key: "name", sortable: true, searchable: true, canMove: false, width: 240 },
  { key: "email", sortable: true, searchable: true, width: 260 },
  { key: "isAdmin", isBoolean: true, clickableFilter: "role", editable: "boolean" },
  { key: "isSpecialAdmin", isBoolean: true, clickableFilter: "role", editable: "boolean" },
  { key: "isModerator", isBoolean: true, clickableFilter: "role", editable: "boolean" },
  { key: "isLocked", isBoolean: true, clickableFilter: "isLocked" },
  { key: "since", kind: "dateTime", sortable: true },
] as const satisfies TableColumn[];

/** Nobody gives or takes what is above them: special admins leave admins alone. */
export const mayGrantRole = (viewer: Viewer, role: Role): boolean =>
  hasRole(viewer, "admin") || (hasRole(viewer, "specialAdmin") && role !== "admin");

/** Whether an account with these roles is the viewer's to lock, change or sign out. */
export const mayManage = (viewer: Viewer, roles: readonly Role[]): boolean =>
  roles.every((role) => mayGrantRole(viewer, role)) && hasRole(viewer, "admin", "specialAdmin");
