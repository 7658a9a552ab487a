import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { fundingInvestor } from "#db/tables/funding.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { portfolioRound } from "#db/tables/portfolio.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import type { Changes } from "#server/audit-changes.server.ts";
import { entryToEdit } from "#server/edit/entries.server.ts";
import { namedProblems } from "#server/edit/named.server.ts";
import { type Edit, newThing, saveThing, valuesIn } from "#server/edit/save-edit.server.ts";
import { queueMailOncePerDay } from "#server/mail/queue.server.ts";
import { aboutRound, answeredLink, saidLink } from "#server/refused-links.server.ts";
import { mayEditFinancials } from "#shared/access.ts";
import type { Fields, Save } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { refreshStartups } from "../commands.server.ts";
import { startupToEdit } from "../editing/commands/fields.server.ts";
import { addRow } from "../editing/commands/rows.server.ts";
import { countMoney } from "../links/commands/count-money.server.ts";
import { mailedRound } from "../links/queries.server.ts";
import { newRoundForm, type RoundFields, roundForm, WAITING_MAX } from "./form.ts";
import { roundAddedMail, roundAnsweredMail } from "./parts/mails.server.ts";
import { answeringPeople } from "./queries.server.ts";

type Change<F extends Fields> = Omit<Edit<F>, "form" | "check">;
type Round = typeof portfolioRound.$inferSelect;

/** An organization whose people write what it says of startups. */
export const investorNoun = {
  entity: "organization",
  table: organization,
  list: { kind: "organizations" },
  hidden: "hiddenEntry",
} as const;

const audit = (
  tx: Db,
  member: Member,
  action: ActionOn<"portfolio">,
  entity: "organization" | "startup",
  entityId: string,
  round: string,
  changes?: Changes,
) =>
  writeAudit(tx, {
    accountId: member.id,
    action: `portfolio.${action}`,
    entity,
    entityId,
    detail: { round, ...changes },
  });

/** Adds a round of a startup to the portfolio of an organization, and mails it to who may confirm it. Returns its id. */
export async function addRound(
  tx: Db,
  organizationId: string,
  member: Member,
  change: Change<(typeof newRoundForm)["fields"]>,
) {
  // Locks the organization: two who add the same at once wait for each other.
  const found = await entryToEdit(tx, investorNoun, organizationId, member);
  if (!found.ok) return found;
  const isWaiting = and(eq(portfolioRound.organizationId, organizationId), eq(portfolioRound.state, "waiting"));
  if ((await tx.$count(portfolioRound, isWaiting)) >= WAITING_MAX)
    return refuse("invalidInput", [{ field: "name", reason: `atMost:${WAITING_MAX}` }]);
  const { fields } = newRoundForm;
  const id = v7();
  const checked = await newThing({
    ...change,
    form: newRoundForm,
    check: async (values) => {
      const named = await namedProblems(tx, { fields, values, stored: undefined }, { viewer: member, entityId: id });
      if (named.length > 0) return [{ field: "name", reason: "chooseListed" }];
      return sameRoundProblems(tx, { ...values, id, organizationId, startupId: values.startupId! });
    },
  });
  if (!checked.ok) return checked;
  const { values } = checked;
  const startupId = values.startupId!;
  await tx.insert(portfolioRound).values({
    ...(valuesIn(roundForm, values) as Pick<Round, keyof RoundFields>),
    id,
    organizationId,
    startupId,
    addedBy: member.id,
  });
  await askStartup(tx, { ...values, id, organizationId, startupId });
  await audit(tx, member, "added", "organization", organizationId, id);
  return { ok: true as const, id };
}

type Asked = Record<"id" | "organizationId" | "startupId", string> & Record<"stageId" | "announcedDate", string | null>;

/** To who may answer for the startup, unless it has refused what the organization says (record 71). */
async function askStartup(tx: Db, { organizationId, startupId, ...round }: Asked): Promise<void> {
  const said = await saidLink(tx, { sayerId: organizationId, otherId: startupId }, aboutRound(round));
  if (said.signature === "refused") return;
  const [investor] = await tx.select().from(organization).where(eq(organization.id, organizationId));
  const [invested] = await tx.select().from(startup).where(eq(startup.id, startupId));
  for (const { email, name, locale } of await answeringPeople(tx, startupId))
    await queueMailOncePerDay(tx, [organizationId, startupId], {
      to: { email, name },
      locale,
      kind: roundAddedMail,
      data: { organization: investor!.name, startup: invested!.name, seoUrl: invested!.seoUrl },
    });
}

