import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { job, workOn } from "../jobs/job.server.ts";
import { mailEndPath } from "../mail/end-path.server.ts";
import { queueMail } from "../mail/queue.server.ts";
import {
  IS_DUE,
  mailSearch,
  NAMED_ROWS,
  type NewRows,
  newRowsOf,
  RECEIVES,
  type Receiver,
  type SearchRow,
  type TakeNewRows,
} from "./search-mails.server.ts";
import type { ServedList } from "./served-list.server.ts";
import { weeklyMail } from "./weekly-mail.server.ts";
import type { WeeklyNews } from "./weekly-news.server.ts";

/** The same as that of searches with a weekly mail. */
export const WEEK_DAYS = 6 + 4 / 24;

export const lookForWeek = job("lists.lookForWeek", z.object({ accountId: z.uuid() }));

interface FoundSearch {
  search: SearchRow;
  rows: NewRows;
}

/** One mail for all that a member gets once a week: a search that is not due yet comes with what is. */
export const weeklyMailJob = (lists: readonly ServedList[], news: readonly WeeklyNews[]) =>
  workOn(lookForWeek, async ({ db, data: { accountId } }) => {
    const [receiver] = await db
      .select()
      .from(account)
      .where(and(eq(account.id, accountId), RECEIVES));
    if (!receiver) return;
    const isWeekly = and(eq(savedQuery.accountId, accountId), eq(savedQuery.notify, "weekly"));
    const searches = await db.select().from(savedQuery).where(isWeekly).orderBy(savedQuery.createdAt, savedQuery.id);
    const takes: { search: SearchRow; take: TakeNewRows }[] = [];
    for (const search of searches) takes.push({ search, take: await newRowsOf(lists, db, search, receiver) });
    await db.transaction(async (tx) => {
      // Two processes may have begun.
      await tx.execute(sql`select from account where id = ${accountId} for no key update`);
      const isDue = (await tx.$count(savedQuery, and(isWeekly, IS_DUE))) > 0 || (await isAnyDue(tx, news, accountId));
      if (!isDue) return;
      await tx.update(savedQuery).set({ lookedAt: sql`now()` }).where(isWeekly);
      const found: FoundSearch[] = [];
      for (const { search, take } of takes) {
        const rows = await take?.(tx, NAMED_ROWS);
        if (rows && rows.totalCount > 0) found.push({ search, rows });
      }
      const rest = await mailNews(tx, news, receiver, found);
      for (const { search, rows } of rest) await mailSearch(lists, tx, search, receiver, rows);
    });
  });

async function isAnyDue(tx: Db, news: readonly WeeklyNews[], accountId: string): Promise<boolean> {
  for (const { isDue } of news) if (await isDue(tx, accountId, WEEK_DAYS)) return true;
  return false;
}

/** Mails news with what searches have found; answers the searches that no mail has yet, because there are no news. */
async function mailNews(
  tx: Db,
  news: readonly WeeklyNews[],
  receiver: Receiver,
  found: readonly FoundSearch[],
): Promise<readonly FoundSearch[]> {
  const { id, email, name, locale } = receiver;
  let rest = found;
  for (const { regularMail, take, path } of news) {
    const watched = await take(tx, id, locale);
    if (watched.length === 0 || receiver.mutedNotifications.includes(regularMail)) continue;
    await queueMail(tx, {
      to: { email, name },
      locale,
      kind: weeklyMail,
      endPath: await mailEndPath(tx, receiver, regularMail),
      data: {
        watched,
        searches: rest.map(({ search, rows }) => ({
          name: search.name,
          rows: rows.names,
          totalCount: rows.totalCount,
        })),
        path: path(locale),
      },
    });
    rest = [];
  }
  return rest;
}
