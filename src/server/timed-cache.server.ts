/**
 * Keeps what a costly question answered. A stale answer is given at once while a fresh one is made behind it, so only the
 * very first caller waits. Kept per process and per `owner` (a database), by key.
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
      // A failure is not kept: the next caller asks again.
      fresh.catch(() => entries.delete(key));
      return fresh;
    }
    found.until = Number.POSITIVE_INFINITY;
    fresh.then(keep, () => entries.delete(key));
    return found.value;
  };
}
