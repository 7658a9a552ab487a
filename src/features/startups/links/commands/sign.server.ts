import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { startup, startupAffiliation } from "#db/tables/startups.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { ownNames } from "#server/edit/named.server.ts";
import type { Write } from "#server/edit/save-edit.server.ts";
import { queueMailOncePerDay } from "#server/mail/queue.server.ts";
import { aboutRound, CONFIRMED_LINK, countRefusals, saidLink } from "#server/refused-links.server.ts";
import { isStaying } from "#server/visible-people.server.ts";
import { mayEdit } from "#shared/access.ts";
import type { Fields } from "#shared/edit/form.ts";
import { SCOPE } from "#shared/scopes.ts";
import { hasRole, type Member } from "#shared/viewer.ts";
import { rowForms } from "../../editing/form.ts";
import type { Investor } from "../../editing/parts/row-tables.server.ts";
import { linkSaidMail, type MailedRound } from "../parts/mails.server.ts";
import { mailedRound } from "../queries.server.ts";
import { HELD_ABOVE_TIMES, LARGEST_ROUND_LEAST_USD, LARGEST_VALUATION_LEAST_USD, SPLIT_WITHIN_DAYS } from "../rules.ts";
import { isConfirmedByOthers } from "./count-money.server.ts";

interface Author {
  startupId: string;
  member: Member;
}
type Plain = Readonly<Record<string, unknown>>;
type RoundValues = { investors: Investor[] } & Record<"stageId" | "announcedDate", string | null>;
type Other = Pick<Investor, "organizationId" | "accountId">;

/** What others sign of a round. Another of these is another statement. */
const STATED = [
  "stageId",
  "announcedDate",
  "amount",
  "amountCurrencyId",
  "preValuation",
  "preValuationCurrencyId",
  "shareRatio",
];

/** An admin speaks for everybody, as people do for themselves and their own organizations. */
const speaksFor = (member: Member, { organizationId, accountId }: Other): boolean =>
  hasRole(member, "admin") || accountId === member.id || (organizationId !== null && mayEdit(member, organizationId));

const isSame = (a: Investor, b: Investor): boolean =>
  a.organizationId === b.organizationId &&
  a.accountId === b.accountId &&
  (a.organizationId !== null || a.accountId !== null || a.name === b.name);

/**
 * Writes the investors of a round that a startup has saved, and who has signed it (record 71). `before`: the values that stood there;
 * undefined: the round is new. Those who are newly named get a mail.
 */
export async function signRound(
  tx: Db,
  author: Author,
  roundId: string,
  { values, sent }: Write<Fields>,
  before: Plain | undefined,
): Promise<void> {
  const plain = values as Plain;
  const isNews = !before || STATED.some((field) => before[field] !== plain[field]);
  const investors = await writeInvestors(tx, author, { ...(plain as RoundValues), id: roundId, isNews });
  const isConfirmed = await isConfirmedByOthers(tx, roundId);
  const isPublic = await signMoney(tx, author.member, roundId, {
    isNews,
    isConfirmed,
    isPrivate: plain.isPrivate === true,
    isPrivateSent: sent.has("isPrivate"),
  });
  if (!isPublic) return;
  const [stored] = await tx.select().from(funding).where(eq(funding.id, roundId));
  const round = await mailedRound(tx, stored!);
  const wasPublic = before !== undefined && before.isPrivate === false;
  for (const { investor, other, signature, isNew } of investors)
    if (other && signature === "said" && (isNew || !wasPublic))
      await mailOther(tx, author.startupId, other, { round, isLead: investor.isLead });
}

interface Statement {
  isNews: boolean;
  /** An investor says so, too, whose word counts. */
  isConfirmed: boolean;
  /** As the form has it, and whether it was sent. */
  isPrivate: boolean;
  isPrivateSent: boolean;
}

