import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { siteIdentity } from "#db/tables/identity.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { discardFiles } from "#server/files/jobs.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { EditedPart } from "./contract.ts";

type Key = (typeof siteIdentity.$inferSelect)["key"];
interface Saved {
  value: Record<string, unknown>;
  version: number;
}

/** Saves a part of what the house says of itself. Fails with `changedMeanwhile` where somebody else has saved since. */
export async function saveIdentity(tx: Db, member: Member, key: EditedPart, { value, version }: Saved) {
  const [before] = await tx.select().from(siteIdentity).where(eq(siteIdentity.key, key)).for("no key update");
  const [saved] =
    version === 0
      ? await tx.insert(siteIdentity).values({ key, value }).onConflictDoNothing().returning()
      : await tx
          .update(siteIdentity)
          .set({ value, version: sql`${siteIdentity.version} + 1` })
          .where(and(eq(siteIdentity.key, key), eq(siteIdentity.version, version)))
          .returning();
  if (!saved) return refuse("changedMeanwhile");
  await audit(tx, member, key, { ...changesOf(before?.value ?? {}, value) });
  return { ok: true as const, version: saved.version };
}

const LOGOS = { desktop: "desktopLogo", mobile: "mobileLogo" } as const;

/** Sets one of the logos, or takes it away. The file it replaces is removed. */
export async function saveLogo(tx: Db, member: Member, kind: keyof typeof LOGOS, address: string | null) {
  const field = LOGOS[kind];
  await tx.insert(siteIdentity).values({ key: "logo", value: {} }).onConflictDoNothing();
  const [before] = await tx.select().from(siteIdentity).where(eq(siteIdentity.key, "logo")).for("no key update");
  const replaced = before!.value[field];
  await tx
    .update(siteIdentity)
    .set({ value: { ...before!.value, [field]: address }, version: sql`${siteIdentity.version} + 1` })
    .where(eq(siteIdentity.key, "logo"));
  if (typeof replaced === "string") await discardFiles(tx, [replaced]);
  await audit(tx, member, "logo", { ...changesOf({ [field]: replaced ?? null }, { [field]: address }) });
  return { ok: true as const };
}

const audit = (tx: Db, member: Member, key: Key, detail: Record<string, unknown>) =>
  writeAudit(tx, { accountId: member.id, action: `site.${key}`, entity: "siteIdentity", entityId: key, detail });
