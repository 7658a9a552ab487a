import type { Db } from "#db/open.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { RegularMail } from "#shared/regular-mails.ts";

/** What is new of one entry, "new job: Beekeeper; update: Second line runs". */
export interface NewsLine {
  name: string;
  text: string;
}

/** News that come with the weekly mail of saved searches. */
export interface WeeklyNews {
  /** The mails that a member ends who wants none of it. */
  regularMail: RegularMail;
  /** Accounts whose last look is so many days ago. */
  dueAccounts: (db: Db, days: number) => Promise<string[]>;
  /** Whether that is so of one account, in a transaction that has locked it. */
  isDue: (tx: Db, accountId: string, days: number) => Promise<boolean>;
  /** What is new, an entry each; from then on it is known. */
  take: (tx: Db, accountId: string, locale: Locale) => Promise<NewsLine[]>;
  /** The page that has all of it. */
  path: (locale: Locale) => string;
}
