/** More keys than that are not worth their memory: counting begins anew. */
const MAX_KEYS = 50_000;

/** Counts of this process, each for a window of time that begins with the first. */
export class Counts {
  readonly #counted = new Map<string, { current: number; endsAt: number }>();

  /** Counts one more. `ttl`: milliseconds until counting begins anew. */
  add(key: string, windowMs: number): { current: number; ttl: number } {
    const now = Date.now();
    const found = this.#counted.get(key);
    if (found && found.endsAt > now) return { current: ++found.current, ttl: found.endsAt - now };
    if (this.#counted.size >= MAX_KEYS) this.#counted.clear();
    this.#counted.set(key, { current: 1, endsAt: now + windowMs });
    return { current: 1, ttl: windowMs };
  }
}
