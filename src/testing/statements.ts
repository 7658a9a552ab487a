import type { PoolClient } from "pg";
import { vi } from "vitest";
import type { Database } from "#db/open.server.ts";

interface Statement {
  text: string;
  values?: unknown[] | undefined;
}

function record({ pool }: Pick<Database, "pool">, keep: (statement: Statement) => void): void {
  pool.on("acquire", (client: PoolClient) => {
    if (vi.isMockFunction(client.query)) return;
    const send = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    vi.spyOn(client, "query").mockImplementation((sent: unknown, ...rest: unknown[]) => {
      const { text, values } = typeof sent === "string" ? { text: sent, values: undefined } : (sent as Statement);
      keep({ text, values: values ?? (Array.isArray(rest[0]) ? rest[0] : []) });
      return send(sent, ...rest);
    });
  });
}

/** The texts of all statements that are sent from now on, in their order. */
export function recordStatements(database: Pick<Database, "pool">): string[] {
  const texts: string[] = [];
  record(database, ({ text }) => texts.push(text));
  return texts;
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  Plans?: PlanNode[];
}
const nodesIn = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];

/**
 * Records the statements that are sent from now on. The answer explains each once and says which of the tables it reads completely,
 * "startup, startup_pkey: select …", though reading a table were the worst choice; with some thousand rows the planner takes any index that fits. An
 * index of some rows may be read completely.
 */
export function recordReads(database: Pick<Database, "pool">): (tables: readonly string[]) => Promise<string[]> {
  const sent = new Map<string, unknown[]>();
  record(database, ({ text, values = [] }) => sent.set(text, values));
  return async (tables) => {
    const statements = [...sent];
    const client = await database.pool.connect();
    const { rows: partial } = await client.query<{ name: string }>(
      "select indexrelid::regclass::text as name from pg_index where indpred is not null",
    );
    const ofSomeRows = new Set(partial.map(({ name }) => name));
    await client.query("set enable_seqscan = off");
    const complete: string[] = [];
    for (const [text, values] of statements) {
      if (!/^\s*(select|with|update|delete|insert)\b/i.test(text)) continue;
      const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
        `explain (format json) ${text}`,
        values,
      );
      for (const node of nodesIn(rows[0]!["QUERY PLAN"][0].Plan)) {
        const { "Relation Name": table = "", "Index Name": index = "", "Index Cond": condition, Filter = "" } = node;
        const isComplete =
          node["Node Type"] === "Seq Scan" ||
          (/^Index (Only )?Scan$/.test(node["Node Type"]) && condition === undefined && !ofSomeRows.has(index));
        if (isComplete && tables.includes(table))
          complete.push(`${table}, ${index} ${Filter}: ${text.replaceAll(/\s+/g, " ").trim()}`);
      }
    }
    client.release(true);
    return complete;
  };
}