const stateRow = z.object({ state: z.enum(["waiting", "confirmed", "declined"]) });
const thereRow = z.object({ isThere: z.boolean() });

/** A round that stands in the startup with this investor already, or was proposed before. */
async function sameRoundProblems(
  tx: Db,
  {
    id,
    organizationId,
    startupId,
    stageId,
    announcedDate,
  }: Record<"id" | "organizationId" | "startupId", string> & Record<"stageId" | "announcedDate", string | null>,
): Promise<FieldProblem[]> {
  const [same] = await rowsOf(
    tx,
    stateRow,
    sql`
    select 'confirmed' state from funding f join funding_investor i on i.funding_id = f.id
    where f.startup_id = ${startupId} and f.stage_id = ${stageId} and f.announced_date = ${announcedDate} and i.organization_id = ${organizationId}
    union all
    select state from portfolio_round where startup_id = ${startupId} and stage_id = ${stageId}
      and announced_date = ${announcedDate} and organization_id = ${organizationId} and state <> 'confirmed' and id <> ${id}`,
  );
  if (!same) return [];
  return [{ field: "announcedDate", reason: same.state === "declined" ? "declinedRound" : "sameRound" }];
}

/** The round, locked with its organization, while no startup has confirmed it and the member may change it. */
async function openRound(tx: Db, id: string, member: Member) {
  const [place] = await tx.select().from(portfolioRound).where(eq(portfolioRound.id, id));
  if (!place) return refuse("notFound");
  const found = await entryToEdit(tx, investorNoun, place.organizationId, member);
  if (!found.ok) return found;
  const [round] = await tx.select().from(portfolioRound).where(eq(portfolioRound.id, id)).for("update");
  if (!round) return refuse("notFound");
  return round.state === "confirmed" ? refuse("roundAnswered") : { ok: true as const, round };
}

/** Saves fields of a round that waits. One that was declined asks again. */
export async function changeRound(tx: Db, id: string, member: Member, change: Change<RoundFields>) {
  const found = await openRound(tx, id, member);
  if (!found.ok) return found;
  const { round } = found;
  const { organizationId, startupId } = round;
  const edit = {
    ...change,
    form: roundForm,
    check: (values: ReturnType<typeof valuesOf>) => sameRoundProblems(tx, { ...values, id, organizationId, startupId }),
  };
  const thing = { table: portfolioRound, where: eq(portfolioRound.id, id) };
  const saved = await saveThing(tx, thing, valuesOf(round), edit, async ({ values }) => {
    await tx
      .update(portfolioRound)
      .set({
        ...(values as Pick<Round, keyof RoundFields>),
        state: "waiting",
        refusal: null,
        answeredBy: null,
        answeredAt: null,
        updatedAt: new Date(),
      })
      .where(eq(portfolioRound.id, id));
    if (round.state === "declined") await askStartup(tx, { ...values, id, organizationId, startupId });
  });
  if (saved.ok) await audit(tx, member, "changed", "organization", organizationId, id, saved.changes);
  return saved;
}

const valuesOf = (round: Round) => valuesIn(roundForm, round);

/** Takes back a round that waits or was declined. */
export async function withdrawRound(tx: Db, id: string, member: Member) {
  const found = await openRound(tx, id, member);
  if (!found.ok) return found;
  await tx.delete(portfolioRound).where(eq(portfolioRound.id, id));
  await audit(tx, member, "withdrawn", "organization", found.round.organizationId, id);
  return { ok: true as const };
}

/** `roundId`: the round of the startup that it is; undefined: a new one. */
type Answer =
  | { isConfirmed: true; version: number; roundId?: string | undefined }
  | { isConfirmed: false; reason: string };

/** Makes a round one of the startup, or declines it. `edit`: what saving a row of the startup needs. */
export async function answerRound(
  tx: Db,
  id: string,
  member: Member,
  answer: Answer,
  edit: Omit<Change<Fields>, "change">,
) {
  const [round] = await tx.select().from(portfolioRound).where(eq(portfolioRound.id, id)).for("update");
  const [investor] = round ? await tx.select().from(organization).where(eq(organization.id, round.organizationId)) : [];
  if (!round || !investor) return refuse("notFound");
  if (!mayEditFinancials(member, round.startupId)) return refuse("forbidden");
  if (round.state !== "waiting") return refuse("roundAnswered");
  if (answer.isConfirmed && answer.version !== round.version) return refuse("changedMeanwhile");
  // Nobody answers who is not seen, nor for a startup that is not.
  if (!investor.isVisible) return refuse("notFound");
  const answering = await startupToEdit(tx, round.startupId, member, ["investors"], "investment");
  if (!answering.ok) return answering;
  const { isConfirmed } = answer;
  const made = isConfirmed ? await confirmedRound(tx, round, investor.name, member, edit, answer.roundId) : undefined;
  const reason = isConfirmed ? null : answer.reason;
  if (made && !made.ok) return made;
  const sides = { sayerId: round.organizationId, otherId: round.startupId };
  await answeredLink(tx, sides, aboutRound(round), reason);
  await tx
    .update(portfolioRound)
    .set({
      state: isConfirmed ? "confirmed" : "declined",
      refusal: reason,
      fundingId: made?.id ?? null,
      answeredBy: member.id,
      answeredAt: new Date(),
      updatedAt: new Date(),
    })
    .where(eq(portfolioRound.id, id));
  await audit(tx, member, isConfirmed ? "confirmed" : "declined", "startup", round.startupId, id);
  await mailAnswer(tx, round, investor, reason);
  return { ok: true as const, startupId: round.startupId };
}

