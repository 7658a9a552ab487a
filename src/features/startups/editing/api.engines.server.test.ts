import sharp from "sharp";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { fakeCity } from "#testing/startups.ts";
import { listStartups } from "../contract.ts";
import { getStartup, getStartupDetails } from "../detail/contract.ts";
import * as contract from "./contract.ts";

const TR = fixedId("country/TR");
const USD = fixedId("currency/USD");
const EUR = fixedId("currency/EUR");
const rounds = contract.rowEndpoints.investment;
const team = contract.rowEndpoints.teammember;
const SEED = typeId("investmentTour", "seed");
const EQUITY = typeId("investmentType", "equity");

async function withStartup() {
  const built = await testApp();
  const { id } = await insertFullStartup(built.database);
  const as = async (...scopes: number[]) => ({ token: (await signedIn(built.db, { [id]: scopes })).token });
  const audits = async () =>
    (
      await built.database.pool.query(
        "select action, detail from audit where entity = 'startup' order by created_at, id",
      )
    ).rows;
  return { ...built, id, params: { id }, as, owner: await as(SCOPE.FULL_ACCESS), audits };
}
const fieldsOf = (answer: { data: unknown }) =>
  (answer.data as { field: string; reason: string }[]).map(({ field, reason }) => `${field}: ${reason}`);

testOnNewest(
  "a startup is added, is in the list at once, belongs to who added it; the same again is asked about",
  async () => {
    const { call, db, owner } = await withStartup();
    const { token } = await signedIn(db);
    const body = {
      name: "Arı Kovanı",
      taglineTr: "Balın izini sürer",
      sectorId: typeId("sector", "energy"),
      countryId: TR,
      cityId: fakeCity(1),
      website: "https://ari-kovani.example",
    };
    const made = await call(contract.createStartup, { body }, { token });
    expect(made.status).toBe(200);
    expect(made.data.seoUrl).toBe("ari-kovani");
    const listed = await call(listStartups, { body: { sort: "newest" } }, { token });
    expect([listed.status, JSON.stringify(listed.data).includes("Arı Kovanı")]).toEqual([200, true]);
    expect((await call(contract.ownStartups, {}, { token })).data).toMatchObject([
      { name: "Arı Kovanı", mayEdit: true },
    ]);
    const edit = { params: { seoUrlOrId: "ari-kovani" } };
    // Who adds it is the first of its team.
    const { lists } = (await call(contract.getEditableStartup, edit, { token })).data;
    expect(lists.teammember.map(({ values }) => [values.title, values.isMentor])).toEqual([["Founder", false]]);
    const staff = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
    const ofStaff = (await call(contract.createStartup, { body: { ...body, name: "Bal Yolu", website: null } }, staff))
      .data;
    const isUnknown = async (seoUrlOrId: string) =>
      (await call(getStartup, { params: { seoUrlOrId } }, staff)).data.isTeamUnknown;
    expect([await isUnknown("ari-kovani"), await isUnknown(ofStaff.seoUrl)]).toEqual([false, true]);
    const { name: _, ...values } = body;
    expect((await call(contract.getEditableStartup, edit, { token })).data).toMatchObject({
      name: "Arı Kovanı",
      values,
    });
    expect(await call(contract.getEditableStartup, edit, owner)).toMatchObject({ status: 403 });

    // As a Mac writes it, with a space that breaks no line and one too many.
    const same = { name: "ARI\u00a0 KOVANI".normalize("NFD"), website: "http://www.ari-kovani.example/" };
    expect((await call(contract.similarStartups, { body: same }, owner)).data).toMatchObject([
      { name: "Arı Kovanı", same: ["name", "website"] },
    ]);
    const again = { body: { ...body, ...same } };
    expect(await call(contract.createStartup, again, owner)).toMatchObject({ status: 409, code: "sameStartup" });
    const another = await call(contract.createStartup, { ...again, query: { isAnother: "true" } }, owner);
    expect([another.status, another.data.seoUrl]).toEqual([200, "ari-kovani-2"]);
    const names = (await call(contract.ownStartups, {}, owner)).data.map(({ name }) => name);
    expect(names).toContain("ARI KOVANI");
  },
);

