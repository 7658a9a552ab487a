import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { mail } from "#db/tables/mails.server.ts";
import { approveInvitation, receivedInvitations, sendInvitations } from "#features/invitations/contract.ts";
import { accessUsers } from "#features/members/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { getProvider, providerCalls } from "../contract.ts";
import * as contract from "./contract.ts";

const LEGAL = typeId("serviceIndustry", "legal");
const ACCOUNTING = typeId("serviceIndustry", "accounting");

async function withProvider() {
  const built = await testApp();
  const owner = await signedIn(built.db);
  const body = {
    name: "Petek Hukuk",
    countryId: fixedId("country/TR"),
    serviceIndustries: [LEGAL],
    teamMembers: [{ name: "typed otherwise", accountId: owner.id, isFounder: true }],
  };
  const made = await built.call(contract.createProvider, { body }, owner);
  expect(made.status, JSON.stringify(made.data)).toBe(200);
  const { id: serviceProviderId, seoUrl } = made.data;
  const as = (...scopes: number[]) => signedIn(built.db, { [serviceProviderId]: scopes });
  const save = (change: object, who = owner) =>
    built.call(contract.changeProvider, { body: { serviceProviderId, ...change } }, who);
  const page = (who?: { token: string }) => built.call(getProvider, { params: { id: seoUrl } }, who);
  const form = async () =>
    (await built.call(contract.getEditableProvider, { params: { seoUrlOrId: seoUrl } }, owner)).data;
  return { ...built, owner, body, serviceProviderId, seoUrl, as, save, page, form };
}
const fieldsOf = (answer: { data: unknown }) =>
  (answer.data as { field: string; reason: string }[]).map(({ field, reason }) => `${field}: ${reason}`);

test("an added provider with team is listed at once with every field", async () => {
  const { call, owner, body, seoUrl, save, page, form } = await withProvider();
  expect(seoUrl).toBe("petek-hukuk");
  const listed = await call(providerCalls.page, { body: { filter: { serviceIndustries: [LEGAL] } } });
  expect(listed.data.rows.map(({ name }) => name)).toContain("Petek Hukuk");
  expect((await call(contract.ownProviders, {}, owner)).data).toMatchObject([{ name: "Petek Hukuk", mayEdit: true }]);
  expect(await call(contract.createProvider, { body }, owner)).toMatchObject({ status: 409, code: "sameEntry" });
  const change = {
    name: "Petek Hukuk ve Danışmanlık",
    sloganTr: "Sözleşmeniz hazır",
    descriptionEn: "<i>Contracts</i>",
    video: "https://video.example/petek",
    foundationYear: 2011,
    email: "info@petek-hukuk.example",
    phone: "+90 212 555 10 10",
    serviceIndustries: [LEGAL, ACCOUNTING].sort(),
  };
  const saved = await save(change);
  expect(saved.data).toMatchObject({ seoUrl, version: 2, values: change });
  expect((await page(owner)).data).toMatchObject({
    name: change.name,
    slogan: "Sözleşmeniz hazır",
    description: "<i>Contracts</i>",
    foundationYear: 2011,
    phone: "+90 212 555 10 10",
    teamMembers: [{ name: "Deniz Ergin", isFounder: true }],
    mayEdit: true,
  });
  const found = await call(providerCalls.page, { body: { filter: { serviceIndustries: [ACCOUNTING] } } });
  expect(found.data.rows.map(({ name }) => name)).toContain(change.name);
  expect((await form()).values.teamMembers).toHaveLength(1);
});

