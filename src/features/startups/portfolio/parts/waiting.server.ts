import { sql } from "drizzle-orm";
import { isReaders, type WaitingKind } from "#server/waiting.server.ts";
import { entryFormPath } from "#shared/paths/entries.ts";
import { SCOPE } from "#shared/scopes.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

/** Rounds that investors have added; those of hidden organizations wait until these are shown. */
export const portfolioWaiting: WaitingKind = {
  name: "portfolioRounds",
  act: "check",
  page: "dashboardStartups",
  texts: { en: en.waiting, tr: tr.waiting },
  rows: (reader) => ({
    from: sql`portfolio_round join startup on startup.id = startup_id join organization on organization.id = organization_id
      where state = 'waiting' and organization.is_visible and startup.deleted_at is null
        and ${isReaders(sql`startup_id`, reader, SCOPE.STARTUP_FINANCIAL_WRITE)}
      group by startup.id`,
    count: sql`count(*)`,
    name: sql`startup.name`,
    target: sql`jsonb_build_object('seoUrl', startup.seo_url)`,
    owner: sql`jsonb_build_object('id', startup.id, 'name', startup.name)`,
  }),
  pathOf: ({ seoUrl }, locale) => entryFormPath("startup", locale, seoUrl!, "investment"),
};
