import { sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import type { WaitingKind } from "#server/waiting.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

export const paymentsWaiting: readonly WaitingKind[] = [
  {
    name: "failedPayments",
    page: "packageManagement",
    texts: { en: en.waiting, tr: tr.waiting },
    rows: ({ id, locale }) => ({
      from: sql`payment_order where account_id = ${id} and state = 'pastDue' and access_until > now()`,
      count: sql`1`,
      name: localizedSql("name", locale),
      deadline: sql`access_until`,
    }),
  },
];
