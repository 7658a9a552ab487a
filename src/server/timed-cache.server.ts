import { seenRevision } from "./page-cache/seen-revision.server.ts";

/** More keys than that are not worth their memory: the cache begins anew. */
const MAX_ENTRIES = 1_000;

interface Entry<Value> {
  value: Promise<Value>;
  /** The newest revision that this process knew when it began to ask. */
  revision: number;
  until: number;
}

/**
 * Caches a costly answer, per process and per `owner` (a database), by key. A stale answer is returned at once while a
 * new one is computed, so only the first caller waits. `input` follows from the key. Once this process has seen a newer revision of what visitors see, an answer
 * from before it is not returned any more (record 41).
 */
export function timedCache<Owner extends object, Value, Input extends unknown[] = []>(
  seconds: number,
  ask: (owner: Owner, key: string, ...input: Input) => Promise<Value>,
) {
  const caches = new WeakMap<Owner, Map<string, Entry<Value>>>();
  const fresh = (owner: Owner, key: string): Promise<Value> | undefined => {
    const found = caches.get(owner)?.get(key);
    return found?.revision === seenRevision(owner) && found.until > Date.now() ? found.value : undefined;
  };
  const read = (owner: Owner, key: string, ...input: Input): Promise<Value> => {
    const cached = fresh(owner, key);
    if (cached) return cached;
    const entries = caches.get(owner) ?? new Map<string, Entry<Value>>();
    caches.set(owner, entries);
    const found = entries.get(key);
    const revision = seenRevision(owner);
    const isCurrent = found?.revision === revision;
    const entry = { value: ask(owner, key, ...input), revision, until: Date.now() + seconds * 1000 };
    // A failure is not cached.
    if (!found && entries.size >= MAX_ENTRIES) entries.clear();
    const forget = () => entries.get(key) === entry && entries.delete(key);
    if (!found || !isCurrent) {
      entries.set(key, entry);
      entry.value.catch(forget);
      return entry.value;
    }
    found.until = Number.POSITIVE_INFINITY;
    entry.value.then(
      () => entries.get(key) === found && entries.set(key, entry),
      () => entries.get(key) === found && entries.delete(key),
    );
    return found.value;
  };
  return Object.assign(read, {
    /** Undefined: it is not there, or stale. */
    fresh,
    /** After a write of this process. */
    forget: (owner: Owner): boolean => caches.delete(owner),
  });
}
