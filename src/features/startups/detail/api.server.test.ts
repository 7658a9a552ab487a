import { v7 } from "uuid";
import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { sharedApp, testApp } from "#testing/app.ts";
import { CONFIRMED_AT, insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { DETAIL_KEYS, getStartup, getStartupDetails, getStartupPublic } from "./contract.ts";

const TURKISH = { headers: { "accept-language": "tr" } };
const address = { params: { seoUrlOrId: "isik-batarya" } };

async function appWithStartup(changes: Parameters<typeof insertFullStartup>[1] = {}) {
  const built = await testApp();
  const ids = await insertFullStartup(built.database, changes);
  const as = async (scopes: Record<string, number[]>) => ({ token: (await signedIn(built.db, scopes)).token });
  return { ...built, ...ids, as };
}

test("imported data names its source, page and terms localized", async () => {
  const { call, database, id } = await appWithStartup();
  expect((await call(getStartup, address)).data).toMatchObject({ dataSources: [] });
  await database.pool.query(`
    insert into data_source (key, name, url, record_url, licence, licence_url, attribution_en, attribution_tr)
    values ('sample', 'Sample', 'https://sample.example', 'https://sample.example{key}', 'CC BY', 'https://sample.example/terms', 'By Sample.', 'Sample verileri.')
  `);
  await database.pool.query("update startup set source = 'import' where id = $1", [id]);
  await database.pool.query(
    "insert into import_row (kind, source_key, entity_id, vanished_at) values ('startup', 'sample:/company/isik', $1, '2026-01-02T00:00:00Z')",
    [id],
  );
  expect((await call(getStartup, address, TURKISH)).data).toMatchObject({
    source: "import",
    dataSources: [
      {
        name: "Sample",
        url: "https://sample.example/company/isik",
        licence: "CC BY",
        licenceUrl: "https://sample.example/terms",
        attribution: "Sample verileri.",
        vanishedAt: "2026-01-02T00:00:00.000Z",
      },
    ],
  });
});

test("a visitor sees a localized startup with its age, hidden parts absent", async () => {
  const { call, id } = await appWithStartup();
  const { status, data } = await call(getStartup, address, TURKISH);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    id,
    name: "Işık Batarya",
    tagline: "İki kat uzun ömürlü bataryalar",
    sector: { id: typeId("sector", "energy"), name: "Enerji" },
    stage: { name: "Tohum" },
    location: { country: { name: "Türkiye" }, county: null },
    foundationDate: "2021-03-15",
    marketSize: { amount: 2_500_000.5, currency: "USD", usd: 2_500_000.5 },
    seekingInvestmentAmount: { amount: 3_000_000, currency: "USD" },
    seekingValuation: { amount: 12_000_000, currency: "USD", usd: 12_000_000 },
    logo: "/art/logo/isik.svg",
    logo_512: "/art/logo/isik.svg",
    logo_64: "/art/logo/isik-64.svg",
    cover_Low: null,
    technologies: [{ name: "Batarya teknolojileri" }],
    competitors: [{ competitorName: "Öbür Pil", competitorWebsite: null }],
    patents: [{ name: "Hücre izleme", applicationNumber: "TR2023/001234" }],
    governmentSupports: [{ date: "2023-05-01" }],
    importantUpdates: [{ description: "Pilot hat çalıştı" }],
    incubationCenters: [{ name: "Merkez", seoUrl: "kovan-merkez-0" }],
    teamMembers: [{ name: "Ayşe Yıldız", position: "CEO", shareValue: null, knownTime: null }],
    mentors: [{ name: "Barış Öztürk" }],
    hasInvestment: true,
    funding: { rounds: 1, totalUsd: 520_000.25, lastDate: "2024-06-01" },
    hidden: { financial: true, team: true, reason: "signIn" },
    mayEdit: false,
    confirmedAt: CONFIRMED_AT,
    updatedAt: expect.stringMatching(/^20\d\d-.*Z$/),
  });
});

test("a text missing in one language is shown in the other", async () => {
  const { call } = await appWithStartup();
  const { data } = await call(getStartup, address);
  expect(data.tagline).toBe("Batteries that last twice as long");
  expect(data.description).toContain("Şarj eğrisini");
  expect(data.sector?.name).toBe("Energy");
});

test("shares and private rounds need the financial right or an admin", async () => {
  const { call, id, as } = await appWithStartup();
  for (const scopes of [{ [id]: [SCOPE.STARTUP_FINANCIAL_READ, SCOPE.READ] }, { [PLATFORM_ENTITY.admin]: [0] }]) {
    const { data } = await call(getStartup, address, await as(scopes));
    expect(data.funding).toMatchObject({ rounds: 2, totalUsd: 1_420_000.25, lastDate: "2026-02-01" });
    expect(data.teamMembers[0]).toMatchObject({ shareValue: 60, knownTime: "10 yıl" });
    expect(data.hidden).toEqual({ financial: false, team: false, reason: null });
  }
  const stranger = await call(getStartup, address, await as({ [v7()]: [SCOPE.FULL_ACCESS] }));
  expect(stranger.data).toMatchObject({ hidden: { financial: true, reason: "right" }, funding: { rounds: 1 } });
  const reader = await call(getStartup, address, await as({ [id]: [SCOPE.READ] }));
  expect(reader.data.hidden).toEqual({ financial: true, team: false, reason: "right" });
});

