import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { servedList } from "#server/list-index/served-list.server.ts";
import { serve } from "#server/serve.server.ts";
import { pathTo } from "#shared/paths.ts";
import { talentCalls, talentExports, talentsByIds } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { TALENT_EXPORT } from "./parts/export-columns.server.ts";
import { talentAccess } from "./queries/access.server.ts";
import { pageOfTalents, talentSource, talentsById } from "./queries.server.ts";

export const talentsServed = servedList(talentCalls, {
  source: talentSource,
  referenceOf: catalogue,
  ...talentAccess,
  readRows: pageOfTalents,
  texts: { en, tr },
  exporting: { calls: talentExports, columns: TALENT_EXPORT },
  row: {
    page: "talent",
    // A person who hides from anybody hides from visitors, too.
    table: `(select ordinal, seo_url, updated_at, is_listed and not exists (
      select from profile_hiding where account_id = talent.id) is_listed from talent join account using (id))`,
    pathOf: (seoUrl, locale) => pathTo("talent", locale, { seoUrl }),
  },
});

export function talentsApi(app: App): void {
  serve(app, talentsByIds, async ({ db, body, viewer, locale }) =>
    talentsById(db, await catalogue(db), body.ids, { viewer, locale }),
  );
}