testOnNewest("a startup is added by a form, too: texts as they are, everything else as JSON", async () => {
  const { app, call, db } = await withStartup();
  const { token } = await signedIn(db);
  const send = (fields: [string, string | File][]) => {
    const payload = new FormData();
    for (const [name, value] of fields) payload.append(name, value);
    const headers = { authorization: `Bearer ${token}` };
    return app.inject({ method: "POST", url: "/apiStartup/Startups", headers, payload });
  };
  const fields: [string, string][] = [
    ["name", "2024"],
    ["sectorId", typeId("sector", "energy")],
    ["countryId", TR],
    ["taglineTr", "Balın izini sürer"],
    ["foundationDate", "2020-02-29"],
  ];
  expect((await send(fields)).statusCode).toBe(200);
  const made = await call(contract.getEditableStartup, { params: { seoUrlOrId: "2024" } }, { token });
  expect(made.data.values).toMatchObject({ taglineTr: "Balın izini sürer", foundationDate: "2020-02-29" });
  for (const [wrong, status] of [
    [[...fields, ["name", "Doubled"]], 400],
    [[...fields, ["unknown", "1"]], 400],
    [[...fields, ["logo", new File(["x"], "x.png")]], 413],
    [[["name", "Without the rest"]], 400],
  ] as [[string, string | File][], number][])
    expect((await send(wrong)).statusCode).toBe(status);
});

testOnNewest(
  "a save changes only what is sent, in both languages; the list, the sums and the page follow at once",
  async () => {
    const { call, params, owner, audits } = await withStartup();
    const before = await call(contract.getEditableStartup, { params: { seoUrlOrId: "isik-batarya" } }, owner);
    const { version } = before.data;
    const change = {
      taglineEn: "Cells that age slowly",
      technologyIds: [typeId("technology", "artificial-intelligence")],
      marketSize: 1_000,
      marketSizeCurrencyId: EUR,
    };
    const saved = await call(contract.changeStartup, { params, body: { version, ...change } }, owner);
    expect(saved.data).toMatchObject({
      version: version + 1,
      values: { ...before.data.values, ...change },
    });
    const page = await call(getStartup, { params: { seoUrlOrId: "isik-batarya" } });
    expect(page.data).toMatchObject({ tagline: change.taglineEn, technologies: [{ slug: "artificial-intelligence" }] });
    expect(page.data.marketSize).toMatchObject({ amount: 1_000, currency: "EUR" });
    expect(page.data.marketSize!.usd).not.toBe(1_000);
    expect((await audits()).at(-1)).toMatchObject({
      action: "startup.changed",
      detail: { before: { taglineEn: before.data.values.taglineEn }, after: change },
    });
  },
);

test("different fields of two editors merge; the same field clashes", async () => {
  const { call, params, owner, as } = await withStartup();
  const colleague = await as(SCOPE.WRITE);
  expect(await call(contract.changeStartup, { params, body: { version: 1, taglineEn: "One" } }, owner)).toMatchObject({
    status: 200,
  });
  expect(
    await call(contract.changeStartup, { params, body: { version: 1, taglineTr: "İki" } }, colleague),
  ).toMatchObject({
    status: 200,
    data: { values: { taglineEn: "One", taglineTr: "İki" } },
  });
  const clash = await call(contract.changeStartup, { params, body: { version: 1, taglineEn: "Three" } }, colleague);
  expect(clash).toMatchObject({
    status: 409,
    code: "changedMeanwhile",
    data: [{ field: "taglineEn", yours: "Three", theirs: "One" }],
  });
});

