import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { city } from "#db/tables/reference.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
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
  expect(await call(mergeDouble, { params: { id: double } }, options)).toMatchObject({ data: { id: real!.id } });
  expect(await call(mergeDouble, { params: { id: double } }, options)).toMatchObject({ status: 404 });
  expect((await list()).map(({ id }) => id)).toEqual([alias]);
});
