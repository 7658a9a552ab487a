import type pg from "pg";
import { HOUSE_TODAY } from "#db/house-zone.server.ts";
import { fillWithSearch } from "./fill-search.ts";

/** A value of a list, the first ones more often. */
const skewed = (list: string, power = 2) =>
  `(${list})[1 + floor(cardinality(${list}) * power(random(), ${power}))::int]`;
const idOf = (prefix: string, number: string) =>
  `('${prefix}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const JOBS = `
  insert into job (id, startup_id, seo_url, title_en, title_tr, description_en, description_tr, job_role_id, country_id, city_id, pay_plan_id,
    min_wage, max_wage, wage_currency_id, usd_rate, usd_rate_date, max_share, publication_date, expiration_date)
  select ${idOf("01950000", "n")}, ${idOf("01910000", "n * 3 % $1::int")}, 'job-' || n, word || ' developer ' || n % 900, word || ' geliştirici ' || n % 900,
    repeat('What one does, and what one should bring. ', 10), repeat('Ne yapılacağı ve ne beklendiği. ', 10), role, city.country_id, city.id, plan,
    wage, wage * 1.3, $6::uuid, case when wage is not null then 1 end,
    case when wage is not null then ${HOUSE_TODAY} end, case when n % 5 = 0 then 1.5 end, published, published + 20 + n % 60
  from (
    select n, (array['Senior', 'Junior', 'Lead', 'Cloud', 'Data', 'Game', 'Test', 'Web'])[1 + n % 8] word, ${skewed("$3::uuid[]")} role,
      ${skewed("$4::uuid[]", 4)} city_id, ${skewed("$5::uuid[]", 4)} plan, case when n % 4 > 0 then 500 + floor(random() * 80) * 100 end wage,
      ${HOUSE_TODAY} - floor(random() * 300)::int published
    from generate_series(0, $2::int - 1) n
  ) made join city on city.id = made.city_id order by n`;

const CHOICES = `
  insert into job_choice (job_id, kind, type_id)
  select distinct ${idOf("01950000", "n")}, $2, ${skewed("$3::uuid[]")}
  from generate_series(0, $1::int - 1) n, generate_series(1, $4::int)`;

interface Lists {
  city: string[];
  usd: string;
  of(kind: string): string[];
}

/** One job for four startups; a fifth of them is open. */
export async function fillJobs(client: pg.ClientBase, startups: number, { city, usd, of }: Lists): Promise<void> {
  const count = Math.floor(startups / 4);
  const rows = "select id, title_tr name, title_en other, seo_url from job where is_listed";
  await fillWithSearch(client, "job", { noun: "jobs", kind: "ecosystem", rows }, async () => {
    await client.query("select setseed(0.5)");
    await client.query(JOBS, [startups, count, of("jobRole"), city, of("payPlan"), usd]);
    for (const [kind, most] of [
      ["workingPlan", 2],
      ["skill", 4],
      ["softSkill", 2],
    ] as const)
      await client.query(CHOICES, [count, kind, of(kind), most]);
    await client.query("select list_rebuild('jobs')");
  });
}
