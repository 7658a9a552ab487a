import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { startup, type startupAffiliation } from "#db/tables/startups.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { queueMailOncePerDay } from "#server/mail/queue.server.ts";
import { mayEdit } from "#shared/access.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { hostingRemovedMail } from "../parts/mails.server.ts";

/** Tells the other side that a stay is removed, unless they refused it, or who removes it speaks for them, too. */
export async function mailRemoval(
  tx: Db,
  member: Member,
  { organizationId, name, startupId, kind, signature }: typeof startupAffiliation.$inferSelect,
  by: "startup" | "organization",
): Promise<void> {
  if (!organizationId || signature === "refused") return;
  const otherId = by === "startup" ? organizationId : startupId;
  if (mayEdit(member, otherId)) return;
  const [of] = await tx.select().from(startup).where(eq(startup.id, startupId));
  if (!of) return;
  const said = { organization: name, startup: of.name, seoUrl: of.seoUrl, kind, by, investorId: organizationId };
  for (const { email, name: person, locale } of await reachablePeople(tx, otherId, [SCOPE.FULL_ACCESS, SCOPE.WRITE]))
    await queueMailOncePerDay(tx, [organizationId, startupId, by], {
      to: { email, name: person },
      locale,
      kind: hostingRemovedMail,
      data: said,
    });
}
