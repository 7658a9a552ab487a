import type { EntityType, Permission } from "./access.ts";
import type { PathKey } from "./paths.ts";

/** The people who may open a page; everyone else is redirected (`src/guard.server.ts`). */
export type Guard =
  /** Everyone. */
  | "open"
  /** Visitors only; members go to the home page. */
  | "guest"
  /** Members; visitors get the not-found page, as with all guards below except "list". */
  | "auth"
  /** Members who have chosen a user type; others choose it first. */
  | "type"
  /** Members, and visitors where the premium setting allows it; else they are asked to sign in (decision 1). */
  | "list"
  /** Members with the permission. */
  | { permission: Permission }
  /** Those to whom some part of the form of the entity is open that this parameter of the path names, and staff. Without the parameter members: they add one. */
  | { entity: EntityType; param: string };

export type Guards = Readonly<Record<PathKey, Guard>>;
