/** Milliseconds between two reloads of a page (specification, "Chunk reload throttle"). */
const RELOAD_THROTTLE = 60_000;
const RELOADED_AT = "reloadedAt";

/**
 * True if the page may reload because a part of it failed to load. After `true` the next reload has to wait. Without a
 * connection the page does not reload, because it would be lost.
 */
export function mayReload(
  storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
  now = Date.now(),
  online = navigator.onLine,
): boolean {
  if (!online) return false;
  if (now - Number(storage.getItem(RELOADED_AT) ?? 0) < RELOAD_THROTTLE) return false;
  storage.setItem(RELOADED_AT, String(now));
  return true;
}
