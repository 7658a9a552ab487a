/** Answers kept by key for as long as `revision` stays the same; what was not asked for longest goes first. */
export interface RevisionCache<Value> {
  /** The kept answer, or a new one. Asked twice at once it is made once; a failure is not kept. */
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
