import { isUuid } from "#shared/uuid.ts";
import { isWatchedKind, type WatchedKind } from "./limits.ts";

/** The entry that a form or cookie names, "startup.0192…"; undefined for everything else. */
export function entryNamed(text: unknown): { kind: WatchedKind; id: string } | undefined {
  const [kind, id = ""] = String(text ?? "").split(".");
  return isWatchedKind(kind) && isUuid(id) ? { kind, id } : undefined;
}
