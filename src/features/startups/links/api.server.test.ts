import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { throttle } from "#db/tables/sign-in.server.ts";
import { homeStatistics } from "#features/home/contract.ts";
import { statisticsOf as readHome } from "#features/home/queries.server.ts";
import { ecosystemMap } from "#features/maps/contract.ts";
import { searchAll } from "#features/search/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { ROUND, twoSides, USD } from "#testing/two-sides.ts";
import { waitingCounts } from "#testing/waiting.ts";
import { aggregateStartups, availableValues, listStartups } from "../contract.ts";
import { getStartup } from "../detail/contract.ts";
import { getEditableStartup, rowEndpoints } from "../editing/contract.ts";
import { fundingByInvestor, searchFunding } from "../funding/contract.ts";
import { investorCalls } from "../investors/contract.ts";
import { managedStartupCalls } from "../management/contract.ts";
import { addPortfolioRound } from "../portfolio/contract.ts";
import * as contract from "./contract.ts";

test("a round that a startup says counts when its investor confirms it", async () => {
  const { call, say, links, answer, seen, mails, founder } = await twoSides();
  const { data: round } = await say();
  expect(round.signing).toEqual({
    others: [{ name: "Kandil Ventures", signature: "said", refusal: null, asksAgain: false, isHere: true }],
    isHeld: false,
    isAlone: true,
  });
  const said = await seen();
  expect(said.startup).toEqual([0, 900_000]);
  expect(said.investor).toMatchObject({ totalCount: 1, totalUsd: 0, saidUsd: 900_000 });
  expect(said.investor.rows[0]).toMatchObject({ signedBy: null, fundingInvestors: [{ isConfirmed: false }] });
  expect(said.portfolio).toMatchObject([{ name: "Işık", invested: true, isConfirmed: false }]);
  const home = (await call(homeStatistics, {})).data;
  expect([home.raisedUsd, home.saidUsd]).toEqual([0, 900_000]);
  const [mail, ...more] = await mails("linkSaid");
  expect(more).toEqual([]);
  for (const part of ["Did Kandil Ventures invest in Işık?", "led this round", "Seed", "Amount of the whole round"])
    expect(mail).toContain(part);

  const [link] = await links();
  expect(link).toMatchObject({ kind: "investor", signature: "said", other: { name: "Işık" }, own: [] });
  expect(link!.round).toMatchObject({ amount: 900_000, currency: "USD", isLead: true });
  expect((await answer(link!.id, { isConfirmed: true }, founder)).code).toBe("forbidden");
  expect((await answer(link!.id, { isConfirmed: true })).status).toBe(200);
  expect((await answer(link!.id, { isConfirmed: true })).code).toBe("linkAnswered");
  const confirmed = await seen();
  expect(confirmed.startup).toEqual([900_000, 0]);
  expect(confirmed.investor).toMatchObject({ totalUsd: 900_000, saidUsd: 0 });
  expect(confirmed.portfolio).toMatchObject([{ isConfirmed: true }]);
  expect(await mails("linkAnswered")).toHaveLength(1);
});

