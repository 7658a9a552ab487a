import { and, eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { account } from "#db/tables/accounts.server.ts";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { enqueue } from "../jobs/enqueue.server.ts";
import { type JobWork, job, scheduled, workOn } from "../jobs/job.server.ts";
import { IS_DUE, mailSearch, NAMED_ROWS, newRowsOf, RECEIVES } from "./search-mails.server.ts";
import type { ServedList } from "./served-list.server.ts";
import { lookForWeek, WEEK_DAYS, weeklyMailJob } from "./weekly-mail-job.server.ts";
import type { WeeklyNews } from "./weekly-news.server.ts";

const lookForNew = job("lists.lookForNew", z.object({ id: z.string() }));

/** The mails of saved searches, of all lists, and what else comes once a week. */
export function savedMailJobs(lists: readonly ServedList[], news: readonly WeeklyNews[]): JobWork[] {
  /** Every morning: looks for new rows of the saved searches whose owners want mails, and for the news of a week. */
  const lookForAll = scheduled("lists.lookForAll", { dailyAt: 8 }, async ({ db }) => {
    const due = await db
      .select({ id: savedQuery.id, notify: savedQuery.notify, accountId: savedQuery.accountId })
      .from(savedQuery)
      .where(and(ne(savedQuery.notify, "off"), IS_DUE));
    const weekly = new Set(due.flatMap(({ notify, accountId }) => (notify === "weekly" ? accountId : [])));
    for (const { dueAccounts } of news) for (const id of await dueAccounts(db, WEEK_DAYS)) weekly.add(id);
    await db.transaction(async (tx) => {
      for (const { id, notify } of due) if (notify === "daily") await enqueue(tx, lookForNew, { id }, { key: id });
      for (const accountId of weekly) await enqueue(tx, lookForWeek, { accountId }, { key: accountId });
    });
  });

  const look = workOn(lookForNew, async ({ db, data: { id } }) => {
    const due = and(eq(savedQuery.id, id), ne(savedQuery.notify, "off"), IS_DUE);
    const [query] = await db
      .select()
      .from(savedQuery)
      .innerJoin(account, eq(account.id, savedQuery.accountId))
      .where(and(due, RECEIVES));
    if (!query) return;
    const take = await newRowsOf(lists, db, query.saved_query, query.account);
    await db.transaction(async (tx) => {
      // Two processes may have begun.
      const [own] = await tx.update(savedQuery).set({ lookedAt: sql`now()` }).where(due).returning();
      const rows = own && (await take?.(tx, NAMED_ROWS));
      if (rows && rows.totalCount > 0) await mailSearch(lists, tx, own, query.account, rows);
    });
  });

  return [lookForAll, look, weeklyMailJob(lists, news)];
}