test("an invalid provider is refused by its field and nothing is saved", async () => {
  const { save, form, call, owner, body, serviceProviderId } = await withProvider();
  const before = await form();
  const refusals: [object, string[]][] = [
    [{ name: " " }, ["name: required"]],
    [{ website: "https://k\u043evan.example" }, ["website: lookAlikeAddress"]],
    [{ serviceIndustries: [] }, ["serviceIndustries: required"]],
    [{ serviceIndustries: [typeId("sector", "energy")] }, ["serviceIndustries: unknown"]],
    [{ teamMembers: [] }, ["teamMembers: required"]],
    [{ teamMembers: [{ id: v7(), name: "x" }] }, ["teamMembers.0.id: noSuchOne"]],
    [{ teamMembers: Array(10_000).fill({ name: "x" }) }, ["teamMembers: atMostValues"]],
    [{ foundationYear: 2150 }, ["foundationYear: future"]],
    [{ phone: "+49 30 901820" }, ["phone: phoneOfAnotherCountry"]],
    [{ video: "http://localhost/x" }, ["video: webAddress"]],
    [{ twitter: "https://x.com.evil.example/petek" }, ["twitter: socialLink"]],
  ];
  for (const [change, expected] of refusals) {
    const answer = await save(change);
    expect([answer.status, fieldsOf(answer)], JSON.stringify(change).slice(0, 200)).toEqual([400, expected]);
  }
  expect(await save({ foundationYear: 1999.5 })).toMatchObject({ status: 400 });
  const alone = { body: { ...body, name: "Yalnız", teamMembers: [] } };
  expect(fieldsOf(await call(contract.createProvider, alone, owner))).toEqual(["teamMembers: required"]);
  const [member] = before.values.teamMembers;
  const last = { body: { serviceProviderId, id: member!.id! } };
  expect(fieldsOf(await call(contract.removeTeamMember, last, owner))).toEqual(["teamMembers: required"]);
  const industry = { body: { serviceProviderId, id: LEGAL } };
  expect(fieldsOf(await call(contract.removeIndustry, industry, owner))).toEqual(["serviceIndustries: required"]);
  expect(await form()).toEqual(before);
  await save({ serviceIndustries: [LEGAL, ACCOUNTING] });
  expect((await call(contract.removeIndustry, industry, owner)).status).toBe(200);
  expect((await call(contract.removeIndustry, industry, owner)).status).toBe(404);
  expect((await form()).values.serviceIndustries).toEqual([ACCOUNTING]);
});

test("a colleague writes within the scope; hidden and deleted ones close", async () => {
  const { call, db, save, page, as, owner, serviceProviderId } = await withProvider();
  const writer = await signedIn(db);
  const invite = (scopes: number[], who = owner) =>
    call(
      sendInvitations,
      { body: { entityType: "provider", entityId: serviceProviderId, userIds: [writer.id], scopes } },
      who,
    );
  // A service provider has no finances to see.
  expect(await invite([SCOPE.ORGANIZATION_FINANCIAL_READ])).toMatchObject({ code: "invalidScope" });
  expect(await invite([SCOPE.WRITE], await as(SCOPE.WRITE))).toMatchObject({ code: "invalidAccess" });
  expect((await invite([SCOPE.WRITE])).status).toBe(200);
  const [received] = (await call(receivedInvitations, { query: {} }, writer)).data.rows;
  expect(received).toMatchObject({ entityType: "provider", entityName: "Petek Hukuk", entitySeoUrl: "petek-hukuk" });
  expect((await save({ sloganEn: "x" }, writer)).status).toBe(403);
  await call(approveInvitation, { body: { Code: received!.approvalCode } }, writer);
  const members = { query: { entityId: serviceProviderId } };
  expect((await call(accessUsers, members, owner)).data).toMatchObject({
    entityType: "provider",
    grantable: [0, 1, 2, 13],
  });
  expect((await call(accessUsers, members, writer)).status).toBe(403);
  const [letter] = await db.select().from(mail).where(eq(mail.kind, "invitations.invited"));
  expect(letter!.subject).toBe("Deniz Ergin invites you to Petek Hukuk");
  const reader = await as(SCOPE.READ);
  const { show, delete: remove } = contract.providerEntryCalls;
  const visible = (visibility: "true" | "false") => ({ query: { serviceProviderId, visibility } });
  const change = { sloganEn: "x" };
  expect((await save(change, writer)).status).toBe(200);
  expect((await save(change, reader)).status).toBe(403);
  expect((await call(show, visible("false"), reader)).status).toBe(403);
  expect((await call(remove, { params: { id: serviceProviderId } }, writer)).status).toBe(403);
  await call(show, visible("false"), writer);
  expect([(await page()).status, (await page(reader)).status]).toEqual([404, 200]);
  expect(await save(change)).toMatchObject({ status: 409, code: "hiddenEntry" });
  await call(show, visible("true"), writer);
  expect((await save(change)).status).toBe(200);
  expect((await call(remove, { params: { id: serviceProviderId } }, owner)).status).toBe(200);
  expect([(await page()).status, (await page(owner)).status, (await save(change)).status]).toEqual([404, 404, 404]);
});
