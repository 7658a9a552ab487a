/** A cache whose entries are valid while `revision` stays the same; the least recently used ones are removed first. */
export interface RevisionCache<Value> {
  /** The cached value, or a new one. Concurrent calls share one `make`; a failure is not cached. */
  get(key: string, revision: string, make: () => Promise<Value>): Promise<Value>;
}

export function revisionCache<Value>(maxAnswers: number): RevisionCache<Value> {
  const entries = new Map<string, { revision: string; value: Promise<Value> }>();
  return {
    get(key, revision, make) {
      const found = entries.get(key);
      const entry = found?.revision === revision ? found : { revision, value: make() };
      entries.delete(key);
      entries.set(key, entry);
      if (entry === found) return entry.value;
      entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
      const [oldest] = entries.keys();
      if (entries.size > maxAnswers) entries.delete(oldest!);
      return entry.value;
    },
  };
}
