import pg from "pg";

/** From this time on a statement is prepared: before, it may be one that is never sent again. */
const TIMES = 3;
/** Statements with a name; each costs memory on every connection that used it. */
const MOST_NAMES = 150;
/** Statements counted before the count begins anew. */
const MOST_COUNTED = 2_000;

/**
 * Names for statements that come again and again, by their text alone: with a name PostgreSQL reads and plans a
 * statement once per connection, which for small ones is most of their time.
 */
export class StatementNames {
  #names = new Map<string, string>();
  #counts = new Map<string, number>();

  /** Undefined while the statement is rare, and for every new one once there are enough names. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count >= TIMES) {
      this.#counts.delete(text);
      this.#names.set(text, `often_${this.#names.size}`);
      return this.#names.get(text);
    }
    if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
    this.#counts.set(text, count);
    return undefined;
  }
}

/** A client of the driver that prepares what has values and comes often. `names` are shared by the clients of a pool. */
export function preparingClient(names: StatementNames): typeof pg.Client {
  return class extends pg.Client {
    override query(...[config, ...rest]: unknown[]): never {
      const [values] = rest;
      const given = typeof config === "string" ? { text: config } : (config as pg.QueryConfig);
      const isBound = Array.isArray(values) ? values.length > 0 : (given.values?.length ?? 0) > 0;
      const name = isBound && given.name === undefined && !("submit" in given) ? names.of(given.text) : undefined;
      const named = name === undefined ? config : { ...given, name };
      return Reflect.apply(super.query, this, [named, ...rest]) as never;
    }
  };
}
