import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { serviceProvider, serviceProviderIndustry, serviceProviderMember } from "#db/tables/providers.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { hasWords } from "#testing/naive-startups.ts";
import { FAKE_PLACES, fakeCity, fakeTypes, insertFakeReferences, randomNumbers } from "#testing/startups.ts";
import { refreshProviders } from "./commands.server.ts";
import { getProvider, providerCalls } from "./contract.ts";
import type { ProviderFilter } from "./filters.ts";

const { page, availableValues } = providerCalls;
const TURKISH = { headers: { "accept-language": "tr" } };
const INDUSTRIES = fakeTypes("serviceIndustry", 3);
const SIZES = fakeTypes("employeeCount", 3);

async function appWithProviders() {
  const built = await testApp();
  await insertFakeReferences(built.database);
  const random = randomNumbers(3);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const rows = Array.from({ length: 70 }, (_, index) => {
    const place = random() < 0.8 ? Math.floor(random() * FAKE_PLACES.length) : undefined;
    return {
      id: v7(),
      seoUrl: `hizmet-${index}`,
      name: `${["Işık", "İzmir", "Çınar", "Ada"][index % 4]} ${index}`,
      countryId: place === undefined ? null : fixedId(`country/${FAKE_PLACES[place]![0]}`),
      cityId: place === undefined ? null : fakeCity(place),
      employeeCountId: random() < 0.7 ? pick(SIZES) : null,
      foundationYear: random() < 0.8 ? pick([1999, 2015, 2020]) : null,
      isVisible: random() < 0.9,
    };
  });
  const industries = rows.flatMap(({ id }) =>
    INDUSTRIES.filter(() => random() < 0.4).map((typeId) => ({ providerId: id, typeId })),
  );
  await built.db.insert(serviceProvider).values(rows);
  await built.db.insert(serviceProviderIndustry).values(industries);
  await refreshProviders(
    built.db,
    rows.map(({ id }) => id),
  );
  const takes = (filter: ProviderFilter) =>
    rows.filter(
      (row) =>
        row.isVisible &&
        hasWords(filter.words, row.name) &&
        (!filter.serviceIndustries ||
          industries.some(
            ({ providerId, typeId }) => providerId === row.id && filter.serviceIndustries!.includes(typeId),
          )) &&
        (!filter.country || (row.countryId !== null && filter.country.includes(row.countryId))) &&
        (!filter.city || (row.cityId !== null && filter.city.includes(row.cityId))) &&
        (!filter.employeeCount ||
          (row.employeeCountId !== null && filter.employeeCount.includes(row.employeeCountId))) &&
        (!filter.foundationYear ||
          (row.foundationYear !== null &&
            `${row.foundationYear}-01-01` >= (filter.foundationYear.gte ?? "") &&
            `${row.foundationYear}-01-01` <= (filter.foundationYear.lte ?? "9999"))),
    );
  return { ...built, rows, takes };
}

test("filters take what they say, and counts are what the list would have", async () => {
  const { call, takes } = await appWithProviders();
  const filters: ProviderFilter[] = [
    {},
    { words: ["izm", "1"] },
    { serviceIndustries: [INDUSTRIES[0]!, INDUSTRIES[2]!] },
    { country: [fixedId("country/TR")], city: [fakeCity(0)] },
    { employeeCount: [SIZES[1]!], serviceIndustries: [INDUSTRIES[1]!] },
    { foundationYear: { gte: "2015-01-01", lte: "2019-12-31" } },
    { foundationYear: { lte: "2014-06-01" } },
  ];
  for (const filter of filters) {
    const { data } = await call(page, { body: { filter, pageSize: 100 } });
    expect(data.rows.map(({ id }) => id).toSorted()).toEqual(
      takes(filter)
        .map(({ id }) => id)
        .toSorted(),
    );
    const values = (await call(availableValues, { body: { filter } })).data;
    expect(values.totalCount).toBe(data.totalCount);
    for (const { id, count } of values.data.serviceIndustries!)
      expect(count).toBe(takes({ ...filter, serviceIndustries: [id] }).length);
  }
  const names = (await call(page, { body: { pageSize: 100 } }, TURKISH)).data.rows.map(
    ({ name }) => name.split(" ")[0],
  );
  expect([...new Set(names)]).toEqual(["Ada", "Çınar", "Işık", "İzmir"]);
});