testOnNewest(
  "a colleague with one scope changes what it allows and is refused the rest, naming the fields",
  async () => {
    const { call, params, as } = await withStartup();
    const writer = await as(SCOPE.WRITE);
    const accountant = await as(SCOPE.STARTUP_FINANCIAL_WRITE, SCOPE.READ);
    const round = { stageId: SEED, typeId: EQUITY, announcedDate: "2024-03-01" };
    expect(await call(rounds.post, { params, body: round }, writer)).toMatchObject({ status: 403, code: "forbidden" });
    expect(await call(rounds.post, { params, body: round }, accountant)).toMatchObject({ status: 200 });
    expect(await call(contract.changeStartup, { params, body: { taglineEn: "x" } }, accountant)).toMatchObject({
      status: 403,
    });
    const seeking = {
      seekingAmount: 5,
      seekingAmountCurrencyId: USD,
      seekingValuation: 50,
      seekingValuationCurrencyId: EUR,
    };
    const refused = await call(contract.changeStartup, { params, body: { ...seeking, taglineEn: "x" } }, writer);
    expect(fieldsOf(refused)).toEqual(Object.keys(seeking).map((field) => `${field}: notYoursToWrite`));
    expect(await call(contract.changeStartup, { params, body: seeking }, accountant)).toMatchObject({ status: 200 });
    const reader = await as(SCOPE.READ);
    const edit = { params: { seoUrlOrId: "isik-batarya" } };
    expect(await call(contract.getEditableStartup, edit, reader)).toMatchObject({ status: 403 });
    const seen = await call(contract.getEditableStartup, edit, writer);
    expect(seen.data.lists.investment.filter(({ values }) => values.isPrivate)).toEqual([]);
    expect(seen.data.lists.teammember.map(({ values }) => values.shareValue)).toEqual(
      seen.data.lists.teammember.map(() => null),
    );
    // Whose right is on money alone does not read how they know each other.
    const money = await call(contract.getEditableStartup, edit, await as(SCOPE.STARTUP_FINANCIAL_WRITE));
    const known = (data: typeof seen.data) => data.lists.teammember.some(({ values }) => values.knownTime);
    expect([known(seen.data), known(money.data)]).toEqual([true, false]);
    // A row that one writes says no more than the form.
    for (const { id: rowId } of seen.data.lists.teammember)
      expect(
        (await call(team.put, { params, query: { id: rowId }, body: {} }, writer)).data.values.shareValue,
      ).toBeNull();
  },
);

testOnNewest("rounds have investors of three kinds, dollars of their day, and stand in the sums at once", async () => {
  const { call, params, owner, database, id } = await withStartup();
  const { rows } = await database.pool.query("select id, name from organization order by name limit 1");
  const [organization] = rows;
  const person = await signedIn(database.db);
  const body = {
    stageId: SEED,
    typeId: EQUITY,
    announcedDate: "2024-03-01",
    amount: 100,
    amountCurrencyId: EUR,
    investors: [
      { name: "Wrong name", organizationId: organization.id, isLead: true },
      { name: "Deniz", accountId: person.id },
      { name: "Melek Yatırımcı" },
    ],
  };
  await listMembers(database.db, person.id);
  const added = await call(rounds.post, { params, body }, owner);
  expect(added.status, JSON.stringify(added.data)).toBe(200);
  expect(added.data.values.investors).toMatchObject([
    { name: organization.name, organizationId: organization.id, isLead: true },
    { name: "Deniz Ergin" },
    { name: "Melek Yatırımcı", organizationId: null, accountId: null, isLead: false },
  ]);
  const round = { params, query: { id: added.data.id } };
  const raised = async () =>
    Number(
      (await database.pool.query("select total_raised_usd + said_raised_usd total from startup where id = $1", [id]))
        .rows[0].total,
    );
  const first = await raised();
  await call(rounds.put, { ...round, body: { version: 1, amount: 200 } }, owner);
  const usdOf100 = (await raised()) - first;
  expect(usdOf100).toBeGreaterThan(0);
  // Another day has another rate; the amount was not sent.
  const moved = await call(rounds.put, { ...round, body: { announcedDate: "2019-03-01" } }, owner);
  expect(moved.data).toMatchObject({ version: 3, values: { amount: 200, announcedDate: "2019-03-01" } });
  expect((await raised()) - first).not.toBeCloseTo(usdOf100, 2);
  expect(await call(rounds.delete, round, owner)).toMatchObject({ status: 200 });
  expect(await call(rounds.delete, round, owner)).toMatchObject({ status: 404, code: "notFoundOnDelete" });
  const list = await call(getStartupDetails, { params: { seoUrlOrId: id, key: "investment" } }, owner);
  expect(list.data.rows.map((row) => row.id)).not.toContain(added.data.id);
});

