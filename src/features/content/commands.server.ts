import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { ContentTexts } from "#db/tables/content.server.ts";
import { LEGAL_TEXTS } from "#shared/legal-texts.ts";
import { fixedId } from "#shared/type-id.ts";
import type { TextKind } from "./limits.ts";
import { cleanTexts } from "./parts/clean-text.server.ts";
import { SHIPPED_TEXTS } from "./parts/shipped-texts.server.ts";

/** Writes the texts the portal comes with. Those that somebody has edited stay as they are. */
export async function shipContent(db: Db): Promise<void> {
  const rows: ShippedRow[] = Object.entries(SHIPPED_TEXTS).map(([key, { kind, en, tr, inForceSince }]) => ({
    id: fixedId(`content/${key}`),
    key,
    kind,
    texts: cleanTexts(kind, { en, tr }),
    in_force_since: inForceSince ?? null,
  }));
  await db.transaction(async (tx) => {
    await addLegalVersions(tx, rows);
    await ship(tx, rows);
  });
}

interface ShippedRow {
  id: string;
  key: string;
  kind: TextKind;
  texts: ContentTexts;
  in_force_since: string | null;
}

/** Of a text that members accept, what is replaced and what replaces it stay as versions: who accepted one is asked for the next. */
async function addLegalVersions(tx: Db, rows: readonly ShippedRow[]): Promise<void> {
  const keys: readonly string[] = Object.values(LEGAL_TEXTS);
  const legal = rows.filter(({ key }) => keys.includes(key));
  await tx.execute(sql`
    with changed as (
      select stored.key, stored.texts, stored.in_force_since, stored.updated_at, shipped.texts next_texts,
        shipped.in_force_since next_in_force, coalesce(
          (select max(number) from content_version v where v.key = stored.key), 0) number
      from content stored join jsonb_to_recordset(${JSON.stringify(legal)}::jsonb)
        as shipped(key text, texts jsonb, in_force_since date) on shipped.key = stored.key
      where stored.version = 1
        and (stored.texts, stored.in_force_since) is distinct from (shipped.texts, shipped.in_force_since)),
    before as (
      insert into content_version (id, key, number, texts, in_force_since, changed, published_at)
      select gen_random_uuid(), key, 1, texts, in_force_since, '{en,tr}', updated_at from changed where number = 0)
    insert into content_version (id, key, number, texts, in_force_since, changed)
    select gen_random_uuid(), key, greatest(number, 1) + 1, next_texts, next_in_force, '{en,tr}' from changed`);
}

async function ship(tx: Db, rows: readonly ShippedRow[]): Promise<void> {
  await tx.execute(sql`
    insert into content as stored (id, key, kind, texts, in_force_since)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as shipped(id uuid, key text, kind text, texts jsonb, in_force_since date)
    on conflict (key) do update set texts = excluded.texts, in_force_since = excluded.in_force_since, updated_at = now()
    where stored.version = 1
      and (stored.texts, stored.in_force_since) is distinct from (excluded.texts, excluded.in_force_since)`);
}
