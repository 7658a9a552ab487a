import { and, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { AppError } from "#shared/errors.ts";
import { listPath } from "#shared/list/list-path.ts";
import { queueMail } from "../mail/queue.server.ts";
import { readAccount } from "../session.server.ts";
import { newRowsMail } from "./saved-mail.server.ts";
import type { ServedList } from "./served-list.server.ts";

/** Rows that a mail names; of the others it says the number. */
export const NAMED_ROWS = 10;
/** The work runs once a day; a search that was saved yesterday evening is due this morning. */
export const IS_DUE = sql`${savedQuery.lookedAt} < now() - case ${savedQuery.notify} when 'daily' then interval '4 hours' else interval '6 days 4 hours' end`;
/** An account that mails reach. */
export const RECEIVES = and(isNotNull(account.emailVerifiedAt), isNull(account.deleteAt));

export type SearchRow = typeof savedQuery.$inferSelect;
export type Receiver = typeof account.$inferSelect;
export interface NewRows {
  names: string[];
  totalCount: number;
}
export type TakeNewRows = ((tx: Db, limit: number) => Promise<NewRows>) | undefined;

/** What a search finds anew, to be taken in a transaction; undefined: its owner may not use the filter any more, as after a package has ended. */
export async function newRowsOf(
  lists: readonly ServedList[],
  db: Db,
  { id, kind }: SearchRow,
  { id: accountId, locale }: Receiver,
): Promise<TakeNewRows> {
  const owner = await readAccount(db, accountId);
  return lists
    .find(({ list }) => list.kind === kind)
    ?.newRowsFor(db, { id, owner, locale })
    .catch(refusal);
}

/** Mails one search's new rows. */
export async function mailSearch(
  lists: readonly ServedList[],
  tx: Db,
  search: SearchRow,
  { email, name, locale }: Receiver,
  { names, totalCount }: NewRows,
): Promise<void> {
  const served = lists.find(({ list }) => list.kind === search.kind)!;
  const path = listPath(served.list, locale, { filter: {}, queryId: search.id });
  const data = { name: search.name, rows: names, totalCount, path, key: search.mailKey };
  await queueMail(tx, { to: { email, name }, locale, kind: newRowsMail, data });
}

function refusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}
