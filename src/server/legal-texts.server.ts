// Hand-written SQL: the number of a text is that of its newest version, or 1 while nobody has changed it.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";

import { LEGAL_DOCUMENTS, LEGAL_TEXTS, type LegalDocument } from "#shared/legal-texts.ts";

/** "(values ('terms', 'terms-of-service'), …) legal(document, key)" */
export const LEGAL_ROWS: SQL = sql`(values ${sql.join(
  LEGAL_DOCUMENTS.map((document) => sql`(${document}::text, ${LEGAL_TEXTS[document]}::text)`),
  sql`, `,
)}) legal(document, key)`;

/** The number of what is published of a text: "coalesce((select max(number) from content_version where key = 'about-us'), 1)" */
export const publishedNumber = (key: SQL): SQL =>
  sql`coalesce((select max(published.number) from content_version published where published.key = ${key}), 1)`;

/** The newest number that an account has accepted; 0: none. */
export const acceptedNumber = (accountId: SQL, document: SQL): SQL =>
  sql`coalesce((select max(given.number) from consent given
    where given.account_id = ${accountId} and given.document = ${document}), 0)`;

/** The texts that an account has not accepted as they are published: "from (values …) legal join content …". */
export const dueTexts = (accountId: SQL): SQL => sql`${LEGAL_ROWS} join content on content.key = legal.key
  where content.published_at is not null and ${publishedNumber(sql`legal.key`)} > ${acceptedNumber(accountId, sql`legal.document`)}`;

/** Of `content`: since when its text is in force, else the day of its publication. */
export const publishedDate: SQL = sql`coalesce(content.in_force_since,
  (coalesce(content.updated_at, now()) at time zone ${HOUSE_ZONE_SQL})::date)::text`;

const legalRow = z.object({ document: z.enum(LEGAL_DOCUMENTS), number: z.number(), date: z.string() });
export type LegalText = Omit<z.output<typeof legalRow>, "document">;

/** Number and date of each text as it is published; undefined: one of them is a draft, and nobody can agree to it. */
export async function legalTexts(db: Db): Promise<Record<LegalDocument, LegalText> | undefined> {
  const rows = await rowsOf(
    db,
    legalRow,
    sql`
    select legal.document, ${publishedNumber(sql`legal.key`)} number,
      ${publishedDate} date
    from ${LEGAL_ROWS} join content on content.key = legal.key and content.published_at is not null`,
  );
  const texts = new Map(rows.map(({ document, ...text }) => [document, text]));
  const [terms, privacy] = [texts.get("terms"), texts.get("privacy")];
  return terms && privacy && { terms, privacy };
}
