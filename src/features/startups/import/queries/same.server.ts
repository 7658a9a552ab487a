import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import type { Problem } from "#shared/import/row-reader.ts";
import type { StartupFile } from "../contract.ts";

/** A row that nothing was imported as yet. */
export interface Newcomer {
  number: number;
  name: string;
  website: string | null;
  countryId: string | null;
  city: string | null;
}

/** What a row is known by, and the entries that are known by the same. */
export interface Identity {
  /** Name without legal form, and address without what its spellings differ in; empty: none. */
  firm: string;
  site: string;
  candidates: Candidate[];
}

/** An existing entry that may be the same: hidden and deleted ones, and those of the same source, too. */
export interface Candidate {
  id: string;
  seoUrl: string;
  hasSameSite: boolean;
  hasSameName: boolean;
  /** The same country, and no other city. */
  hasSamePlace: boolean;
  /** Both have a site and a country, and neither is the same. */
  isElsewhere: boolean;
  state: "shown" | "hidden" | "deleted";
  /** Its key in this source; null: it is from elsewhere. */
  ownKey: string | null;
}

/** An address without what its spellings differ in. The index `startup_site` holds the same. */
const site = (address: string) =>
  `lower(rtrim(split_part(split_part(regexp_replace(${address}, '^https?://(www\\.)?', '', 'i'), '?', 1), '#', 1), '/'))`;

/** Folded names without marks and, at their end, words of legal forms. The index `startup_firm` holds the same. */
const firm = (fold: string) =>
  `btrim(regexp_replace(regexp_replace(${fold}, '[][ .,:&''’"“”()/|_!–—-]+', ' ', 'g'), '( (a s|as|anonim|ltd|limited|sti|sirketi|san|sanayi|ve|tic|ticaret|inc|incorporated|corp|corporation|co|company|llc|llp|lp|plc|gmbh|mbh|ag|kg|kgaa|ug|s a|sa|s a s|sas|sarl|s r l|srl|s p a|spa|b v|bv|n v|nv|oy|oyj|ab|aps|pte|pty|kft|sro|doo|ou))+ ?$', ''))`;

/** Entries that a row is compared with at most: more of one name are no question that anybody answers. */
const MOST_CANDIDATES = 10;

/** By number of the row, what it is known by, and what may be the same. */
export async function identitiesOf(
  tx: Db,
  kind: "startup" | "organization",
  source: string,
  newcomers: readonly Newcomer[],
): Promise<Map<number, Identity>> {
  const input = JSON.stringify(newcomers.map(({ countryId, ...rest }) => ({ ...rest, country_id: countryId })));
  // Rows are joined twice, by site and by name, so that a small table is read once and a large one by its indexes:
  //   with input (select number, <firm>, <site> …), found (select … on <site> = … union select … on <firm> = …) select t.id … from input …
  const { rows } = await tx.execute<
    { number: number; firm: string; site: string } & Record<Exclude<keyof Candidate, "id">, never> & {
        id: string | null;
      }
  >(sql`
    with input as materialized (
      select number, country_id, fold(city) city, ${sql.raw(firm("fold(name)"))} firm, coalesce(${sql.raw(site("website"))}, '') site
      from json_to_recordset(${input}::json) as input (number integer, name text, website text, country_id uuid, city text)
    ), alike as (
      select number, t.id from input join ${sql.raw(kind)} t on ${sql.raw(site("t.website"))} = input.site and t.website is not null
      union
      select number, t.id from input join ${sql.raw(kind)} t on ${sql.raw(firm("t.name_fold"))} = input.firm where input.firm <> ''
    ), found as (
      select number, id from (select number, id, row_number() over (partition by number order by id) place from alike) placed
      where place <= ${MOST_CANDIDATES}
    )
    select number, input.firm, input.site, t.id, t.seo_url "seoUrl",
      coalesce(${sql.raw(`${site("t.website")} = input.site and input.site <> ''`)}, false) "hasSameSite",
      coalesce(${sql.raw(firm("t.name_fold"))} = input.firm, false) "hasSameName",
      t.country_id = input.country_id and (city.id is null or input.city is null
        or input.city in (fold(city.name_en), fold(city.name_tr))) is true "hasSamePlace",
      coalesce(${sql.raw(site("t.website"))} <> nullif(input.site, ''), false) and coalesce(t.country_id <> input.country_id, false) "isElsewhere",
      case when t.deleted_at is not null then 'deleted' when t.is_visible then 'shown' else 'hidden' end state,
      (select min(source_key) from import_row where kind = ${kind} and entity_id = t.id
        and source_key >= ${`${source}:`} and source_key < ${`${source};`}) "ownKey"
    from input left join found using (number)
    left join ${sql.raw(kind)} t on t.id = found.id
    left join city on city.id = t.city_id
    order by number, t.seo_url`);
  const identities = new Map<number, Identity>();
  for (const { number, firm: name, site: address, id, ...row } of rows) {
    const identity = identities.get(number) ?? { firm: name, site: address, candidates: [] };
    if (id !== null) identity.candidates.push({ id, ...row });
    identities.set(number, identity);
  }
  return identities;
}

/** Cells of the deciding column that say: none of these. */
export const isNew = (decision: string) => /^(new|yeni)$/i.test(decision);

type Join = StartupFile["same"]["join"];
const FITS: Record<Join, (candidate: Candidate) => boolean> = {
  ask: () => false,
  never: () => false,
  sameList: () => false,
  website: ({ hasSameSite }) => hasSameSite,
  nameAndPlace: ({ hasSameName, hasSamePlace }) => hasSameName && hasSamePlace,
  websiteAndName: ({ hasSameSite, hasSameName }) => hasSameSite && hasSameName,
};

/**
 * Decides which entry a row is joined to, and reports everything that may be the same. A name alone joins nothing, and
 * neither does an option that fits several.
 */
export function decide(candidates: readonly Candidate[], join: Join) {
  const fitting = candidates.filter((one) => one.state === "shown" && FITS[join](one));
  const joined = fitting.length === 1 ? fitting[0] : undefined;
  const listed = joined ? [joined] : candidates;
  const remarks = listed.map((item): Problem => {
    return joined ? joining(item) : { column: "", value: item.seoUrl, reason: likeness(item) };
  });
  return { id: joined?.id, remarks };
}

/** What is said of a row that is joined to an entry. */
export const joining = (item: Candidate): Problem => ({
  column: "",
  value: item.seoUrl,
  reason: because("joined", { agreement: agreement(item) }),
});

const LIKE = { shown: "maybeSame", hidden: "maybeSameHidden", deleted: "maybeSameDeleted" } as const;

/** What a row and an entry have in common, and whether the entry is hidden or deleted. */
export const likeness = (item: Candidate): Reason => because(LIKE[item.state], { agreement: agreement(item) });

function agreement({ hasSameSite, hasSameName, hasSamePlace }: Candidate): Reason {
  const words = [
    ...(hasSameSite ? [because("website")] : []),
    ...(hasSameName ? [because("name")] : []),
    ...(hasSamePlace ? [because("place")] : []),
  ];
  return words.reduce((first, second) => because("and", { first, second }));
}
