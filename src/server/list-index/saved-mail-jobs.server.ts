import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { account } from "#db/tables/accounts.server.ts";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { AppError } from "#shared/errors.ts";
import { listPath } from "#shared/list/list-path.ts";
import { enqueue } from "../jobs/enqueue.server.ts";
import { type JobWork, job, scheduled, workOn } from "../jobs/job.server.ts";
import { queueMail } from "../mail/queue.server.ts";
import { readAccount } from "../session.server.ts";
import { newRowsMail } from "./saved-mail.server.ts";
import type { ServedList } from "./served-list.server.ts";

/** Rows that a mail names; of the others it says the number. */
const NAMED_ROWS = 10;
/** The work runs once a day; a search that was saved yesterday evening is due this morning. */
const IS_DUE = sql`${savedQuery.lookedAt} < now() - case ${savedQuery.notify} when 'daily' then interval '4 hours' else interval '6 days 4 hours' end`;

const lookForNew = job("lists.lookForNew", z.object({ id: z.string() }));

/** Every morning: looks for new rows of the saved searches whose owners want mails. */
const lookForAll = scheduled("lists.lookForAll", { dailyAt: 8 }, async ({ db }) => {
  const due = await db
    .select({ id: savedQuery.id })
    .from(savedQuery)
    .where(and(ne(savedQuery.notify, "off"), IS_DUE));
  await db.transaction(async (tx) => {
    for (const { id } of due) await enqueue(tx, lookForNew, { id }, { key: id });
  });
});

/** The mails of saved searches, of all lists. */
export function savedMailJobs(lists: readonly ServedList[]): JobWork[] {
  const look = workOn(lookForNew, async ({ db, data: { id } }) => {
    const due = and(eq(savedQuery.id, id), ne(savedQuery.notify, "off"), IS_DUE);
    const [query] = await db
      .select()
      .from(savedQuery)
      .innerJoin(account, eq(account.id, savedQuery.accountId))
      .where(and(due, isNotNull(account.emailVerifiedAt), isNull(account.deleteAt)));
    const served = lists.find(({ list }) => list.kind === query?.saved_query.kind);
    if (!query || !served) return;
    const { email, name, locale } = query.account;
    const owner = await readAccount(db, query.account.id);
    // The owner may not use the filter any more, as after a package has ended.
    const take = await served.newRowsFor(db, { id, owner, locale }).catch(refusal);
    await db.transaction(async (tx) => {
      // Two processes may have begun.
      const [own] = await tx.update(savedQuery).set({ lookedAt: sql`now()` }).where(due).returning();
      if (!own || !take) return;
      const { names, totalCount } = await take(tx, NAMED_ROWS);
      if (totalCount === 0) return;
      const path = listPath(served.list, locale, { filter: {}, queryId: id });
      const data = { name: own.name, rows: names, totalCount, path, key: own.mailKey };
      await queueMail(tx, { to: { email, name }, locale, kind: newRowsMail, data });
    });
  });
  return [lookForAll, look];
}

function refusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}
