/**
 * Caches a costly answer, per process and per `owner` (a database), by key. A stale answer is returned at once while a
 * new one is computed, so only the first caller waits.
 */
export function timedCache<Owner extends object, Value>(
  seconds: number,
  ask: (owner: Owner, key: string) => Promise<Value>,
) {
  const caches = new WeakMap<Owner, Map<string, { value: Promise<Value>; until: number }>>();
  return (owner: Owner, key: string): Promise<Value> => {
    const entries = caches.get(owner) ?? new Map();
    caches.set(owner, entries);
    const found = entries.get(key);
    if (found && found.until > Date.now()) return found.value;
    const fresh = ask(owner, key);
    const keep = () => entries.set(key, { value: fresh, until: Date.now() + seconds * 1000 });
    if (!found) {
      keep();
      // A failure is not cached.
      fresh.catch(() => entries.delete(key));
      return fresh;
    }
    found.until = Number.POSITIVE_INFINITY;
    fresh.then(keep, () => entries.delete(key));
    return found.value;
  };
}
