import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "#db/open.server.ts";
import { listStartups } from "#features/startups/contract.ts";
import { showStartup } from "#features/startups/editing/contract.ts";
import { addressOf } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { clientOf } from "./client.ts";
import { type Load, measure } from "./measure.ts";
import { signedInMember } from "./member.ts";

/** How many save at once, and milliseconds within which 95 of 100 saves are done. */
const WRITER_COUNTS = [1, 16, 64];
const TARGET_MS = 150;
/** More than save at once: each has a startup of their own, and may save so many times a minute only. */
const MEMBER_COUNT = 400;
/** Saves a second beside readers, and what those may lose by them, in percent. */
const SAVES_PER_SECOND = 20;
const LOST_PERCENT_MAX = 15;
const LOOK_EVERY_MS = 20;

/**
 * Members who show and hide startups of theirs, all of which move the same terms of the filter index (record 122): how long they
 * take, how often one waits for a lock of another, and what a list of three filters loses beside them.
 */
export async function measureWriters(database: Database, origin: string, load: Load): Promise<void> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>(
    "select id from startup where is_visible and deleted_at is null order by ordinal limit $1",
    [MEMBER_COUNT],
  );
  const members = await Promise.all(rows.map(({ id }) => signedInMember(database, id, SCOPE.FULL_ACCESS)));
  const client = clientOf(origin, {});
  const hidden = new Set<number>();
  const save = async (turn: number) => {
    const at = turn % rows.length;
    const body = JSON.stringify({ visibility: Math.floor(turn / rows.length) % 2 === 1 });
    if (!hidden.delete(at)) hidden.add(at);
    const url = addressOf(showStartup, { id: rows[at]!.id }, undefined);
    await client.send({ method: "PATCH", url, body, headers: { authorization: `Bearer ${members[at]!.token}` } });
  };
  let turns = 0;
  for (const connections of WRITER_COUNTS) {
    const looking = new AbortController();
    const waits = countWaits(pool, looking.signal);
    const { p50, p95, p99, perSecond } = await measure({ ...load, connections }, () => save(turns++));
    looking.abort();
    const { waiting, active } = await waits;
    const verdict = p95 <= TARGET_MS ? "met" : "MISSED";
    console.log(
      `${connections} writers: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms, ${perSecond.toFixed(0)} saves/s; ${waiting} of ${active} samples wait for a lock; p95 ≤ ${TARGET_MS} ${verdict}`,
    );
  }
  const body = JSON.stringify({ filter: { incorporated: true, hasInvestment: true, patents: false } });
  const token = members[0]!.token;
  const read = async () =>
    void (await client.send({
      method: listStartups.method,
      url: addressOf(listStartups, undefined, undefined),
      body,
      headers: { authorization: `Bearer ${token}` },
    }));
  const alone = await measure(load, read);
  const writing = new AbortController();
  const paced = paceWrites(() => save(turns++), writing.signal);
  const beside = await measure(load, read);
  writing.abort();
  await paced;
  const lost = 100 * (1 - beside.perSecond / alone.perSecond);
  console.log(
    `list, three filters: ${alone.perSecond.toFixed(0)} requests/s alone, ${beside.perSecond.toFixed(0)} beside ${SAVES_PER_SECOND} saves/s, ${lost.toFixed(0)} % less; ≤ ${LOST_PERCENT_MAX} % ${lost <= LOST_PERCENT_MAX ? "met" : "MISSED"}`,
  );
  // Whatever is measured next reads all startups.
  for (const at of [...hidden]) await save(rows.length + at);
  client.close();
}

/** How many connections that do something wait for a lock of another one, in samples. */
async function countWaits(pool: pg.Pool, signal: AbortSignal): Promise<{ waiting: number; active: number }> {
  const sum = { waiting: 0, active: 0 };
  while (!signal.aborted) {
    const { rows } = await pool.query<{ waiting: number; active: number }>(
      `select count(*) filter (where wait_event_type = 'Lock')::int waiting, count(*)::int active
      from pg_stat_activity where state = 'active' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    sum.waiting += rows[0]!.waiting;
    sum.active += rows[0]!.active;
    await pause(LOOK_EVERY_MS);
  }
  return sum;
}

async function paceWrites(save: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const saves: Promise<void>[] = [];
  while (!signal.aborted) {
    saves.push(save());
    await pause(1_000 / SAVES_PER_SECOND);
  }
  await Promise.all(saves);
}
