import pg from "pg";

/** A statement is prepared when it is sent for the third time; most are sent once. */
const PREPARED_AFTER = 3;
/** Most prepared statements: each costs memory on every connection that has used it. */
const MOST_NAMES = 150;
/** Most statements that are counted; the counts are then cleared. */
const MOST_COUNTED = 2_000;

/** Begins a statement whose best plan depends on its values: it is never prepared, and planned each time. */
export const PLANNED_EACH_TIME = "/* planned each time */";

/**
 * Gives names to statements that are sent often, by their text. PostgreSQL parses and plans a named statement once per
 * connection, which is most of the time of a small one (decision 15).
 */
export class StatementNames {
  #names = new Map<string, string>();
  #counts = new Map<string, number>();
  readonly #most: number;

  /** `most`: 0 where a pooler changes connections between transactions, and a name may mean nothing on the next. */
  constructor(most = MOST_NAMES) {
    this.#most = most;
  }

  /** Undefined while the statement is rare, and for new ones when there are enough names. */
  of(text: string): string | undefined {
    if (this.#most === 0 || text.startsWith(PLANNED_EACH_TIME)) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= this.#most) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count >= PREPARED_AFTER) {
      this.#counts.delete(text);
      this.#names.set(text, `often_${this.#names.size}`);
      return this.#names.get(text);
    }
    if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
    this.#counts.set(text, count);
    return undefined;
  }
}

/** A client of the driver that prepares statements with values when they are sent often. A pool shares the `names`. */
export function preparingClient(names: StatementNames): typeof pg.Client {
  return class extends pg.Client {
    override query(...[config, ...rest]: unknown[]): never {
      const [values] = rest;
      const query = typeof config === "string" ? { text: config } : (config as pg.QueryConfig);
      const hasValues = Array.isArray(values) ? values.length > 0 : (query.values?.length ?? 0) > 0;
      const name = hasValues && query.name === undefined && !("submit" in query) ? names.of(query.text) : undefined;
      const named = name === undefined ? config : { ...query, name };
      return Reflect.apply(super.query, this, [named, ...rest]) as never;
    }
  };
}
