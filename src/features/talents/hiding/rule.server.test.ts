import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account, session } from "#db/tables/accounts.server.ts";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { organization, organizationMember } from "#db/tables/organizations.server.ts";
import { serviceProvider, serviceProviderMember } from "#db/tables/providers.server.ts";
import { startup, startupMember } from "#db/tables/startups.server.ts";
import { homeStatistics } from "#features/home/contract.ts";
import { getOrganizer } from "#features/organizations/detail/contract.ts";
import { getProvider } from "#features/providers/contract.ts";
import { searchAll, searchExact, searchUsers } from "#features/search/contract.ts";
import { sitemapEntries } from "#features/site/sitemap/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { fundingByAssociation, fundingByInvestor } from "#features/startups/funding/contract.ts";
import { hashOfToken } from "#server/session.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { fakeTypes, insertFakeReferences, randomNumbers } from "#testing/startups.ts";
import { type FakeTalent, fakeTalent, insertTalents } from "#testing/talents.ts";
import { talentCalls, talentsByIds } from "../contract.ts";
import { talentPictures } from "../parts/pictures.server.ts";
import { lookUpPeople, searchPeople } from "../people/contract.ts";
import { getProfile, getReputation } from "../profile/contract.ts";

const { page, availableValues } = talentCalls;

interface Seer {
  name: string;
  id: string | null;
  token?: string;
  domain?: string;
  companies: string[];
  isAdmin?: boolean;
}

