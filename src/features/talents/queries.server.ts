// Hand-written SQL: lists of a person as arrays, for the rows of a page that the index of bits has found.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { namedChoice } from "#server/list-index/choices.server.ts";
import { any, type Expression, not, rows, terms } from "#server/list-index/expression.server.ts";
import type { ListSource, ReadRows } from "#server/list-index/source.server.ts";
import { findsPerson, viewerIdOf } from "#server/visible-people.server.ts";
import type { Named } from "#shared/list/contract.ts";
import type { Locale } from "#shared/locale.ts";
import { VISITOR, type Viewer } from "#shared/viewer.ts";
import type { TalentRow } from "./contract.ts";
import { talentList } from "./filters.ts";
import { ROW_SKILLS } from "./limits.ts";
import { JOB_SEARCH_AUDIENCES } from "./profile/limits.ts";
import { showsJobSearch } from "./profile/rules.ts";

/** The source of the list of talents; its terms: `talents_terms_of` in src/db/functions. */
export const talentSource: ListSource = {
  list: talentList,
  table: "talent",
  listed: "s.is_listed",
  orders: {
    fullest: "s.fullness desc, s.id desc",
    name: { en: `s.name_fold collate "C", s.id`, tr: `s.name_order_tr collate "C", s.id` },
    newest: "s.created_at desc, s.id desc",
    // Of the search for people; the same indexes, read from their end.
    nameDescending: {
      en: `s.name_fold collate "C" desc, s.id desc`,
      tr: `s.name_order_tr collate "C" desc, s.id desc`,
    },
    oldest: "s.created_at, s.id",
  } satisfies Record<(typeof talentList.sorts)[number], ListSource["orders"][string]> & ListSource["orders"],
  named: (word) => sql`select s.ordinal from search_word w join talent s on s.id = w.entity_id
    where w.kind = 'people' and w.word like ${word.length > 1 ? `${word}%` : word}`,
};

const marksRow = z.object({ marks: z.array(z.string()), own: z.number().nullable() });

/**
 * The people a viewer may see, for the index: all but those with one of the viewer's marks, and the viewer. Undefined where nobody
 * hides from the viewer. Marks that nobody has are left out, so that most viewers share what is counted.
 */
export async function visibleTalents(db: Db, viewer: Viewer): Promise<Expression | undefined> {
  const id = viewerIdOf(viewer);
  const [found] = await rowsOf(
    db,
    marksRow,
    sql`
    select array(
      select distinct b.term from hiding_marks_of(${id}::uuid) mark cross join lateral (
        select term from list_bits where kind = 'talents' and term = 'hides:' || mark and bit_count(bits) > 0 offset 0
      ) b order by 1) marks, (select ordinal from talent where id = ${id}::uuid) own`,
  );
  const { marks, own } = found!;
  if (marks.length === 0) return undefined;
  const others = not(terms(...marks));
  return own === null ? others : any(others, rows(own));
}

const talentColumns = z.object({
  id: z.string(),
  seo_url: z.string(),
  name: z.string(),
  surname: z.string(),
  title: z.string().nullable(),
  photo: z.string().nullable(),
  user_type_id: z.string().nullable(),
  country_id: z.string().nullable(),
  city_id: z.string().nullable(),
  job_search_status_id: z.string().nullable(),
  job_search_audience: z.enum(JOB_SEARCH_AUDIENCES).nullable(),
  job_roles: z.array(z.string()),
  working_plans: z.array(z.string()),
  skills: z.array(z.string()),
});
type RawRow = z.output<typeof talentColumns>;

const idsOf = (column: string, table: string, rest = "") =>
  sql.raw(`array(select ${column} from ${table} where account_id = a.id ${rest})`);

const COLUMNS = sql`a.id, a.seo_url, a.name, a.surname, a.title, coalesce(p.pp_256, a.photo) photo, a.user_type_id,
  p.country_id, p.city_id, p.job_search_status_id, p.job_search_audience,
  ${idsOf("job_role_id", "profile_job_role", "order by id")} job_roles,
  ${idsOf("working_plan_id", "profile_working_plan", "order by id")} working_plans,
  ${idsOf("skill_id", "profile_skill", `order by is_soft, id limit ${ROW_SKILLS}`)} skills`;

/** A page without rows has one that says their number alone. */
const pageRow = z.union([
  talentColumns.extend({ totalCount: z.number() }),
  z.object({ id: z.null(), totalCount: z.number() }),
]);

/** The page of people that a statement of the list finds. */
export const pageOfTalents: ReadRows<TalentRow, Catalogue> = async (
  db,
  catalogue,
  page,
  { locale, viewer = VISITOR },
) => {
  const rows = await rowsOf(
    db,
    pageRow,
    sql`
    select page."totalCount", ${COLUMNS}
    from (${page}) page left join account a on a.id = page.id left join profile p on p.account_id = a.id order by page.place`,
  );
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    rows: rows.flatMap((row) => (row.id === null ? [] : talentRowOf(catalogue, row, { locale, viewer }))),
  };
};

/** People by id, in the order of the ids; those the viewer does not find are left out. */
export async function talentsById(
  db: Db,
  catalogue: Catalogue,
  ids: readonly string[],
  shown: Shown,
): Promise<TalentRow[]> {
  if (ids.length === 0) return [];
  const wanted: SQL = sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality wanted (id, place)`;
  const rows = await rowsOf(
    db,
    talentColumns,
    sql`
    select ${COLUMNS} from ${wanted} join account a on a.id = wanted.id left join profile p on p.account_id = a.id
    where ${findsPerson(shown.viewer, sql`a.id`)} order by wanted.place`,
  );
  return rows.map((row) => talentRowOf(catalogue, row, shown));
}

interface Shown {
  locale: Locale;
  viewer: Viewer;
}

function talentRowOf(catalogue: Catalogue, row: RawRow, { locale, viewer }: Shown): TalentRow {
  const named = (field: keyof typeof talentList.filters, id: string | null): Named | null =>
    id === null ? null : namedChoice(catalogue, talentList, field, id, locale);
  const all = (field: keyof typeof talentList.filters, ids: string[]) => ids.map((id) => named(field, id)!);
  const isShown = row.job_search_audience !== null && showsJobSearch(row.job_search_audience, viewer);
  return {
    id: row.id,
    seoUrl: row.seo_url,
    name: row.name,
    surname: row.surname,
    title: row.title,
    photo: row.photo,
    userType: named("userType", row.user_type_id),
    location: { country: named("country", row.country_id), city: named("city", row.city_id) },
    jobSearchStatus: isShown ? named("jobSearchStatus", row.job_search_status_id) : null,
    jobRoles: all("jobRoles", row.job_roles),
    workingPlans: all("workingPlans", row.working_plans),
    skills: row.skills.map((id) => named(catalogue.types.get(id)?.kind === "softSkill" ? "softSkills" : "skills", id)!),
  };
}
