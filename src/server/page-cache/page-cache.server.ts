interface Work<Page> {
  revision: number;
  until: number;
  page: Promise<Page | undefined>;
}

/** A page, and what is being done about it. */
interface Entry<Page> {
  /** Undefined until it was rendered for the first time. */
  page?: Page;
  /** The revision under which it was rendered or checked. */
  revision: number;
  /** In milliseconds of `Date.now()`. */
  until: number;
  bytes: number;
  underWay?: Work<Page> | undefined;
  /** What begins when that is done, for all who came meanwhile. */
  next?: Work<Page> | undefined;
}

/** The cost of a page besides its body and key: its headers and the entry itself. */
const OVERHEAD_BYTES = 2_000;

export interface PageCacheOptions<Page> {
  maxBytes: number;
  /** The revision of what pages show, read after the call. It only grows. */
  revision(): Promise<number>;
  /** When pages of a revision that are rendered now change by themselves, in milliseconds. */
  changesAt(revision: number): Promise<number>;
  /** True if a page of an earlier revision is made of the same under this one. */
  isSame(page: Page, revision: number): Promise<boolean>;
}

/**
 * Rendered pages, each for as long as no moment passed that changes it and, after a write, what it is made of is the same. Whoever
 * comes while a page is rendered or checked shares that, or the next time where something was written since it began. The least
 * recently used ones are removed first.
 */
export class PageCache<Page extends { body: Buffer }> {
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #options: PageCacheOptions<Page>;
  #bytes = 0;

  constructor(options: PageCacheOptions<Page>) {
    this.#options = options;
  }

  /** True if there is a page of this key, maybe out of date. */
  has = (key: string): boolean => this.#entries.has(key);

  /** The page of a key. `render` begins after the revision was read and answers undefined for what is not to be shared. */
  async get(key: string, render: () => Promise<Page | undefined>): Promise<Page | undefined> {
    const revision = await this.#options.revision();
    const until = await this.#options.changesAt(revision);
    const entry = this.#entries.get(key) ?? { revision: -1, until: 0, bytes: 0 };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (entry.page && entry.revision >= revision && entry.until > Date.now()) return entry.page;
    const { underWay, next } = entry;
    if (underWay && underWay.revision >= revision) return underWay.page;
    if (underWay && next) {
      // It begins later than all who wait for it have read their revision.
      next.revision = Math.max(next.revision, revision);
      next.until = Math.min(next.until, until);
      return next.page;
    }
    const work = { revision, until } as Work<Page>;
    const begin = async () => {
      entry.underWay = work;
      entry.next = undefined;
      try {
        return await this.#renew(key, entry, work, render);
      } finally {
        if (entry.underWay === work) entry.underWay = undefined;
      }
    };
    if (underWay) entry.next = work;
    work.page = underWay ? underWay.page.then(begin, begin) : begin();
    return work.page;
  }

  async #renew(
    key: string,
    entry: Entry<Page>,
    { revision, until }: Work<Page>,
    render: () => Promise<Page | undefined>,
  ): Promise<Page | undefined> {
    const { page: earlier, until: earlierUntil } = entry;
    try {
      if (earlier && earlierUntil > Date.now() && (await this.#options.isSame(earlier, revision))) {
        // It says the time of when it was made.
        entry.until = Math.min(until, earlierUntil);
        entry.revision = revision;
        return earlier;
      }
      const page = await render();
      if (page) this.#put(key, entry, { page, revision, until });
      else if (!entry.next) this.#remove(key, entry);
      return page;
    } catch (error) {
      if (!entry.next) this.#remove(key, entry);
      throw error;
    }
  }

  #put(key: string, entry: Entry<Page>, made: { page: Page; revision: number; until: number }): void {
    if (this.#entries.get(key) !== entry) return;
    this.#bytes -= entry.bytes;
    Object.assign(entry, made);
    entry.bytes = made.page.body.length + 2 * key.length + OVERHEAD_BYTES;
    this.#bytes += entry.bytes;
    for (const [oldest, candidate] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#remove(oldest, candidate);
    }
  }

  #remove(key: string, entry: Entry<Page>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
