/** Counts what went wrong, by key, within a time that begins with the first failure. */
export interface FailedAttempts {
  isBlocked(key: string): boolean;
  failed(key: string): void;
  succeeded(key: string): void;
}

/** Beyond it the oldest are forgotten: guessing at everybody does not fill the memory. */
const MAX_KEYS = 10_000;

/** `max` failures in `minutes`; after that a key is blocked until the time is over. Kept per process. */
export function failedAttempts({ max, minutes }: { max: number; minutes: number }): FailedAttempts {
  const byKey = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const found = byKey.get(key);
    if (found && found.until > Date.now()) return found;
    byKey.delete(key);
    return undefined;
  };
  return {
    isBlocked: (key) => (current(key)?.count ?? 0) >= max,
    failed(key) {
      const found = current(key);
      if (found) found.count++;
      else byKey.set(key, { count: 1, until: Date.now() + minutes * 60_000 });
      if (byKey.size > MAX_KEYS) for (const oldest of byKey.keys()) return void byKey.delete(oldest);
    },
    succeeded: (key) => void byKey.delete(key),
  };
}