test("a refused round is no longer on the investor's page, and says why", async () => {
  const { call, founder, say, change, links, answer, seen, mails } = await twoSides();
  const { data: round } = await say();
  const [link] = await links();
  expect((await answer(link!.id, { isConfirmed: false, reason: " " })).code).toBe("invalidInput");
  expect((await answer(link!.id, { isConfirmed: false, reason: "We met once." })).status).toBe(200);
  const refused = await seen();
  expect(refused.investor.totalCount).toBe(0);
  expect(refused.portfolio).toEqual([]);
  expect((await mails("linkAnswered"))[0]).toContain("We met once.");
  expect(await waitingCounts({ call }, founder)).toMatchObject({ refusedOfStartups: 1 });
  // What concerns nobody else keeps the answer; another statement is asked again.
  const kept = await change(round.id, { typeId: typeId("investmentType", "safe") });
  expect(kept.data.signing!.others).toEqual([
    { name: "Kandil Ventures", signature: "refused", refusal: "We met once.", asksAgain: false, isHere: true },
  ]);
  // Corrected, it waits for its answer, and nobody else sees it before: neither here nor where the round is entered again.
  const corrected = await change(round.id, { amount: 90_000 });
  expect(corrected.data.signing!.others[0]).toMatchObject({ signature: "refused", asksAgain: true });
  await say({ amount: 80_000 });
  expect((await seen()).investor.totalCount).toBe(0);
  expect(await waitingCounts({ call }, founder)).not.toHaveProperty("refusedOfStartups");
  expect(await mails("linkSaid")).toHaveLength(1);
  const [first, second] = await links();
  const again = { signature: "said", refusal: "We met once.", asksAgain: true };
  expect([first, second]).toMatchObject([again, again]);
  // Who confirms one believes the startup again.
  expect((await answer(first!.id, { isConfirmed: true })).status).toBe(200);
  expect((await seen()).investor.totalCount).toBe(1);
  await change(round.id, { stageId: typeId("investmentTour", "series-a") });
  expect((await links()).map(({ signature }) => signature)).toContain("said");
});

test("another round is another question, once after a refusal", async () => {
  const { call, say, change, links, answer, seen, mails, admin } = await twoSides();
  const A = { stageId: typeId("investmentTour", "series-a") };
  const refuse = async (reason: string) => {
    const link = (await links()).find(({ signature, asksAgain }) => signature === "said" && !asksAgain);
    return answer(link!.id, { isConfirmed: false, reason });
  };
  await say();
  await refuse("We met once.");
  // Asked by mail and shown, without the answer to the first one.
  const { data: another } = await say(A);
  expect(another.signing!.others).toMatchObject([{ signature: "said", refusal: null }]);
  expect((await links())[0]).toMatchObject({ signature: "said", refusal: null, asksAgain: false });
  expect((await seen()).investor.totalCount).toBe(1);
  expect(await mails("linkSaid")).toHaveLength(2);
  // While it waits it may be corrected, without another mail; a third one is not asked.
  expect((await change(another.id, { amount: 90_000 })).data.signing!.others[0]!.signature).toBe("said");
  const { data: third } = await say({ ...A, announcedDate: "2023-01-01" });
  expect(third.signing!.others).toMatchObject([{ signature: "refused", refusal: null, asksAgain: true }]);
  await refuse("Nor this one.");
  await say({ ...A, announcedDate: "2022-01-01" });
  expect((await seen()).investor.totalCount).toBe(0);
  // On the startup's page these are rounds that no investor confirms, which is something else than not to name any.
  const { rows } = (await call(searchFunding, { body: {} }, admin)).data;
  expect(new Set(rows.map(({ fundingInvestors, isRefused }) => `${fundingInvestors.length} ${isRefused}`))).toEqual(
    new Set(["0 true"]),
  );
  expect(await mails("linkSaid")).toHaveLength(2);
  // All of it stands in the investor's list; whoever confirms one is asked again.
  const open = (await links()).filter(({ signature }) => signature === "said");
  expect(open).toMatchObject([{ refusal: null, asksAgain: true }, { asksAgain: true }]);
  await answer(open[0]!.id, { isConfirmed: true });
  const { data: last } = await say({ ...A, announcedDate: "2021-01-01" });
  expect(last.signing!.others).toMatchObject([{ signature: "said" }]);
});

test("a confirmed amount that is changed waits for its investor again", async () => {
  const { say, change, links, answer, seen } = await twoSides();
  const { data: round } = await say();
  await answer((await links())[0]!.id, { isConfirmed: true });
  // So does the share that was given for it.
  await change(round.id, { shareRatio: 25 });
  expect((await seen()).startup).toEqual([0, 900_000]);
  expect((await links())[0]).toMatchObject({ signature: "said", round: { shareRatio: 25 } });
  await change(round.id, { amount: 9_000_000 });
  expect((await seen()).startup).toEqual([0, 9_000_000]);
  await answer((await links())[0]!.id, { isConfirmed: true });
  expect((await seen()).startup).toEqual([9_000_000, 0]);
  // The investor may still say that it was a mistake.
  await answer((await links())[0]!.id, { isConfirmed: false, reason: "The other fund did." });
  expect((await seen()).startup).toEqual([0, 9_000_000]);
});

