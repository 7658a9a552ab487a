/** Answers kept by key for as long as `revision` stays the same; what was not asked for longest goes first. */
export interface KeptByRevision<Value> {
  /** The kept answer, or a new one. Asked twice at once it is made once; a failure is not kept. */
  get(key: string, revision: string, make: () => Promise<Value>): Promise<Value>;
}

export function keptByRevision<Value>(maxAnswers: number): KeptByRevision<Value> {
  const kept = new Map<string, { revision: string; value: Promise<Value> }>();
  return {
    get(key, revision, make) {
      const found = kept.get(key);
      const entry = found?.revision === revision ? found : { revision, value: make() };
      kept.delete(key);
      kept.set(key, entry);
      if (entry === found) return entry.value;
      entry.value.catch(() => kept.get(key) === entry && kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > maxAnswers) kept.delete(oldest!);
      return entry.value;
    },
  };
}
