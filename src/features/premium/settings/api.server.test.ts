import type { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "#db/open.server.ts";
import { premiumSettingsChanged } from "#features/accounts/queries.server.ts";
import { organizationCalls, searchOrganizers } from "#features/organizations/contract.ts";
import { startupCalls } from "#features/startups/contract.ts";
import { talentCalls } from "#features/talents/contract.ts";
import type { FilterInput } from "#shared/list/filter.ts";
import { rowOf } from "#shared/list/list.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { noteSelling } from "../commands.server.ts";
import { premiumSettings, putPremiumSettings } from "./contract.ts";

const TURKIYE = fixedId("country/TR");

async function withAdmin() {
  const built = await testApp();
  const { db, call } = built;
  const admin = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const model = async (as: { token?: string } = admin) => (await call(premiumSettings, {}, as)).data.model;
  const put = async (changes: object, as: { token: string } = admin) => {
    const body = { customerSource: "", ...(await model()), ...changes };
    return call(putPremiumSettings, { body }, as);
  };
  const startups = (filter: FilterInput, as: { token?: string } = {}) =>
    call(startupCalls.page, { body: { filter } }, as);
  const organizations = (filter: FilterInput, as: { token?: string } = {}) =>
    call(organizationCalls.page, { body: { filter } }, as);
  return { ...built, admin, model, put, startups, organizations };
}

test("settings belong to staff, change whole and never undo others' saves", async () => {
  const { db, model, put } = await withAdmin();
  const before = await model();
  expect(before.filterList).toContain("startups.stage");
  expect(await put({}, await signedIn(db))).toMatchObject({ status: 403, code: "forbidden" });
  const changed = await put({ freeStartupCount: 3, customerSource: "fair" });
  expect(changed.data.model).toMatchObject({
    freeStartupCount: 3,
    customerSource: "fair",
    version: before.version + 1,
  });
  expect(await model()).toMatchObject({ freeStartupCount: 3, customerSource: "fair" });
  for (const other of [{}, await signedIn(db)]) expect(await model(other)).not.toHaveProperty("customerSource");
  expect(await put({ version: before.version })).toMatchObject({ status: 409, code: "changedMeanwhile" });
  for (const wrong of [{ freeStartupCount: -1 }, { freeStartupCount: 10_001 }, { filterList: ["startups.nothing"] }])
    expect(await put(wrong)).toMatchObject({ status: 400, code: "invalidInput" });
});

/** The premium-only filters of the specification, and of talents those of its "premium block". */
const SPECIFIED_FILTERS = {
  startups: [
    "stage",
    "incorporated",
    "employeeCount",
    "hasInvestment",
    "hasInvestment.tour",
    "foundationDate",
    "patents",
    "fundings.premValuationUsd",
    "investments.valuationCurrency",
    "fundings.announcedDate",
    "fundings.amountUsd",
    "investments.amountCurrency",
    "businessModels",
    "revenueModels",
    "technologies",
    "investmentSeekingStatus",
    "seekingInvestmentAmount",
    "hasGovernmentSupport",
    "governmentSupports",
  ],
  talents: ["skills", "schools", "jobSearchStatus", "salary", "salaryCurrency", "share", "languages"],
};

/** A value of such a filter, and what it makes no sense without. */
async function filterValuesOf(pool: Pool, { kind, needs, ...row }: ReturnType<typeof rowOf>) {
  const { field: parent = "", is } = needs ?? {};
  const beside =
    (is === "seeking" && { [parent]: [typeId("investmentSeekingStatus", "seeking")] }) ||
    (is === "set" && { [parent]: { gte: 1 } });
  if (kind !== "choice") return { beside, value: kind === "answer" || { gte: kind === "dates" ? "2020-01-01" : 1 } };
  const { source } = row as { source: string };
  const isTable = ["currency", "language", "university"].includes(source);
  const { rows } = await pool.query(`select id from ${isTable ? source : `type where kind = '${source}'`} limit 1`);
  return { beside, value: [rows[0].id] };
}

test("by default each specified premium filter is refused by its name", async () => {
  const { db, call, database } = await withAdmin();
  const member = await signedIn(db);
  for (const { list, page } of [startupCalls, talentCalls])
    for (const field of SPECIFIED_FILTERS[list.kind as keyof typeof SPECIFIED_FILTERS]) {
      const { beside, value } = await filterValuesOf(database.pool, rowOf(list, field));
      const ask = (one: unknown) =>
        call(page as never, { body: { filter: { ...beside, [field]: one } } } as never, member);
      const refused = await ask(value);
      expect([field, refused.status, refused.code]).toEqual([field, 402, "premiumRequired"]);
      expect(refused.message).toBe("Filtering by this needs a premium package.");
      expect(refused.data).toContainEqual(expect.objectContaining({ field }));
      if (Array.isArray(value) && !beside) expect((await ask([])).status, field).toBe(200);
    }
});

test("premium filters follow the settings in every call at once", async () => {
  const { db, call, put, startups, organizations } = await withAdmin();
  const member = await signedIn(db);
  expect((await startups({ incorporated: true }, member)).status).toBe(402);
  expect((await organizations({ country: [TURKIYE] }, member)).status).not.toBe(402);
  await put({ filterList: ["startups.sector", "organizations.country"], userNeedtoSingForSeeData: false });
  expect((await startups({ incorporated: true }, member)).status).toBe(200);
  for (const filter of [{ sector: ["fintech"] }, { "not.sector": ["fintech"] }])
    expect(await startups(filter, member)).toMatchObject({ status: 402, code: "premiumRequired" });
  const counted = await call(startupCalls.availableValues, { body: {} }, member);
  expect(counted.data.lockedFilters).toEqual(["sector", "not.sector"]);
  for (const as of [{}, member])
    expect(await organizations({ country: [TURKIYE] }, as)).toMatchObject({ status: 402, code: "premiumRequired" });
  const older = await call(searchOrganizers, { body: { CountryIdList: [TURKIYE] } }, member);
  expect(older).toMatchObject({ status: 402 });

  const buyer = await signedIn(db);
  await buyPackage(db, buyer.id, "organization-search-personal");
  expect((await organizations({ country: [TURKIYE] }, buyer)).status).toBe(200);
  expect((await startups({ sector: ["fintech"] }, buyer)).status).toBe(402);

  await put({ premiumEnable: false });
  expect((await organizations({ country: [TURKIYE] })).status).toBe(200);
  expect((await startups({ sector: ["fintech"] }, member)).status).toBe(200);
});

test("the number of startups visitors see follows the settings at once", async () => {
  const { put, startups, db } = await withAdmin();
  expect(await startups({})).toMatchObject({ status: 401 });
  await put({ userNeedtoSingForSeeData: false });
  expect((await startups({})).status).toBe(200);
  // Another process has read them before.
  premiumSettingsChanged(db);
  await put({ userNeedtoSingForSeeData: true });
  expect(await startups({})).toMatchObject({ status: 401 });
});

test("without a payment provider no limit closes data, and what was set stays", async () => {
  const { db, put, model, startups } = await withAdmin();
  const member = await signedIn(db);
  const staged = () => startups({ stage: ["seed"] }, member);
  expect((await staged()).status).toBe(402);
  const starts = async (isSold: boolean) => {
    await noteSelling(db, isSold);
    premiumSettingsChanged(db);
  };
  await starts(false);
  expect((await staged()).status).not.toBe(402);
  expect(await model()).toMatchObject({ isSold: false, premiumEnable: false });
  expect((await put({ freeStartupCount: 7 })).data.model).toMatchObject({ premiumEnable: false });
  await starts(true);
  expect(await model()).toMatchObject({ isSold: true, premiumEnable: true, freeStartupCount: 7 });
  expect((await staged()).status).toBe(402);
});

test("another process shows what was changed within seconds, without a start", async () => {
  const { database, put, db } = await withAdmin();
  if (database.embedded) return;
  const second = openServer(String(database.pool.options.connectionString));
  onTestFinished(() => second.close());
  const other = await testApp(second);
  const member = await signedIn(db);
  const filtered = async () =>
    (await other.call(startupCalls.page, { body: { filter: { country: [TURKIYE] } } }, member)).status;
  expect(await filtered()).toBe(200);
  await put({ filterList: ["startups.country"] });
  await expect.poll(filtered).toBe(402);
});
