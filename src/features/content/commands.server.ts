import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { fixedId } from "#shared/type-id.ts";
import type { Controller } from "./limits.ts";
import { cleanTexts } from "./parts/clean-text.server.ts";
import { fillPlaceholders } from "./parts/placeholders.server.ts";
import { SHIPPED_TEXTS } from "./parts/shipped-texts.server.ts";

const SHIPPED = Object.entries(SHIPPED_TEXTS);

/**
 * Writes the texts the portal comes with, as drafts. What somebody has published belongs to the house: a newer build changes nothing
 * of it.
 */
export async function shipContent(db: Db): Promise<void> {
  const rows = SHIPPED.map(([key, { kind, en, tr }]) => ({
    id: fixedId(`content/${key}`),
    key,
    kind,
    texts: cleanTexts(kind, { en, tr }),
  }));
  await db.execute(sql`
    insert into content as stored (id, key, kind, texts)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped(id uuid, key text, kind text, texts jsonb)
    on conflict (key) do update set texts = excluded.texts, updated_at = now()
    where stored.published_at is null and stored.texts is distinct from excluded.texts`);
}

/** Publishes all texts the portal comes with, in the name of an invented controller: for the demo and for tests. */
export async function publishShippedTexts(db: Db, controller: Controller): Promise<void> {
  const rows = SHIPPED.map(([key, { kind, inForceSince, en, tr }]) => ({
    key,
    texts: fillPlaceholders(kind, cleanTexts(kind, { en, tr }), controller),
    in_force_since: inForceSince ?? null,
  }));
  await db.execute(sql`
    update content set texts = shipped.texts, in_force_since = shipped.in_force_since, published_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped(key text, texts jsonb, in_force_since date)
    where content.key = shipped.key and content.published_at is null`);
}
