import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { entityClaim } from "#db/tables/claims.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { demoId } from "./random.ts";
import { instantAgo, type World } from "./world.ts";

/** Organizations that members say are theirs: one proved by email, one with a note alone; both wait for an admin. */
export async function addClaims(world: World): Promise<void> {
  const isUnmanaged = and(
    eq(organization.isVisible, true),
    sql`not exists (select from entity_access where entity_id = ${organization.id})`,
  );
  const first = async (hasWebsite: boolean) => {
    const site = hasWebsite ? isNotNull(organization.website) : isNull(organization.website);
    const [row] = await world.tx
      .select()
      .from(organization)
      .where(and(isUnmanaged, site))
      .orderBy(asc(organization.nameFold))
      .limit(1);
    return row;
  };
  const [withSite, without] = [await first(true), await first(false)];
  if (!withSite || !without) return;
  const common = { kind: "organization" as const, accountId: demoId("account/employee"), state: "open" as const };
  const proof = {
    email: `iletisim@${new URL(withSite.website!).hostname}`,
    tokenHash: Buffer.from("demo"),
    mailedAt: instantAgo(world, 2),
    expiresAt: instantAgo(world, -1),
    provedAt: instantAgo(world, 2),
  };
  const rows = [
    { ...common, ...proof, id: demoId("claim/proved"), entityId: withSite.id, createdAt: instantAgo(world, 2) },
    {
      ...common,
      id: demoId("claim/note"),
      entityId: without.id,
      note: "Kurumun iletişim sorumlusuyum; adım faaliyet raporunun son sayfasında yer alıyor.",
      createdAt: instantAgo(world, 5),
    },
  ];
  for (const row of rows) await world.tx.insert(entityClaim).values(row);
}
