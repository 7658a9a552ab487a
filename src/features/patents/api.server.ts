import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { matching } from "#server/list-index/read-list.server.ts";
import { servedList } from "#server/list-index/served-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { openRights } from "#shared/list/rights.ts";
import { pathTo } from "#shared/paths.ts";
import { getPatent, organizerPatents, patentCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { patentSource } from "./parts/source.server.ts";
import { pageOfPatents, patentDetail } from "./queries.server.ts";

export const patentsServed = servedList(patentCalls, {
  source: patentSource,
  texts: { en, tr },
  referenceOf: catalogue,
  rightsOf: async (_db, viewer) => openRights(viewer),
  readRows: pageOfPatents,
  row: {
    page: "patent",
    slug: { en: "s.id::text", tr: "s.id::text" },
    pathOf: (id, locale) => pathTo("patent", locale, { id }),
  },
});

export function patentsApi(app: App): void {
  serve(app, getPatent, ({ db, params, viewer, locale }) => patentDetail(db, params.id, viewer, locale));

  serve(app, organizerPatents, async ({ db, body: { organizerId, pageIndex, pageSize }, locale }) => {
    const reference = await catalogue(db);
    const place = { sort: "newest", locale, offset: (pageIndex - 1) * pageSize, limit: pageSize };
    const expression = matching(patentSource, reference, { organization: [organizerId] });
    const page = await pageOfPatents(db, reference, pageStatement(patentSource, expression, place), { locale });
    return { ...page, currentPage: pageIndex, pageSize };
  });
}
