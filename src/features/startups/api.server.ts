import type { Db } from "#db/open.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { readList } from "#server/list-index/read-list.server.ts";
import { readerOf } from "#server/list-index/serve-list.server.ts";
import { servedList } from "#server/list-index/served-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { listRights } from "#shared/list/rights.ts";
import { pathTo } from "#shared/paths.ts";
import type { Viewer } from "#shared/viewer.ts";
import * as contract from "./contract.ts";
import { startupList } from "./filters.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { STARTUP_EXPORT } from "./parts/export-columns.server.ts";
import { startupSource } from "./parts/source.server.ts";
import { pageOfRows } from "./queries/rows.server.ts";
import * as queries from "./queries.server.ts";
import { isLockedGroup } from "./rules.ts";

const list = {
  source: startupSource,
  referenceOf: catalogue,
  rightsOf: async (db: Db, viewer: Viewer) => listRights(startupList, viewer, await premiumSettingsOf(db)),
  readRows: pageOfRows,
};

export const startupsServed = servedList(contract.startupCalls, {
  ...list,
  texts: { en, tr },
  exporting: { calls: contract.startupExports, columns: STARTUP_EXPORT },
  row: { page: "startup", pathOf: (seoUrl, locale) => pathTo("startup", locale, { seoUrl }) },
});

export function startupsApi(app: App): void {
  serve(app, contract.aggregateStartups, async ({ db, body, viewer, locale }) => {
    const { of, groupBy } = body;
    if (of === "startups" && (groupBy === "tour" || groupBy === "announcedYear"))
      throw new AppError("invalidInput", [{ field: "groupBy", reason: "groupOfRounds" }]);
    const reader = await readerOf(list, db, viewer);
    const { filter, beside } = await readList(reader, body);
    if (isLockedGroup(groupBy, reader.rights))
      throw new AppError("premiumRequired", [{ field: "groupBy", reason: "premiumOnly" }]);
    return queries.aggregatesOfStartups(db, reader.reference, { filter, beside, of, groupBy, locale });
  });

  serve(app, contract.startupsByIds, async ({ db, body, viewer, locale }) => {
    const { reference, rights } = await readerOf(list, db, viewer);
    if (rights.mustSignIn) throw new AppError("unauthorized");
    if (rights.rows !== undefined && body.ids.length > rights.rows)
      throw new AppError("subscribeToContinue", [
        { field: "ids", reason: "atMostWithoutPackage", detail: String(rights.rows) },
      ]);
    return queries.startupsById(db, reference, body.ids, { view: body.view, locale });
  });

  serve(app, contract.countByFullness, async ({ db, viewer }) => {
    if ((await list.rightsOf(db, viewer)).mustSignIn) throw new AppError("unauthorized");
    return queries.fullnessCounts(db);
  });
}
