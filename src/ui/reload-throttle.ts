/** A page is loaded anew at most this often, in milliseconds (specification, "Chunk reload throttle"). */
const RELOAD_THROTTLE = 60_000;
const RELOADED_AT = "reloadedAt";

/**
 * Whether the page may be loaded anew because a part of it could not be fetched; saying yes starts the minute. Without a
 * connection it would only be lost.
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
