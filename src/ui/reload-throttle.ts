/** Milliseconds between two reloads of a page (specification, "Chunk reload throttle"). */
const RELOAD_THROTTLE = 60_000;
const RELOADED_AT = "reloadedAt";

/** A part of an address, as the router has it. */
interface Destination {
  pathname: string;
  search: string;
  hash: string;
}

/** Loads the page that a followed link leads to, as a document; the present one where none was followed. */
export function loadDestination(
  destination: Destination | undefined,
  page: Pick<Location, "assign" | "reload"> = location,
): void {
  if (destination) page.assign(destination.pathname + destination.search + destination.hash);
  else page.reload();
}

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
