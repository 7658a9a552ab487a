import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { content } from "#db/tables/content.server.ts";
import { cleanRichText } from "#server/rich-text.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { contentAnswer } from "./contract.ts";

/** The text of a key in the reader's language, else in the other one. */
export async function contentByKey(
  db: Db,
  key: string,
  locale: Locale,
): Promise<z.output<typeof contentAnswer> | undefined> {
  const [row] = await db
    .select()
    .from(content)
    .where(eq(content.key, key))
    .orderBy(sql`${content.locale} <> ${locale}`)
    .limit(1);
  if (!row) return undefined;
  const { title, description, inForceSince, version } = row;
  return {
    id: row.key,
    locale: row.locale,
    title,
    description,
    body: cleanRichText(row.body),
    inForceSince,
    version,
    updatedAt: row.updatedAt.toISOString(),
  };
}