testOnNewest("what a row may not hold is refused by the field, and nothing of it is saved", async () => {
  const { call, params, owner, database } = await withStartup();
  const counts = async () =>
    (
      await database.pool.query(
        "select (select count(*) from funding) f, (select count(*) from startup_member) m, (select count(*) from startup_patent) p",
      )
    ).rows;
  const before = await counts();
  const round = { stageId: SEED, typeId: EQUITY, announcedDate: "2024-03-01" };
  const refusals: [Parameters<typeof call>[0], object, string[]][] = [
    [rounds.post, {}, ["stageId: required", "typeId: required", "announcedDate: required"]],
    [rounds.post, { ...round, announcedDate: "9999-01-01" }, ["announcedDate: future"]],
    [rounds.post, { ...round, amount: 5 }, ["amountCurrencyId: required"]],
    [rounds.post, { ...round, amount: 5, amountCurrencyId: v7() }, ["amountCurrencyId: unknown"]],
    [rounds.post, { ...round, stageId: EQUITY }, ["stageId: unknown"]],
    [rounds.post, { ...round, investors: [{}] }, ["investors.0.name: required"]],
    [
      rounds.post,
      { ...round, investors: [{ name: "x", organizationId: v7() }] },
      ["investors.0.organizationId: unknown"],
    ],
    [team.post, { name: "x", shareValue: 99 }, ["shareValue: sharesAbove"]],
    [team.post, { name: "x", accountId: v7() }, ["accountId: notInTeam"]],
    [contract.rowEndpoints.patent.post, { name: "x" }, ["applicationNumber: required"]],
    [contract.rowEndpoints.importantupdate.post, { updateDate: "2024-01-01" }, ["descriptionEn: required"]],
    [contract.rowEndpoints.competitor.post, { name: "x", website: "http://127.0.0.1/admin" }, ["website: webAddress"]],
    [
      contract.rowEndpoints.incubationcenter.post,
      { name: "x", startDate: "2024-02-01", endDate: "2024-01-01" },
      ["endDate: endBeforeStart"],
    ],
    [contract.changeStartup, { linkedin: "https://evil.example/linkedin.com/x" }, ["linkedin: socialLink"]],
    [contract.changeStartup, { website: "https://k\u043evan.example" }, ["website: lookAlikeAddress"]],
    [contract.changeStartup, { countryId: null, cityId: null }, ["countryId: required"]],
    [contract.changeStartup, { cityId: v7() }, ["cityId: unknown"]],
    [contract.changeStartup, { subSectorIds: [typeId("subSector", "food-technologies")] }, ["subSectorIds: unknown"]],
    [
      contract.changeStartup,
      { seekingStartDate: "2024-02-01", seekingEndDate: "2024-01-01" },
      ["seekingEndDate: endBeforeStart"],
    ],
  ];
  for (const [endpoint, body, expected] of refusals) {
    const answer = await call(endpoint, { params, body } as never, owner);
    expect([answer.status, fieldsOf(answer as never)], `${endpoint.path} ${JSON.stringify(body)}`).toEqual([
      400,
      expected,
    ]);
  }
  for (const body of [
    { ...round, amount: 1e30 },
    { ...round, shareRatio: 101 },
    { ...round, name: "x" },
    { ...round, investors: Array(51).fill({ name: "x" }) },
  ])
    expect(await call(rounds.post, { params, body } as never, owner)).toMatchObject({ status: 400 });
  // A startup is never renamed, and nobody holds more than all of it.
  for (const [endpoint, body] of [
    [contract.changeStartup, { name: "Another" }],
    [team.post, { name: "x", shareValue: 101 }],
  ] as const)
    expect(await call(endpoint, { params, body } as never, owner)).toMatchObject({ status: 400 });
  expect((await call(contract.getEditableStartup, { params: { seoUrlOrId: params.id } }, owner)).data.name).not.toBe(
    "Another",
  );
  expect(await counts()).toEqual(before);
});

