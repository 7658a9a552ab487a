import sharp from "sharp";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { mail } from "#db/tables/mails.server.ts";
import { organization, organizationMember } from "#db/tables/organizations.server.ts";
import { patent } from "#db/tables/patents.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { refreshPatents } from "#features/patents/commands.server.ts";
import { getPatent, organizerPatents } from "#features/patents/contract.ts";
import { refreshPrograms } from "#features/programs/commands.server.ts";
import { getProgram } from "#features/programs/contract.ts";
import { cityList } from "#features/reference/contract.ts";
import { receivedLinks } from "#features/startups/links/contract.ts";
import { whatWaits } from "#features/waiting/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { organizationCalls } from "../contract.ts";
import { getOrganizer } from "../detail/contract.ts";
import * as contract from "./contract.ts";

const TR = fixedId("country/TR");
const NGO = typeId("organizerType", "ngo");

async function withOrganization() {
  const built = await testApp();
  const owner = await signedIn(built.db);
  const body = { name: "Arı Vakfı", countryId: TR, website: "https://ari-vakfi.example" };
  const made = await built.call(contract.createOrganizer, { query: { type: NGO }, body }, owner);
  const { id, seoUrl } = made.data;
  const as = async (...scopes: number[]) => signedIn(built.db, { [id]: scopes });
  const edit = { params: { seoUrlOrId: id } };
  const save = { query: { organizerId: id } };
  return { ...built, made, body, id, seoUrl, owner, as, edit, save };
}
const fieldsOf = (answer: { data: unknown }) =>
  (answer.data as { field: string; reason: string }[]).map(({ field, reason }) => `${field}: ${reason}`);

test("an added organization is listed at once; duplicates are asked about", async () => {
  const { call, made, seoUrl, owner, edit, body } = await withOrganization();
  expect([made.status, seoUrl]).toEqual([200, "ari-vakfi"]);
  const listed = await call(organizationCalls.page, { body: { filter: { type: ["ngo"] }, pageSize: 100 } });
  expect(listed.data.rows.map(({ name }) => name)).toContain("Arı Vakfı");
  expect((await call(contract.ownOrganizers, {}, owner)).data).toMatchObject([{ name: "Arı Vakfı", mayEdit: true }]);
  expect((await call(contract.getEditableOrganizer, edit, owner)).data).toMatchObject({
    values: { ...body, typeId: NGO },
    may: { edit: true, delete: true },
  });
  const again = {
    query: { type: NGO },
    body: { ...body, name: "ARI VAKFI", website: "http://www.ari-vakfi.example/" },
  };
  expect(await call(contract.createOrganizer, again, owner)).toMatchObject({ status: 409, code: "sameEntry" });
  expect((await call(contract.organizerCalls.similar, { body: { name: "arı vakfı" } }, owner)).data).toMatchObject([
    { name: "Arı Vakfı", same: ["name"] },
  ]);
  const another = { ...again, query: { ...again.query, isAnother: "true" as const } };
  expect((await call(contract.createOrganizer, another, owner)).data.seoUrl).toBe("ari-vakfi-2");
});

