import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { tableSetting } from "#db/tables/table-settings.server.ts";
import type { TableSettings } from "#shared/table/column.ts";

/** Stored arrangements per person; far more than there are tables. */
const MAX_TABLES = 200;

interface Arrangement {
  accountId: string;
  tableKey: string;
  settings: TableSettings;
}

/** Stores how a person has arranged a table. Deletes the oldest when there are too many. */
export async function saveTableSettings(tx: Db, { accountId, tableKey, settings }: Arrangement): Promise<void> {
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
