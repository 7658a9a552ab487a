import type { EntityType, Permission } from "./access.ts";
import type { PathKey } from "./paths.ts";

/** Who may open a page; everyone else is sent elsewhere (`src/guard.server.ts`). */
export type Guard =
  /** Everybody. */
  | "open"
  /** Visitors; who is signed in goes to the home page. */
  | "guest"
  /** Who is signed in; visitors find nothing. So it is with all guards below. */
  | "auth"
  /** And has chosen a user type; else that comes first. */
  | "type"
  /** Visitors only while the premium setting lets them (decision 1 of the specification). */
  | "list"
  /** Who holds any of the rights. */
  | { permission: Permission }
  /** Who may edit the entity that the parameter of the path names; without the parameter something new begins. */
  | { entity: EntityType; param: string };

export type Guards = Readonly<Record<PathKey, Guard>>;
