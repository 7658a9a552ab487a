import { sql } from "drizzle-orm";
import { audit } from "#db/tables/operations.server.ts";
import { startOfDay } from "#server/table/conditions.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { cellText } from "#shared/table/column.ts";
import { auditCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { addressIn } from "./parts/addresses.server.ts";
import { mentions, namesIn } from "./parts/names.server.ts";

export const auditTable = adminTable(auditCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: audit,
    joins: sql`left join account on account.id = audit.account_id`,
    fields: {
      person: sql`case when account.id is not null then
        json_build_object('id', account.id, 'name', account.name || ' ' || account.surname) end`,
      detail: sql`case when audit.detail = '{}' then '' else audit.detail::text end`,
      names: namesIn(locale),
      address: addressIn(locale),
    },
    search: sql`audit.search`,
    searches: { action: sql`fold(audit.action || ' ' || audit.entity_id)` },
    alsoFinds: mentions,
    codeNames: { en, tr }[locale].values.action,
    values: { person: sql`select id::text id, name || ' ' || surname as name, search from account` },
    usualOrder: sql`audit.created_at desc`,
  }),
  filters: {
    accountId: (id) => sql`audit.account_id = ${id}`,
    from: (day) => sql`audit.created_at >= ${startOfDay(day)}`,
    to: (day) => sql`audit.created_at < ${startOfDay(day)} + interval '1 day'`,
  },
  nameOf: ({ action }, words) => cellText({ key: "action" }, action, words),
});
