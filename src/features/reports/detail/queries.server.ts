import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { ReportDetail } from "../contract.ts";
import { standingOf } from "../download/queries.server.ts";
import { columnsIn, IS_OUT, PICTURES, reportRowOf, reportsWhere } from "../queries.server.ts";
import { accessOf } from "../rules.ts";

type RawDetail = Parameters<typeof reportRowOf>[1] & {
  gallery: string[] | null;
  description: string | null;
  updated_at: string;
};

/** A listed report by its address. Throws `notFound`, also for one that was withdrawn or is not released. */
export async function reportDetail(db: Db, seoUrl: string, viewer: Viewer, locale: Locale): Promise<ReportDetail> {
  const { rows } = await db.execute<RawDetail>(sql`
    select ${columnsIn(locale)}, to_json(pictures.gallery) gallery, pictures.description, r.updated_at
    from report r ${PICTURES} where r.seo_url = ${seoUrl} and ${IS_OUT}`);
  const raw = rows[0];
  if (!raw) throw new AppError("notFound");
  const row = reportRowOf(await catalogue(db), raw, locale);
  const { allowance, heldBy, ...standing } = await standingOf(db, row.id, viewer);
  return {
    ...row,
    gallery: raw.gallery ?? [],
    categoryDescription: raw.description,
    access: accessOf({ ...standing, terms: row.terms }),
    // What was bought is not counted.
    allowance: standing.signedIn && row.terms === "premium" && !standing.bought ? { ...allowance, heldBy } : null,
    others: await reportsWhere(db, sql`r.category_id = ${row.category.id} and r.id <> ${row.id}`, locale),
    updatedAt: new Date(raw.updated_at).toISOString(),
  };
}
