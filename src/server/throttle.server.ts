import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { throttle } from "#db/tables/sign-in.server.ts";

/** How often something may be tried within so many minutes of the first time. */
export interface Limit {
  /** What is limited, and for whom: "signIn account", "ada@example.test". */
  name: string;
  whom: string;
  times: number;
  minutes: number;
}

export type Tries = "allowed" | "justRefused" | "refused";

const keyOf = ({ name, whom }: Limit): string => `${name} ${createHash("sha256").update(whom).digest("base64url")}`;

/**
 * Counts one more try for each limit before it is made, so that tries sent at once count as well, and says whether it may
 * be made. "justRefused": this one is the first too many.
 */
export async function tryOnce(db: Db, ...limits: Limit[]): Promise<Tries[]> {
  // In one order for all callers: two that count the same limits never wait for each other.
  const sorted = limits.map((limit) => ({ ...limit, key: keyOf(limit) })).sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = sql.join(
    sorted.map(({ key, minutes }) => sql`(${key}::text, ${minutes}::int)`),
    sql`, `,
  );
  const { rows: counted } = await db.execute<{ key: string; count: number }>(sql`
    with tried (key, minutes) as (values ${rows}),
    over as (select tried.key from tried join throttle on throttle.key = tried.key
      where throttle.since <= now() - make_interval(mins => minutes))
    insert into throttle (key, count) select key, 1 from tried order by key
    on conflict (key) do update set
      count = case when throttle.key in (select key from over) then 1 else throttle.count + 1 end,
      since = case when throttle.key in (select key from over) then now() else throttle.since end
    returning key, count`);
  const countOf = new Map(counted.map(({ key, count }) => [key, count]));
  return limits.map((limit) => {
    const beyond = (countOf.get(keyOf(limit)) ?? 1) - limit.times;
    return beyond <= 0 ? "allowed" : beyond === 1 ? "justRefused" : "refused";
  });
}

/** After a try that was no failure: takes this one back from one limit, and all from the other. */
export async function settle(db: Db, { takenBack, forgiven }: { takenBack: Limit; forgiven: Limit }): Promise<void> {
  await db.execute(sql`with gone as (delete from throttle where key = ${keyOf(forgiven)})
    update throttle set count = count - 1 where key = ${keyOf(takenBack)} and count > 0`);
}

/** Forgets all tries. */
export async function forgive(db: Db, ...limits: Pick<Limit, "name" | "whom">[]): Promise<void> {
  await db.delete(throttle).where(
    inArray(
      throttle.key,
      limits.map((limit) => keyOf(limit as Limit)),
    ),
  );
}
