import type { PoolClient } from "pg";
import { vi } from "vitest";
import type { Database } from "#db/open.server.ts";

/** The texts of all statements that are sent from now on, in their order. */
export function recordStatements({ pool }: Database): string[] {
  const texts: string[] = [];
  pool.on("acquire", (client: PoolClient) => {
    if (vi.isMockFunction(client.query)) return;
    const send = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    vi.spyOn(client, "query").mockImplementation((statement: unknown, ...rest: unknown[]) => {
      texts.push(typeof statement === "string" ? statement : (statement as { text: string }).text);
      return send(statement, ...rest);
    });
  });
  return texts;
}
