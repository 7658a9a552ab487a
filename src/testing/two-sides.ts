import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect } from "vitest";
import { fundingDay } from "#db/tables/funding.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { getOrganizer, getPortfolio } from "#features/organizations/detail/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { rowEndpoints } from "#features/startups/editing/contract.ts";
import { fundingByInvestor, searchFunding } from "#features/startups/funding/contract.ts";
import * as contract from "#features/startups/links/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "./app.ts";
import { signedIn } from "./members.ts";

export const USD = fixedId("currency/USD");
export const ROUND = {
  stageId: typeId("investmentTour", "seed"),
  typeId: typeId("investmentType", "equity"),
  announcedDate: "2024-05-01",
  amount: 900_000,
  amountCurrencyId: USD,
};

/** A startup and an investor with their people, and what each says and sees of a round. */
export async function twoSides() {
  const built = await testApp();
  const { db, call } = built;
  const [startupId, investorId] = [v7(), v7()];
  await db.insert(startup).values({ id: startupId, name: "Işık", seoUrl: "isik" });
  const kind = { typeId: typeId("organizerType", "venture-capital") };
  await db.insert(organization).values({ id: investorId, name: "Kandil Ventures", seoUrl: "kandil", ...kind });
  const founder = await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS] });
  const investor = await signedIn(db, { [investorId]: [SCOPE.FULL_ACCESS] });
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const params = { id: startupId };
  const named = { name: "Kandil Ventures", organizationId: investorId, isLead: true };
  const { post, put } = rowEndpoints.investment;
  const say = (body: object = {}, as = founder) =>
    call(post, { params, body: { ...ROUND, investors: [named], ...body } }, as);
  const change = (id: string, body: Record<string, unknown>, as = founder) =>
    call(put, { params, query: { id }, body }, as);
  const links = async () =>
    (await call(contract.receivedLinks, { query: { organizationId: investorId } }, investor)).data;
  const answer = (id: string, body: object, as = investor) =>
    call(contract.answerLink, { query: { id }, body: body as { isConfirmed: true } }, as);
  /** As everybody sees it. */
  const seen = async () => {
    const { funding } = (await call(getStartup, { params: { seoUrlOrId: "isik" } })).data;
    const rounds = (await call(fundingByInvestor, { body: { investorId } })).data;
    const all = (await call(searchFunding, { body: {} }, admin)).data;
    // Sums by day, kept by triggers, are those of the rounds.
    const days = await db.select().from(fundingDay);
    const sumOf = (key: "usd" | "saidUsd") => days.reduce((sum, day) => sum + day[key], 0);
    expect([funding.totalUsd, funding.saidUsd]).toEqual([sumOf("usd"), sumOf("saidUsd")]);
    expect([all.totalUsd, all.saidUsd]).toEqual([sumOf("usd"), sumOf("saidUsd")]);
    const { counts } = (await call(getOrganizer, { query: { seoUrl: "kandil" } })).data;
    expect(counts.rounds).toBe(rounds.totalCount);
    const portfolio = (await call(getPortfolio, { query: { organizerId: investorId } })).data.rows;
    return { startup: [funding.totalUsd, funding.saidUsd], investor: rounds, portfolio };
  };
  const mails = async (kind: string) =>
    (
      await db
        .select()
        .from(mail)
        .where(eq(mail.kind, `startups.${kind}`))
    ).map(({ content }) => JSON.stringify(content));
  return { ...built, startupId, investorId, founder, investor, admin, say, change, links, answer, seen, mails };
}