/** Writes who has signed the amount of a round and whether everybody sees it, which is the answer. */
async function signMoney(tx: Db, member: Member, roundId: string, statement: Statement): Promise<boolean> {
  const { isNews, isConfirmed } = statement;
  const [stored] = await tx.select().from(funding).where(eq(funding.id, roundId));
  const isAdmin = hasRole(member, "admin");
  // Who held it back did not ask for it to be private.
  const isPrivate = statement.isPrivate && !(stored!.isHeld && !statement.isPrivateSent);
  const isSignedByAdmin = isAdmin && (isNews || (stored!.isHeld && !isPrivate));
  const isUnsigned = isNews || (stored!.signedBy === "investor" && !isConfirmed);
  // What others have signed is believed, however large.
  const isSigned = stored!.signedBy !== null && !isUnsigned;
  const isHeld = !isAdmin && !isPrivate && !isSigned && (await isBeyondBelief(tx, stored!));
  await tx
    .update(funding)
    .set({
      isHeld,
      isPrivate: isPrivate || isHeld,
      ...(isSignedByAdmin ? { signedBy: "admin" } : isUnsigned && { signedBy: null }),
    })
    .where(eq(funding.id, roundId));
  return !isPrivate && !isHeld;
}

/** Whoever stood there keeps the answer, unless what they answered has changed. */
async function writeInvestors(
  tx: Db,
  { member, startupId }: Author,
  { isNews, investors, ...round }: RoundValues & { id: string; isNews: boolean },
) {
  const fundingId = round.id;
  const stored = await tx.select().from(fundingInvestor).where(eq(fundingInvestor.fundingId, fundingId));
  const isOfRound = eq(fundingInvestor.fundingId, fundingId);
  // Who is leaving stands in no form, and again in the round if they stay.
  await tx.delete(fundingInvestor).where(and(isOfRound, isStaying(fundingInvestor.accountId)));
  if (isNews)
    await tx
      .update(fundingInvestor)
      .set({ signature: "said" })
      .where(and(isOfRound, eq(fundingInvestor.signature, "confirmed")));
  if (investors.length === 0) return [];
  const nameOf = await ownNames(tx, rowForms.investment.fields.investors.fields, investors as unknown as Plain[]);
  const signed = [];
  for (const investor of investors) {
    const old = stored.find((candidate) => isSame(candidate, investor));
    const otherId = investor.organizationId ?? investor.accountId;
    const other = otherId ? (investor as Other) : undefined;
    const isSpokenFor = other !== undefined && speaksFor(member, other);
    // What waits for its answer is answered as it stands then, without another mail.
    const isAsked = old?.signature === "said" && !isSpokenFor;
    const keeps = old && (isAsked || (!isNews && old.isLead === investor.isLead));
    const link = keeps
      ? { signature: old.signature, refusal: old.refusal, asksAgain: old.asksAgain }
      : isSpokenFor
        ? CONFIRMED_LINK
        : await saidLink(tx, { sayerId: startupId, otherId: otherId ?? startupId }, aboutRound(round));
    signed.push({ investor, other, ...link, isNew: !keeps });
  }
  await tx.insert(fundingInvestor).values(
    signed.map(({ investor, signature, refusal, asksAgain }) => ({
      ...investor,
      fundingId,
      signature,
      refusal,
      asksAgain,
      name: nameOf(investor as unknown as Plain) ?? investor.name,
    })),
  );
  return signed;
}

const limitRow = z.object({ isAbove: z.boolean() });

/**
 * The amount, with what the startup has written of the same stage lately, or the valuation is far above every signed one of the stage;
 * where the stage has none, of all stages.
 */
