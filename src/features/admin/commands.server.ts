import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { tableSetting } from "#db/tables/table-settings.server.ts";
import type { TableSettings } from "#shared/table/column.ts";

/** Tables one person may have arranged; far more than there are. */
const MAX_TABLES = 200;

interface Arrangement {
  accountId: string;
  tableKey: string;
  settings: TableSettings;
}

/** Remembers how a person has arranged a table. The oldest is forgotten when there are too many. */
export async function keepTableSettings(tx: Db, { accountId, tableKey, settings }: Arrangement): Promise<void> {
  await tx
    .insert(tableSetting)
    .values({ accountId, tableKey, settings })
    .onConflictDoUpdate({
      target: [tableSetting.accountId, tableSetting.tableKey],
      set: { settings, updatedAt: sql`now()` },
    });
  await tx.execute(sql`delete from table_setting where account_id = ${accountId} and table_key in (
    select table_key from table_setting where account_id = ${accountId} order by updated_at desc offset ${MAX_TABLES})`);
}
