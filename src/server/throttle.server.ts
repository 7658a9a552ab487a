// Hand-written SQL: several attempts are counted by one statement, whoever counts beside it.

import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { throttle } from "#db/tables/sign-in.server.ts";

/** A limit: at most `times` attempts in `minutes` after the first one. */
export interface Limit {
  /** The limit and its subject: "signIn account", "ada@example.test". */
  name: string;
  subject: string;
  times: number;
  minutes: number;
}

export type Tries = "allowed" | "justRefused" | "refused";

const keyOf = ({ name, subject }: Limit): string =>
  `${name} ${createHash("sha256").update(subject).digest("base64url")}`;

const triedRow = z.object({ key: z.string(), count: z.number() });

/**
 * Counts an attempt against each limit before it is made, so that concurrent ones count as well. Returns, for each
 * limit, whether the attempt may go on; "justRefused" is the first one over the limit.
 */
export async function tryOnce(db: Db, ...limits: Limit[]): Promise<Tries[]> {
  // Always in the same order, so that two callers cannot deadlock.
  const sorted = limits.map((limit) => ({ ...limit, key: keyOf(limit) })).sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = sql.join(
    sorted.map(({ key, minutes }) => sql`(${key}::text, ${minutes}::int)`),
    sql`, `,
  );
  const counted = await rowsOf(
    db,
    triedRow,
    sql`
    with tried (key, minutes) as (values ${rows}),
    over as (select tried.key from tried join throttle on throttle.key = tried.key
      where throttle.since <= now() - make_interval(mins => minutes))
    insert into throttle (key, count) select key, 1 from tried order by key
    on conflict (key) do update set
      count = case when throttle.key in (select key from over) then 1 else throttle.count + 1 end,
      since = case when throttle.key in (select key from over) then now() else throttle.since end
    returning key, count`,
  );
  const countOf = new Map(counted.map(({ key, count }) => [key, count]));
  return limits.map((limit) => {
    const beyond = (countOf.get(keyOf(limit)) ?? 1) - limit.times;
    return beyond <= 0 ? "allowed" : beyond === 1 ? "justRefused" : "refused";
  });
}

/** After a success: takes this attempt back from one limit and clears the other. */
export async function settle(db: Db, { undo, clear }: { undo: Limit; clear: Limit }): Promise<void> {
  await db.execute(sql`with cleared as (delete from throttle where key = ${keyOf(clear)})
    update throttle set count = count - 1 where key = ${keyOf(undo)} and count > 0`);
}

/** Clears limits. */
export async function clearLimits(db: Db, ...limits: Pick<Limit, "name" | "subject">[]): Promise<void> {
  await db.delete(throttle).where(
    inArray(
      throttle.key,
      limits.map((limit) => keyOf(limit as Limit)),
    ),
  );
}
