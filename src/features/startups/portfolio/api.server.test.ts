import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { fundingInvestor } from "#db/tables/funding.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { portfolioRound } from "#db/tables/portfolio.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { getOrganizer, getPortfolio } from "#features/organizations/detail/contract.ts";
import { lockEntry } from "#server/edit/entries.server.ts";
import type { Input } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { ownStartups, rowEndpoints } from "../editing/contract.ts";
import { fundingByAssociation } from "../funding/contract.ts";
import * as contract from "./contract.ts";

const SEED = typeId("investmentTour", "seed");
const USD = fixedId("currency/USD");
const ROUND = {
  name: "Işık",
  stageId: SEED,
  typeId: typeId("investmentType", "equity"),
  announcedDate: "2024-05-01",
  amount: 250_000,
  amountCurrencyId: USD,
  isLead: true,
};

type Sent = Input<typeof contract.answerPortfolioRound>["body"];
type Answer = Extract<Sent, { isConfirmed: false }> | { isConfirmed: true; roundId?: string; version?: number };

async function withInvestor() {
  const built = await testApp();
  const { database, db, call } = built;
  const { id: startupId } = await insertFullStartup(database);
  const investorId = v7();
  const values = {
    id: investorId,
    name: "Arı Ventures",
    seoUrl: "ari",
    typeId: typeId("organizerType", "venture-capital"),
  };
  await db.insert(organization).values(values);
  const investor = await signedIn(db, { [investorId]: [SCOPE.FULL_ACCESS] });
  const founder = await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS] });
  await signedIn(db, { [startupId]: [SCOPE.READ] });
  const add = (body: object = {}, as = investor) =>
    call(contract.addPortfolioRound, { query: { investorId }, body: { ...ROUND, startupId, ...body } as never }, as);
  /** Without a version: of the round as it is. */
  const answer = async (id: string, body: Answer, as = founder) => {
    const [round] = await db.select().from(portfolioRound).where(eq(portfolioRound.id, id));
    const sent = body.isConfirmed ? { version: round?.version ?? 1, ...body } : body;
    return call(contract.answerPortfolioRound, { query: { id }, body: sent }, as);
  };
  const own = async () => (await call(contract.investorRounds, { query: { investorId } }, investor)).data.rounds;
  const received = async () => (await call(contract.receivedRounds, { query: { startupId } }, founder)).data;
  const portfolio = async () => (await call(getPortfolio, { query: { organizerId: investorId } })).data.rows;
  const publicRounds = async () => (await call(fundingByAssociation, { body: { associationId: startupId } })).data;
  const mails = (kind: string) =>
    db
      .select()
      .from(mail)
      .where(eq(mail.kind, `startups.${kind}`));
  return {
    ...built,
    startupId,
    investorId,
    investor,
    founder,
    add,
    answer,
    own,
    received,
    portfolio,
    publicRounds,
    mails,
  };
}
type Answered = Awaited<ReturnType<Awaited<ReturnType<typeof withInvestor>>["add"]>>;
const problems = ({ data }: Answered) =>
  (data as unknown as { field: string; reason: string }[]).map(({ field, reason }) => `${field}: ${reason}`);

test("a proposed round is private until confirmed, then in lists and sums", async () => {
  const {
    call,
    add,
    answer,
    own,
    received,
    portfolio,
    publicRounds,
    mails,
    investor,
    investorId,
    founder,
    startupId,
    db,
  } = await withInvestor();
  const before = await publicRounds();
  const added = await add();
  expect(added.status, JSON.stringify(added.data)).toBe(200);
  const { id } = added.data;
  expect(await own()).toMatchObject([{ id, state: "waiting", startup: { name: "Işık Batarya", hasTeam: true } }]);
  expect((await mails("roundAdded")).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [expect.stringContaining("@example.test"), "Arı Ventures says it invested in Işık Batarya"],
  ]);
  expect(await publicRounds()).toEqual(before);
  expect(await portfolio()).toEqual([]);
  const waiting = async () => (await call(ownStartups, {}, founder)).data[0]!.roundsToConfirm;
  expect(await waiting()).toBe(1);
  expect(await received()).toMatchObject([
    { id, organization: { name: "Arı Ventures" }, amount: 250_000, currency: "USD" },
  ]);

  const changed = await call(
    contract.changePortfolioRound,
    { query: { id }, body: { version: added.data.version, amount: 300_000 } },
    investor,
  );
  // What was read is no longer what would be confirmed.
  const unseen = await answer(id, { isConfirmed: true, version: added.data.version });
  expect(unseen).toMatchObject({ status: 409, code: "changedMeanwhile" });
  expect(changed.data.values).toMatchObject({ amount: 300_000, amountCurrencyId: USD, isLead: true });
  expect((await answer(id, { isConfirmed: true })).status).toBe(200);
  expect(await waiting()).toBe(0);
  expect(await received()).toEqual([]);
  const after = await publicRounds();
  expect([after.totalCount, after.totalUsd]).toEqual([before.totalCount + 1, before.totalUsd! + 300_000]);

  expect(await portfolio()).toMatchObject([{ name: "Işık Batarya", invested: true }]);
  expect((await call(getOrganizer, { query: { seoUrl: "ari" } })).data.counts).toMatchObject({
    portfolio: 1,
    rounds: 1,
  });
  expect((await mails("roundAnswered")).map(({ subject }) => subject)).toEqual(["Işık Batarya confirmed the round"]);

  // It is the startup's from then on; nobody answers, changes or withdraws it again.
  for (const late of [{ isConfirmed: true as const }, { isConfirmed: false as const, reason: "No." }])
    expect(await answer(id, late)).toMatchObject({ status: 409, code: "roundAnswered" });
  const late = { query: { id }, body: { amount: 1 } };
  expect(await call(contract.changePortfolioRound, late, investor)).toMatchObject({ code: "roundAnswered" });
  expect(await call(contract.withdrawPortfolioRound, { query: { id } }, investor)).toMatchObject({
    code: "roundAnswered",
  });
  const [round] = await db.select().from(fundingInvestor).where(eq(fundingInvestor.organizationId, investorId));
  const gone = { params: { id: startupId }, query: { id: round!.fundingId } };
  expect((await call(rowEndpoints.investment.delete, gone, founder)).status).toBe(200);
  expect(await own()).toMatchObject([{ state: "removed" }]);
  expect(await portfolio()).toEqual([]);
});

