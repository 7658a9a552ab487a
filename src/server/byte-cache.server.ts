/** A cache of rendered files. A key names everything a file is made of, so an entry is never out of date. */
export interface ByteCache {
  /** The cached file, or a new one. Concurrent calls share one `make`; a failure is not cached. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Buffer>;
}

/** Holds at most `maxBytes`; the least recently used files are removed first. */
export function byteCache(maxBytes: number): ByteCache {
  const entries = new Map<string, Promise<Buffer>>();
  const sizes = new Map<string, number>();
  let total = 0;

  const drop = (key: string) => {
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
    entries.delete(key);
  };
  const add = (key: string, bytes: Buffer) => {
    sizes.set(key, bytes.length);
    total += bytes.length;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      if (sizes.has(oldest)) drop(oldest);
    }
  };
  return {
    get(key, make) {
      const found = entries.get(key);
      if (found) {
        entries.delete(key);
        entries.set(key, found);
        return found;
      }
      const made = make().then((bytes) => Buffer.from(bytes));
      entries.set(key, made);
      made.then(
        (bytes) => add(key, bytes),
        () => drop(key),
      );
      return made;
    },
  };
}