test("fields are saved localized, renames keep the address, rows their ids", async () => {
  const { call, owner, as, edit, save, seoUrl, db } = await withOrganization();
  const colleague = await as(SCOPE.WRITE);
  const [city] = await call(cityList, { query: { countryId: TR } }).then(({ data }) => data);
  const body = {
    name: "Arı ve Bal Vakfı",
    typeId: typeId("organizerType", "incubation-center"),
    taglineEn: "For bees",
    taglineTr: "Arılar için",
    descriptionTr: "<b>Kalın</b> değil",
    cityId: city!.id,
    address: "Petek Sokak 1",
    email: "merhaba@ari-vakfi.example",
    phone: "0212 555 10 10",
    linkedin: "https://www.linkedin.com/company/ari",
    facilitiesEn: "A hall",
    teamMembers: [
      { name: "Only Named", position: "Director" },
      { name: "typed otherwise", accountId: colleague.id },
    ],
    mentors: [{ name: "Mentor Arı" }],
    angelNetworks: [{ name: "Outside" }],
  };
  const saved = await call(contract.changeOrganizer, { ...save, body }, owner);
  expect(saved.status, JSON.stringify(saved.data)).toBe(200);
  const { values } = saved.data;
  expect(values.teamMembers).toMatchObject([
    { name: "Only Named", position: "Director", accountId: null },
    { name: "Deniz Ergin", accountId: colleague.id },
  ]);
  const page = await call(getOrganizer, { query: { seoUrl } }, { headers: { "accept-language": "tr" } });
  expect(page.data).toMatchObject({
    name: "Arı ve Bal Vakfı",
    type: { slug: "kulucka-merkezi" },
    tagline: "Arılar için",
    description: "<b>Kalın</b> değil",
    phone: "0212 555 10 10",
    facilities: "A hall",
    mentors: [{ name: "Mentor Arı" }],
    angelNetworks: [{ name: "Outside", seoUrl: null }],
  });
  // Rows that are sent again keep their id, what is left out goes, the order is the new one.
  const [first, second] = values.teamMembers;
  await db.update(organizationMember).set({ photo: "/p.webp" });
  const next = {
    version: saved.data.version,
    teamMembers: [second!, { ...first!, position: "Chair" }, { name: "New" }],
  };
  const again = await call(contract.changeOrganizer, { ...save, body: next }, colleague);
  expect(again.data.values.teamMembers.map(({ id, name }) => [id, name]).slice(0, 2)).toEqual([
    [second!.id, "Deniz Ergin"],
    [first!.id, "Only Named"],
  ]);
  expect((await call(getOrganizer, { query: { seoUrl } })).data.teamMembers).toMatchObject([
    { photo: "/p.webp" },
    { position: "Chair", photo: "/p.webp" },
    { name: "New", photo: null },
  ]);
  // Somebody else's list, saved from the version before.
  const stale = { version: saved.data.version, teamMembers: [] };
  expect(await call(contract.changeOrganizer, { ...save, body: stale }, owner)).toMatchObject({
    status: 409,
    code: "changedMeanwhile",
  });
  expect((await call(contract.getEditableOrganizer, edit, owner)).data.values.teamMembers).toHaveLength(3);
});

test("a network confirms or refuses who says that they belong to it", async () => {
  const { call, db, owner, save, edit, seoUrl } = await withOrganization();
  const networkId = v7();
  const angels = { name: "Kovan Angels", seoUrl: "kovan-angels", typeId: NGO };
  await db.insert(organization).values({ id: networkId, ...angels });
  const network = await signedIn(db, { [networkId]: [SCOPE.WRITE] });
  const body = { angelNetworks: [{ name: "Kovan Angels", networkId }] };
  expect((await call(contract.changeOrganizer, { ...save, body }, owner)).status).toBe(200);
  const shown = async () => (await call(getOrganizer, { query: { seoUrl } })).data.angelNetworks;
  const links = async () => (await call(receivedLinks, { query: { organizationId: networkId } }, network)).data;
  const waiting = async () =>
    (await call(whatWaits, {}, network)).data.find(({ kind }) => kind === "linksOfOrganizations")?.count ?? 0;
  const mails = async () =>
    (await db.select().from(mail)).map(({ kind }) => kind).filter((kind) => kind.includes(".network"));
  expect(await shown()).toMatchObject([{ seoUrl: "kovan-angels", isConfirmed: false }]);
  const [link] = await links();
  expect(link).toMatchObject({ kind: "network", other: { noun: "organization", seoUrl }, signature: "said" });
  expect([await waiting(), await mails()]).toEqual([1, ["organizations.networkSaid"]]);

  const query = { id: link!.id };
  const confirm = { query, body: { isConfirmed: true as const } };
  const refuse = { query, body: { isConfirmed: false as const, reason: "We never met." } };
  expect((await call(contract.answerNetwork, confirm, owner)).code).toBe("forbidden");
  expect((await call(contract.answerNetwork, confirm, network)).status).toBe(200);
  expect((await call(contract.answerNetwork, confirm, network)).code).toBe("linkAnswered");
  expect([await shown(), await waiting()]).toMatchObject([[{ isConfirmed: true }], 0]);
  expect((await call(contract.answerNetwork, refuse, network)).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await mails()).filter((kind) => kind.endsWith("Answered"))).toHaveLength(2);
  // What was refused and is saved again stays refused.
  const { values, version } = (await call(contract.getEditableOrganizer, edit, owner)).data;
  const again = { version, angelNetworks: values.angelNetworks };
  expect((await call(contract.changeOrganizer, { ...save, body: again }, owner)).status).toBe(200);
  expect([await shown(), (await links())[0]?.signature]).toEqual([[], "refused"]);
});

