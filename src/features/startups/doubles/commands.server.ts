import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { startupDouble } from "#db/tables/startups.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { searchNow } from "./parts/job-kinds.server.ts";

/** More pairs than that are not looked through by people; the ones with most signs are found first. */
const MAX_PAIRS = 5_000;

/** The address of a website, as the index `startup_site` has it. */
const SITE = sql.raw(
  `lower(rtrim(split_part(split_part(regexp_replace(website, '^https?://(www\\.)?', '', 'i'), '?', 1), '#', 1), '/'))`,
);

/**
 * Compares all startups that are not deleted: by folded name, website, people of the team and their telephone numbers. The same person
 * alone is no sign, because people found more than one: the names have to be similar, too. What a person has decided stays.
 */
export async function findDoubles(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // A statement a sign: at a million startups each takes seconds, and statements have a time limit.
    await tx.execute(sql`create temporary table pair (first_id uuid, second_id uuid, sign text) on commit drop`);
    await addEqual(tx, "name", sql`name_fold`);
    await addEqual(tx, "site", SITE);
    await tx.execute(sql`
      with person as (
        select distinct startup_id, account_id from startup_member where kind = 'team' and account_id is not null
      ), phone as (
        select distinct startup_id, mobile_phone_code || mobile_phone number
        from person join profile using (account_id) where mobile_phone is not null
      ), together as (
        select one.startup_id one, other.startup_id other, 'founder' sign from person one
          join person other on other.account_id = one.account_id and other.startup_id <> one.startup_id
        union
        select one.startup_id, other.startup_id, 'phone' from phone one
          join phone other on other.number = one.number and other.startup_id <> one.startup_id
      )
      insert into pair
      select a.id, b.id, sign from together join startup a on a.id = one join startup b on b.id = other
      where a.deleted_at is null and b.deleted_at is null and (a.created_at, a.id) < (b.created_at, b.id)
        and similarity(a.name_fold, b.name_fold) > 0.4`);
    await tx.execute(sql`
      with found as (
        select first_id, second_id, array_agg(distinct sign order by sign) signs from pair
        group by first_id, second_id order by count(*) desc, second_id desc limit ${MAX_PAIRS}
      ), gone as (
        delete from startup_double d where d.state = 'open'
          and not exists (select from found f where f.first_id = d.first_id and f.second_id = d.second_id)
      )
      insert into startup_double as d (id, first_id, second_id, signs)
      select gen_random_uuid(), first_id, second_id, signs from found
      on conflict (first_id, second_id) do update set signs = excluded.signs where d.signs <> excluded.signs`);
  });
}

/** Adds pairs with the same value: the oldest startup of each value with every other one. */
const addEqual = (tx: Db, sign: "name" | "site", value: SQL) =>
  tx.execute(sql`
    with there as (
      select id, created_at, nullif(${value}, '') value from startup where deleted_at is null
    ), ranked as (
      select first_value(id) over (partition by value order by created_at, id) first_id, id from there
      where value in (select value from there group by value having count(*) > 1)
    )
    insert into pair select first_id, id, ${sign} from ranked where id <> first_id`);

/** Says that two startups are not the same, or that this is open again. Fails with `notFound`. */
export async function decideDouble(
  tx: Db,
  viewer: Member,
  id: string,
  { state }: { state?: "open" | "different" | undefined },
): Promise<Outcome<object, "notFound">> {
  const set = { state: state ?? "open" };
  const [pair] = await tx.update(startupDouble).set(set).where(eq(startupDouble.id, id)).returning();
  if (!pair) return refuse("notFound");
  await writeAudit(tx, {
    accountId: viewer.id,
    action: "startup.compared",
    entity: "startup",
    entityId: pair.firstId,
    detail: { other: pair.secondId, state: pair.state },
  });
  return { ok: true };
}

/** Has all startups compared in the background. */
export async function searchForDoubles(tx: Db, viewer: Member): Promise<{ ok: true }> {
  await enqueue(tx, searchNow, {});
  await writeAudit(tx, {
    accountId: viewer.id,
    action: "startup.duplicatesSearched",
    entity: "table",
    entityId: "double-startups",
    detail: {},
  });
  return { ok: true };
}
