import { sql } from "drizzle-orm";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { matching, readList } from "#server/list-index/read-list.server.ts";
import { readerOf } from "#server/list-index/serve-list.server.ts";
import { type ServedList, servedList } from "#server/list-index/served-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { openRights } from "#shared/list/rights.ts";
import { pathTo } from "#shared/paths.ts";
import type { Viewer } from "#shared/viewer.ts";
import { categoriesOf, countedValues } from "./categories/queries.server.ts";
import * as contract from "./contract.ts";
import { reportDetail } from "./detail/queries.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { reportSource } from "./parts/source.server.ts";
import { isOut, pageOfReports, reportsWhere } from "./queries.server.ts";

const list = {
  source: reportSource,
  referenceOf: catalogue,
  rightsOf: async (_db: unknown, viewer: Viewer) => openRights(viewer),
  readRows: pageOfReports,
};
const served = servedList(contract.reportCalls, {
  ...list,
  texts: { en, tr },
  row: { page: "report", pathOf: (seoUrl, locale) => pathTo("report", locale, { seoUrl }) },
});
/** Reports that are not released yet have no page: the sitemap leaves them out, as the list does. */
export const reportsServed: ServedList = {
  ...served,
  sitemap: served.sitemap && { ...served.sitemap, listed: isOut("s") },
};

export function reportsApi(app: App): void {
  serve(app, contract.listReports, async ({ db, query, viewer, locale }) => {
    const { sort, currentPage, pageSize, free, ...choices } = query;
    const reader = await readerOf(list, db, viewer);
    const requested = { ...choices, ...(free ? { free: free === "true" } : {}) };
    const { filter } = await readList(reader, { filter: requested, segments: [] });
    const expression = matching(reportSource, reader.reference, filter);
    const place = { sort, locale, offset: (currentPage - 1) * pageSize, limit: pageSize };
    const page = await pageOfReports(db, reader.reference, pageStatement(reportSource, expression, place), {
      locale,
      viewer,
    });
    return { ...page, currentPage, pageSize };
  });

  serve(app, contract.getReport, ({ db, query, viewer, locale }) => reportDetail(db, query.seoUrl, viewer, locale));

  serve(app, contract.reportCategories, ({ db, locale }) => categoriesOf(db, locale));

  serve(app, contract.getReportCategory, async ({ db, params, locale }) => {
    const { typeBySlug } = await catalogue(db);
    const id = typeBySlug("reportCategory", params.seoUrl)?.id;
    const found = (await categoriesOf(db, locale)).find((candidate) => candidate.id === id);
    if (!found) throw new AppError("notFound");
    return { ...found, reports: await reportsWhere(db, sql`r.category_id = ${found.id}`, locale) };
  });

  serve(app, contract.reportVersions, ({ db, locale }) => countedValues(db, "version", locale));
  serve(app, contract.reportTypes, ({ db, locale }) => countedValues(db, "type", locale));
  serve(app, contract.reportLanguages, ({ db, locale }) => countedValues(db, "language", locale));
}
