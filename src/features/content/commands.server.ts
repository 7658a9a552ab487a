import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { cleanRichText } from "#server/rich-text.server.ts";
import { LOCALES } from "#shared/locale.ts";
import { fixedId } from "#shared/type-id.ts";
import { SHIPPED_TEXTS } from "./parts/shipped-texts.server.ts";

/** Writes the texts the portal comes with. Those that somebody has edited stay as they are. */
export async function shipContent(db: Db): Promise<void> {
  const rows = Object.entries(SHIPPED_TEXTS).flatMap(([key, text]) =>
    LOCALES.map((locale) => ({
      id: fixedId(`content/${key}/${locale}`),
      key,
      locale,
      title: text[locale].title,
      description: text[locale].description,
      body: cleanRichText(text[locale].body),
      in_force_since: text.inForceSince ?? null,
    })),
  );
  await db.execute(sql`
    insert into content as stored (id, key, locale, title, description, body, in_force_since)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as shipped(id uuid, key text, locale text, title text, description text, body text, in_force_since date)
    on conflict (key, locale) do update set title = excluded.title, description = excluded.description, body = excluded.body,
      in_force_since = excluded.in_force_since, updated_at = now()
    where stored.version = 1 and (stored.title, stored.description, stored.body, stored.in_force_since)
      is distinct from (excluded.title, excluded.description, excluded.body, excluded.in_force_since)`);
}
