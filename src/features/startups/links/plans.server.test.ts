import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { ownConsents } from "#features/accounts/consents/contract.ts";
import { getOrganizer, getPortfolio } from "#features/organizations/detail/contract.ts";
import { whatWaits } from "#features/waiting/contract.ts";
import { signedIn } from "#testing/members.ts";
import { recordReads } from "#testing/statements.ts";
import { twoSides } from "#testing/two-sides.ts";
import { getStartup } from "../detail/contract.ts";
import { fundingByInvestor } from "../funding/contract.ts";
import { investorRounds, receivedRounds } from "../portfolio/contract.ts";
import * as contract from "./contract.ts";

/** Tables that grow with startups, organizations or people. */
const LARGE = [
  "entity_access",
  "funding",
  "funding_investor",
  "organization",
  "organization_network",
  "portfolio_round",
  "refused_link",
  "startup",
  "startup_affiliation",
  "startup_member",
];

/** Many rows of each, none of which the answers show. */
async function fillTables(database: Database): Promise<void> {
  const client = await database.pool.connect();
  onTestFinished(() => client.release(true));
  // Neither triggers nor what they keep: a plan depends on the rows alone.
  await client.query("set session_replication_role = replica");
  const many = "generate_series(1, 2000) n";
  const ofEach = (from: string) => `(select *, row_number() over () n from ${from}) ${from}`;
  for (const statement of [
    `insert into startup (id, name, seo_url) select gen_random_uuid(), 'S' || n, 's-' || n from ${many}`,
    `insert into organization (id, name, seo_url, type_id) select gen_random_uuid(), 'O' || n, 'o-' || n, (select type_id from organization limit 1) from ${many}`,
    `insert into account (id, email, name, surname, seo_url, email_verified_at)
      select gen_random_uuid(), 'a' || n || '@example.test', 'A', 'B', 'a-' || n, now() from ${many}`,
    `insert into funding (id, startup_id, startup_ordinal, announced_date, is_listed)
      select gen_random_uuid(), id, ordinal, '2020-01-01', true from startup`,
    `insert into funding_investor (id, funding_id, organization_id, name)
      select gen_random_uuid(), funding.id, organization.id, 'O' from ${ofEach("funding")} join ${ofEach("organization")} using (n)`,
    `insert into funding_investor (id, funding_id, account_id, name)
      select gen_random_uuid(), funding.id, account.id, 'A' from ${ofEach("funding")} join ${ofEach("account")} using (n)`,
    `insert into startup_affiliation (id, startup_id, organization_id, name, kind)
      select gen_random_uuid(), startup.id, organization.id, 'O', 'incubationCenter' from ${ofEach("startup")} join ${ofEach("organization")} using (n)`,
    `insert into portfolio_round (id, startup_id, organization_id, state, announced_date, stage_id, type_id)
      select gen_random_uuid(), startup.id, organization.id, 'waiting', '2020-01-01', organization.type_id, organization.type_id from ${ofEach("startup")} join ${ofEach("organization")} using (n)`,
    `insert into refused_link (id, sayer_id, other_id, refusal, about)
      select gen_random_uuid(), startup.id, organization.id, 'No.', '{}' from ${ofEach("startup")} join ${ofEach("organization")} using (n)`,
    `insert into organization_network (id, organization_id, network_id, name) select gen_random_uuid(), id, id, 'N' from organization`,
    `insert into entity_access (account_id, entity_id, scopes) select account.id, startup.id, '{0}' from ${ofEach("account")} join ${ofEach("startup")} using (n) on conflict do nothing`,
    `insert into startup_member (id, startup_id, account_id, kind, name) select gen_random_uuid(), startup.id, account.id, 'team', 'A' from ${ofEach("startup")} join ${ofEach("account")} using (n)`,
  ])
    await client.query(statement);
  await client.query("vacuum analyze");
}

test("links, portfolios, consents and what waits are read by an index", async () => {
  const { call, database, db, say, links, answer, startupId, investorId, founder, investor } = await twoSides();
  const person = await signedIn(db);
  await fillTables(database);
  const completeReads = recordReads(database);
  await say();
  const [first] = await links();
  await answer(first!.id, { isConfirmed: false, reason: "We met once." });
  await say({ announcedDate: "2024-06-01" });
  await answer((await links())[0]!.id, { isConfirmed: true });
  const hosted = { name: "Işık", startupId, isAcceleration: false, startDate: "2024-02-01" };
  await call(contract.addHosting, { query: { organizationId: investorId }, body: hosted }, investor);
  await call(contract.hostings, { query: { organizationId: investorId } }, investor);
  await call(contract.receivedLinks, { query: { startupId } }, founder);
  await call(contract.receivedLinks, { query: {} }, person);
  await call(contract.isNamedInvestor, {}, person);
  await call(investorRounds, { query: { investorId } }, investor);
  await call(receivedRounds, { query: { startupId } }, founder);
  await call(getPortfolio, { query: { organizerId: investorId } });
  await call(getOrganizer, { query: { seoUrl: "kandil" } });
  await call(getStartup, { params: { seoUrlOrId: "isik" } });
  for (const id of [investorId, person.id]) await call(fundingByInvestor, { body: { investorId: id } });
  for (const member of [founder, investor, person]) {
    await call(whatWaits, {}, member);
    await call(ownConsents, {}, member);
  }
  expect(await completeReads(LARGE)).toEqual([]);
}, 120_000);
