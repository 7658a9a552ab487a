import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { organization, organizationMember, organizationNetwork } from "#db/tables/organizations.server.ts";
import { program, programChoice } from "#db/tables/programs.server.ts";
import { startup, startupAffiliation } from "#db/tables/startups.server.ts";
import { refreshPrograms } from "#features/programs/commands.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { refreshOrganizations } from "../commands.server.ts";
import { organizationCalls, searchOrganizers } from "../contract.ts";
import type { OrganizationFilter } from "../filters.ts";
import { getOrganizer, getPortfolio } from "./contract.ts";

const HOUR_MS = 3_600_000;
const TURKISH = { headers: { "accept-language": "tr" } };

async function appWithOrganizations() {
  const built = await testApp();
  const { db } = built;
  await db.delete(organization);
  const rows = ["venture-capital", "university", "ngo"].map((type) => ({
    id: v7(),
    typeId: typeId("organizerType", type),
    name: type,
    seoUrl: type,
    countryId: fixedId("country/TR"),
    isVisible: true,
  }));
  await db.insert(organization).values(rows);
  await refreshOrganizations(
    db,
    rows.map(({ id }) => id),
  );
  const [capital, university, ngo] = rows as [(typeof rows)[number], (typeof rows)[number], (typeof rows)[number]];
  return { ...built, capital, university, ngo };
}

test("an organization has every localized field; an empty one has a page", async () => {
  const { call, db, capital, university, ngo } = await appWithOrganizations();
  await db
    .update(organization)
    .set({ aboutTr: "Erken yatırım.", facilitiesEn: "A hall.", email: "a@b.example", phone: "+90 212 555 10 10" })
    .where(eq(organization.id, capital.id));
  const { id: accountId } = await signedIn(db);
  await db.insert(organizationMember).values([
    { organizationId: capital.id, kind: "team", accountId, name: "Deniz Ergin", position: "Director" },
    { organizationId: capital.id, kind: "mentor", name: "Only Named" },
  ]);
  await db.insert(organizationNetwork).values([
    { organizationId: capital.id, networkId: university.id, name: "old name" },
    { organizationId: capital.id, name: "Outside" },
  ]);
  expect((await call(getOrganizer, { query: { seoUrl: capital.seoUrl } }, TURKISH)).data).toMatchObject({
    name: "venture-capital",
    type: { name: "Girişim sermayesi" },
    location: { country: { name: "Türkiye" }, city: null },
    about: "Erken yatırım.",
    facilities: "A hall.",
    email: "a@b.example",
    teamMembers: [{ name: "Deniz Ergin", position: "Director" }],
    mentors: [{ name: "Only Named", seoUrl: null }],
    angelNetworks: [
      { name: "Outside", seoUrl: null },
      { name: "university", seoUrl: "university" },
    ],
    mayEdit: false,
  });
  const empty = (await call(getOrganizer, { query: { seoUrl: ngo.seoUrl } })).data;
  expect(empty).toMatchObject({ about: null, teamMembers: [], angelNetworks: [] });
  expect(empty.counts).toEqual({ programs: 0, portfolio: 0, patents: 0, rounds: 0 });
});