test.each([{ isVisible: false }, { deletedAt: new Date() }])(
  "with %j a startup opens for insiders only",
  async (off) => {
    const { call, id, as } = await appWithStartup(off);
    expect(await call(getStartup, address)).toMatchObject({ status: 404, code: "notFound" });
    expect(await call(getStartup, address, await as({ [id]: [SCOPE.PROFILE_READ] }))).toMatchObject({ status: 404 });
    for (const scopes of [{ [id]: [SCOPE.READ] }, { [id]: [SCOPE.WRITE] }, { [PLATFORM_ENTITY.moderator]: [0] }]) {
      const member = await as(scopes);
      expect(await call(getStartup, { params: { seoUrlOrId: id } }, member)).toMatchObject({ status: 200 });
      expect(await call(getStartupPublic, address, member)).toMatchObject({ status: 404 });
      const rounds = { params: { ...address.params, key: "investment" as const } };
      expect(await call(getStartupDetails, rounds, member)).toMatchObject({ status: 200 });
    }
  },
);

test("the public view is short", async () => {
  const { call } = await appWithStartup();
  const { data } = await call(getStartupPublic, address);
  expect(data).toMatchObject({ name: "Işık Batarya", stage: { name: "Seed" } });
  for (const key of ["legalName", "teamMembers", "funding", "hidden"]) expect(data).not.toHaveProperty(key);
});

test("every list opens by its key, and one row of it by its id", async () => {
  const { call, publicRound, privateRound, memberId, id, as } = await appWithStartup();
  const list = (key: (typeof DETAIL_KEYS)[number], row?: string, options = {}) =>
    call(getStartupDetails, { params: { seoUrlOrId: id, key }, query: { id: row } }, options);
  for (const key of DETAIL_KEYS) {
    const { status, data } = await list(key);
    expect([status, data.key], key).toEqual([200, key]);
    expect(data.rows.length, key).toBe({ revenuemodel: 0, AccelerationProgram: 0, teammember: 2 }[key as string] ?? 1);
  }
  expect((await list("teammember", memberId)).data.rows).toMatchObject([{ name: "Ayşe Yıldız", isMentor: false }]);
  expect((await list("investment", publicRound)).data.rows).toMatchObject([
    { fundingStageName: "Seed", fundingInvestors: [{ name: "Kovan Merkez 0", isLead: true }, { name: "Bir Melek" }] },
  ]);
  expect(await list("investment", privateRound)).toMatchObject({ status: 404 });
  const owner = await as({ [id]: [SCOPE.FULL_ACCESS] });
  expect((await list("investment", privateRound, owner)).data.rows).toMatchObject([{ isPrivate: true }]);
});

const filled = sharedApp(insertFullStartup);

test.each([
  ["/apiStartup/Startups/nobody", 404],
  ["/apiStartup/Startups/'%20or%201=1;--", 404],
  ["/apiStartup/Startups/%3Cscript%3E", 404],
  ["/apiStartup/Startups/%00", 400],
  [`/apiStartup/Startups/${"a".repeat(250)}`, 400],
  ["/apiStartup/Startups/isik-batarya/Details/salary", 400],
  ["/apiStartup/Startups/isik-batarya/Details/patent?id=1", 400],
  ["/apiStartup/Startups/isik-batarya/Details/patent?id=00000000-0000-0000-0000-000000000000", 404],
])("$0 is answered with $1 in the envelope", async (url, status) => {
  const { app } = filled();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().status.value).not.toBe("");
});

test("a competitor is linked to its exact folded name if unique", async () => {
  const { call, database } = await appWithStartup();
  const linked = async () => (await call(getStartup, address)).data.competitors.map(({ seoUrl }) => seoUrl);
  const add = (name: string, seoUrl: string) =>
    database.pool.query("insert into startup (id, name, seo_url) values (gen_random_uuid(), $1, $2)", [name, seoUrl]);
  await add("Öbür Pil Plus", "obur-pil-plus");
  expect(await linked()).toEqual([null]);
  await add("OBUR PİL", "obur-pil");
  expect(await linked()).toEqual(["obur-pil"]);
  await add("Öbür Pil", "obur-pil-2");
  expect(await linked()).toEqual([null]);
  await database.pool.query("update startup set is_visible = false where seo_url = 'obur-pil'");
  expect(await linked()).toEqual(["obur-pil-2"]);
});