test("a provider has every field; contacts need an account, hidden an owner", async () => {
  const { call, db } = await appWithProviders();
  const owner = await signedIn(db);
  const hiddenPerson = await signedIn(db);
  const id = v7();
  await db.insert(serviceProvider).values({
    id,
    seoUrl: "isik-hukuk",
    name: "Işık Hukuk",
    sloganTr: "Sözleşmeniz hazır",
    descriptionEn: "Contracts for startups.",
    aboutTr: "<script>alert(1)</script>",
    email: "info@isik-hukuk.example",
    phone: "+90 232 000 00 00",
    video: "https://video.example/isik",
    foundationYear: 2011,
  });
  await db.insert(entityAccess).values({ accountId: owner.id, entityId: id, scopes: [SCOPE.FULL_ACCESS] });
  await db.insert(serviceProviderMember).values([
    { providerId: id, name: "Ayşe Işık", isFounder: true, sortOrder: 0 },
    { providerId: id, name: "Deniz Ergin", accountId: owner.id, position: "Avukat", sortOrder: 1 },
    { providerId: id, name: "Gizli Kişi", accountId: hiddenPerson.id, sortOrder: 2 },
  ]);
  await refreshProviders(db, [id]);
  await db.update(account).set({ lockedAt: new Date() }).where(eq(account.id, hiddenPerson.id));
  const get = (name: string, viewer = {}) => call(getProvider, { params: { id: name } }, viewer);

  const visitor = (await get("isik-hukuk", TURKISH)).data;
  expect(visitor).toMatchObject({
    id,
    serviceProviderId: id,
    slogan: "Sözleşmeniz hazır",
    description: "Contracts for startups.",
    about: "<script>alert(1)</script>",
    foundationYear: 2011,
    email: null,
    phone: null,
    hidden: true,
    mayEdit: false,
    teamMembers: [
      { name: "Ayşe Işık", isFounder: true, seoUrl: null },
      { name: "Deniz Ergin", isFounder: false, seoUrl: expect.any(String) },
    ],
  });
  expect((await get(id, { token: owner.token })).data).toMatchObject({
    email: "info@isik-hukuk.example",
    phone: "+90 232 000 00 00",
    hidden: false,
    mayEdit: true,
  });

  // A deleted account leaves the team.
  await db.delete(account).where(eq(account.id, hiddenPerson.id));
  const team = await db.select().from(serviceProviderMember).where(eq(serviceProviderMember.providerId, id));
  expect(team.map(({ name }) => name).toSorted()).toEqual(["Ayşe Işık", "Deniz Ergin"]);

  await db.update(serviceProvider).set({ isVisible: false }).where(eq(serviceProvider.id, id));
  await refreshProviders(db, [id]);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const outsider = await signedIn(db);
  for (const viewer of [{}, { token: outsider.token }]) expect((await get("isik-hukuk", viewer)).status).toBe(404);
  for (const { token } of [owner, admin]) expect((await get("isik-hukuk", { token })).status).toBe(200);
  // Others offer legal services.
  const { data } = await call(page, { body: { filter: { words: ["hukuk"] }, pageSize: 100 } });
  expect(data.rows.map(({ seoUrl }) => seoUrl)).not.toContain("isik-hukuk");
  for (const name of ["..", "../isik-hukuk", "x".repeat(300), owner.id, "%00"])
    expect([400, 404], name).toContain((await get(name)).status);
});
