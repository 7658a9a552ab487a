import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { organization } from "#db/tables/organizations.server.ts";
import { patent, patentChoice } from "#db/tables/patents.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { hasWords } from "#testing/naive-startups.ts";
import { FAKE_CENTERS, fakeTypes, insertFakeReferences, randomNumbers } from "#testing/startups.ts";
import { refreshPatents } from "./commands.server.ts";
import { getPatent, organizerPatents, patentCalls } from "./contract.ts";
import type { PatentFilter } from "./filters.ts";

const { page, availableValues } = patentCalls;
const TURKISH = { headers: { "accept-language": "tr" } };
const SECTORS = fakeTypes("sector", 3);
const LEVELS = fakeTypes("technologyReadinessLevel", 3);
const WANTED_TYPES = fakeTypes("patentLookingFor", 3);
const TRY = fixedId("currency/TRY");

async function appWithPatents() {
  const built = await testApp();
  await insertFakeReferences(built.database);
  const random = randomNumbers(9);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const rows = Array.from({ length: 70 }, (_, index) => {
    const usd = random() < 0.7 ? pick([0, 900.5, 50_000, 2_000_000]) : null;
    return {
      id: v7(),
      organizationId: pick(FAKE_CENTERS),
      nameEn: `Cell ${index}`,
      nameTr: `${["Işık", "İzmir", "Çınar", "Ada"][index % 4]} gözü`,
      applicationNumbers: [`TR 2020/${index}`],
      technologyReadinessLevelId: random() < 0.8 ? pick(LEVELS) : null,
      value: usd === null ? null : usd * 40,
      valueCurrencyId: usd === null ? null : TRY,
      valueUsd: usd,
      protectionEnd: random() < 0.8 ? pick(["2019-03-04", "2031-12-31", "2040-06-15"]) : null,
      isVisible: random() < 0.9,
    };
  });
  const choices = rows.flatMap(({ id }) => [
    ...SECTORS.filter(() => random() < 0.4).map((typeId) => ({ patentId: id, kind: "sector" as const, typeId })),
    ...WANTED_TYPES.filter(() => random() < 0.4).map((typeId) => ({
      patentId: id,
      kind: "patentLookingFor" as const,
      typeId,
    })),
  ]);
  await built.db.insert(patent).values(rows);
  await built.db.insert(patentChoice).values(choices);
  await refreshPatents(
    built.db,
    rows.map(({ id }) => id),
  );
  const owners = await built.db.select({ id: organization.id, name: organization.name }).from(organization);
  const ownerOf = new Map(owners.map(({ id, name }) => [id, name]));
  const oneOf = (wanted: string[] | undefined, values: (string | null)[]) =>
    !wanted || values.some((value) => value !== null && wanted.includes(value));
  const within = (range: { gte?: unknown; lte?: unknown } | undefined, value: unknown) =>
    !range ||
    (value !== null &&
      (range.gte === undefined || value! >= range.gte!) &&
      (range.lte === undefined || value! <= range.lte!));
  const takes = (filter: PatentFilter) =>
    rows.filter((row) => {
      const chosen = choices.filter(({ patentId }) => patentId === row.id).map(({ typeId }) => typeId);
      return (
        row.isVisible &&
        hasWords(filter.words, `${row.nameEn} ${row.nameTr} ${ownerOf.get(row.organizationId)}`) &&
        oneOf(filter.sectors, chosen) &&
        oneOf(filter.lookingFor, chosen) &&
        oneOf(filter.technologyReadinessLevel, [row.technologyReadinessLevelId]) &&
        oneOf(filter.organization, [row.organizationId]) &&
        within(filter.value, row.valueUsd) &&
        within(filter.protectionEnd, row.protectionEnd)
      );
    });
  return { ...built, rows, takes };
}