test("who writes both sides confirms the link, but not the money", async () => {
  const { db, say, seen, startupId, investorId, admin } = await twoSides();
  const both = await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS], [investorId]: [SCOPE.FULL_ACCESS] });
  const { data } = await say({}, both);
  expect(data.signing!.others[0]!.signature).toBe("confirmed");
  expect((await seen()).startup).toEqual([0, 900_000]);
  await say({ amount: 100_000, announcedDate: "2023-01-01" }, admin);
  expect((await seen()).startup).toEqual([100_000, 900_000]);
});

test("an amount far above all others waits for an admin", async () => {
  const { call, say, change, links, seen, mails, admin } = await twoSides();
  const { data: round } = await say({ amount: 10_000_000_000_000 });
  expect(await waitingCounts({ call }, admin)).toMatchObject({ heldRounds: 1 });
  expect(round).toMatchObject({ values: { isPrivate: true }, signing: { isHeld: true } });
  expect((await seen()).startup).toEqual([0, 0]);
  expect(await links()).toEqual([]);
  expect(await mails("linkSaid")).toEqual([]);
  // A plausible amount is shown at once, though the form still held the round as private.
  const corrected = await change(round.id, { amount: 10_000_000 });
  expect(corrected.data).toMatchObject({ values: { isPrivate: false }, signing: { isHeld: false } });
  expect((await seen()).startup).toEqual([0, 10_000_000]);
  expect(await mails("linkSaid")).toHaveLength(1);
  await change(round.id, { amount: 10_000_001 });
  expect((await seen()).startup).toEqual([0, 0]);
  // The admin shows it, which signs it: then nothing else of the round holds it back.
  expect((await change(round.id, { isPrivate: false }, admin)).data).toMatchObject({ signing: { isHeld: false } });
  expect((await seen()).startup).toEqual([10_000_001, 0]);
  await change(round.id, { typeId: typeId("investmentType", "safe") });
  expect((await seen()).startup).toEqual([10_000_001, 0]);
  // Neither is it told in parts, nor as a valuation.
  const heldOf = async (body: object) => (await say({ ...body })).data.signing!.isHeld;
  const A = { stageId: typeId("investmentTour", "series-a") };
  expect(await heldOf({ ...A, amount: 6_000_000 })).toBe(false);
  expect(await heldOf({ ...A, amount: 6_000_000, announcedDate: "2024-07-01" })).toBe(true);
  const valued = { preValuation: 10_000_000_000_000, preValuationCurrencyId: USD };
  expect(await heldOf({ ...valued, announcedDate: "2024-08-01", amount: 1 })).toBe(true);
});

test("an investor stands in a round once", async () => {
  const { say, investorId } = await twoSides();
  const twice = { name: "Kandil Ventures", organizationId: investorId, isLead: true };
  const { code, data } = await say({ investors: [twice, { name: "Arı" }, twice] });
  expect(code).toBe("invalidInput");
  expect(data).toMatchObject([{ field: "investors.2.name" }]);
});

test("an investor says which of its own rounds it is", async () => {
  const { call, say, links, answer, seen, startupId, investorId, investor } = await twoSides();
  const body = { ...ROUND, name: "Işık", startupId };
  const { data: own } = await call(addPortfolioRound, { query: { investorId }, body: body as never }, investor);
  await say();
  const [link] = await links();
  expect(link!.own).toMatchObject([{ id: own.id, isSame: true, amount: 900_000 }]);
  const foreign = await answer(link!.id, { isConfirmed: true, portfolioRoundId: v7() });
  expect(foreign.data).toMatchObject([{ field: "portfolioRoundId", reason: "noSuchOne" }]);
  expect((await answer(link!.id, { isConfirmed: true, portfolioRoundId: own.id })).status).toBe(200);
  expect((await links())[0]).toMatchObject({ signature: "confirmed", own: [] });
  expect((await seen()).startup).toEqual([900_000, 0]);
});

