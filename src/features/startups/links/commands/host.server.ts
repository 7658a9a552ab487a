import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { startupAffiliation, startup as startupTable } from "#db/tables/startups.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import type { Changes } from "#server/audit-changes.server.ts";
import { entryToEdit } from "#server/edit/entries.server.ts";
import { namedProblems } from "#server/edit/named.server.ts";
import { type Edit, newThing, saveThing, valuesIn } from "#server/edit/save-edit.server.ts";
import { queueMailOncePerDay } from "#server/mail/queue.server.ts";
import { CONFIRMED_LINK, saidLink } from "#server/refused-links.server.ts";
import { mayEdit } from "#shared/access.ts";
import type { Fields } from "#shared/edit/form.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshStartups } from "../../commands.server.ts";
import { lockStartup } from "../../editing/queries.server.ts";
import { investorNoun } from "../../portfolio/commands.server.ts";
import { HOSTINGS_WAITING_MAX, type HostingFields, hostingForm, newHostingForm } from "../form.ts";
import { hostingEndedMail, hostingSaidMail } from "../parts/mails.server.ts";
import { mailRemoval } from "./removal.server.ts";

type Change<F extends Fields> = Omit<Edit<F>, "form" | "check">;
type Affiliation = typeof startupAffiliation.$inferSelect;

const audit = (
  tx: Db,
  member: Member,
  action: ActionOn<"hosting">,
  { organizationId, name, startupId }: Pick<Affiliation, "organizationId" | "name" | "startupId">,
  changes?: Changes,
) =>
  writeAudit(tx, {
    accountId: member.id,
    action: `hosting.${action}`,
    entity: "organization",
    entityId: organizationId!,
    detail: { list: "hosting", row: startupId, name, ...changes },
  });

/** An organization says that it hosts or accelerates a startup, whose team gets a mail. Returns the id. */
export async function addHosting(
  tx: Db,
  organizationId: string,
  member: Member,
  change: Change<(typeof newHostingForm)["fields"]>,
) {
  // Locks the organization: two who add the same at once wait for each other.
  const found = await entryToEdit(tx, investorNoun, organizationId, member);
  if (!found.ok) return found;
  const isWaiting = and(
    eq(startupAffiliation.organizationId, organizationId),
    eq(startupAffiliation.saidBy, "organization"),
    eq(startupAffiliation.signature, "said"),
  );
  if ((await tx.$count(startupAffiliation, isWaiting)) >= HOSTINGS_WAITING_MAX)
    return refuse("invalidInput", [{ field: "name", reason: `atMost:${HOSTINGS_WAITING_MAX}` }]);
  const id = v7();
  const checked = await newThing({
    ...change,
    form: newHostingForm,
    check: async (values) => {
      const { fields } = newHostingForm;
      const named = await namedProblems(tx, { fields, values, stored: undefined }, { viewer: member, entityId: id });
      if (named.length > 0) return [{ field: "name", reason: "chooseListed" }];
      const isSame = and(
        eq(startupAffiliation.organizationId, organizationId),
        eq(startupAffiliation.startupId, values.startupId!),
        eq(startupAffiliation.kind, values.isAcceleration ? "accelerationProgram" : "incubationCenter"),
      );
      return (await tx.$count(startupAffiliation, isSame)) > 0 ? [{ field: "name", reason: "exists" }] : [];
    },
  });
  if (!checked.ok) return checked;
  const { startupId, isAcceleration, startDate, endDate } = checked.values;
  const startup = await lockStartup(tx, startupId!);
  if (!startup) return refuse("notFound");
  const kind = isAcceleration ? ("accelerationProgram" as const) : ("incubationCenter" as const);
  // Who writes both speaks for both.
  const link = mayEdit(member, startup.id)
    ? CONFIRMED_LINK
    : await saidLink(tx, { sayerId: organizationId, otherId: startup.id }, [kind]);
  const { name } = found.row;
  const row = {
    id,
    startupId: startup.id,
    kind,
    organizationId,
    name,
    startDate,
    endDate,
    ...link,
    saidBy: "organization",
  } as const;
  await tx.insert(startupAffiliation).values(row);
  await refreshStartups(tx, [startup.id]);
  await audit(tx, member, "added", row);
  if (link.signature === "said") await mailHosting(tx, row, { isEnd: false });
  return { ok: true as const, id };
}

