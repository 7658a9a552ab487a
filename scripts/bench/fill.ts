import type pg from "pg";
import { fillJobs } from "./fill-jobs.ts";
import { fillOrganizations } from "./fill-organizations.ts";
import { fillPeople } from "./fill-people.ts";

const SYLLABLES = "ka vo na ri te lo mi su ze ba do fi ge hu li mo nu pa ro sa ta ve yo zu ar el in or un ak".split(
  " ",
);
const SUFFIXES = ["", "", " Teknoloji", " Labs", " Yazılım", " Energy", " Health", " Bilişim"];

const BATCH_ROWS = 10_000;

/**
 * Fills an empty migrated database with startups and about as many funding rounds: the same rows each time, names from a
 * vocabulary that grows with them, choices skewed as in life (a few sectors and cities hold most, the last city a handful); one startup in forty has six
 * rounds, one in four hundred twelve; few seek investment, few have patents or support of the state. Beside them `fillJobs`,
 * `fillPeople` and `fillOrganizations`: six others for ten startups.
 */
export async function fill(pool: pg.Pool, count: number, onProgress: (done: number) => void): Promise<void> {
  const lists = await loadLists(pool);
  const client = await pool.connect();
  try {
    await client.query("set synchronous_commit = off");
    for (let from = 0; from < count; from += BATCH_ROWS) {
      const to = Math.min(count, from + BATCH_ROWS);
      await client.query("select setseed($1)", [((from / BATCH_ROWS) % 1000) / 1000]);
      await client.query(STARTUPS, [
        from,
        to,
        SYLLABLES,
        SUFFIXES,
        lists.sector,
        lists.stage,
        lists.employeeCount,
        lists.city,
        lists.operatingStatus,
        lists.seeking,
        lists.usd,
      ]);
      for (const [kind, most] of [
        ["technology", 3],
        ["businessModel", 2],
        ["revenueModel", 2],
        ["subSector", 2],
        ["startupProgram", 1],
      ] as const)
        await client.query(CHOICES, [from, to, kind, lists[kind], most]);
      await client.query(FUNDINGS, [from, to, lists.investmentTour, lists.usd, lists.fundingType]);
      await client.query(PATENTS, [from, to]);
      await client.query(SUPPORTS, [from, to, lists.support]);
      onProgress(to);
    }
    await client.query("select list_rebuild('startups')");
    await fillOthers(client, count, lists);
  } finally {
    client.release();
  }
  await pool.query("vacuum analyze");
}

/** Fills the other nouns beside so many startups. */
export async function fillOthers(client: pg.ClientBase, startups: number, lists: Lists): Promise<void> {
  await fillJobs(client, startups, lists);
  await fillPeople(client, startups, lists);
  await fillOrganizations(client, startups, lists);
}

type Lists = Awaited<ReturnType<typeof loadLists>>;

export async function loadLists(pool: pg.Pool) {
  const { rows } = await pool.query<{ kind: string; ids: string[] }>(
    "select kind, array_agg(id order by sort_order, id) ids from type where active and offered group by kind",
  );
  const ids = Object.fromEntries(rows.map((row) => [row.kind, row.ids]));
  const cities = await pool.query<{ id: string }>(
    "select city.id from city join country on country.id = country_id where iso2 in ('TR', 'DE', 'US', 'GB', 'NL') order by iso2 <> 'TR', population desc, city.id limit 3000",
  );
  const usd = await pool.query<{ id: string }>("select id from currency where code = 'USD'");
  const idsOf = (kind: string) => ids[kind] ?? [];
  return {
    sector: idsOf("sector"),
    stage: idsOf("stage"),
    employeeCount: idsOf("employeeCount"),
    technology: idsOf("technology"),
    businessModel: idsOf("businessModel"),
    revenueModel: idsOf("revenueModel"),
    investmentTour: idsOf("investmentTour"),
    subSector: idsOf("subSector"),
    startupProgram: idsOf("startupProgram"),
    operatingStatus: idsOf("operatingStatus"),
    fundingType: idsOf("investmentType"),
    support: idsOf("governmentSupport"),
    seeking: idsOf("investmentSeekingStatus"),
    of: idsOf,
    city: cities.rows.map((row) => row.id),
    usd: usd.rows[0]!.id,
  };
}

/** A value of a list, the first ones more often. */
const skewed = (list: string, power = 2) =>
  `(${list})[1 + floor(cardinality(${list}) * power(random(), ${power}))::int]`;