test("the portfolio has each incubated or backed startup once, none hidden", async () => {
  const { call, db, capital } = await appWithOrganizations();
  const startups = ["both", "incubated", "invested", "private", "hidden"].map((name) => ({
    id: v7(),
    name,
    seoUrl: `s-${name}`,
    isVisible: name !== "hidden",
  }));
  await db.insert(startup).values(startups);
  const idOf = (name: string) => startups.find((one) => one.name === name)!.id;
  await db.insert(startupAffiliation).values(
    ["both", "incubated", "hidden"].map((name) => ({
      startupId: idOf(name),
      kind: "incubationCenter" as const,
      organizationId: capital.id,
      name: capital.name,
      startDate: name === "both" ? "2024-01-01" : "2020-01-01",
    })),
  );
  for (const name of ["both", "invested", "private", "hidden"]) {
    const id = v7();
    await db
      .insert(funding)
      .values({ id, startupId: idOf(name), announcedDate: "2022-05-05", isPrivate: name === "private" });
    await db.insert(fundingInvestor).values({ fundingId: id, name: capital.name, organizationId: capital.id });
  }
  const { data } = await call(getPortfolio, { query: { organizerId: capital.id } });
  expect(
    data.rows
      .map(({ name, incubated, invested, since }) => ({ name, incubated, invested, since }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ).toEqual([
    { name: "both", incubated: true, invested: true, since: "2022-05-05" },
    { name: "incubated", incubated: true, invested: false, since: "2020-01-01" },
    { name: "invested", incubated: false, invested: true, since: "2022-05-05" },
  ]);
  expect(data.totalCount).toBe(3);
  const page = await call(getPortfolio, { query: { organizerId: capital.id, pageSize: 1, currentPage: 3 } });
  expect(page.data).toMatchObject({ rows: [{ name: "incubated" }], totalCount: 3 });
  const beyond = await call(getPortfolio, { query: { organizerId: capital.id, pageSize: 1, currentPage: 4 } });
  expect(beyond.data).toMatchObject({ rows: [], totalCount: 3 });
  const { counts } = (await call(getOrganizer, { query: { seoUrl: capital.seoUrl } })).data;
  expect(counts).toMatchObject({ portfolio: 3, rounds: 2 });
});

test("a hidden organization is found by its members alone", async () => {
  const { call, db, capital } = await appWithOrganizations();
  await db.update(organization).set({ isVisible: false }).where(eq(organization.id, capital.id));
  const insider = await signedIn(db, { [capital.id]: [SCOPE.READ] });
  const query = { seoUrl: capital.seoUrl };
  expect((await call(getOrganizer, { query })).status).toBe(404);
  expect((await call(getOrganizer, { query }, await signedIn(db))).status).toBe(404);
  expect((await call(getOrganizer, { query }, insider)).status).toBe(200);
  for (const seoUrl of ["..", "../ngo", "%00", capital.id])
    expect((await call(getOrganizer, { query: { seoUrl } })).status).toBe(404);
});

test("filters for open programs match kinds, now, and by older names", async () => {
  const { call, db, database, capital, university, ngo } = await appWithOrganizations();
  const in_ = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const programs = [
    { owner: capital, type: "acceleration", stage: "seed", opens: -5, closes: 3 },
    { owner: university, type: "incubation", stage: "idea", opens: -5, closes: 100 },
    { owner: university, type: "acceleration", stage: "mvp", opens: 2, closes: 100 },
    { owner: ngo, type: "acceleration", stage: "seed", opens: -50, closes: -5 },
  ].map(({ owner, type, stage, opens, closes }, index) => ({
    stage,
    row: {
      id: v7(),
      organizationId: owner.id,
      seoUrl: `p-${index}`,
      nameEn: "P",
      programTypeId: typeId("programType", type),
      applyStart: in_(opens),
      applyFinish: in_(closes),
    },
  }));
  await db.insert(program).values(programs.map(({ row }) => row));
  await db
    .insert(programChoice)
    .values(
      programs.map(({ row, stage }) => ({ programId: row.id, kind: "stage" as const, typeId: typeId("stage", stage) })),
    );
  await refreshPrograms(
    db,
    programs.map(({ row }) => row.id),
  );
  const member = await signedIn(db);
  const reader = await signedIn(db);
  await buyPackage(db, reader.id, "organization-search-personal");
  const names = async (filter: OrganizationFilter) => {
    const { data, status } = await call(organizationCalls.page, { body: { filter } }, reader);
    expect(status).toBe(200);
    return data.rows.map(({ name }) => name);
  };
  const acceleration = [typeId("programType", "acceleration")];
  expect(await names({ hasOpenProgram: true })).toEqual(["university", "venture-capital"]);
  expect(await names({ hasOpenProgram: false })).toEqual(["ngo"]);
  expect(await names({ hasOpenProgram: true, programType: acceleration })).toEqual(["venture-capital"]);
  expect(await names({ hasOpenProgram: true, programType: acceleration, stage: ["idea"] })).toEqual([]);
  // Filters on what programs look for need "Organization search".
  const seeking = { hasOpenProgram: true, stage: ["seed"] };
  for (const as of [{}, member])
    expect(await call(organizationCalls.page, { body: { filter: seeking } }, as)).toMatchObject({
      status: 402,
      code: "premiumRequired",
    });
  expect(await names(seeking)).toEqual(["venture-capital"]);
  const values = await call(organizationCalls.availableValues, { body: { filter: { hasOpenProgram: true } } });
  const counts = values.data.data.programTypes!.filter(({ count }) => count).map(({ slug, count }) => [slug, count]);
  expect(Object.fromEntries(counts)).toEqual({ acceleration: 1, incubation: 1 });
  expect(values.data.data.openPrograms!.map(({ count }) => count)).toEqual([2, 1]);
  const orphan = await call(organizationCalls.page, { body: { filter: { programType: acceleration } } });
  expect(orphan).toMatchObject({ status: 400, code: "invalidInput" });

  // Nothing is written, and yet one opens and one closes.
  await moveClock(database, { hours: 4 });
  expect(await names({ hasOpenProgram: true, programType: acceleration })).toEqual(["university"]);
  const body = {
    HasOpenProgram: true,
    ProgramTypesIdList: acceleration,
    StageIdList: [typeId("stage", "mvp")],
    PageIndex: 1,
  };
  const found = (await call(searchOrganizers, { body }, reader)).data;
  expect(found).toMatchObject({ totalCount: 1, currentPage: 1, rows: [{ name: "university" }] });
  expect(
    (await call(searchOrganizers, { body: { OrganizerTypesIdList: [typeId("organizerType", "ngo")] } })).data
      .totalCount,
  ).toBe(1);
  expect((await call(searchOrganizers, { body: { StageIdList: ["seed"] } }, reader)).status).toBe(400);
});
