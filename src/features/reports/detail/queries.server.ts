// Hand-written SQL: a report with the pictures and texts of its category.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { fixedId } from "#shared/type-id.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { ReportDetail } from "../contract.ts";
import { standingOf } from "../download/queries.server.ts";
import { boughtBy, columnsIn, IS_OUT, PICTURES, reportColumns, reportRowOf, reportsWhere } from "../queries.server.ts";
import { accessOf } from "../rules.ts";

const detailColumns = reportColumns.extend({
  gallery: z.array(z.string()).nullable(),
  description: z.string().nullable(),
  is_offered: z.boolean(),
  updated_at: z.string(),
});

/**
 * The text of the category of the report `r`, in the reader's language, else in any; the file may be in another one.
 */
const descriptionIn = (locale: Locale) => sql`(
  select l.description from report_category_locale l where l.category_id = r.category_id and l.description is not null
  order by l.language_id = ${fixedId(`language/${locale}`)} desc, l.id limit 1)`;

/**
 * A report by its address, listed or bought by the viewer. Throws `notFound`, for everybody else also where it was withdrawn or
 * is not released.
 */
export async function reportDetail(db: Db, seoUrl: string, viewer: Viewer, locale: Locale): Promise<ReportDetail> {
  const accountId = viewer.kind === "member" ? viewer.id : null;
  const rows = await rowsOf(
    db,
    detailColumns,
    sql`
    select ${columnsIn(locale)}, ${IS_OUT} is_offered, to_json(pictures.gallery) gallery, ${descriptionIn(locale)} description, r.updated_at
    from report r ${PICTURES} where r.seo_url = ${seoUrl} and (${IS_OUT} or ${boughtBy(accountId)})`,
  );
  const raw = rows[0];
  if (!raw) throw new AppError("notFound");
  const row = reportRowOf(await catalogue(db), raw, locale);
  const { allowance, heldBy, ...standing } = await standingOf(db, row.id, viewer);
  return {
    ...row,
    gallery: raw.gallery ?? [],
    categoryDescription: raw.description,
    isOffered: raw.is_offered,
    access: accessOf({ ...standing, terms: row.terms }),
    // A bought report is not counted.
    allowance: standing.signedIn && row.terms === "premium" && !standing.bought ? { ...allowance, heldBy } : null,
    others: await reportsWhere(db, sql`r.category_id = ${row.category.id} and r.id <> ${row.id}`, locale),
    updatedAt: new Date(raw.updated_at).toISOString(),
  };
}
