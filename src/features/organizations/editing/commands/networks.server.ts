import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization, organizationNetwork } from "#db/tables/organizations.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { writeRows } from "#server/edit/rows.server.ts";
import { queueMailOncePerDay } from "#server/mail/queue.server.ts";
import { ABOUT_NETWORK, CONFIRMED_LINK, saidLink } from "#server/refused-links.server.ts";
import { mayEdit } from "#shared/access.ts";
import type { Values } from "#shared/edit/form.ts";
import { SCOPE } from "#shared/scopes.ts";
import { hasRole, type Member } from "#shared/viewer.ts";
import { type OrganizationFields, organizationForm } from "../form.ts";
import { networkSaidMail } from "../parts/mails.server.ts";

/**
 * Writes the networks that an organization names. Those newly named have not said so themselves (record 71): they get a mail, unless
 * the author speaks for them, too.
 */
export async function writeNetworks(
  tx: Db,
  organizationId: string,
  networks: Values<OrganizationFields>["angelNetworks"],
  author: Member,
): Promise<void> {
  const isOwn = and(eq(organizationNetwork.organizationId, organizationId), isNotNull(organizationNetwork.networkId));
  const before = await tx.select().from(organizationNetwork).where(isOwn);
  await writeRows(tx, organizationNetwork, organizationForm.fields.angelNetworks.fields, { organizationId }, networks);
  const rows = await tx.select().from(organizationNetwork).where(isOwn);
  const isKept = (row: (typeof rows)[number]) =>
    before.some(({ id, networkId }) => id === row.id && networkId === row.networkId);
  const named = rows.filter((row) => !isKept(row));
  const speaksFor = ({ networkId }: (typeof rows)[number]) => hasRole(author, "admin") || mayEdit(author, networkId!);
  for (const row of named) {
    const link = speaksFor(row)
      ? CONFIRMED_LINK
      : await saidLink(tx, { sayerId: organizationId, otherId: row.networkId! }, ABOUT_NETWORK);
    await tx.update(organizationNetwork).set(link).where(eq(organizationNetwork.id, row.id));
    if (link.signature === "said") await mailNetwork(tx, organizationId, row.networkId!);
  }
}

/** To those who write the network. */
async function mailNetwork(tx: Db, organizationId: string, networkId: string): Promise<void> {
  const both = await tx
    .select()
    .from(organization)
    .where(inArray(organization.id, [organizationId, networkId]));
  const author = both.find(({ id }) => id === organizationId);
  const network = both.find(({ id }) => id === networkId);
  if (!author?.isVisible || !network) return;
  for (const { email, name, locale } of await reachablePeople(tx, networkId, [SCOPE.FULL_ACCESS, SCOPE.WRITE]))
    await queueMailOncePerDay(tx, [organizationId, networkId], {
      to: { email, name },
      locale,
      kind: networkSaidMail,
      data: { organization: author.name, network: { id: network.id, name: network.name } },
    });
}
