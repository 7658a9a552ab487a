import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serveList } from "#server/list-index/serve-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { talentCalls, talentsByIds } from "./contract.ts";
import { pageOfTalents, talentSource, talentsById, visibleTalents } from "./queries.server.ts";
import { talentRights } from "./rules.ts";

export function talentsApi(app: App): void {
  serveList(app, talentCalls, {
    source: talentSource,
    referenceOf: catalogue,
    rightsOf: async (db, viewer) => talentRights(viewer, await premiumSettingsOf(db)),
    withinOf: visibleTalents,
    readRows: pageOfTalents,
  });

  serve(app, talentsByIds, async ({ db, body, viewer, locale }) =>
    talentsById(db, await catalogue(db), body.ids, { viewer, locale }),
  );
}
