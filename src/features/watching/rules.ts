import { isUuid } from "#shared/uuid.ts";
import { isWatchedKind, type WatchedKind } from "./limits.ts";

/** Parameter of the list: the star that a visitor pressed comes back from signing in. */
export const STAR_PARAM = "star";

/** The entry that a form or cookie names, "startup.0192…"; undefined for everything else. */
export function entryNamed(text: unknown): { kind: WatchedKind; id: string } | undefined {
  const [kind, id = ""] = String(text ?? "").split(".");
  return isWatchedKind(kind) && isUuid(id) ? { kind, id } : undefined;
}

/** The entry of a star that waited in a cookie, "startup.0192….<value>": only for the address with the same value, which the sign-in led to. */
export function waitingEntry(cookie: string, value: string | null): ReturnType<typeof entryNamed> {
  const [, , expected] = cookie.split(".");
  return expected && expected === value ? entryNamed(cookie) : undefined;
}