testOnNewest("the last team member stays; a row of another startup is not there", async () => {
  const { call, params, owner, database, id, db } = await withStartup();
  const edit = await call(contract.getEditableStartup, { params: { seoUrlOrId: id } }, owner);
  const members = edit.data.lists.teammember.filter(({ values }) => values.isMentor === false);
  for (const member of members.slice(1)) await call(team.delete, { params, query: { id: member.id } }, owner);
  const last = { params, query: { id: members[0]!.id } };
  expect(await call(team.delete, last, owner)).toMatchObject({ status: 409, code: "lastTeamMember" });
  const asMentor = await call(team.put, { ...last, body: { isMentor: true } }, owner);
  expect(asMentor).toMatchObject({ status: 409, code: "lastTeamMember" });
  const other = await signedIn(db);
  const made = await call(
    contract.createStartup,
    { body: { name: "Öteki", sectorId: typeId("sector", "energy"), countryId: TR } },
    other,
  );
  const theirs = { params: { id: made.data.id }, query: { id: members[0]!.id } };
  expect(await call(team.put, { ...theirs, body: { name: "Mine now" } }, other)).toMatchObject({ status: 404 });
  expect(await call(team.delete, theirs, other)).toMatchObject({ status: 404 });
  const { rows } = await database.pool.query("select name from startup_member where id = $1", [members[0]!.id]);
  expect(rows[0].name).toBe(members[0]!.values.name);
});

testOnNewest(
  "hidden, a startup is nowhere and is not edited; deleted, it is gone; pictures are drawn anew",
  async () => {
    const { call, db, params, owner, id, as } = await withStartup();
    const edit = { params: { seoUrlOrId: id } };
    const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#f6b933" } })
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(png)], "logo.png", { type: "image/png" });
    const { put } = contract.pictureEndpoints.logo;
    expect(await call(put, { params, body: { file } }, await as(SCOPE.READ))).toMatchObject({ status: 403 });
    const logo = await call(put, { params, body: { file } }, owner);
    expect(logo.status, JSON.stringify(logo.data)).toBe(200);
    expect((await call(getStartup, edit)).data.logo).toBe(logo.data);

    await call(contract.showStartup, { params, body: { visibility: false } }, owner);
    expect(await call(getStartup, edit)).toMatchObject({ status: 404 });
    expect(await call(getStartup, edit, owner)).toMatchObject({ status: 200 });
    const change = { params, body: { taglineEn: "x" } };
    expect(await call(contract.changeStartup, change, owner)).toMatchObject({ status: 409, code: "hiddenStartup" });
    // Strangers cannot tell it from none.
    const stranger = { token: (await signedIn(db)).token };
    expect(await call(contract.changeStartup, change, stranger)).toMatchObject({ status: 404 });
    expect(await call(team.post, { params, body: { name: "x" } }, stranger)).toMatchObject({ status: 404 });
    expect(await call(contract.showStartup, { params, body: { visibility: true } }, stranger)).toMatchObject({
      status: 404,
    });
    expect(await call(contract.deleteStartup, { params }, stranger)).toMatchObject({ status: 404 });
    await call(contract.showStartup, { params, body: { visibility: true } }, owner);
    expect(await call(contract.changeStartup, change, owner)).toMatchObject({ status: 200 });
    expect(await call(contract.deleteStartup, { params }, await as(SCOPE.WRITE))).toMatchObject({ status: 403 });
    expect(await call(contract.deleteStartup, { params }, owner)).toMatchObject({ status: 200 });
    expect(await call(getStartup, edit)).toMatchObject({ status: 404 });
    expect(await call(contract.getEditableStartup, edit, owner)).toMatchObject({ status: 404 });
    expect(await call(contract.changeStartup, change, owner)).toMatchObject({ status: 404 });
  },
);
