/**
 * Results that the calls of one request share: a page makes several that read the same rights and the same filter. A write forgets
 * them, because loaders run again after the action of their request.
 */
export class RequestMemo {
  readonly #results = new Map<string, Promise<unknown>>();

  /** The result of `read` under a key; calls that come meanwhile or later get the same. A failed read is tried again. */
  once<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const earlier = this.#results.get(key) as Promise<Result> | undefined;
    if (earlier) return earlier;
    const result = read();
    this.#results.set(key, result);
    result.catch(() => this.#results.get(key) === result && this.#results.delete(key));
    return result;
  }

  forget(): void {
    this.#results.clear();
  }
}
