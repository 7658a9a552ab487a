import { sql } from "drizzle-orm";
import type { WaitingKind } from "#server/waiting.server.ts";
import { STORED_DAYS } from "../limits.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

export const exportsWaiting: readonly WaitingKind[] = [
  {
    name: "exports",
    act: "download",
    page: "exports",
    texts: { en: en.waiting, tr: tr.waiting },
    rows: ({ id }) => ({
      from: sql`list_export where account_id = ${id} and file_key is not null and downloaded_at is null`,
      count: sql`count(*)`,
      deadline: sql`min(created_at) + make_interval(days => ${STORED_DAYS}::int)`,
    }),
  },
];
