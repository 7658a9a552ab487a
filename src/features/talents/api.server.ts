import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serveList } from "#server/list-index/serve-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { talentCalls, talentsByIds } from "./contract.ts";
import { talentAccess } from "./queries/access.server.ts";
import { pageOfTalents, talentSource, talentsById } from "./queries.server.ts";

export function talentsApi(app: App): void {
  serveList(app, talentCalls, {
    source: talentSource,
    referenceOf: catalogue,
    ...talentAccess,
    readRows: pageOfTalents,
  });

  serve(app, talentsByIds, async ({ db, body, viewer, locale }) =>
    talentsById(db, await catalogue(db), body.ids, { viewer, locale }),
  );
}
