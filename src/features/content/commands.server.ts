import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { cleanTexts } from "./parts/clean-text.server.ts";
import { SHIPPED_TEXTS } from "./parts/shipped-texts.server.ts";

/** Writes the texts the portal comes with. Those that somebody has edited stay as they are. */
export async function shipContent(db: Db): Promise<void> {
  const rows = Object.entries(SHIPPED_TEXTS).map(([key, { kind, en, tr, inForceSince }]) => ({
    id: fixedId(`content/${key}`),
    key,
    kind,
    texts: cleanTexts(kind, { en, tr }),
    in_force_since: inForceSince ?? null,
  }));
  await db.execute(sql`
    insert into content as stored (id, key, kind, texts, in_force_since)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as shipped(id uuid, key text, kind text, texts jsonb, in_force_since date)
    on conflict (key) do update set texts = excluded.texts, in_force_since = excluded.in_force_since, updated_at = now()
    where stored.version = 1
      and (stored.texts, stored.in_force_since) is distinct from (excluded.texts, excluded.in_force_since)`);
}
