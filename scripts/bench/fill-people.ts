import type pg from "pg";
import { fillWithSearch } from "./fill-search.ts";

const FIRST_NAMES =
  "Ada Ali Ayşe Baran Berk Can Ceren Çağla Deniz Duru Ege Elif Emre Eylül Işık İdil Kaan Lara Mert Nil Ömer Selin Şule Umut".split(
    " ",
  );
const SYLLABLES =
  "ak al ar ay bal bey can çe der diz er gül göz han ıl kar kaya koç mut oğ öz pek sar soy şah tan taş tür uç yal yıl".split(
    " ",
  );
const BATCH_ROWS = 10_000;

interface Lists {
  city: string[];
  of(kind: string): string[];
}

/**
 * One person for four startups: the same each time, choices skewed as in life. One in fifty hides: from a startup, a person or a
 * mail domain.
 */
export async function fillPeople(client: pg.ClientBase, startups: number, { city, of }: Lists): Promise<void> {
  const count = Math.floor(startups / 4);
  const triggers = async (to: "disable" | "enable") => {
    const { rows } = await client.query<{ name: string; trigger: string }>(
      "select tgrelid::regclass::text name, tgname trigger from pg_trigger where tgname in ('talent_added', 'talent_changed')",
    );
    for (const { name, trigger } of rows) await client.query(`alter table ${name} ${to} trigger ${trigger}`);
  };
  const rows = "select id, name || ' ' || surname as name, null other, seo_url from listed_member";
  await fillWithSearch(client, "account", { noun: "talents", kind: "people", rows }, async () => {
    // Their index is built once, at the end.
    await triggers("disable");
    for (let from = 0; from < count; from += BATCH_ROWS) {
      const range = [from, Math.min(count, from + BATCH_ROWS)];
      await client.query("select setseed($1)", [((from / BATCH_ROWS) % 1000) / 1000]);
      await client.query(ACCOUNTS, [...range, FIRST_NAMES, SYLLABLES]);
      await client.query(PROFILES, [...range, city, of("jobSearchStatus")]);
      for (const [table, column, kind, most] of CHOICES)
        await client.query(
          `insert into ${table} (id, account_id, ${column})
           select gen_random_uuid(), person, value from (
             select distinct ${idOf("n")} person, ${skewed("$3::uuid[]")} value
             from generate_series($1::int, $2::int - 1) n, generate_series(1, ${most})) chosen`,
          [...range, of(kind)],
        );
      await client.query(LANGUAGES, range);
      await client.query(SCHOOLS, range);
      await client.query(HIDINGS, range);
    }
  });
  await triggers("enable");
  await client.query("select talents_prepare(array(select id from account))");
  await client.query("select list_rebuild('talents')");
}

/** An id that is the same for the same person. */
const idOf = (number: string) => `('01960000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
/** A value of a list, the first ones more often. */
const skewed = (list: string, power = 3) =>
  `(${list})[1 + floor(cardinality(${list}) * power(random(), ${power}))::int]`;

const CHOICES = [
  ["profile_working_plan", "working_plan_id", "workingPlan", 2],
  ["profile_job_role", "job_role_id", "jobRole", 2],
  ["profile_skill", "skill_id", "skill", 4],
] as const;

const ACCOUNTS = `
  insert into account (id, email, name, surname, seo_url, title, wants_listing, user_type_id, email_verified_at, created_at)
  select ${idOf("n")}, 'person' || n || '@' || (array['acme.example', 'mail.acme.example', 'petek.example', 'kovan.example'])[1 + n % 4],
    ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int],
    initcap(($4::text[])[1 + floor(random() * 30)::int] || ($4::text[])[1 + floor(random() * 30)::int] || ($4::text[])[1 + floor(random() * 30)::int]),
    'kisi-' || n, 'Title ' || n % 97, true, (select id from type where kind = 'userType' order by sort_order limit 1), now(), timestamptz '2020-01-01' + n * interval '60 seconds'
  from generate_series($1::int, $2::int - 1) n`;

const PROFILES = `
  insert into profile (account_id, country_id, city_id, description, job_search_status_id, job_search_audience, min_salary, min_salary_currency_id,
    min_salary_usd, min_share)
  select ${idOf("n")}, city.country_id, city.id, 'What somebody does, and for whom.', status, (array['members', 'everyone', 'nobody'])[1 + n % 3],
    salary, case when salary is not null then (select id from currency where code = 'USD') end, salary, case when n % 5 = 0 then n % 40 end
  from (
    select n, ${skewed("$3::uuid[]", 4)} city_id, ${skewed("$4::uuid[]", 1)} status, case when n % 2 = 0 then 500 + floor(random() * 9000) end salary
    from generate_series($1::int, $2::int - 1) n
  ) made join city on city.id = made.city_id`;

const LANGUAGES = `
  insert into profile_language (id, account_id, language_id, language_level_id)
  select gen_random_uuid(), ${idOf("n")}, language.id, (select id from type where kind = 'languageLevel' order by sort_order limit 1)
  from generate_series($1::int, $2::int - 1) n join language on language.code = 'tr' or (language.code = 'en' and n % 2 = 0) or (language.code = 'de' and n % 20 = 0)`;

const SCHOOLS = `
  insert into profile_education (id, account_id, school_id)
  select gen_random_uuid(), ${idOf("n")}, school.id
  from generate_series($1::int, $2::int - 1) n
  join (select id, row_number() over (order by id) place from university where country_id = (select id from country where iso2 = 'TR')) school
    on school.place = 1 + n % 150`;

const HIDINGS = `
  insert into profile_hiding (id, account_id, startup_id, person_id, domain)
  select gen_random_uuid(), ${idOf("n")}, case when n % 150 = 0 then (select id from startup where ordinal = 1 + n % 1000) end,
    case when n % 150 = 50 then (select id from account where email = 'person1@mail.acme.example') end,
    case when n % 150 = 100 then 'acme.example' end
  from generate_series($1::int, $2::int - 1) n
  where n % 50 = 0 and (n % 150 <> 0 or exists (select from startup where ordinal = 1 + n % 1000))`;
