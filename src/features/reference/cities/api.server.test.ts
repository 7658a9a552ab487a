import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { organization } from "#db/tables/organizations.server.ts";
import { profile, profileExperience } from "#db/tables/profile.server.ts";
import { city } from "#db/tables/reference.server.ts";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { managedEntryCalls } from "#features/entries/contract.ts";
import { managedStartupCalls } from "#features/startups/management/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { cityList } from "../contract.ts";
import { doubleCityCalls, mergeDouble } from "./contract.ts";

const US = fixedId("country/US");

test("a doubled city is found by name and alias, and merged", async () => {
  const { db, call } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const options = { token: admin.token };
  const cities = (await call(cityList, { query: { countryId: US } })).data;
  const [real] = cities.filter(({ name }) => name === "San Francisco");
  const added = async (nameEn: string, region: string | null) => {
    const id = v7();
    await db.insert(city).values({ id, countryId: US, nameEn, nameTr: nameEn, slug: id, region });
    return id;
  };
  const double = await added("SAN FRANCİSCO", null);
  const alias = await added("Frisco", "CA");
  await added("San Francisco", "TX");
  await db.execute(sql`insert into city_alias (country_id, name_fold, city_id) values (${US}, 'frisco', ${real!.id})`);
  const list = async () => (await call(doubleCityCalls.list, { query: {} }, options)).data.rows;
  const used = { startups: 0, organizations: 0, people: 0 };
  const same = { sameId: real!.id, same: "San Francisco, CA", country: "United States" };
  expect(await list()).toEqual([
    { id: alias, name: "Frisco", region: "CA", ...same, ...used },
    { id: double, name: "SAN FRANCİSCO", region: null, ...same, ...used },
  ]);
  // Each number leads to as many entries: one person names it twice.
  const person = await signedIn(db);
  await db.insert(profile).values({ accountId: person.id, countryId: US, cityId: double });
  const work = { accountId: person.id, countryId: US, cityId: double, title: "Engineer", companyName: "Petek" };
  await db.insert(profileExperience).values({ id: v7(), ...work });
  const house = { typeId: typeId("organizerType", "ngo"), name: "Petek", countryId: US, cityId: double };
  await db.insert(organization).values(["a", "b"].map((seoUrl) => ({ id: v7(), ...house, seoUrl })));
  const { startups, organizations, people } = (await list()).find(({ id }) => id === double)!;
  const query = { cityId: double };
  expect([startups, organizations, people]).toEqual([
    (await call(managedStartupCalls.list, { query }, options)).data.totalCount,
    (await call(managedEntryCalls.organizations.table.list, { query }, options)).data.totalCount,
    (await call(userCalls.list, { query }, options)).data.totalCount,
  ]);
  expect([organizations, people]).toEqual([2, 1]);
  expect(await call(mergeDouble, { params: { id: double } }, options)).toMatchObject({ data: { id: real!.id } });
  expect(await call(mergeDouble, { params: { id: double } }, options)).toMatchObject({ status: 404 });
  expect((await list()).map(({ id }) => id)).toEqual([alias]);
});
