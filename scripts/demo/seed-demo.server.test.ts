import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { login } from "#features/accounts/contract.ts";
import { DEMO_PASSWORD } from "#shared/demo-accounts.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { DEMO_PEOPLE } from "./demo-accounts.ts";
import { seedDemo } from "./seed-demo.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
/** Milliseconds; generous, as machines that test are busy. */
const SLOW_MS = 60_000;
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  expect(await seedDemo(database, NOW)).toBe(true);
}, SLOW_MS);
afterAll(() => database.close());

const one = async (select: string, from = database) =>
  (await from.pool.query<Record<string, unknown>>(select)).rows[0]!;
const none = async (rows: string) => expect(await one(`select count(*) wrong from ${rows}`)).toEqual({ wrong: 0 });

/** Everything that is filled in, but for the password hash, whose salt is chance, and the place in the filter index. */
const digest = (from: Database) =>
  one(
    `select md5(string_agg(row, '' order by row)) digest from (
      select to_jsonb(t) - 'password_hash' #>> '{}' row from account t
      union all select to_jsonb(t) - 'created_at' #>> '{}' from entity_access t
      union all select to_jsonb(t) #>> '{}' from profile t
      union all select to_jsonb(t) #>> '{}' from profile_education t
      union all select to_jsonb(t) - 'created_at' #>> '{}' from profile_skill t
      union all select to_jsonb(t) #>> '{}' from profile_experience t
      union all select to_jsonb(t) - 'created_at' - 'updated_at' #>> '{}' from organization t
      union all select to_jsonb(t) - 'ordinal' #>> '{}' from startup t
      union all select to_jsonb(t) #>> '{}' from startup_choice t
      union all select to_jsonb(t) #>> '{}' from startup_member t
      union all select to_jsonb(t) #>> '{}' from startup_update t
      union all select to_jsonb(t) - 'created_at' - 'updated_at' #>> '{}' from funding t
      union all select to_jsonb(t) #>> '{}' from funding_investor t
      union all select to_jsonb(t) - 'ordinal' #>> '{}' from job t
      union all select to_jsonb(t) #>> '{}' from job_choice t
      union all select to_jsonb(t) - 'ordinal' #>> '{}' from service_provider t
      union all select to_jsonb(t) #>> '{}' from service_provider_member t
      union all select to_jsonb(t) - 'ordinal' #>> '{}' from patent t
      union all select to_jsonb(t) #>> '{}' from patent_choice t
      union all select to_jsonb(t) - 'ordinal' #>> '{}' from program t
      union all select to_jsonb(t) #>> '{}' from program_application t
      union all select to_jsonb(t) #>> '{}' from program_submission t
      union all select to_jsonb(t) #>> '{}' from program_juror t
      union all select to_jsonb(t) #>> '{}' from program_review t
      union all select to_jsonb(t) #>> '{}' from program_score t
      union all select to_jsonb(t) #>> '{}' from program_letter t
      union all select to_jsonb(t) #>> '{}' from message_report t
      union all select to_jsonb(t) - 'detail' #>> '{}' from audit t
      union all select to_jsonb(t) - 'ordinal' #>> '{}' from message t
      union all select to_jsonb(t) #>> '{}' from organization_member t) rows`,
    from,
  );

test("filling in twice changes nothing the second time", async () => {
  const before = await digest(database);
  expect(await seedDemo(database, NOW)).toBe(false);
  expect(await digest(database)).toEqual(before);
});

test("the same day gives the same rows", { timeout: SLOW_MS }, async () => {
  const other = await testDatabase();
  try {
    await seedDemo(other, NOW);
    expect(await digest(other)).toEqual(await digest(database));
  } finally {
    await other.close();
  }
});

test("an interrupted filling in leaves nothing behind", { timeout: SLOW_MS }, async () => {
  const other = await testDatabase();
  try {
    await other.pool.query("alter table funding_investor add constraint stop check (false)");
    await expect(seedDemo(other, NOW)).rejects.toThrow();
    expect(await one("select count(*) rows from account", other)).toEqual({ rows: 0 });
    await other.pool.query("alter table funding_investor drop constraint stop");
    expect(await seedDemo(other, NOW)).toBe(true);
  } finally {
    await other.close();
  }
});

test("every text is there in both languages", async () => {
  await none(`startup where tagline_en is null or tagline_tr is null or description_en is null or description_tr is null
    or target_group_en is null or target_group_tr is null or tagline_en = tagline_tr or description_en = description_tr`);
  await none("organization where (tagline_en is null) <> (tagline_tr is null) or tagline_en = tagline_tr");
  await none("startup_update where description_en is null or description_tr is null");
  await none(
    "startup where concat_ws(' ', description_en, description_tr, tagline_en, tagline_tr) ~ '[{}]|undefined|NaN'",
  );
});