/** An id that is the same for the same row: the number of the row in the last twelve digits. */
const idOf = (prefix: string, number: string) =>
  `('${prefix}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const STARTUPS = `
  insert into startup (id, seo_url, name, tagline_en, tagline_tr, description_en, description_tr, sector_id, stage_id, employee_count_id,
    incorporated, foundation_date, country_id, city_id, website, operating_status_id, investment_seeking_status_id, seeking_amount,
    seeking_amount_currency_id, seeking_amount_usd, seeking_valuation, seeking_valuation_currency_id, seeking_valuation_usd, source, created_at, updated_at)
  select ${idOf("01910000", "n")}, 'startup-' || n, initcap(word) || suffix, 'Makes ' || word || ' simple for teams of every size',
    word || ' işini her ölçekte ekip için kolaylaştırır', repeat('A description of what the startup does and for whom. ', 6),
    repeat('Girişimin ne yaptığını ve kimin için yaptığını anlatan bir metin. ', 6), sector, stage, employees, random() < 0.7,
    date '2008-01-01' + floor(random() * 6500)::int, city.country_id, city.id, 'https://startup-' || n || '.example', status,
    seeking, wanted, case when wanted is not null then $11::uuid end, wanted,
    wanted * 5, case when wanted is not null then $11::uuid end, wanted * 5, 'import',
    timestamptz '2020-01-01' + n * interval '60 seconds', timestamptz '2026-01-01' + random() * interval '300 days'
  from (
    select n, (select string_agg(($3::text[])[1 + floor(30 * random())::int], '') from generate_series(1, 3 + n % 2)) word,
      ($4::text[])[1 + floor(8 * random())::int] suffix, ${skewed("$5::uuid[]")} sector, ${skewed("$6::uuid[]")} stage,
      ${skewed("$7::uuid[]")} employees, ${skewed("$8::uuid[]", 4)} city_id, ${skewed("$9::uuid[]", 5)} status,
      case when n % 5 = 0 then ${skewed("$10::uuid[]")} end seeking,
      case when n % 10 = 0 then floor(power(10, 4 + random() * 4)) end wanted
    from generate_series($1::int, $2::int - 1) n
  ) made join city on city.id = made.city_id order by n`;

const CHOICES = `
  insert into startup_choice (startup_id, kind, type_id)
  select distinct ${idOf("01910000", "n")}, $3, ${skewed("$4::uuid[]")}
  from generate_series($1::int, $2::int - 1) n, generate_series(1, $5::int)`;

const FUNDINGS = `
  insert into funding (id, startup_id, stage_id, type_id, announced_date, amount, amount_currency_id, amount_usd, usd_rate, usd_rate_date,
    pre_valuation, pre_valuation_currency_id, pre_valuation_usd)
  select ${idOf("01920000", "n * 16 + round")}, ${idOf("01910000", "n")}, ${skewed("$3::uuid[]")}, ${skewed("$5::uuid[]")}, announced,
    amount, $4, amount, 1, announced, valuation, case when valuation is not null then $4::uuid end, valuation
  from (
    select n, round, date '2012-01-01' + floor(random() * 5400)::int announced,
      (array[1, 1.5, 2, 2.5, 3, 4, 5, 7.5])[1 + floor(8 * random())::int] * power(10, 4 + floor(random() * 4)) amount,
      case when random() < 0.2 then floor(power(10, 5 + random() * 4)) end valuation
    from generate_series($1::int, $2::int - 1) n, generate_series(1, 12) round
    where n % 400 = 0 or (n % 40 = 0 and round <= 6) or (round <= 3 and (n * 7 + round * 3) % 10 < 4)
  ) made`;

const PATENTS = `
  insert into startup_patent (id, startup_id, name, application_number)
  select ${idOf("01930000", "n")}, ${idOf("01910000", "n")}, 'Patent ' || n, 'TR' || n
  from generate_series($1::int, $2::int - 1) n where n % 50 = 0`;

const SUPPORTS = `
  insert into startup_government_support (id, startup_id, support_id, received_date)
  select ${idOf("01940000", "n")}, ${idOf("01910000", "n")}, ${skewed("$3::uuid[]")}, date '2022-01-01' + n % 1000
  from generate_series($1::int, $2::int - 1) n where n % 30 = 0`;
