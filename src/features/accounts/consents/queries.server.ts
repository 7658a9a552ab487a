// Hand-written SQL: what is published beside what was accepted.

import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { dueTexts, LEGAL_ROWS, publishedDate, publishedNumber } from "#server/legal-texts.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { LEGAL_DOCUMENTS, type LegalDocument } from "#shared/legal-texts.ts";
import { consentCalls, newsConsentCalls, type OwnText } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const textRow = z.object({
  document: z.enum(LEGAL_DOCUMENTS),
  number: z.number(),
  date: z.string(),
  given_number: z.number().nullable(),
  given_date: z.string().nullable(),
  given_at: z.string().nullable(),
});

/** The texts that members accept, each with the newest version that an account has accepted. */
export async function ownTexts(db: Db, accountId: string): Promise<OwnText[]> {
  const rows = await rowsOf(
    db,
    textRow,
    sql`
    select legal.document, ${publishedNumber(sql`legal.key`)} number, ${publishedDate} date,
      given.number given_number, given.version given_date, given.accepted_at given_at
    from ${LEGAL_ROWS} join content on content.key = legal.key and content.published_at is not null left join lateral (
      select number, version, accepted_at from consent where account_id = ${accountId} and document = legal.document
      order by number desc, accepted_at desc limit 1) given on true
    order by legal.document desc`,
  );
  return rows.map(({ document, number, date, given_number, given_date, given_at }) => ({
    document,
    number,
    date,
    accepted:
      given_number === null || given_date === null || given_at === null
        ? null
        : { number: given_number, date: given_date, at: new Date(given_at).toISOString() },
    isDue: number > (given_number ?? 0),
  }));
}

const isOfName = sql`(account.name || ' ' || account.surname)`;
const searches = { name: sql`fold(${isOfName})`, email: sql`fold(account.email)` };

const newestOf = (document: LegalDocument, column: SQL) => sql`(select ${column} from consent given
  where given.account_id = account.id and given.document = ${document} order by given.number desc limit 1)`;
const isCurrent = sql`not exists (select from ${dueTexts(sql`account.id`)})`;

export const consentTable = adminTable(consentCalls, {
  texts: { en: en.members, tr: tr.members },
  source: () => ({
    table: account,
    // Who was given an account and has not chosen a password accepts the texts then.
    scope: sql`(account.email_verified_at is not null and not account.consent_pending)`,
    fields: {
      name: isOfName,
      isCurrent,
      terms: newestOf("terms", sql`given.number`),
      termsAt: newestOf("terms", sql`given.accepted_at`),
      privacy: newestOf("privacy", sql`given.number`),
      privacyAt: newestOf("privacy", sql`given.accepted_at`),
    },
    search: sql`account.search`,
    searches,
    orders: { email: sql`account.email collate "C"` },
    usualOrder: sql`account.created_at desc`,
  }),
  filters: { isCurrent: (wanted) => (wanted === "true" ? isCurrent : sql`not ${isCurrent}`) },
  nameOf: ({ name }) => name,
});

const isWithdrawn = sql`consent.withdrawn_at is not null`;

export const newsConsentTable = adminTable(newsConsentCalls, {
  texts: { en: en.news, tr: tr.news },
  source: () => ({
    table: consent,
    joins: sql`left join account on account.id = consent.account_id`,
    scope: sql`consent.document = 'marketing'`,
    fields: {
      name: isOfName,
      seoUrl: sql`account.seo_url`,
      photo: sql`account.photo`,
      email: sql`account.email`,
      state: sql`case when ${isWithdrawn} then 'withdrawn' else 'given' end`,
    },
    search: sql`account.search`,
    searches,
    usualOrder: sql`consent.accepted_at desc`,
  }),
  filters: { state: (state) => (state === "withdrawn" ? isWithdrawn : sql`not (${isWithdrawn})`) },
  nameOf: ({ name }) => name,
});

/** Who may be sent news now, by address. */
export const newsReceivers = (db: Db) =>
  db
    .select({
      email: account.email,
      name: account.name,
      surname: account.surname,
      locale: account.locale,
      acceptedAt: consent.acceptedAt,
      number: consent.number,
      date: consent.version,
      mailKey: consent.mailKey,
    })
    .from(consent)
    .innerJoin(account, eq(account.id, consent.accountId))
    .where(
      and(
        eq(consent.document, "marketing"),
        isNull(consent.withdrawnAt),
        sql`${account.emailVerifiedAt} is not null`,
        isNull(account.lockedAt),
        isNull(account.deleteAt),
      ),
    )
    .orderBy(account.email);

/** The account of a consent by the key in the link that ends it, and whether news still comes. */
export async function newsByKey(db: Db, key: string): Promise<{ accountId: string; isOn: boolean } | undefined> {
  const [found] = await db
    .select({
      accountId: consent.accountId,
      isOn: sql<boolean>`exists (select from consent given where given.account_id = consent.account_id
        and given.document = 'marketing' and given.withdrawn_at is null)`,
    })
    .from(consent)
    .where(and(eq(consent.mailKey, key), eq(consent.document, "marketing")));
  return found;
}

/** True if an account has agreed to news. */
export async function wantsNews(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.accountId, accountId), eq(consent.document, "marketing"), isNull(consent.withdrawnAt)));
  return found.length > 0;
}
