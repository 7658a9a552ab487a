import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization, organizationNetwork } from "#db/tables/organizations.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMailOncePerDay } from "#server/mail/queue.server.ts";
import { ABOUT_NETWORK, answeredLink } from "#server/refused-links.server.ts";
import { mayEdit } from "#shared/access.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { networkAnsweredMail } from "../parts/mails.server.ts";

/** Confirms that an organization belongs to a network, or refuses it (record 71). `refusal`: why; null: it is confirmed. */
export async function answerNetwork(tx: Db, id: string, member: Member, refusal: string | null) {
  const [link] = await tx.select().from(organizationNetwork).where(eq(organizationNetwork.id, id)).for("update");
  if (!link) return refuse("notFound");
  const [said] = await tx.select().from(organization).where(eq(organization.id, link.organizationId));
  if (!said?.isVisible || said.deletedAt !== null || link.networkId === null) return refuse("notFound");
  if (!mayEdit(member, link.networkId)) return refuse("forbidden");
  const signature = refusal === null ? "confirmed" : "refused";
  if (link.signature === signature && !link.asksAgain) return refuse("linkAnswered");
  const signed = await answeredLink(tx, { sayerId: said.id, otherId: link.networkId }, ABOUT_NETWORK, refusal);
  await tx.update(organizationNetwork).set(signed).where(eq(organizationNetwork.id, link.id));
  await writeAudit(tx, {
    accountId: member.id,
    action: refusal === null ? "organization.linkConfirmed" : "organization.linkRefused",
    entity: "organization",
    entityId: said.id,
    detail: { name: link.name },
  });
  for (const { email, name, locale } of await reachablePeople(tx, said.id, [SCOPE.FULL_ACCESS, SCOPE.WRITE]))
    await queueMailOncePerDay(tx, [link.id, signature], {
      to: { email, name },
      locale,
      kind: networkAnsweredMail,
      data: { organization: said.name, seoUrl: said.seoUrl, network: link.name, refusal },
    });
  return { ok: true as const, organizationId: said.id };
}
