import type pg from "pg";
import { fillWithSearch } from "./fill-search.ts";

/** A value of a list, the first ones more often. */
const skewed = (list: string, power = 2) =>
  `(${list})[1 + floor(cardinality(${list}) * power(random(), ${power}))::int]`;
const idOf = (prefix: string, number: string) =>
  `('${prefix}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const ORGANIZATIONS = `
  insert into organization (id, seo_url, name, type_id, country_id, city_id, tagline_en, tagline_tr, created_at)
  select ${idOf("01970000", "n")}, 'organization-' || n, initcap(word) || ' ' || suffix || ' ' || n % 1000, type, city.country_id, city.id,
    'Supports founders', 'Girişimcileri destekler', timestamptz '2020-01-01' + n * interval '60 seconds'
  from (
    select n, (select string_agg(($3::text[])[1 + floor(10 * random())::int], '') from generate_series(1, 2 + n % 2)) word,
      (array['Kuluçka', 'Teknopark', 'Ventures', 'Angels', 'Ofisi'])[1 + n % 5] suffix, ${skewed("$4::uuid[]")} type, ${skewed("$5::uuid[]", 4)} city_id
    from generate_series($1::int, $2::int - 1) n
  ) made join city on city.id = made.city_id order by n`;

/** One organization in fifty has a program; a third of them is open. */
const PROGRAMS = `
  insert into program (id, organization_id, seo_url, program_type_id, name_en, name_tr, apply_start, apply_finish)
  select ${idOf("01980000", "n")}, ${idOf("01970000", "n * 50")}, 'program-' || n, ${skewed("$2::uuid[]")}, 'Program ' || n, 'Programı ' || n,
    now() + (n % 90 - 70) * interval '1 day', now() + (n % 90 - 30) * interval '1 day'
  from generate_series(0, $1::int / 50 - 1) n`;

const CHOICES = `
  insert into program_choice (program_id, kind, type_id)
  select distinct ${idOf("01980000", "n")}, $2, ${skewed("$3::uuid[]")}
  from generate_series(0, $1::int / 50 - 1) n, generate_series(1, 2)`;

const SYLLABLES = ["ana", "bos", "ege", "fir", "gok", "hat", "ink", "kor", "mar", "tek"];
const BATCH_ROWS = 10_000;

interface Lists {
  city: string[];
  of(kind: string): string[];
}

/** One organization for ten startups, and their programs. */
export async function fillOrganizations(client: pg.ClientBase, startups: number, { city, of }: Lists): Promise<void> {
  const count = Math.floor(startups / 10);
  const rows = "select id, name, null other, seo_url from organization where is_visible";
  await fillWithSearch(client, "organization", { noun: "organizations", kind: "ecosystem", rows }, async () => {
    for (let from = 0; from < count; from += BATCH_ROWS) {
      await client.query("select setseed($1)", [((from / BATCH_ROWS) % 1000) / 1000]);
      await client.query(ORGANIZATIONS, [
        from,
        Math.min(count, from + BATCH_ROWS),
        SYLLABLES,
        of("organizerType"),
        city,
      ]);
    }
  });
  await client.query(PROGRAMS, [count, of("programType")]);
  for (const kind of ["stage", "sector", "targetMarket"]) await client.query(CHOICES, [count, kind, of(kind)]);
  await client.query("select list_rebuild('organizations')");
  await client.query("select list_rebuild('programs')");
}
