import { v7 } from "uuid";
import { expect, test } from "vitest";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { getEditableStartup } from "../editing/contract.ts";
import { getCompany } from "../legacy/contract.ts";
import * as contract from "./contract.ts";

const TURKISH = { headers: { "accept-language": "tr" } };
const { CompanyInvestments, CompanyPatents, CompanyTeamMembers, CompanyImportantUpdates } = contract.companyRowCalls;
const ROUND = {
  tourId: typeId("investmentTour", "seed"),
  typeId: typeId("investmentType", "equity"),
  date: "2024-03-01T00:00:00",
  amount: 100,
  amountCurrency: "EUR",
};

async function withCompany() {
  const built = await testApp();
  const { id } = await insertFullStartup(built.database);
  const owner = await signedIn(built.db, { [id]: [SCOPE.FULL_ACCESS] });
  const company = async (options = {}) =>
    (await built.call(getCompany, { params: { seoUrlOrId: id } }, { ...owner, ...options })).data;
  const lists = async () => (await built.call(getEditableStartup, { params: { seoUrlOrId: id } }, owner)).data.lists;
  return { ...built, id, owner, ofCompany: { companyId: id }, company, lists };
}
const fieldsOf = (answer: { data: unknown }) =>
  (answer.data as { field: string; reason: string }[]).map(({ field, reason }) => `${field}: ${reason}`);

test("the older calls add and change startups with codes and languages", async () => {
  const { call, db } = await withCompany();
  const me = await signedIn(db);
  const body = {
    name: "Arı Kovanı",
    tagline: "Balın izini sürer",
    foundationDate: "2021-03-15T00:00:00",
    sectorId: typeId("sector", "energy"),
    countryId: fixedId("country/TR"),
    marketSize: 1_000,
    marketSizeCurrency: "EUR",
    technologyIds: [typeId("technology", "artificial-intelligence")],
  };
  const made = await call(contract.postCompany, { body }, { ...me, ...TURKISH });
  expect(made.status, JSON.stringify(made.data)).toBe(200);
  const put = { companyId: made.data.id, name: "Arı Kovanı", tagline: "Follows the honey", foundationDate: null };
  const saved = await call(contract.putCompany, { body: put }, me);
  expect(saved.status, JSON.stringify(saved.data)).toBe(200);
  const edit = await call(getEditableStartup, { params: { seoUrlOrId: made.data.seoUrl } }, me);
  expect(edit.data.values).toMatchObject({
    taglineTr: "Balın izini sürer",
    taglineEn: "Follows the honey",
    foundationDate: null,
    marketSize: 1_000,
    marketSizeCurrencyId: fixedId("currency/EUR"),
    technologyIds: body.technologyIds,
  });
  expect(await call(contract.postCompany, { body }, me)).toMatchObject({ status: 409, code: "sameStartup" });
  const refusals = [
    [{ name: "Başka Ad" }, ["name: neverChanges"]],
    [{ marketSizeCurrency: "XXX" }, ["marketSizeCurrency: unknown"]],
    [{ seekingInvestmentAmount: 5 }, ["seekingInvestmentAmountCurrency: required"]],
    [{ seekingValuation: 5 }, ["seekingValuationCurrency: required"]],
  ] as const;
  for (const [change, problems] of refusals) {
    const refused = await call(contract.putCompany, { body: { companyId: made.data.id, tagline: "x", ...change } }, me);
    expect([refused.status, fieldsOf(refused)]).toEqual([400, problems]);
  }
  const after = await call(getEditableStartup, { params: { seoUrlOrId: made.data.seoUrl } }, me);
  expect(after.data.values.taglineEn).toBe("Follows the honey");
  const stale = { companyId: made.data.id, version: saved.data.version - 1, tagline: "Later" };
  expect(await call(contract.putCompany, { body: stale }, me)).toMatchObject({
    status: 409,
    data: [{ field: "tagline", yours: "Later", theirs: "Follows the honey" }],
  });
});

