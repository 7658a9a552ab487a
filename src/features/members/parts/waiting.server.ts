import { sql } from "drizzle-orm";
import { isReaders, type WaitingKind } from "#server/waiting.server.ts";
import { pathTo } from "#shared/paths.ts";
import { SCOPE } from "#shared/scopes.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { openWishes } from "../queries.server.ts";

export const membersWaiting: readonly WaitingKind[] = [
  {
    name: "wishes",
    act: "answer",
    page: "dashboardManagement",
    texts: { en: en.waiting, tr: tr.waiting },
    rows: (reader) => ({
      from: sql`(select wish.startup_id, wish.created_at from ${openWishes} and ${isReaders(sql`wish.startup_id`, reader, SCOPE.STARTUP_IAM_WRITE)}) open_wish
        join startup on startup.id = startup_id where startup.deleted_at is null group by startup.id`,
      count: sql`count(*)`,
      name: sql`startup.name`,
      target: sql`jsonb_build_object('id', startup.id)`,
      owner: sql`jsonb_build_object('id', startup.id, 'name', startup.name)`,
      since: sql`min(open_wish.created_at)`,
    }),
    pathOf: ({ id }, locale) => pathTo("dashboardManagement", locale, {}, { entityId: id }),
  },
];
