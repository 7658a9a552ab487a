import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/**
 * Milliseconds that a step of an upgrade waits for a lock at most, after shorter waits: those who write meanwhile queue up behind
 * it. Shorter than PostgreSQL's `deadlock_timeout` of a second, so that in a deadlock the upgrade gives way, never a write of a
 * member.
 */
const LOCK_MS_MAX = 800;
const LOCK_MS_MORE = 100;
/** Steps are tried again for so long. */
const GIVE_UP_AFTER_MS = 600_000;
const PAUSE_MS = 200;

/** A lock was not had in time; a deadlock. */
const HELD_UP = new Set(["55P03", "40P01"]);

/** Runs a step of an upgrade as a transaction, again and again until the locks it needs are free. */
export async function giveWay<Done>(client: pg.PoolClient, step: () => Promise<Done>): Promise<Done> {
  const began = performance.now();
  for (let lockMs = LOCK_MS_MORE; ; lockMs = Math.min(lockMs + LOCK_MS_MORE, LOCK_MS_MAX)) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockMs}`);
      const done = await step();
      await client.query("commit");
      return done;
    } catch (error) {
      await client.query("rollback");
      const isHeldUp = error instanceof pg.DatabaseError && HELD_UP.has(error.code ?? "");
      if (!isHeldUp || performance.now() - began > GIVE_UP_AFTER_MS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

interface Work {
  step: string;
  argument: string[];
  position: string;
}

/**
 * Brings in line what older functions wrote, a block of rows at a time, each in a transaction of its own, beside those who write
 * (record 82). It goes on where an earlier one ended.
 */
export async function catchUp(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<Work>(
      "select step, argument, position from catch_up order by step, argument limit 1",
    );
    const [work] = rows;
    if (!work) return;
    await giveWay(client, () => bringBlockInLine(client, work));
  }
}

async function bringBlockInLine(client: pg.PoolClient, { step, argument, position }: Work): Promise<void> {
  const { rows } = await client.query<{ last: string | null }>(
    `select ${pg.escapeIdentifier(step)}($1::text[], $2::text) last`,
    [argument, position],
  );
  const last = rows[0]!.last;
  if (last === null) await client.query("delete from catch_up where (step, argument) = ($1, $2)", [step, argument]);
  else
    await client.query("update catch_up set position = $3 where (step, argument) = ($1, $2)", [step, argument, last]);
}
