import { v7 } from "uuid";
import { expect, test } from "vitest";
import { premiumSetting } from "#db/tables/premium.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { premiumSettingsChanged } from "#features/accounts/queries.server.ts";
import { EMPTY_DATE } from "#shared/format.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { ZERO_ID } from "#shared/zero-id.ts";
import { sharedApp, testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { COMPANY_FIELDS, getCompany, getCompanyForReview, searchCompanies } from "./contract.ts";

const TURKISH = { headers: { "accept-language": "tr" } };

async function appWithCompanies() {
  const built = await testApp();
  const ids = await insertFullStartup(built.database);
  const names = ["Iğdır Çay", "Işık Hızı", "Isık Ada", "Çınar", "Zeytin", "O'Brien; drop table startup; --"];
  await built.db.insert(startup).values(names.map((name, index) => ({ seoUrl: `s-${index}`, name })));
  await built.db.insert(startup).values({ seoUrl: "hidden", name: "Işık Gizli", isVisible: false });
  const premium = await signedIn(built.db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
  return { ...built, ...ids, premium };
}

test("a startup in the older shape, empty dates as the sentinel", async () => {
  const { call, id } = await appWithCompanies();
  const { status, data } = await call(getCompany, { params: { seoUrlOrId: "isik-batarya" } }, TURKISH);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    id,
    companyId: id,
    foundationDate: "2021-03-15T00:00:00",
    seekingStartDate: EMPTY_DATE,
    sectorName: "Enerji",
    countryName: "Türkiye",
    marketSize: 2_500_000.5,
    marketSizeCurrency: "USD",
    incubationCenters: [{ name: "Merkez", startDate: EMPTY_DATE }],
    governmentSupports: [{ date: "2023-05-01T00:00:00" }],
    hasInvestment: expect.any(Boolean),
    investments: [
      {
        date: "2024-06-01T00:00:00",
        tourName: "Tohum",
        investors: [{ isLead: true }, { isLead: false }],
      },
    ],
    teamMembers: [{ name: "Ayşe Yıldız", shareValue: null }],
  });
  for (const field of ["investmentSeekingTourId", "investmentSeekingTourName", "investmentSeekingTypeName"])
    expect(data, field).toHaveProperty(field);
  expect(data.investments[0]).toHaveProperty("shareRatio");
  for (const investor of data.investments[0]!.investors) expect(investor).toHaveProperty("organizationId");
  expect(await call(getCompany, { params: { seoUrlOrId: "hidden" } })).toMatchObject({ status: 404 });
});

test("the review view is for members of the startup and the platform", async () => {
  const { call, db, id } = await appWithCompanies();
  const input = { params: { id } };
  expect(await call(getCompanyForReview, input)).toMatchObject({ status: 401 });
  expect(await call(getCompanyForReview, input, await signedIn(db))).toMatchObject({ status: 403, code: "forbidden" });
  const member = await call(getCompanyForReview, input, await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] }));
  expect(member).toMatchObject({ status: 200, data: { teamMembers: [{ knownTime: "10 yıl", shareValue: 60 }] } });
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const seen = await call(getCompanyForReview, input, moderator);
  expect(seen).toMatchObject({ status: 200, data: { teamMembers: [{ knownTime: "10 yıl", shareValue: null }] } });
  expect(await call(getCompanyForReview, { params: { id: v7() } }, moderator)).toMatchObject({ status: 404 });
});

test("the older search folds words and sorts by the reader's alphabet", async () => {
  const { call, premium } = await appWithCompanies();
  const names = async (body: object, options = {}) =>
    (await call(searchCompanies, { body }, { ...premium, ...options })).data.rows.map(({ name }) => name);
  expect(await names({ searchText: "isik" }, TURKISH)).toEqual(["Isık Ada", "Işık Batarya", "Işık Hızı"]);
  expect(await names({ searchText: " IŞIK bat " })).toEqual(["Işık Batarya"]);
  expect(await names({ searchText: "% _" })).toEqual([]);
  expect(await names({ filter: { sector: [typeId("sector", "energy")], city: [ZERO_ID] } })).toEqual(["Işık Batarya"]);
  const { data } = await call(searchCompanies, { body: { searchText: "" } }, premium);
  expect(data).toMatchObject({ pageIndex: 1, pageSize: 10, totalCount: 7, fieldNames: COMPANY_FIELDS });
  expect(Object.keys(data.rows[0]!)).toEqual(COMPANY_FIELDS);
  const byAge = await call(
    searchCompanies,
    { body: { orderColumnName: "foundationDate", isDescending: true, pageSize: 2 } },
    premium,
  );
  expect(byAge.data.rows.map(({ foundationDate }) => foundationDate)).toEqual(["2021-03-15T00:00:00", EMPTY_DATE]);
  expect(await names({ pageIndex: 1e9 })).toEqual([]);
});

test("visitors and members without a package see the free rows only", async () => {
  const { call, db } = await appWithCompanies();
  expect(await call(searchCompanies, { body: {} })).toMatchObject({ status: 401, code: "unauthorized" });
  await db.update(premiumSetting).set({ userNeedToSignForSeeData: false, freeStartupCount: 3 });
  premiumSettingsChanged(db);
  for (const viewer of [{}, await signedIn(db)]) {
    const first = await call(searchCompanies, { body: { pageSize: 2 } }, viewer);
    expect(first.data).toMatchObject({ totalCount: 7, rows: { length: 2 } });
    const second = await call(searchCompanies, { body: { pageSize: 2, pageIndex: 2 } }, viewer);
    expect(second.data.rows).toHaveLength(1);
    const third = await call(searchCompanies, { body: { pageSize: 2, pageIndex: 3 } }, viewer);
    expect(third).toMatchObject({ status: 402, code: "subscribeToContinue" });
  }
});

test("filters need the rights of the startup list", async () => {
  const { call, db, premium } = await appWithCompanies();
  await db.update(premiumSetting).set({ userNeedToSignForSeeData: false });
  const byStage = { body: { filter: { stage: [typeId("stage", "seed")] } } };
  expect(await call(searchCompanies, byStage, premium)).toMatchObject({ status: 200, data: { totalCount: 1 } });
  const refused = { status: 402, code: "premiumRequired", data: [{ field: "stage" }] };
  for (const viewer of [{}, await signedIn(db)])
    expect(await call(searchCompanies, byStage, viewer)).toMatchObject(refused);
  const sectors = { body: { filter: { sector: [typeId("sector", "energy"), typeId("sector", "health")] } } };
  expect(await call(searchCompanies, sectors)).toMatchObject({ status: 403, code: "signInForMoreChoices" });
  expect(await call(searchCompanies, sectors, await signedIn(db))).toMatchObject({ status: 200 });
});

const empty = sharedApp();

test.each([
  [{ searchText: "a" }, "searchText"],
  [{ searchText: "a\u0000b" }, "searchText"],
  [{ pageIndex: 0 }, "pageIndex"],
  [{ pageSize: 101 }, "pageSize"],
  [{ orderColumnName: "name; drop table startup" }, "orderColumnName"],
  [{ filter: { sector: ["1' or '1'='1"] } }, "filter.sector.0"],
])("%j is refused by name", async (payload, field) => {
  const { app } = empty();
  const answer = await app.inject({ method: "POST", url: "/apiCommon/Company/Search", payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().data[0].field).toBe(field);
});
