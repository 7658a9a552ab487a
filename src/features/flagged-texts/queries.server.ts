import { sql } from "drizzle-orm";
import { flaggedText } from "#db/tables/flagged-texts.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { flaggedTextCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const isLookedAt = sql`(flagged_text.looked_at is not null)`;

export const flaggedTextTable = adminTable(flaggedTextCalls, {
  texts: { en, tr },
  source: () => ({
    table: flaggedText,
    joins: sql`join account on account.id = flagged_text.account_id
      left join account looker on looker.id = flagged_text.looked_by`,
    fields: {
      person: sql`(account.name || ' ' || account.surname)`,
      seoUrl: sql`account.seo_url`,
      photo: sql`account.photo`,
      email: sql`account.email`,
      kind: sql`(flagged_text.entity || '_' || flagged_text.field)`,
      state: sql`case when ${isLookedAt} then 'lookedAt' else 'open' end`,
      lookedBy: sql`looker.name || ' ' || looker.surname`,
    },
    usualOrder: sql`${isLookedAt}, flagged_text.flagged_at desc`,
  }),
  // The index `flagged_text_list` begins with this expression.
  filters: { state: (state) => sql`${isLookedAt} = ${state === "lookedAt"}` },
  nameOf: ({ person }) => person,
});
