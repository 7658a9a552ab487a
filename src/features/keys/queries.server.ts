import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { apiKey } from "#db/tables/keys.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { KEY_AREAS, type KeyArea } from "#shared/partner-areas.ts";
import { keyCalls, type OwnKey } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export async function keysOf(db: Db, accountId: string): Promise<OwnKey[]> {
  const rows = await db
    .select()
    .from(apiKey)
    .where(eq(apiKey.accountId, accountId))
    .orderBy(desc(apiKey.createdAt), desc(apiKey.id));
  return rows.map(shownKey);
}

export const shownKey = ({ id, name, prefix, areas, perMinute, ...times }: typeof apiKey.$inferSelect): OwnKey => ({
  id,
  name,
  prefix,
  areas: areas.filter((area): area is KeyArea => (KEY_AREAS as readonly string[]).includes(area)),
  perMinute,
  createdAt: times.createdAt.toISOString(),
  expiresAt: times.expiresAt.toISOString(),
  isOver: times.expiresAt <= new Date(),
  lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
});

export const keyTable = adminTable(keyCalls, {
  texts: { en: en.admin, tr: tr.admin },
  source: () => ({
    table: apiKey,
    joins: sql`left join account on account.id = api_key.account_id`,
    fields: {
      owner: sql`case when api_key.account_id is null then 'house' else 'member' end`,
      person: sql`account.name || ' ' || account.surname`,
      areas: sql`array_to_string(api_key.areas, ', ')`,
    },
    usualOrder: sql`api_key.created_at desc`,
  }),
  filters: { owner: (owner) => sql`(api_key.account_id is null) = ${owner === "house"}` },
  nameOf: ({ name }) => name,
});