test("people who invest confirm or refuse rounds that name them", async () => {
  const { call, db, say, answer, seen, admin } = await twoSides();
  const person = await signedIn(db);
  await listMembers(db, person.id);
  const { data } = await say({ investors: [{ name: "x", accountId: person.id, isLead: false }] });
  expect(data.signing!.others).toMatchObject([{ signature: "said" }]);
  const own = await call(contract.receivedLinks, { query: {} }, person);
  expect(own.data).toMatchObject([{ kind: "investor", signature: "said" }]);
  expect((await call(contract.isNamedInvestor, {}, person)).data).toBe(true);
  expect(await waitingCounts({ call }, person)).toMatchObject({ linksOfPeople: 1 });
  expect((await call(contract.isNamedInvestor, {}, admin)).data).toBe(false);
  expect((await answer(own.data[0]!.id, { isConfirmed: true }, person)).status).toBe(200);
  // Anybody can be a person who invests: their word counts once the house has accepted them.
  expect((await seen()).startup).toEqual([0, 900_000]);
  const accepted = { params: { id: person.id }, body: { state: "accepted" } } as const;
  expect((await call(investorCalls.change, accepted, admin)).data).toMatchObject({ kind: "person", waitingUsd: null });
  expect((await seen()).startup).toEqual([900_000, 0]);
  // The list is filtered by people, too: by those who have asked to be found.
  const found = async (investors: string[]) => call(listStartups, { body: { filter: { investors } } }, admin);
  const offered = (await call(availableValues, { body: { facets: ["investors"] } }, admin)).data.data.investors!;
  expect(offered.map(({ id, count }) => [id, count])).toEqual([[person.id, 1]]);
  expect((await found([offered[0]!.slug])).data.rows).toMatchObject([{ name: "Işık" }]);
  await db.update(account).set({ wantsListing: false }).where(eq(account.id, person.id));
  expect(await found([person.id])).toMatchObject({ code: "invalidInput" });
  const rounds = (await call(fundingByInvestor, { body: { investorId: person.id } })).data;
  expect(rounds).toMatchObject({ totalCount: 1, totalUsd: 900_000 });
});

test("a sum over rounds without an amount is unknown wherever it stands", async () => {
  const { call, db, say, seen, admin, startupId } = await twoSides();
  await say({ amount: null, amountCurrencyId: null }, admin);
  const sums = async () => {
    const startups = async (of: "startups" | "fundings") => {
      const { sumUsd, groups } = (await call(aggregateStartups, { body: { of, groupBy: "sector" } }, admin)).data;
      return [sumUsd, ...groups.map((group) => group.sumUsd)];
    };
    const { total, without } = (await call(ecosystemMap, { query: {} })).data;
    const { funding } = (await call(getStartup, { params: { seoUrlOrId: "isik" } })).data;
    const row = (await call(listStartups, { body: {} }, admin)).data.rows[0]!;
    const managed = (await call(managedStartupCalls.get, { params: { id: startupId } }, admin)).data;
    const dated = { filter: { announcedDate: { gte: "2000-01-01" } } };
    const found = (await call(searchAll, { query: { text: "Işık" } }, admin)).data[0]!;
    return [
      ...(await startups("startups")),
      ...(await startups("fundings")),
      total.sumUsd,
      without.sumUsd,
      funding.totalUsd,
      ...funding.byYear.map(({ usd }) => usd),
      (await call(searchFunding, { body: {} }, admin)).data.totalUsd,
      (await call(searchFunding, { body: dated }, admin)).data.totalUsd,
      (await call(searchFunding, { body: { filter: { tour: ["seed"] } } }, admin)).data.totalUsd,
      row.totalRaisedUsd,
      managed.totalRaisedUsd,
      found.facts!.totalRaisedUsd,
      (await readHome(db)).raisedUsd,
    ];
  };
  expect(new Set(await sums())).toEqual(new Set([null]));
  await say({ announcedDate: "2023-01-01" }, admin);
  expect((await seen()).startup).toEqual([900_000, 0]);
  // Of the year with an amount it is known, of the other one it is not.
  expect(new Set(await sums())).toEqual(new Set([900_000, null]));
  expect((await sums()).filter((sum) => sum === null)).toHaveLength(1);
});