test("no two startups have the same text", async () => {
  await none("(select 1 from startup group by tagline_en having count(*) > 1) twice");
  await none("(select 1 from startup group by tagline_tr having count(*) > 1) twice");
  await none("(select 1 from startup group by left(description_tr, 60) having count(*) > 1) twice");
});

test("every sector has startups, and sub-sectors belong to the sector", async () => {
  await none(`type sector where kind = 'sector'
    and (select count(*) from startup where sector_id = sector.id and is_visible and deleted_at is null) < 5`);
  await none(`startup join startup_choice on startup_id = startup.id and startup_choice.kind = 'subSector'
    join type on type.id = type_id where type.parent_id <> sector_id`);
});

test("dates lie between the foundation and today", async () => {
  const today = "'2026-11-21'::date";
  await none(`startup where foundation_date >= ${today} or created_at::date > ${today} or confirmed_at < created_at
    or confirmed_at::date > ${today} or updated_at < created_at or seeking_start_date > ${today}`);
  await none(`funding join startup on startup.id = startup_id
    where announced_date < foundation_date or announced_date >= ${today} or usd_rate_date > announced_date`);
  await none(
    `startup_update join startup on startup.id = startup_id where update_date not between foundation_date and ${today}`,
  );
  await none(`startup_government_support join startup on startup.id = startup_id
    where received_date not between foundation_date and ${today}`);
  await none(`startup_affiliation join startup on startup.id = startup_id
    where start_date not between foundation_date and ${today}`);
});

test("money adds up", async () => {
  await none("funding where abs(amount * usd_rate - amount_usd) > 0.01");
  await none("(select 1 from startup_member group by startup_id having sum(share_value) > 100) too_much");
  const { millions } = await one("select sum(amount_usd) / 1e6 millions from funding");
  expect(Number(millions)).toBeGreaterThan(190);
  expect(Number(millions)).toBeLessThan(240);
});

test("the demo has 80 organizations and 50 programs with rare cases", async () => {
  const counts =
    await one(`select (select count(*)::int from organization) organizations, (select count(distinct type_id)::int from organization) types,
    (select count(*)::int from program) programs, (select count(*)::int from program where apply_start > '2026-11-21T10:00Z') coming,
    (select count(*)::int from program where apply_finish < '2026-11-21T10:00Z') closed,
    (select count(*)::int from program where apply_finish is null) endless, (select count(*)::int from program where not is_visible) hidden,
    (select count(*) > 0 from organization where website is null and tagline_en is null and about_en is null) silent,
    (select count(*) > 5 from program group by organization_id order by 1 desc limit 1) busy`);
  expect(counts).toEqual({
    organizations: 80,
    types: 13,
    programs: 50,
    coming: 10,
    closed: 16,
    endless: 1,
    hidden: 1,
    silent: true,
    busy: true,
  });
  await none("program where coalesce(name_en, '') = '' or coalesce(name_tr, '') = '' or description_tr is null");
});

test("a demo portfolio has pending, declined and confirmed rounds and claims", async () => {
  const states =
    await one(`select count(*) filter (where state = 'waiting')::int waiting, count(*) filter (where state = 'declined')::int declined,
    count(*) filter (where funding_id is not null)::int confirmed from portfolio_round`);
  expect(states).toEqual({ waiting: 2, declined: 1, confirmed: 1 });
  const links =
    await one(`select count(*) filter (where signature = 'said')::int said, count(*) filter (where signature = 'refused')::int refused
    from funding_investor`);
  expect(links).toEqual({ said: 1, refused: 1 });
  const claims = await one(
    `select count(proved_at)::int proved, count(note)::int noted from entity_claim where state = 'open'`,
  );
  expect(claims).toEqual({ proved: 1, noted: 1 });
});

