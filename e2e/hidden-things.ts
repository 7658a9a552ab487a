import { sql } from "drizzle-orm";
import { HOUSE_TODAY } from "#db/house-zone.server.ts";
import type { Database } from "#db/open.server.ts";

/** Stands in the name of everything that is hidden, and nowhere else. */
export const HIDDEN_WORD = "Zumrutgizli";

interface HiddenThing {
  noun: string;
  state: string;
  table: string;
  /** Columns of its name. */
  names: string[];
  /** Its list, whose index is brought in line as every command does; people and posts need none. */
  list?: string;
  /** How it is hidden. */
  hide: string;
  /** Addresses that lead to it, with `{}` for the end of its address or its id. */
  pages: string[];
  calls: string[];
  files?: string[];
  /** Column of the address; else `seo_url`. */
  slug?: string;
}

const STARTUP = {
  noun: "startup",
  table: "startup",
  names: ["name"],
  list: "startups",
  pages: ["/startup/{}", "/tr/girisim/{}", "/registerForStartup/{}"],
  calls: ["/apiStartup/Startups/{}", "/apiStartup/Startups/{}/Public", "/apiStartup/Startups/{}/Pdf"],
  files: ["/share/startup/{}.en.png"],
};
const REPORT = {
  noun: "report",
  table: "report",
  names: ["title_en", "title_tr"],
  list: "reports",
  pages: ["/report/{}", "/tr/rapor/{}"],
  calls: ["/apiCommon/Report/Get?seoUrl={}"],
};
const POST = {
  noun: "post",
  table: "blog_post",
  names: ["title_en", "title_tr"],
  slug: "slug_en",
  pages: ["/blog/{}", "/tr/blog/{}"],
  calls: ["/apiCommon/Blog/Get/{}"],
};
const PERSON = {
  noun: "person",
  table: "account",
  names: ["name", "surname"],
  pages: ["/talent/{}", "/tr/yetenek/{}"],
  calls: ["/apiUser/User/Get/{}", "/apiUser/User/Startups/{}", "/apiUser/User/Reputation/{}"],
  files: ["/share/talent/{}.en.png"],
};
const VISIBLE_FLAG = { state: "hidden", hide: "is_visible = false" };

export const HIDDEN_THINGS: HiddenThing[] = [
  { ...STARTUP, ...VISIBLE_FLAG },
  { ...STARTUP, state: "deleted", hide: "deleted_at = now()" },
  { ...PERSON, state: "leaving", hide: "delete_at = now() + interval '3 days'" },
  { ...PERSON, state: "locked", hide: "locked_at = now()" },
  { ...PERSON, state: "unconfirmed", hide: "email_verified_at = null" },
  { ...PERSON, noun: "lonePerson", state: "unlisted", hide: "wants_listing = false" },
  {
    noun: "organization",
    table: "organization",
    names: ["name"],
    list: "organizations",
    ...VISIBLE_FLAG,
    pages: ["/tech-center/{}", "/tr/teknoloji-merkezi/{}", "/organizers/{}", "/tr/organizatorler/{}"],
    calls: ["/apiIncubation/Organizer/Get?seoUrl={}"],
  },
  {
    noun: "provider",
    table: "service_provider",
    names: ["name"],
    list: "providers",
    ...VISIBLE_FLAG,
    pages: ["/providers/{}", "/tr/hizmet-saglayicilar/{}"],
    calls: ["/apiCommon/ServiceProviders/Get/{}"],
    files: ["/share/provider/{}.en.png"],
  },
  {
    noun: "job",
    table: "job",
    names: ["title_en", "title_tr"],
    list: "jobs",
    ...VISIBLE_FLAG,
    pages: ["/job/{}", "/tr/is-ilani/{}"],
    calls: ["/apiJob/Job/Get/{}"],
    files: ["/share/job/{}.tr.png"],
  },
  {
    noun: "patent",
    table: "patent",
    names: ["name_en", "name_tr"],
    list: "patents",
    slug: "id",
    ...VISIBLE_FLAG,
    pages: ["/patent/patent-detail/{}", "/tr/patent/patent-detay/{}"],
    calls: ["/apiCommon/Patent/Get/{}"],
    files: ["/share/patent/{}.en.png"],
  },
  {
    noun: "program",
    table: "program",
    names: ["name_en", "name_tr"],
    list: "programs",
    ...VISIBLE_FLAG,
    pages: ["/program/{}", "/tr/program/{}", "/program/{}/ics", "/tr/program/{}/ics"],
    calls: ["/apiIncubation/Program/Get?programSeoUrl={}"],
  },
  { ...REPORT, state: "withdrawn", hide: "withdrawn_at = now()" },
  { ...REPORT, state: "switched off", hide: "is_active = false" },
  { ...REPORT, state: "still to come", hide: `release_date = ${HOUSE_TODAY} + 9` },
  { ...POST, ...VISIBLE_FLAG },
  { ...POST, state: "still to come", hide: "published_at = now() + interval '2 days'" },
];

