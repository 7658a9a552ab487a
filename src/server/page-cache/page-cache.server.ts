interface Entry<Page> {
  revision: number;
  /** In milliseconds of `Date.now()`. */
  until: number;
  page: Promise<Page | undefined>;
  bytes: number;
}

/** The cost of a page besides its body and key: its headers and the entry itself. */
const OVERHEAD_BYTES = 2_000;

export interface PageCacheOptions {
  maxBytes: number;
  /** The revision of what pages show, read after the call. It only grows. */
  revision(): Promise<number>;
  /** When pages of a revision that are rendered now change by themselves, in milliseconds. */
  changesAt(revision: number): Promise<number>;
}

/**
 * Rendered pages, each for as long as nothing was written and no moment passed that changes it. The least recently used ones are
 * removed first.
 */
export class PageCache<Page extends { body: Buffer }> {
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #options: PageCacheOptions;
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** True if there is a page of this key, maybe out of date. */
  has = (key: string): boolean => this.#entries.has(key);

  /** The page of a key. `render` begins after the revision was read and answers undefined for what is not to be shared. */
  async get(key: string, render: () => Promise<Page | undefined>): Promise<Page | undefined> {
    const revision = await this.#options.revision();
    const until = await this.#options.changesAt(revision);
    const found = this.#entries.get(key);
    if (found && found.revision >= revision && found.until > Date.now()) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
      return found.page;
    }
    if (found) this.#remove(key, found);
    const entry: Entry<Page> = { revision, until, page: render(), bytes: 0 };
    this.#entries.set(key, entry);
    const page = await entry.page.catch((error) => {
      this.#remove(key, entry);
      throw error;
    });
    if (page) this.#weigh(key, entry, page);
    else this.#remove(key, entry);
    return page;
  }

  #weigh(key: string, entry: Entry<Page>, page: Page): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = page.body.length + 2 * key.length + OVERHEAD_BYTES;
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