async function isBeyondBelief(tx: Db, round: typeof funding.$inferSelect): Promise<boolean> {
  const { id, stageId, startupId, amountUsd, preValuationUsd } = round;
  if (amountUsd === null && preValuationUsd === null) return false;
  const largestOf = (column: string, stage: string) =>
    sql.raw(`(select f.${column} from funding f where f.stage_id = ${stage} and f.signed_by is not null and not f.is_private
      and f.${column} is not null and f.startup_id <> this_round.startup_id order by f.${column} desc limit 1)`);
  const isAbove = (value: SQL, column: string, leastUsd: number) =>
    sql`coalesce(${value} > ${HELD_ABOVE_TIMES} * greatest(${leastUsd}, coalesce(
      ${largestOf(column, "this_round.stage_id")},
      (select max(${largestOf(column, "t.id")}) from type t where t.kind = 'investmentTour'))), false)`;
  const written = sql`(select sum(f.amount_usd) from funding f where f.startup_id = this_round.startup_id
    and f.stage_id is not distinct from this_round.stage_id and (f.id = this_round.id or (f.signed_by is distinct from 'admin'
      and f.signed_by is distinct from 'import' and f.created_at > now() - make_interval(days => ${SPLIT_WITHIN_DAYS}::int))))`;
  const [row] = await rowsOf(
    tx,
    limitRow,
    sql`
    select ${isAbove(written, "amount_usd", LARGEST_ROUND_LEAST_USD)}
      or ${isAbove(sql`${preValuationUsd}::numeric`, "pre_valuation_usd", LARGEST_VALUATION_LEAST_USD)} "isAbove"
    from (select ${id}::uuid id, ${stageId}::uuid stage_id, ${startupId}::uuid startup_id) this_round`,
  );
  return row!.isAbove;
}

/** A startup has saved where it is hosted or accelerated: who that is signs it, unless the author speaks for them. */
export async function signAffiliation(
  tx: Db,
  { startupId, member }: Author,
  id: string,
  { values }: Write<Fields>,
  before: Plain | undefined,
): Promise<void> {
  const { organizationId, startDate } = values as { organizationId: string | null; startDate: string | null };
  const [stored] = await tx.select().from(startupAffiliation).where(eq(startupAffiliation.id, id));
  const other = organizationId ? { organizationId, accountId: null } : undefined;
  const isSpokenFor = other !== undefined && speaksFor(member, other);
  const isAsked = stored?.signature === "said" && stored.saidBy === "startup" && !isSpokenFor;
  if (!stored || (before?.organizationId === organizationId && (isAsked || before.startDate === startDate))) return;
  const link = isSpokenFor
    ? CONFIRMED_LINK
    : await saidLink(tx, { sayerId: startupId, otherId: organizationId ?? startupId }, [stored.kind]);
  await tx
    .update(startupAffiliation)
    .set({ ...link, saidBy: "startup" })
    .where(eq(startupAffiliation.id, id));
  if (other && link.signature === "said") await mailOther(tx, startupId, other, { round: null, isLead: false });
}

const ANSWERING_SCOPES = [SCOPE.FULL_ACCESS, SCOPE.WRITE];

/** To who may answer: those who write the organization, or the person. */
async function mailOther(
  tx: Db,
  startupId: string,
  { organizationId, accountId }: Other,
  statement: { round: MailedRound | null; isLead: boolean },
): Promise<void> {
  const [said] = await tx
    .select()
    .from(startup)
    .where(and(eq(startup.id, startupId), eq(startup.isVisible, true)));
  if (!said) return;
  const isReachable = and(eq(account.id, accountId ?? startupId), isNotNull(account.emailVerifiedAt));
  const people = organizationId
    ? await reachablePeople(tx, organizationId, ANSWERING_SCOPES)
    : await tx.select().from(account).where(isReachable);
  const [named] = organizationId ? await tx.select().from(organization).where(eq(organization.id, organizationId)) : [];
  const otherId = (organizationId ?? accountId)!;
  // What is asked after a refusal is another question.
  const about = [startupId, otherId, String(await countRefusals(tx, { sayerId: startupId, otherId }))];
  for (const { email, name, locale } of people)
    await queueMailOncePerDay(tx, about, {
      to: { email, name },
      locale,
      kind: linkSaidMail,
      data: { ...statement, startup: said.name, organization: named ? { id: named.id, name: named.name } : null },
    });
}
