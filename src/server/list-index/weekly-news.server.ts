import type { Db } from "#db/open.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { RegularMail } from "#shared/regular-mails.ts";

/** News that come with the weekly mail of saved searches. */
export interface WeeklyNews {
  /** The mails that a member ends who wants none of it. */
  regularMail: RegularMail;
  /** Accounts whose last look is so many days ago. */
  dueAccounts: (db: Db, days: number) => Promise<string[]>;
  /** Whether that is so of one account, in a transaction that has locked it. */
  isDue: (tx: Db, accountId: string, days: number) => Promise<boolean>;
  /** Lines of what is new; from then on it is known. */
  take: (tx: Db, accountId: string, locale: Locale) => Promise<string[]>;
  /** The page that has all of it. */
  path: (locale: Locale) => string;
}
