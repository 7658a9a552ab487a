import { sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import { countedRows, type WaitingKind } from "#server/waiting.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import movementsEn from "../movements/messages.en.ts";
import movementsTr from "../movements/messages.tr.ts";

export const paymentsWaiting: readonly WaitingKind[] = [
  {
    name: "failedPayments",
    act: "pay",
    page: "packageManagement",
    texts: { en: en.waiting, tr: tr.waiting },
    rows: ({ id, locale }) => ({
      from: sql`payment_order where account_id = ${id} and state = 'pastDue' and access_until > now()`,
      count: sql`1`,
      name: localizedSql("name", locale),
      deadline: sql`access_until`,
    }),
  },
  {
    name: "paymentDifferences",
    act: "look",
    page: "adminPaymentHistory",
    texts: { en: movementsEn.waiting.differences, tr: movementsTr.waiting.differences },
    rows: () => countedRows(sql`payment_difference where settled_at is null`),
    isOfHouse: true,
  },
  {
    name: "failedRefunds",
    act: "look",
    page: "adminPaymentHistory",
    query: { state: "refundFailed" },
    texts: { en: movementsEn.waiting.failedRefunds, tr: movementsTr.waiting.failedRefunds },
    rows: () => countedRows(sql`payment_refund where problem is not null`),
    isOfHouse: true,
  },
];
