import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { patent, patentChoice } from "#db/tables/patents.server.ts";
import { valuesIn } from "#server/edit/save-edit.server.ts";
import { type PatentValues, SECTIONS } from "../form.ts";

const KINDS = { sectorIds: "sector", targetMarketIds: "targetMarket", lookingForIds: "patentLookingFor" } as const;

/** The patents of an organization as its form holds them. */
export async function patentsOf(db: Db, organizationId: string): Promise<PatentValues[]> {
  const rows = await db
    .select()
    .from(patent)
    .where(eq(patent.organizationId, organizationId))
    .orderBy(asc(patent.createdAt), asc(patent.id));
  const ids = rows.map(({ id }) => id);
  const choices = ids.length > 0 ? await db.select().from(patentChoice).where(inArray(patentChoice.patentId, ids)) : [];
  return rows.map((row) => {
    const chosen = (wanted: string) =>
      choices.flatMap(({ patentId, kind, typeId }) => (patentId === row.id && kind === wanted ? [typeId] : [])).sort();
    return valuesIn({ fields: SECTIONS.patents.patents.fields } as never, {
      ...row,
      ...Object.fromEntries(Object.entries(KINDS).map(([field, kind]) => [field, chosen(kind)])),
      applicationNumbers: row.applicationNumbers.join(", "),
      inventors: row.inventors.join(", ") || null,
    }) as PatentValues;
  });
}