async function world(seed: number) {
  const built = await testApp();
  const { db, database } = built;
  await insertFakeReferences(database);
  await db.delete(entityAccess);
  await db.delete(account);
  const random = randomNumbers(seed);
  const [first, second, house, club, office] = [v7(), v7(), v7(), v7(), v7()] as const;
  for (const [id, seoUrl] of [
    [first, "birinci"],
    [second, "ikinci"],
  ] as const)
    await db.insert(startup).values({ id, seoUrl, name: `Girişim ${seoUrl}`, sectorId: typeId("sector", "energy") });
  await db.insert(organization).values({ id: house, typeId: fakeTypes("organizerType")[0]!, name: "Ev", seoUrl: "ev" });

  const letters = "abcdefghijklmnoprstuvyz";
  const people = Array.from({ length: 20 }, (_, at): FakeTalent => {
    const surname = `Kuz${letters[at % 23]}${letters[(at * 7 + 3) % 23]}${letters[Math.floor(at / 23) + 4]}`;
    return { ...fakeTalent(random, []), surname };
  });
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;

  const seers: Seer[] = [{ name: "visitor", id: null, companies: [] }];
  const addSeer = async (name: string, companies: string[], access: Record<string, number[]> = {}) => {
    const { id, token } = await signedIn(db, access);
    const domain = pick(["acme.test", "mail.acme.test", "petek.test", "example.test"]);
    await db
      .update(account)
      .set({ email: `${name}-${id}@${domain}`, surname: `Zor${name}` })
      .where(eq(account.id, id));
    const seer = { name, id, token, domain, companies, isAdmin: access[PLATFORM_ENTITY.admin] !== undefined };
    seers.push(seer);
    return seer;
  };
  const inTeam = await addSeer("team", [first]);
  await addSeer("organizer", [house], { [house]: [SCOPE.READ] });
  await addSeer("founder", [second], { [second]: [SCOPE.FULL_ACCESS] });
  const former = await addSeer("former", [], { [house]: [SCOPE.READ] });
  await db
    .update(entityAccess)
    .set({ expiresAt: new Date(0) })
    .where(eq(entityAccess.accountId, former.id!));
  await addSeer("admin", [], { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  await addSeer("plain", []);

  for (const person of people)
    if (random() < 0.6)
      person.hidings = [
        pick([
          { personId: pick(seers.slice(1)).id! },
          { startupId: pick([first, second]) },
          { organizationId: house },
          { domain: pick(["acme.test", "petek.test", "mail.acme.test"]) },
        ]),
      ];
  // Somebody who hides from their own team.
  const shy = people[0]!;
  Object.assign(shy, { confirmed: true, hidings: [{ startupId: first }], email: `shy@elsewhere.test` });
  await insertTalents(db, people);
  const shyToken = randomBytes(32).toString("base64url");
  await db.insert(session).values({
    accountId: shy.id,
    tokenHash: hashOfToken(shyToken),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  seers.push({ name: "shy", id: shy.id, token: shyToken, domain: "elsewhere.test", companies: [first] });

  const round = v7();
  await db.insert(funding).values({ id: round, startupId: second, announcedDate: "2024-05-01" });
  await db.insert(startupMember).values(
    people.map(({ id, name }) => ({
      startupId: second,
      kind: "mentor" as const,
      accountId: id,
      name,
      invited: false,
    })),
  );
  await db.delete(startupMember).where(eq(startupMember.accountId, shy.id));
  await db.insert(startupMember).values([
    { startupId: first, kind: "team", accountId: inTeam.id, name: "Team" },
    { startupId: first, kind: "team", accountId: shy.id, name: "Shy" },
  ]);
  // Rows of these teams have the ids of their people, by which the test knows them.
  const teamOf = people.map(({ id, name }) => ({ id, accountId: id, name }));
  const team = teamOf.map((row) => ({ ...row, organizationId: club, kind: "team" as const }));
  await db
    .insert(organization)
    .values({ id: club, typeId: fakeTypes("organizerType")[0]!, name: "Dernek", seoUrl: "dernek" });
  await db.insert(organizationMember).values(team);
  await db.insert(serviceProvider).values({ id: office, name: "Büro", seoUrl: "buro" });
  await db.insert(serviceProviderMember).values(teamOf.map((row) => ({ ...row, providerId: office })));
  await db.insert(fundingInvestor).values(people.map(({ id, name }) => ({ fundingId: round, name, accountId: id })));
  for (const person of people)
    if (person.id !== shy.id) seers.find(({ id }) => id === person.id)?.companies.push(second);
  return { ...built, people, seers, first, second, house, round };
}
type World = Awaited<ReturnType<typeof world>>;

/** The rule, read from the specification: hidden from named people, companies with their members, and mail domains. */
function sees(seer: Seer, person: FakeTalent): boolean {
  if (!person.confirmed) return false;
  if (seer.isAdmin || seer.id === person.id) return true;
  if (!seer.id) return person.hidings.length === 0;
  return !person.hidings.some(
    ({ personId, startupId, organizationId, domain }) =>
      (personId !== undefined && personId === seer.id) ||
      seer.companies.includes(startupId ?? organizationId ?? "") ||
      (domain !== undefined && `.${seer.domain}`.endsWith(`.${domain}`)),
  );
}

const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort();

/** The answers about these people by each way of reading. */
async function waysOf({ call, db, people, second }: World, seer: Seer) {
  const who = seer.token ? { token: seer.token } : {};
  const ids = people.map(({ id }) => id);
  const own = new Set(ids);
  const only = (found: Iterable<string | null>) => sorted([...found].filter((id): id is string => own.has(id ?? "")));
  const listed = (await call(page, { body: { pageSize: 100 } }, who)).data;
  const found = (await call(searchPeople, { body: { pageSize: 100, searchText: "kuz" } }, who)).data;
  const values = (await call(availableValues, { body: {} }, who)).data;
  const plans = values.data.workingPlans!;
  const byName: string[] = [];
  const byAll: string[] = [];
  const byExact: string[] = [];
  const byLookUp: string[] = [];
  const byProfile: string[] = [];
  const byReputation: string[] = [];
  for (const person of people) {
    const text = `${person.name} ${person.surname}`;
    const users = (await call(searchUsers, { query: { text } }, who)).data;
    byName.push(...users.map(({ id }) => id));
    const all = (await call(searchAll, { query: { text: person.surname } }, who)).data;
    byAll.push(...all.map(({ id }) => id));
    byExact.push(...(await call(searchExact, { query: { id: person.id } }, who)).data.map(({ id }) => id));
    if (seer.token) {
      const offered = (await call(lookUpPeople, { query: { name: text } }, who)).data;
      byLookUp.push(...offered.map(({ id }) => id));
    }
    const { status, data } = await call(getProfile, { params: { seoUrl: person.seoUrl } }, who);
    if (status === 200) byProfile.push(person.id);
    else expect(data, "hidden is not found").toBeNull();
    const { status: reputation } = await call(getReputation, { params: { seoUrl: person.seoUrl } }, who);
    if (reputation === 200) byReputation.push(person.id);
  }
  const sitemap = (await call(sitemapEntries, { query: { kind: "talents", part: 0 } })).data.rows;
  const pictures = await Promise.all(
    people.map(async ({ id, seoUrl }) => ((await talentPictures.contentOf(db, seoUrl, "tr")) ? id : null)),
  );
  const organizer = (await call(getOrganizer, { query: { seoUrl: "dernek" } }, who)).data;
  const provider = (await call(getProvider, { params: { id: "buro" } }, who)).data;
  const team = (await call(getStartup, { params: { seoUrlOrId: second } }, who)).data;
  const rounds = (await call(fundingByAssociation, { body: { associationId: second } }, who)).data;
  const invested: string[] = [];
  for (const id of ids)
    if ((await call(fundingByInvestor, { body: { investorId: id } }, who)).data.totalCount > 0) invested.push(id);
  const insider = seer.companies.includes(second) || seer.isAdmin;
  return {
    totals: { list: listed.totalCount, values: values.totalCount },
    foundTotal: found.totalCount,
    plans: Object.fromEntries(plans.map(({ id, count }) => [id, count])),
    shown: {
      list: only(listed.rows.map(({ id }) => id)),
      ids: only((await call(talentsByIds, { body: { ids } }, who)).data.map(({ id }) => id)),
      people: only(found.rows.map(({ id }) => id)),
      names: only(byName),
      header: only(byAll),
      exact: only(byExact),
      // Search engines and link previews see what visitors see.
      ...(seer.token
        ? { lookUp: only(byLookUp) }
        : {
            pictures: only(pictures),
            sitemap: only(
              people.flatMap(({ id, seoUrl }) => (sitemap.some(({ paths }) => paths.en.endsWith(seoUrl)) ? id : [])),
            ),
          }),
      reputation: only(byReputation),
      profile: only(byProfile),
      // Insiders manage their team, whoever is in it: they see the name, without the link.
      ...(insider ? {} : { mentors: only(team.mentors.map(({ accountId }) => accountId)) }),
      links: only(team.mentors.map(({ accountId, seoUrl }) => (seoUrl ? accountId : null))),
      organizer: only(organizer.teamMembers.map(({ id }) => id)),
      provider: only(provider.teamMembers.map(({ id }) => id)),
      investors: only(rounds.rows.flatMap(({ fundingInvestors }) => fundingInvestors.map((one) => one.accountId))),
      invested: only(invested),
    },
  };
}

async function expectRule(made: World): Promise<void> {
  const { db, people, seers } = made;
  for (const seer of seers) {
    const seen = people.filter((person) => sees(seer, person));
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from account where sees_person(${seer.id}::uuid, id)`,
    );
    const ids = sorted(seen.map(({ id }) => id));
    expect(sorted(rows.map(({ id }) => id).filter((id) => people.some((one) => one.id === id))), seer.name).toEqual(
      ids,
    );
    const ways = await waysOf(made, seer);
    for (const [way, shown] of Object.entries(ways.shown)) {
      // Admins open profiles that are not listed, too; the one of the other team is not among these mentors.
      const expected = people
        .filter((one) => sees(seer, one) || (seer.isAdmin && (way === "profile" || way === "reputation")))
        .filter((one) => one !== people[0] || (way !== "mentors" && way !== "links"));
      expect(shown, `${way} of ${seer.name}`).toEqual(sorted(expected.map(({ id }) => id)));
    }
    expect(ways.totals, seer.name).toEqual({ list: ids.length, values: ids.length });
    expect(ways.foundTotal, seer.name).toBe(ids.length);
    for (const plan of fakeTypes("workingPlan"))
      expect(ways.plans[plan], seer.name).toBe(seen.filter(({ workingPlans }) => workingPlans.includes(plan)).length);
  }
}

test.each([1, 2])("whoever hides from a viewer is not there, whichever way one looks (%i)", async (seed) => {
  const made = await world(seed);
  await expectRule(made);
  const { call, people } = made;
  const figures = (await call(homeStatistics, {})).data;
  const visitors = people.filter((person) => sees(made.seers[0]!, person)).length;
  // The seers have not asked to be listed.
  expect(figures.people).toBe(visitors);
});