test("filters take what they say, and counts are what the list would have", async () => {
  const { call, takes } = await appWithPatents();
  const filters: PatentFilter[] = [
    {},
    { words: ["IŞIK", "1"] },
    { sectors: [SECTORS[0]!, SECTORS[2]!], lookingFor: [WANTED_TYPES[1]!] },
    { technologyReadinessLevel: [LEVELS[1]!] },
    { value: { gte: 900.5, lte: 50_000 } },
    { value: { gte: 1_000 }, protectionEnd: { gte: "2031-12-31" } },
    { protectionEnd: { lte: "2019-03-04" } },
    { organization: [FAKE_CENTERS[0]!] },
  ];
  for (const filter of filters) {
    const { data } = await call(page, { body: { filter, pageSize: 100 } });
    expect(data.rows.map(({ id }) => id).toSorted(), JSON.stringify(filter)).toEqual(
      takes(filter)
        .map(({ id }) => id)
        .toSorted(),
    );
    const values = (await call(availableValues, { body: { filter } })).data;
    expect(values.totalCount).toBe(data.totalCount);
    for (const { id, count } of values.data.sectors!) expect(count).toBe(takes({ ...filter, sectors: [id] }).length);
    for (const { id, count } of values.data.organizations!)
      expect(count).toBe(takes({ ...filter, organization: [id] }).length);
  }
  const { rows } = (await call(page, { body: { sort: "name", pageSize: 100 } }, TURKISH)).data;
  expect([...new Set(rows.map(({ name }) => name))]).toEqual(["Ada gözü", "Çınar gözü", "Işık gözü", "İzmir gözü"]);
});

test("a patent has every field and is hidden with its organization", async () => {
  const { call, db } = await appWithPatents();
  const organizationId = FAKE_CENTERS[0]!;
  const id = v7();
  await db.insert(patent).values({
    id,
    organizationId,
    nameTr: "Kendi kendini onaran petek",
    applicationNumbers: ["TR 2021/000001", "PCT/TR2022/000002"],
    inventors: ["Ayşe Işık", "Can Öz"],
    value: 4_000_000.5,
    valueCurrencyId: TRY,
    valueUsd: 100_000,
    lookingForDescriptionEn: "A partner in Europe",
    problemTr: "Kırılan petek",
    advantageTr: "Isıyla kapanır",
    protectionStart: "2021-01-01",
    protectionEnd: "2041-01-01",
    marketSize: 1e9,
    marketSizeCurrencyId: TRY,
  });
  await db
    .insert(patentChoice)
    .values({ patentId: id, kind: "targetMarket", typeId: fakeTypes("targetMarket", 1)[0]! });
  await refreshPatents(db, [id]);
  const get = (viewer = {}) => call(getPatent, { params: { id } }, viewer);
  expect((await get(TURKISH)).data).toMatchObject({
    name: "Kendi kendini onaran petek",
    applicationNumbers: ["TR 2021/000001", "PCT/TR2022/000002"],
    inventors: ["Ayşe Işık", "Can Öz"],
    organization: { id: organizationId, seoUrl: "kovan-merkez-0" },
    value: { amount: 4_000_000.5, currency: "TRY", usd: 100_000 },
    marketSize: { amount: 1e9, currency: "TRY", usd: null },
    lookingForDescription: "A partner in Europe",
    problem: "Kırılan petek",
    advantage: "Isıyla kapanır",
    protectionStart: "2021-01-01",
    protectionEnd: "2041-01-01",
    targetMarkets: [{ id: expect.any(String) }],
    mayEdit: false,
  });
  const ofOrganizer = async (viewer = {}) =>
    (await call(organizerPatents, { body: { organizerId: organizationId, pageSize: 100 } }, viewer)).data;
  expect((await ofOrganizer()).rows[0]!.id).toBe(id);
  const before = (await ofOrganizer()).totalCount;
  expect(before).toBeGreaterThan(10);

  await db.update(organization).set({ isVisible: false }).where(eq(organization.id, organizationId));
  expect((await get()).status).toBe(404);
  expect((await get(await signedIn(db))).status).toBe(404);
  expect((await get(await signedIn(db, { [organizationId]: [SCOPE.READ] }))).data).toMatchObject({ mayEdit: false });
  expect((await get(await signedIn(db, { [organizationId]: [SCOPE.FULL_ACCESS] }))).data).toMatchObject({
    mayEdit: true,
  });
  expect((await ofOrganizer()).totalCount).toBe(0);
  expect((await call(page, { body: { filter: { words: ["onaran"] } } })).data.totalCount).toBe(0);
  await db.update(organization).set({ isVisible: true }).where(eq(organization.id, organizationId));
  expect((await ofOrganizer()).totalCount).toBe(before);
  for (const name of [organizationId, v7()]) expect((await call(getPatent, { params: { id: name } })).status).toBe(404);
  for (const name of ["petek", "..", "%00"])
    expect([400, 404]).toContain((await call(getPatent, { params: { id: name } })).status);
});
