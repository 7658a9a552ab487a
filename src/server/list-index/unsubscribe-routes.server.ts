import { and, eq, ne } from "drizzle-orm";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { listPath } from "#shared/list/list-path.ts";
import type { App } from "../app.server.ts";
import { unsubscribeRoutes } from "../mail/unsubscribe-routes.server.ts";
import { UNSUBSCRIBE_PATH } from "./saved-mail.server.ts";
import { UNSUBSCRIBE_TEXTS } from "./unsubscribe-texts.server.ts";

/** Ends the mails of one saved search by the link in them. */
export async function savedSearchUnsubscribing(app: App): Promise<void> {
  const lists = new Map(app.features.flatMap(({ lists = [] }) => lists.map(({ list }) => [list.kind, list])));
  await unsubscribeRoutes({
    path: UNSUBSCRIBE_PATH,
    texts: UNSUBSCRIBE_TEXTS,
    async find(db, key, locale) {
      const [search] = await db.select().from(savedQuery).where(eq(savedQuery.mailKey, key));
      if (!search) return undefined;
      const list = lists.get(search.kind);
      return {
        isOn: search.notify !== "off",
        name: search.name,
        way: list && listPath(list, locale, { filter: {}, queryId: search.id }),
      };
    },
    async end(tx, key) {
      const ended = await tx
        .update(savedQuery)
        .set({ notify: "off" })
        .where(and(eq(savedQuery.mailKey, key), ne(savedQuery.notify, "off")))
        .returning({ id: savedQuery.id });
      return ended.length > 0;
    },
  })(app);
}
