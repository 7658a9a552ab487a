import type pg from "pg";

/** A statement as it went to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Notes every statement a pool sends while `work` runs, so that the same SQL can be sent raw. */
export async function record(pool: pg.Pool, work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pool.query;
  const noted = (...args: unknown[]) => {
    const [first, second] = args;
    const text = typeof first === "string" ? first : (first as { text: string }).text;
    const values = Array.isArray(second) ? second : ((first as { values?: unknown[] }).values ?? []);
    statements.push({ text, values });
    return Reflect.apply(original, pool, args);
  };
  pool.query = noted as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = original;
  }
  return statements;
}

/** Sends recorded statements one after another. */
export async function replay(pool: pg.Pool, statements: Statement[]): Promise<void> {
  for (const { text, values } of statements) await pool.query(text, values);
}
