import type { Db } from "#db/open.server.ts";
import type { ScoredEntry, ScoredKind } from "#shared/edit/score.ts";
import type { Locale } from "#shared/locale.ts";
import type { MenuLink } from "#shared/menu.ts";
import type { Member } from "#shared/viewer.ts";
import type { App } from "./app.server.ts";
import type { Audited } from "./audited.server.ts";
import type { Feed } from "./discovery/feed.server.ts";
import type { Pictures } from "./discovery/pictures.server.ts";
import type { SitemapPages } from "./discovery/sitemap.server.ts";
import type { FactNoun } from "./edit/facts.server.ts";
import type { JobWork } from "./jobs/job.server.ts";
import type { ServedList } from "./list-index/served-list.server.ts";
import type { WeeklyNews } from "./list-index/weekly-news.server.ts";
import type { BulkChanges } from "./table/bulk.server.ts";
import type { TableExport } from "./table/export.server.ts";
import type { WaitingKind } from "./waiting.server.ts";

/** What a feature adds to the portal besides pages: its `feature.server.ts` says it, `src/feature-list.server.ts` lists them. */
export interface Feature {
  /** Links of the menu beside a member's own pages. */
  memberMenu?: readonly MenuLink<"member">[];
  /** Links of the menu of the admin area. */
  adminMenu?: readonly MenuLink<"admin">[];
  /** What waits for somebody. */
  waiting?: readonly WaitingKind[];
  /** What a member manages, with how complete each is. */
  scores?: readonly Scores[];
  /** Functions that register the calls of the feature. */
  api?: readonly ((app: App) => void)[];
  /** Lists, with their calls; the sitemap of the rows and the picture of the list follow. */
  lists?: readonly ServedList[];
  /** What comes with the weekly mail of saved searches. */
  weeklyNews?: readonly WeeklyNews[];
  /** Pages for sitemaps, besides those of the lists' rows. */
  sitemaps?: readonly SitemapPages[];
  /** Pictures shown where a page of the feature is linked. */
  pictures?: readonly Pictures[];
  /** New entries for feed readers; `FEEDS` in `shared/discovery.ts` names each. */
  feeds?: readonly Feed[];
  /** Nouns whose owners are asked whether facts are still true. */
  facts?: readonly FactNoun[];
  /** Background work. */
  jobs?: readonly JobWork[];
  /** Admin tables that are offered as spreadsheets. */
  tables?: readonly TableExport[];
  /** Changes of many rows of these tables. */
  bulk?: readonly BulkChanges[];
  /** The fields that it writes into the audit, in words. */
  audited?: readonly Audited[];
}

/** How complete things of one kind are: those that a member manages, in the member's order. */
export interface Scores {
  kind: ScoredKind;
  read: (db: Db, member: Member, locale: Locale) => Promise<ScoredEntry[]>;
}