test("patents are form rows: listed with a page, changed and removed", async () => {
  const { call, owner, save, edit, id } = await withOrganization();
  const wax = {
    nameEn: "Wax press",
    nameTr: "Mum presi",
    applicationNumbers: "TR 2024/01, TR 2024/02",
    inventors: "Deniz Ergin",
    sectorIds: [typeId("sector", "energy")],
    value: 1_000,
    valueCurrencyId: fixedId("currency/USD"),
    protectionEnd: "2040-01-01",
  };
  const put = (patents: object[]) => call(contract.changeOrganizer, { ...save, body: { patents } }, owner);
  const saved = await put([wax, { nameTr: "Kovan", applicationNumbers: "TR9" }]);
  expect(saved.status, JSON.stringify(saved.data)).toBe(200);
  const [first, second] = saved.data.values.patents;
  expect(first).toMatchObject(wax);
  const listed = async () => (await call(organizerPatents, { body: { organizerId: id } })).data.rows;
  expect((await listed()).map(({ name }) => name).sort()).toEqual(["Kovan", "Wax press"]);
  const page = { params: { id: first!.id! } };
  expect((await call(getPatent, page)).data).toMatchObject({
    applicationNumbers: ["TR 2024/01", "TR 2024/02"],
    inventors: ["Deniz Ergin"],
    value: { amount: 1_000, currency: "USD", usd: 1_000 },
    sectors: [{ id: wax.sectorIds[0] }],
  });
  const before = (await call(getPatent, { params: { id: second!.id! } })).data.updatedAt;
  expect((await put([{ ...first!, nameEn: "Wax press II", sectorIds: [] }, second!])).status).toBe(200);
  expect((await call(getPatent, page)).data).toMatchObject({ name: "Wax press II", sectors: [] });
  // An unchanged value is not written.
  expect((await call(getPatent, { params: { id: second!.id! } })).data.updatedAt).toBe(before);
  expect((await put([second!])).status).toBe(200);
  expect((await call(getPatent, page)).status).toBe(404);
  expect(await listed()).toHaveLength(1);
  expect((await call(contract.getEditableOrganizer, edit, owner)).data.values.patents).toHaveLength(1);
});

test("an invalid organization is refused by its field and not saved", async () => {
  const { call, owner, save, edit, db } = await withOrganization();
  const others = await signedIn(db);
  const foreign = await call(
    contract.createOrganizer,
    { query: { type: NGO }, body: { name: "Öteki", countryId: TR, teamMembers: [{ name: "Theirs" }] } },
    others,
  );
  const [theirs] = await db.select().from(organizationMember);
  const before = await call(contract.getEditableOrganizer, edit, owner);
  const own = { name: "x" };
  const refusals: [object, string[]][] = [
    [{ name: "" }, ["name: required"]],
    [{ name: null }, ["name: required"]],
    [{ typeId: typeId("sector", "energy") }, ["typeId: unknown"]],
    [{ countryId: null }, ["countryId: required"]],
    [{ cityId: v7() }, ["cityId: unknown"]],
    [{ email: "a@b" }, ["email: email"]],
    [{ email: "<b>a@b.example" }, ["email: email"]],
    [{ phone: "12" }, ["phone: phone"]],
    [{ phone: "+49 30 901820" }, ["phone: phoneOfAnotherCountry"]],
    [{ website: "http://192.168.1.1/x" }, ["website: webAddress"]],
    [{ website: "javascript:alert(1)" }, ["website: webAddress"]],
    [{ website: "https://k\u043evan.example" }, ["website: lookAlikeAddress"]],
    [
      { teamMembers: [{ ...own, position: "https://kovan.example@evil.example" }] },
      ["teamMembers.0.position: lookAlikeAddress"],
    ],
    [{ linkedin: "https://linkedin.com.evil.example/x" }, ["linkedin: socialLink"]],
    [{ facebook: "https://xn--fcebook-8va.com/x" }, ["facebook: socialLink"]],
    [{ teamMembers: [{ ...own, id: theirs!.id }] }, ["teamMembers.0.id: noSuchOne"]],
    [{ mentors: [{ ...own, id: v7() }] }, ["mentors.0.id: noSuchOne"]],
    [{ teamMembers: [own, {}] }, ["teamMembers.1.name: required"]],
    [{ teamMembers: [{ ...own, accountId: others.id }] }, ["teamMembers.0.accountId: notInTeam"]],
    [{ patents: [{ nameEn: "Wax" }] }, ["patents.0.applicationNumbers: required"]],
    [{ patents: [{ nameEn: "Wax", applicationNumbers: " , ;" }] }, ["patents.0.applicationNumbers: required"]],
    [{ patents: [{ applicationNumbers: "TR1" }] }, ["patents.0.nameEn: required"]],
    [{ patents: [{ nameTr: "Mum", applicationNumbers: "TR1", value: 5 }] }, ["patents.0.valueCurrencyId: required"]],
    [
      {
        patents: [
          { nameTr: "Mum", applicationNumbers: "TR1", protectionStart: "2030-01-01", protectionEnd: "2020-01-01" },
        ],
      },
      ["patents.0.protectionEnd: endBeforeStart"],
    ],
    [{ patents: [{ id: v7(), nameTr: "Mum", applicationNumbers: "TR1" }] }, ["patents.0.id: noSuchOne"]],
    [{ angelNetworks: [{ ...own, networkId: v7() }] }, ["angelNetworks.0.networkId: unknown"]],
    [{ teamMembers: Array(10_000).fill(own) }, ["teamMembers: atMostValues"]],
  ];
  for (const [body, expected] of refusals) {
    const answer = await call(contract.changeOrganizer, { ...save, body } as never, owner);
    expect([answer.status, fieldsOf(answer as never)], JSON.stringify(body).slice(0, 200)).toEqual([400, expected]);
  }
  for (const body of [{ seoUrl: "taken" }, { teamMembers: [{ ...own, organizationId: foreign.data.id }] }])
    expect(await call(contract.changeOrganizer, { ...save, body } as never, owner)).toMatchObject({ status: 400 });
  expect((await call(contract.getEditableOrganizer, edit, owner)).data).toEqual(before.data);
});