/** To those who write the startup: what the organization says of it, or that it says when that ends. */
async function mailHosting(
  tx: Db,
  {
    organizationId,
    name: organization,
    startupId,
    kind,
  }: Pick<Affiliation, "organizationId" | "name" | "startupId" | "kind">,
  news: { isEnd: false } | { isEnd: true; endDate: string | null },
): Promise<void> {
  const [startup] = await tx.select().from(startupTable).where(eq(startupTable.id, startupId));
  if (!startup) return;
  const said = { organization, startup: startup.name, seoUrl: startup.seoUrl, kind };
  for (const { email, name, locale } of await reachablePeople(tx, startupId, [SCOPE.FULL_ACCESS, SCOPE.WRITE])) {
    const mail = { to: { email, name }, locale };
    const sides = [organizationId!, startupId];
    if (news.isEnd)
      await queueMailOncePerDay(tx, sides, {
        ...mail,
        kind: hostingEndedMail,
        data: { ...said, endDate: news.endDate },
      });
    else await queueMailOncePerDay(tx, sides, { ...mail, kind: hostingSaidMail, data: said });
  }
}

/** What an organization hosts, locked with it, when the member may write it. */
async function hostingToEdit(tx: Db, id: string, member: Member) {
  const [place] = await tx.select().from(startupAffiliation).where(eq(startupAffiliation.id, id));
  // What the organization itself refused is the startup's to correct.
  if (!place?.organizationId || (place.signature === "refused" && place.saidBy === "startup"))
    return refuse("notFound");
  const found = await entryToEdit(tx, investorNoun, place.organizationId, member);
  if (!found.ok) return found;
  if (!(await lockStartup(tx, place.startupId))) return refuse("notFound");
  const [row] = await tx.select().from(startupAffiliation).where(eq(startupAffiliation.id, id)).for("update");
  return row ? { ok: true as const, row } : refuse("notFound");
}

/**
 * Saves when it began and ended. Another beginning, and whatever follows a refusal, is another statement, which the startup answers
 * again; of another end it gets a mail.
 */
export async function changeHosting(tx: Db, id: string, member: Member, change: Change<HostingFields>) {
  const found = await hostingToEdit(tx, id, member);
  if (!found.ok) return found;
  const { row } = found;
  const thing = { table: startupAffiliation, where: eq(startupAffiliation.id, id) };
  const edit = { ...change, form: hostingForm };
  const saved = await saveThing(tx, thing, valuesIn(hostingForm, row), edit, async ({ values }) => {
    const { startDate, endDate } = values;
    const speaksForBoth = mayEdit(member, row.startupId);
    // What waits for its answer is answered as it stands then, without another mail.
    const isAsked = row.signature === "said" && !speaksForBoth;
    const isNews = !isAsked && (row.signature === "refused" || startDate !== row.startDate);
    const link = speaksForBoth
      ? CONFIRMED_LINK
      : await saidLink(tx, { sayerId: row.organizationId!, otherId: row.startupId }, [row.kind]);
    const said = { ...link, saidBy: "organization" } as const;
    await tx
      .update(startupAffiliation)
      .set({ startDate, endDate, ...(isNews && said) })
      .where(eq(startupAffiliation.id, id));
    if (speaksForBoth) return;
    if (isNews && link.signature === "said") await mailHosting(tx, row, { isEnd: false });
    if (!isNews && endDate !== row.endDate) await mailHosting(tx, row, { isEnd: true, endDate });
  });
  if (!saved.ok) return saved;
  await refreshStartups(tx, [row.startupId]);
  await audit(tx, member, "changed", row, saved.changes);
  return saved;
}

/** Takes back what the organization has added. */
export async function removeHosting(tx: Db, id: string, member: Member) {
  const found = await hostingToEdit(tx, id, member);
  if (!found.ok) return found;
  if (found.row.saidBy !== "organization") return refuse("forbidden");
  await tx.delete(startupAffiliation).where(eq(startupAffiliation.id, id));
  await mailRemoval(tx, member, found.row, "organization");
  await refreshStartups(tx, [found.row.startupId]);
  await audit(tx, member, "removed", found.row);
  return { ok: true as const };
}