test("an incubation center confirms or refuses the startups that name it", async () => {
  const { call, links, answer, seen, startupId, investorId, founder } = await twoSides();
  const body = { name: "Kandil", organizationId: investorId, startDate: "2024-01-01" };
  const { data } = await call(rowEndpoints.incubationcenter.post, { params: { id: startupId }, body }, founder);
  expect(data.signing!.others).toMatchObject([{ signature: "said" }]);
  const centers = async () =>
    (await call(getStartup, { params: { seoUrlOrId: "isik" } })).data.incubationCenters.map(({ saidBy }) => saidBy);
  expect(await centers()).toEqual(["startup"]);
  const [link] = await links();
  expect(link).toMatchObject({ kind: "affiliation", round: null, startDate: "2024-01-01" });
  await answer(link!.id, { isConfirmed: true });
  expect(await centers()).toEqual(["both"]);
  expect((await seen()).portfolio).toMatchObject([{ incubated: true, isConfirmed: true }]);
  await answer(link!.id, { isConfirmed: false, reason: "They left before they began." });
  expect(await centers()).toEqual([]);
  expect((await seen()).portfolio).toEqual([]);
});

test("an organization adds a startup it hosts, which confirms or refuses it", async () => {
  const { call, db, answer, seen, mails, startupId, investorId, founder, investor } = await twoSides();
  const query = { organizationId: investorId };
  const body = { name: "Işık", startupId, isAcceleration: false, startDate: "2024-02-01" };
  const { data: added } = await call(contract.addHosting, { query, body }, investor);
  expect(added).toMatchObject({ signature: "said", saidBy: "organization", startup: { name: "Işık" } });
  expect((await call(contract.addHosting, { query, body }, investor)).data).toMatchObject([{ field: "name" }]);
  expect((await call(contract.addHosting, { query, body }, founder)).code).toBe("forbidden");
  const centers = async () =>
    (await call(getStartup, { params: { seoUrlOrId: "isik" } })).data.incubationCenters.map(({ saidBy }) => saidBy);
  expect(await centers()).toEqual(["organization"]);
  expect((await seen()).portfolio).toMatchObject([{ incubated: true, isConfirmed: false }]);
  expect(await mails("hostingSaid")).toHaveLength(1);

  const received = async () => (await call(contract.receivedLinks, { query: { startupId } }, founder)).data;
  expect(await received()).toMatchObject([{ id: added.id, other: { noun: "organization", name: "Kandil Ventures" } }]);
  expect(await waitingCounts({ call }, founder)).toMatchObject({ linksOfStartups: 1 });
  expect((await call(contract.receivedLinks, { query: { startupId } }, investor)).code).toBe("forbidden");
  expect((await answer(added.id, { isConfirmed: true })).code).toBe("forbidden");
  expect((await answer(added.id, { isConfirmed: true }, founder)).status).toBe(200);
  expect(await received()).toEqual([]);
  expect(await centers()).toEqual(["both"]);
  expect(await mails("hostingAnswered")).toHaveLength(1);

  // Its end needs no answer, only a mail; another beginning does.
  const change = (id: string, values: object) =>
    call(contract.changeHosting, { query: { id }, body: values }, investor);
  expect((await change(added.id, { endDate: "2025-02-01" })).data.signature).toBe("confirmed");
  expect(await mails("hostingEnded")).toHaveLength(1);
  expect((await seen()).portfolio).toMatchObject([{ incubated: true, accelerated: false, until: "2025-02-01" }]);
  // Of the same in one day there is one mail, however often it ends and goes on.
  for (const endDate of [null, "2025-03-01"]) await change(added.id, { endDate });
  expect(await mails("hostingEnded")).toHaveLength(1);
  await db.update(throttle).set({ since: new Date(Date.now() - 86_400_000) });
  expect((await change(added.id, { endDate: "2025-02-01" })).status).toBe(200);
  expect(await mails("hostingEnded")).toHaveLength(2);
  expect((await change(added.id, { startDate: "2023-02-01" })).data.signature).toBe("said");
  expect(await mails("hostingSaid")).toHaveLength(2);
  await answer(added.id, { isConfirmed: false, reason: "We were never there." }, founder);
  expect((await mails("hostingAnswered"))[1]).toContain("You said that Kandil Ventures hosts or accelerates");
  expect(await centers()).toEqual([]);
  expect((await seen()).portfolio).toEqual([]);
  // The startup reads what it answered and may change its mind.
  expect(await received()).toMatchObject([
    { id: added.id, signature: "refused", refusal: "We were never there.", asksAgain: false },
  ]);
  // The organization reads why, and asks again when it has corrected it. What others refused is not among what it answered.
  const links = { query: { organizationId: investorId } };
  expect((await call(contract.receivedLinks, links, investor)).data).toEqual([]);
  expect((await call(contract.hostings, { query }, investor)).data).toMatchObject([
    { signature: "refused", refusal: "We were never there." },
  ]);
  expect(await waitingCounts({ call }, investor)).toEqual({ refusedOfOrganizations: 1 });
  expect((await change(added.id, { endDate: "2025-01-01" })).data).toMatchObject({
    signature: "refused",
    asksAgain: true,
  });
  expect(await centers()).toEqual([]);
  expect(await received()).toMatchObject([{ id: added.id, signature: "said" }]);
  // What the startup refused, or has not answered, is no row of its own.
  const ownRows = async () =>
    (await call(getEditableStartup, { params: { seoUrlOrId: startupId } }, founder)).data.lists.incubationcenter;
  expect(await ownRows()).toEqual([]);
  const touched = rowEndpoints.incubationcenter.put;
  const rowChange = { params: { id: startupId }, query: { id: added.id }, body: { startDate: "2022-01-01" } };
  expect((await call(touched, rowChange, founder)).code).toBe("notFound");
  expect((await call(contract.removeHosting, { query: { id: added.id } }, investor)).status).toBe(200);
  expect(await received()).toEqual([]);
  expect(await mails("hostingRemoved"), "it was refused").toHaveLength(0);

  // A stay that both confirmed is marked so; the other side learns that it is removed.
  const remove = (id: string) =>
    call(rowEndpoints.incubationcenter.delete, { params: { id: startupId }, query: { id } }, founder);
  const { data: stay } = await call(
    contract.addHosting,
    { query, body: { ...body, startDate: "2020-01-01" } },
    investor,
  );
  await answer(stay.id, { isConfirmed: true }, founder);
  expect(await ownRows()).toMatchObject([{ signing: { others: [{ signature: "confirmed" }] } }]);
  expect((await remove(stay.id)).status).toBe(200);
  expect(await mails("hostingRemoved")).toHaveLength(1);
  const { data: claim } = await call(
    contract.addHosting,
    { query, body: { ...body, startDate: "2019-01-01" } },
    investor,
  );
  await call(contract.removeHosting, { query: { id: claim.id } }, investor);
  expect(await mails("hostingRemoved")).toHaveLength(2);

  // What the startup said first is ended, never deleted, by the organization.
  const said = { name: "Kandil", organizationId: investorId, startDate: "2024-01-01" };
  const { data: own } = await call(
    rowEndpoints.incubationcenter.post,
    { params: { id: startupId }, body: said },
    founder,
  );
  expect((await call(contract.removeHosting, { query: { id: own.id } }, investor)).code).toBe("forbidden");
  const { data: again } = await call(
    contract.addHosting,
    { query, body: { ...body, isAcceleration: true } },
    await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS], [investorId]: [SCOPE.FULL_ACCESS] }),
  );
  expect(again.signature).toBe("confirmed");
  expect((await call(contract.removeHosting, { query: { id: again.id } }, investor)).status).toBe(200);
});