test("rows of older lists are added, changed, deleted, all or none", async () => {
  const { call, owner, ofCompany, id, company, lists } = await withCompany();
  const rounds = { query: ofCompany, body: [ROUND, { ...ROUND, date: "9999-01-01", amountCurrency: "XXX" }] };
  const refused = await call(CompanyInvestments.post, rounds, owner);
  expect([refused.status, fieldsOf(refused)]).toEqual([400, ["1.date: future", "1.amountCurrency: unknown"]]);
  expect((await company()).investments).toHaveLength(2);
  const body = [{ ...ROUND, investors: [{ name: "Melek", isLead: true }] }];
  const [added] = (await call(CompanyInvestments.post, { query: ofCompany, body }, owner)).data;
  const changed = { query: ofCompany, body: [{ id: added!.id, valuation: 900, valuationCurrency: "USD" }] };
  expect(await call(CompanyInvestments.put, changed, owner)).toMatchObject({ status: 200 });
  const more = { query: { investmentId: added!.id }, body: [{ name: "Fon" }] };
  expect(await call(contract.postInvestors, more, owner)).toMatchObject({ status: 200, data: { investors: 2 } });
  const badMore = { query: { investmentId: added!.id }, body: [{ name: "Fon", organizationId: v7() }] };
  expect(fieldsOf(await call(contract.postInvestors, badMore, owner))).toEqual(["0.organizationId: unknown"]);
  expect((await company()).investments.find((round) => round.id === added!.id)).toMatchObject({
    amount: 100,
    amountCurrency: "EUR",
    valuation: 900,
    valuationCurrency: "USD",
    date: ROUND.date,
    investors: [
      { name: "Melek", isLead: true },
      { name: "Fon", isLead: false },
    ],
  });
  const update = { query: ofCompany, body: [{ date: "2024-01-01", description: "Pilot" }] };
  expect(await call(CompanyImportantUpdates.post, update, { ...owner, ...TURKISH })).toMatchObject({ status: 200 });
  expect((await lists()).importantupdate.map(({ values }) => values.descriptionTr)).toContain("Pilot");
  const one = { body: { companyId: id, id: added!.id } };
  expect(await call(CompanyInvestments.delete, one, owner)).toMatchObject({ status: 200 });
  expect(await call(CompanyInvestments.delete, one, owner)).toMatchObject({ status: 404 });
  const patents = (count: number) => ({
    query: ofCompany,
    body: Array.from({ length: count }, () => ({ name: "x", applicationNumber: "1" })),
  });
  expect(fieldsOf(await call(CompanyPatents.post, patents(51), owner))).toEqual([": atMost"]);
  expect(await call(CompanyPatents.post, patents(10_000), owner)).toMatchObject({ status: 413, code: "tooLarge" });
  expect(fieldsOf(await call(CompanyPatents.post, { query: ofCompany, body: [{ name: "x" }] }, owner))).toEqual([
    "0.applicationNumber: required",
  ]);
});

test("values are added and removed; mentors by id and account", async () => {
  const { call, db, owner, ofCompany, id, company, lists } = await withCompany();
  const { CompanyTechnology } = contract.companyChoiceCalls;
  const ai = typeId("technology", "artificial-intelligence");
  await call(CompanyTechnology.post, { query: ofCompany, body: [{ id: ai }] }, owner);
  expect((await company()).technologies.map((one) => one.id)).toContain(ai);
  expect(
    fieldsOf(await call(CompanyTechnology.post, { query: ofCompany, body: [{ id: ai }, { id: v7() }] }, owner)),
  ).toEqual(["1.id: unknown"]);
  await call(CompanyTechnology.delete, { body: { companyId: id, id: ai } }, owner);
  expect((await company()).technologies.map((one) => one.id)).not.toContain(ai);

  const { mentors, teamMembers } = await company();
  const removal = (query: { id: string; userId?: string }, as = owner) =>
    call(contract.deleteCompanyMentor, { query }, as);
  expect(await removal({ id: teamMembers[0]!.id })).toMatchObject({ status: 404 });
  expect(await removal({ id: mentors[0]!.id, userId: v7() })).toMatchObject({ status: 404 });
  expect(await removal({ id: mentors[0]!.id }, await signedIn(db))).toMatchObject({ status: 403 });
  expect(await removal({ id: mentors[0]!.id })).toMatchObject({ status: 200 });
  expect((await lists()).teammember.map(({ id }) => id)).not.toContain(mentors[0]!.id);
  const last = { body: { companyId: id, id: teamMembers[0]!.id } };
  expect(await call(CompanyTeamMembers.delete, last, owner)).toMatchObject({ status: 409, code: "lastTeamMember" });

  const token = { query: { companyId: id, userId: owner.id } };
  const first = await call(contract.setProgramApplyToken, token, owner);
  expect(first.data.token).toHaveLength(43);
  const stranger = { query: { companyId: id, userId: (await signedIn(db)).id } };
  expect((await call(contract.setProgramApplyToken, stranger, owner)).status).toBe(400);
  const hide = { query: { companyId: id, visibility: "false" as const } };
  expect(await call(contract.setCompanyVisibility, hide, owner)).toMatchObject({ data: { isVisible: false } });
  expect(await call(contract.putCompany, { body: { companyId: id, tagline: "x" } }, owner)).toMatchObject({
    status: 409,
    code: "hiddenStartup",
  });
});