/** Queries of addresses of pages that a hidden thing stood on, by noun; `$`: its id. */
const PAGES_AROUND: Record<string, string> = {
  startup: `
    select '/job/' || seo_url address from job where startup_id = $
    union select '/talent/' || seo_url from account join startup_member on account_id = account.id where startup_id = $`,
  person: `
    select '/startup/' || seo_url address from startup join startup_member on startup_id = startup.id where account_id = $`,
  job: "select '/startup/' || seo_url address from startup where id = (select startup_id from job where id = $)",
  program: `
    select '/tech-center/' || seo_url address from organization where id = (select organization_id from program where id = $)`,
};

export interface HiddenAddresses {
  /** The end of the address of each, by its place in `HIDDEN_THINGS`. */
  ends: string[];
  /** Pages that they stood on; some are gone with them. */
  pagesAround: string[];
}

/** The rows of the demo that are taken: those that much else names. */
const PICKED_ROWS: Record<string, string> = {
  startup: `is_visible and deleted_at is null
    order by (select count(*) from job where startup_id = t.id) + (select count(*) from funding where startup_id = t.id) desc, id`,
  person: `exists (select from talent where id = t.id and is_listed) and not exists (select from entity_access where account_id = t.id)
    and not exists (select from profile_hiding where account_id = t.id)
    order by exists (select from startup_member where account_id = t.id) desc, id`,
  // Nothing leads to who is not listed.
  lonePerson: `exists (select from talent where id = t.id and is_listed) and not exists (select from entity_access where account_id = t.id)
    and not exists (select from startup_member where account_id = t.id) and not exists (select from organization_member where account_id = t.id)
    and not exists (select from service_provider_member where account_id = t.id) and not exists (select from funding_investor where account_id = t.id)
    order by id`,
  organization: "is_visible order by (select count(*) from program where organization_id = t.id) desc, id",
  provider: "is_visible order by id",
  job: `is_listed and expiration_date > ${HOUSE_TODAY} and publication_date <= ${HOUSE_TODAY} order by id`,
  patent: "is_listed order by id",
  program: "is_listed and apply_finish > now() order by id",
  report: `is_listed and release_date <= ${HOUSE_TODAY} order by id`,
  post: "is_visible and published_at <= now() order by published_at desc",
};

/** Names one thing of the demo for each case, hides it as its case says, and answers where they stood. */
export async function hideThings({ db }: Database): Promise<HiddenAddresses> {
  const hidden: HiddenAddresses = { ends: [], pagesAround: [] };
  for (const thing of HIDDEN_THINGS) {
    const { table, names, slug = "seo_url", hide, list } = thing;
    const { rows } = await db.execute<{ id: string; slug: string }>(
      sql.raw(
        `select t.id, t.${slug}::text slug from ${table} t where ${thing.names[0]} not like '${HIDDEN_WORD}%' and ${PICKED_ROWS[thing.noun]} limit 1`,
      ),
    );
    const [row] = rows;
    if (!row) throw new Error(`The demo has no ${thing.noun} to hide.`);
    const renamed = names.map((name) => `${name} = '${HIDDEN_WORD} ' || left(coalesce(${name}, ''), 20)`).join(", ");
    const refresh = list && sql`select list_refresh(${list}, array[${row.id}::uuid])`;
    await db.execute(sql.raw(`update ${table} set ${renamed} where id = '${row.id}'`));
    if (refresh) await db.execute(refresh);
    await db.execute(sql.raw(`update ${table} set ${hide} where id = '${row.id}'`));
    if (refresh) await db.execute(refresh);
    hidden.ends.push(row.slug);
    const around = PAGES_AROUND[thing.noun]?.replaceAll("$", `'${row.id}'`);
    if (!around) continue;
    const pages = await db.execute<{ address: string }>(sql.raw(around));
    hidden.pagesAround.push(...pages.rows.map(({ address }) => address));
  }
  return hidden;
}