test("a colleague writes within the scope; a hidden one is nowhere", async () => {
  const { call, db, id, seoUrl, owner, as, edit, save } = await withOrganization();
  const programRow = {
    id: v7(),
    organizationId: id,
    seoUrl: "bal",
    nameEn: "Honey",
    programTypeId: typeId("programType", "grant"),
  };
  await db.insert(program).values(programRow);
  await refreshPrograms(db, [programRow.id]);
  const patentRow = { id: v7(), organizationId: id, nameEn: "Wax", applicationNumbers: ["TR1"] };
  await db.insert(patent).values(patentRow);
  await refreshPatents(db, [patentRow.id]);
  const all = async (token?: { token: string }) => [
    (await call(getOrganizer, { query: { seoUrl } }, token)).status,
    (await call(getProgram, { query: { programSeoUrl: "bal" } }, token)).status,
    (await call(getPatent, { params: { id: patentRow.id } }, token)).status,
  ];
  const writer = await as(SCOPE.WRITE);
  const reader = await as(SCOPE.READ);
  const change = { ...save, body: { taglineEn: "x" } };
  const visible = (visibility: "true" | "false") => ({ query: { organizerId: id, visibility } });
  expect(await call(contract.changeOrganizer, change, writer)).toMatchObject({ status: 200 });
  expect((await call(contract.changeOrganizer, change, reader)).status).toBe(403);
  expect((await call(contract.getEditableOrganizer, edit, reader)).status).toBe(403);
  expect((await call(contract.organizerCalls.show, visible("false"), reader)).status).toBe(403);
  expect((await call(contract.organizerCalls.delete, { params: { id } }, writer)).status).toBe(403);
  expect(await all()).toEqual([200, 200, 200]);

  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#f6b933" } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(png)], "logo.png", { type: "image/png" });
  expect((await call(contract.organizerCalls.setLogo, { ...save, body: { file } }, reader)).status).toBe(403);
  const logo = await call(contract.organizerCalls.setLogo, { ...save, body: { file } }, writer);
  expect((await call(getOrganizer, { query: { seoUrl } })).data.logo).toBe(logo.data);

  await call(contract.organizerCalls.show, visible("false"), writer);
  expect(await all()).toEqual([404, 404, 404]);
  expect(await all(reader)).toEqual([200, 200, 200]);
  expect((await call(contract.changeOrganizer, change, writer)).status).toBe(200);
  await call(contract.organizerCalls.show, visible("true"), writer);
  expect(await all()).toEqual([200, 200, 200]);
  expect((await call(contract.organizerCalls.delete, { params: { id } }, owner)).status).toBe(200);
  expect([...(await all()), ...(await all(owner))]).toEqual(Array(6).fill(404));
  expect((await call(contract.changeOrganizer, change, owner)).status).toBe(404);
  expect((await call(contract.organizerCalls.show, visible("true"), owner)).status).toBe(404);
  expect((await call(contract.ownOrganizers, {}, owner)).data).toEqual([]);
});