/** The id of the startup's round that a proposed one becomes. */
async function confirmedRound(
  tx: Db,
  round: Round,
  investor: string,
  member: Member,
  edit: Omit<Change<Fields>, "change">,
  roundId: string | undefined,
) {
  const { startupId, organizationId, isLead, stageId, typeId, announcedDate, amount, amountCurrencyId } = round;
  const own = { name: investor, organizationId, isLead };
  if (roundId === undefined) {
    const values = { stageId, typeId, announcedDate, amount, amountCurrencyId, investors: [own] };
    const change = values as unknown as Save<Fields>;
    const added = await addRow(tx, { startupId, key: "investment", member }, { ...edit, change });
    // The investor said it before the startup did.
    if (added.ok) await confirmInvestor(tx, round, added.id);
    return added;
  }
  const [existing] = await rowsOf(
    tx,
    thereRow,
    sql`
    select exists (select from funding_investor i where i.funding_id = f.id and i.organization_id = ${organizationId}) "isThere"
    from funding f where f.id = ${roundId} and f.startup_id = ${startupId} for update`,
  );
  if (!existing) return refuse("invalidInput", [{ field: "roundId", reason: "noSuchOne" }]);
  if (existing.isThere) await confirmInvestor(tx, round, roundId);
  else {
    // The same investor by name alone becomes the linked one.
    await tx.execute(sql`delete from funding_investor where funding_id = ${roundId} and organization_id is null
      and account_id is null and fold(name) = fold(${investor})`);
    await tx.insert(fundingInvestor).values({ fundingId: roundId, ...own, signature: "confirmed" });
    await confirmInvestor(tx, round, roundId);
  }
  return { ok: true as const, id: roundId };
}

/** Both sides say it now. The amount counts, too, where it is the one that the investor has said. */
async function confirmInvestor(tx: Db, round: Round, fundingId: string) {
  const { organizationId, startupId, amount, amountCurrencyId } = round;
  const isThis = and(eq(fundingInvestor.fundingId, fundingId), eq(fundingInvestor.organizationId, organizationId));
  const signed = await answeredLink(tx, { sayerId: startupId, otherId: organizationId }, [], null);
  await tx.update(fundingInvestor).set(signed).where(isThis);
  await countMoney(
    tx,
    sql`i.funding_id = ${fundingId} and i.organization_id = ${organizationId} and f.amount is not distinct from ${amount}::numeric
      and f.amount_currency_id is not distinct from ${amountCurrencyId}::uuid`,
  );
  await refreshStartups(tx, [startupId]);
}

/** To who added it, if they are still there and the organization's. */
async function mailAnswer(tx: Db, round: Round, investor: typeof organization.$inferSelect, refusal: string | null) {
  const [author] = await tx
    .select()
    .from(account)
    .where(
      and(
        eq(account.id, round.addedBy ?? round.id),
        sql`${account.lockedAt} is null and ${account.deleteAt} is null`,
        sql`exists (select from entity_access a where a.account_id = ${account.id} and a.entity_id = ${investor.id}
          and (a.expires_at is null or a.expires_at > now()))`,
      ),
    );
  const [answering] = await tx.select().from(startup).where(eq(startup.id, round.startupId));
  if (!author || !answering) return;
  await queueMailOncePerDay(tx, [round.id, refusal === null ? "confirmed" : "refused"], {
    to: { email: author.email, name: author.name },
    locale: author.locale,
    kind: roundAnsweredMail,
    data: {
      organization: investor.name,
      startup: answering.name,
      investorId: investor.id,
      isConfirmed: refusal === null,
      refusal,
      round: await mailedRound(tx, round),
    },
  });
}
