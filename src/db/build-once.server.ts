import type { Db } from "./open.server.ts";

/**
 * Builds a query once for each database instead of with each call: to build a select of fifty columns takes as long as to send
 * it. `build` ends with `.prepare(name)`; what differs by call are placeholders. In a transaction the query is built again.
 */
export function buildOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}
