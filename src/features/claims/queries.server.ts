import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { entityClaim } from "#db/tables/claims.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { serviceProvider } from "#db/tables/providers.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { isManaged } from "#server/access.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { claimCalls } from "./contract.ts";
import type { ClaimKind } from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { provingDomain } from "./rules.ts";

const TABLES = { startup, organization, provider: serviceProvider } as const;

/** The listed entry, by its id or its address. */
export async function claimable(db: Db, kind: ClaimKind, by: { id: string } | { seoUrl: string }) {
  const table = TABLES[kind] as typeof organization;
  const isThis = "id" in by ? eq(table.id, by.id) : eq(table.seoUrl, by.seoUrl);
  const [row] = await db
    .select({ id: table.id, name: table.name, seoUrl: table.seoUrl, website: table.website })
    .from(table)
    .where(and(isThis, eq(table.isVisible, true), sql`${table.deletedAt} is null`));
  if (!row) return refuse("notFound");
  return (await isManaged(db, row.id)) ? refuse("managedAlready") : { ok: true as const, row };
}

/** How a member can claim an entry, and their own claim of it. */
export async function claimFor(db: Db, kind: ClaimKind, seoUrl: string, member: Member) {
  const found = await claimable(db, kind, { seoUrl });
  if (!found.ok) return found;
  const { id, name, website } = found.row;
  const own = and(eq(entityClaim.entityId, id), eq(entityClaim.accountId, member.id));
  const [claim] = await db.select().from(entityClaim).where(own);
  // A claimant who lost the rights of an accepted claim begins anew.
  const state = claim?.state === "accepted" ? undefined : claim?.state;
  return {
    id,
    name,
    domain: provingDomain(website) ?? null,
    claim: state ? { state, email: claim?.email ?? null } : null,
  };
}

const ofEntry = (column: string): SQL =>
  sql.raw(`coalesce(startup.${column}, organization.${column}, service_provider.${column})`);

export const claimTable = adminTable(claimCalls, {
  texts: { en, tr },
  source: () => ({
    table: entityClaim,
    joins: sql`join account on account.id = entity_claim.account_id
      left join account decider on decider.id = entity_claim.decided_by
      left join startup on startup.id = entity_claim.entity_id
      left join organization on organization.id = entity_claim.entity_id
      left join service_provider on service_provider.id = entity_claim.entity_id`,
    fields: {
      name: sql`coalesce(${ofEntry("name")}, '')`,
      seoUrl: sql`coalesce(${ofEntry("seo_url")}, '')`,
      website: ofEntry("website"),
      person: sql`(account.name || ' ' || account.surname)`,
      personSeoUrl: sql`account.seo_url`,
      provedEmail: sql`case when entity_claim.proved_at is not null then entity_claim.email end`,
      decidedBy: sql`decider.name || ' ' || decider.surname`,
    },
    scope: sql`entity_claim.state <> 'mailed'`,
    usualOrder: sql`(entity_claim.decided_at is not null), entity_claim.created_at desc`,
  }),
  filters: {},
  nameOf: ({ name }) => name,
});
