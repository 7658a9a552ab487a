import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { matching } from "#server/list-index/read-list.server.ts";
import { type ServedList, servedList } from "#server/list-index/served-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { openRights } from "#shared/list/rights.ts";
import { pathTo } from "#shared/paths.ts";
import { companyJobs, getJob, getJobById, jobCalls, newestJobs } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { jobSource } from "./parts/source.server.ts";
import { IS_LIVE, jobDetail, jobsOfStartup, pageOfJobs } from "./queries.server.ts";

const served = servedList(jobCalls, {
  source: jobSource,
  texts: { en, tr },
  referenceOf: catalogue,
  rightsOf: async (_db, viewer) => openRights(viewer),
  readRows: pageOfJobs,
  row: { page: "job", pathOf: (seoUrl, locale) => pathTo("job", locale, { seoUrl }) },
});
/** Search engines are told of jobs while one can apply to them. */
export const jobsServed: ServedList = {
  ...served,
  sitemap: served.sitemap && { ...served.sitemap, listed: IS_LIVE },
};

export function jobsApi(app: App): void {
  serve(app, newestJobs, async ({ db, query: { currentPage, pageSize }, locale }) => {
    const reference = await catalogue(db);
    const place = { sort: "newest", locale, offset: (currentPage - 1) * pageSize, limit: pageSize };
    const statement = pageStatement(jobSource, matching(jobSource, reference, {}), place);
    return { ...(await pageOfJobs(db, reference, statement, { locale })), currentPage, pageSize };
  });

  serve(app, getJobById, ({ db, query, viewer, locale }) => jobDetail(db, query, { viewer, locale }));

  serve(app, getJob, ({ db, params, query, viewer, locale }) =>
    jobDetail(db, params, { viewer, locale, edit: query.edit === "true" }),
  );

  serve(app, companyJobs, async ({ db, query, viewer, locale }) => {
    const rows = await jobsOfStartup(db, query.companyId, viewer, locale);
    return { rows: query.justSeoUrls === "true" ? [] : rows, seoUrls: rows.map(({ seoUrl }) => seoUrl) };
  });
}
