const seen = new WeakMap<object, number>();

/**
 * The newest revision of what visitors see that this process knows of (decision 41). What it caches for some seconds is out of date
 * when it was read under an older one.
 */
export const seenRevision = (database: object): number => seen.get(database) ?? 0;

export function seeRevision(database: object, revision: number): void {
  if (revision > seenRevision(database)) seen.set(database, revision);
}