test("a startup matches proposed rounds; declined ones are corrected or taken back", async () => {
  const { add, answer, own, received, publicRounds, portfolio, investor, investorId, call, startupId, db } =
    await withInvestor();
  const before = await publicRounds();
  const first = (await add({ announcedDate: before.rows[0]!.announcedDate })).data.id;
  const [{ similar }] = (await received()) as [contract.ReceivedRound];
  const roundId = before.rows[0]!.id;
  expect(similar.map(({ id }) => id)).toContain(roundId);
  expect(await answer(first, { isConfirmed: true, roundId: v7() })).toMatchObject({ status: 400 });
  expect((await answer(first, { isConfirmed: true, roundId })).status).toBe(200);
  const after = await publicRounds();
  expect([after.totalCount, after.totalUsd]).toEqual([before.totalCount, before.totalUsd]);
  expect(after.rows[0]!.fundingInvestors.map(({ name }) => name)).toContain("Arı Ventures");
  expect(await portfolio()).toMatchObject([{ invested: true }]);

  const second = await add();
  expect(problems(await add())).toEqual(["announcedDate: sameRound"]);
  const both = await Promise.all([
    answer(second.data.id, { isConfirmed: false, reason: "We never met." }),
    answer(second.data.id, { isConfirmed: true }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await db.execute(`update portfolio_round set state = 'declined', funding_id = null where id = '${second.data.id}'`);
  await db.delete(fundingInvestor).where(eq(fundingInvestor.organizationId, investorId));
  expect(problems(await add())).toEqual(["announcedDate: declinedRound"]);
  // Corrected, it is asked again; or it is taken back.
  await db.execute(`update portfolio_round set refusal = 'Not our round.' where id = '${second.data.id}'`);
  expect(await own()).toContainEqual(expect.objectContaining({ state: "declined", refusal: "Not our round." }));
  const corrected = { query: { id: second.data.id }, body: { announcedDate: "2024-05-05" } };
  expect(await call(contract.changePortfolioRound, corrected, investor)).toMatchObject({
    status: 200,
    data: { state: "waiting", refusal: null },
  });
  expect((await answer(second.data.id, { isConfirmed: false, reason: "Not then, either." })).status).toBe(200);
  const taken = { query: { id: second.data.id } };
  expect((await call(contract.withdrawPortfolioRound, taken, investor)).status).toBe(200);
  // The same in the same second from two tabs.
  const two = await Promise.all([add({ announcedDate: "2020-01-01" }), add({ announcedDate: "2020-01-01" })]);
  expect(two.map(({ status }) => status).sort()).toEqual([200, 400]);
  const waiting = (await own()).find(({ state }) => state === "waiting")!;
  expect((await call(contract.withdrawPortfolioRound, { query: { id: waiting.id } }, investor)).status).toBe(200);
  expect(await call(contract.withdrawPortfolioRound, { query: { id: waiting.id } }, investor)).toMatchObject({
    status: 404,
  });
  await db.update(startup).set({ deletedAt: new Date() }).where(eq(startup.id, startupId));
  expect((await own()).every(({ startup: { seoUrl } }) => seoUrl === null)).toBe(true);
});

test("an invalid round is refused by its field, and for strangers", async () => {
  const { add, answer, received, investor, founder, investorId, startupId, call, db } = await withInvestor();
  const listed = "name: chooseListed";
  const refusals: [object, string[]][] = [
    [{ name: "" }, ["name: required"]],
    [{ startupId: null }, [listed]],
    [{ startupId: v7() }, [listed]],
    [{ startupId: investorId }, [listed]],
    [{ stageId: null }, ["stageId: required"]],
    [{ stageId: typeId("sector", "energy") }, ["stageId: unknown"]],
    [{ announcedDate: "9999-01-01" }, ["announcedDate: future"]],
    [{ announcedDate: "1899-12-31" }, ["announcedDate: tooEarly"]],
    [{ amountCurrencyId: null }, ["amountCurrencyId: required"]],
    [{ amountCurrencyId: v7() }, ["amountCurrencyId: unknown"]],
    [{ amount: null }, ["amount: required"]],
  ];
  for (const [body, expected] of refusals) {
    const refused = await add(body);
    expect([refused.status, problems(refused)], JSON.stringify(body)).toEqual([400, expected]);
  }
  for (const amount of [-1, 1e30]) expect((await add({ amount })).status).toBe(400);
  for (const body of [{ state: "confirmed" }, { organizationId: v7() }]) expect((await add(body)).status).toBe(400);

  const { id } = (await add()).data;
  const stranger = await signedIn(db, { [v7()]: [SCOPE.FULL_ACCESS] });
  for (const other of [stranger, founder]) {
    expect((await add({ announcedDate: "2023-01-01" }, other)).status).toBe(403);
    expect((await call(contract.investorRounds, { query: { investorId } }, other)).status).toBe(403);
    expect((await call(contract.changePortfolioRound, { query: { id }, body: { isLead: false } }, other)).status).toBe(
      403,
    );
    expect((await call(contract.withdrawPortfolioRound, { query: { id } }, other)).status).toBe(403);
  }
  // Nor does the investor answer, nor a colleague of the startup who may not write its finances.
  const writer = await signedIn(db, { [startupId]: [SCOPE.WRITE] });
  for (const other of [stranger, investor, writer]) {
    expect((await answer(id, { isConfirmed: true }, other)).status).toBe(403);
    expect((await call(contract.receivedRounds, { query: { startupId } }, other)).status).toBe(403);
  }
  await db.update(startup).set({ isVisible: false }).where(eq(startup.id, startupId));
  expect(problems(await add({ announcedDate: "2022-01-01" }))).toEqual([listed]);
  expect(await answer(id, { isConfirmed: true })).toMatchObject({ status: 409, code: "hiddenStartup" });
  await db.update(startup).set({ isVisible: true }).where(eq(startup.id, startupId));
  await db.update(organization).set({ isVisible: false }).where(eq(organization.id, investorId));
  expect(await add({ announcedDate: "2022-01-01" })).toMatchObject({ status: 409, code: "hiddenEntry" });
  expect(await received()).toEqual([]);
  expect((await answer(id, { isConfirmed: true })).status).toBe(404);
  await db.update(organization).set({ isVisible: true }).where(eq(organization.id, investorId));
  // A person who has left the startup is not mailed, and answers nothing.
  await db.delete(entityAccess).where(eq(entityAccess.accountId, writer.id));
  await db.update(startup).set({ deletedAt: new Date() }).where(eq(startup.id, startupId));
  expect((await answer(id, { isConfirmed: true })).status).toBe(404);
});

test("confirming a round tolerates edits; hidden parties answer none", async () => {
  const { add, answer, db, investorId, startupId, own, founder, call } = await withInvestor();
  const one = (await add()).data.id;
  await db.transaction(async (tx) => {
    await lockEntry(tx, { table: organization }, investorId);
    expect(await answer(one, { isConfirmed: true })).toMatchObject({ status: 200 });
  });
  const other = (await add({ announcedDate: "2024-06-01" })).data.id;
  await db.update(organization).set({ isVisible: false });
  expect(await answer(other, { isConfirmed: false, reason: "We never met." })).toMatchObject({ status: 404 });
  await db.update(organization).set({ isVisible: true });
  await db.update(startup).set({ isVisible: false, logo: "logo.webp", logo64: "logo-64.webp" });
  expect((await answer(other, { isConfirmed: false, reason: "We never met." })).status).toBeGreaterThanOrEqual(400);
  // The investor, who has chosen it by its name, sees no more than that: no address, no picture.
  const unseen = expect.objectContaining({ name: expect.stringMatching(/./), seoUrl: null, logo: null });
  expect((await own()).map(({ startup }) => startup)).toEqual([unseen, unseen]);
  expect((await call(contract.receivedRounds, { query: { startupId } }, founder)).status).toBeLessThan(500);
});