test("the demo has 120 jobs, 60 providers and 80 patents in both languages", async () => {
  const counts =
    await one(`select (select count(*)::int from job) jobs, (select count(*)::int from service_provider) providers,
    (select count(*)::int from patent) patents, (select count(*)::int from job where expiration_date < '2026-11-21') expired,
    (select count(*)::int from job where publication_date > '2026-11-21') coming,
    (select count(*)::int from patent where protection_end < '2026-11-21' having count(*) > 0) is not null ended,
    (select max(length(name_tr)) > 200 from patent) long`);
  expect(counts).toEqual({ jobs: 120, providers: 60, patents: 80, expired: 14, coming: 4, ended: true, long: true });
  await none("job where title_en is null or title_tr is null or description_en is null or description_tr is null");
  await none("service_provider where slogan_en is null and slogan_tr is not null or slogan_en = slogan_tr");
  await none("patent where problem_en is null or problem_tr is null or problem_en = problem_tr or name_tr is null");
  await none("job where not exists (select from job_choice c where c.job_id = job.id and c.kind = 'workingPlan')");
  await none("job where not exists (select from job_choice c where c.job_id = job.id and c.kind = 'skill')");
  await none("service_provider p where not exists (select from service_provider_industry where provider_id = p.id)");
  for (const kind of ["jobs", "providers", "patents"])
    expect((await database.pool.query("select fault from list_index_faults($1)", [kind])).rows, kind).toEqual([]);
});

test("the demo has applications in every state, reviews and letters", async () => {
  const counts = await one(`select count(*) filter (where sent_at is null) > 0 drafts,
    count(*) filter (where withdrawn_at is not null) > 0 withdrawn,
    count(*) filter (where result = 'approved' and published_at is not null) > 5 approved,
    count(*) filter (where result = 'declined' and published_at is not null) > 10 declined,
    count(*) filter (where result <> 'inspecting' and published_at is null) > 0 decided,
    count(*) filter (where sent_at is not null and result = 'inspecting') > 20 inspecting from program_application`);
  expect(Object.values(counts)).toEqual(Array(6).fill(true));
  await none(`program_application x where published_at is not null
    and not exists (select from program_letter l where l.application_id = x.id and l.published_at is not null)`);
  await none(
    "program_application x where sent_at is not null and not exists (select from program_submission where application_id = x.id)",
  );
  const juror = `program_assignment g join program_juror j on j.id = g.juror_id join account a on a.id = j.account_id and a.email = 'jury@kovan.example'
    left join program_review r on r.assignment_id = g.id`;
  const queue = await one(
    `select count(*) filter (where r.id is null) > 0 waits, count(*) filter (where r.finished_at is not null) > 5 read from ${juror}`,
  );
  expect(queue).toEqual({ waits: true, read: true });
  const applicants = await one(`select count(*)::int own from program_application x
    join entity_access e on e.entity_id = x.startup_id join account a on a.id = e.account_id where a.email = 'entrepreneur@kovan.example'`);
  expect(applicants.own).toBeGreaterThan(2);
});

test("the demo has 12 reports, 20 posts, 600 startups and 250 people", async () => {
  const counts =
    await one(`select (select count(*)::int from report where is_listed and release_date <= '2026-11-21') reports,
    (select count(distinct type_id)::int > 1 from report) types, (select count(*)::int from report where withdrawn_at is not null) withdrawn,
    (select count(*)::int from blog_post where is_visible and published_at <= '2026-11-21T10:00Z') posts,
    (select count(*)::int between 550 and 650 from startup) startups, (select count(*)::int between 230 and 270 from account) people,
    (select max(rounds)::int from (select count(*) rounds from funding group by startup_id) each) rounds,
    (select count(*)::int from startup where length(tagline_en) > 100 and length(tagline_tr) > 100) taglines,
    (select max(length(name_tr))::int from patent) longest, (select count(distinct account_id)::int from profile_hiding) hiding`);
  expect(counts).toEqual({
    reports: 12,
    types: true,
    withdrawn: 1,
    posts: 20,
    startups: true,
    people: true,
    rounds: 60,
    taglines: 1,
    longest: 300,
    hiding: 14,
  });
  await none("blog_post where title_en = title_tr or body_en = body_tr or slug_en = slug_tr");
  await none("report where title_en is null or title_tr is null or summary_en is null or summary_tr is null");
});

test("addresses lead nowhere", async () => {
  await none("account where email not like '%@kovan.example'");
  await none("startup where website not like 'https://%.example'");
  await none("startup_competitor where website not like 'https://%.example'");
});

test("the edge cases are there", async () => {
  for (const state of [
    "not is_visible",
    "deleted_at is not null",
    "logo is null",
    "sector_id is null",
    "confirmed_at is null",
  ])
    expect(Number((await one(`select count(*) rows from startup where ${state}`)).rows), state).toBeGreaterThan(0);
});

test("every demo account can sign in", async () => {
  const { call } = await testApp(database);
  for (const { key } of DEMO_PEOPLE) {
    const answer = await call(login, { body: { email: `${key}@kovan.example`, password: DEMO_PASSWORD } });
    expect(answer, key).toMatchObject({ status: 200 });
  }
});
