import { expect, test } from "vitest";
import { addAdmin } from "#features/accounts/commands/admins.server.ts";
import { register } from "#features/accounts/sign-up/contract.ts";
import { homeStatistics, indexData } from "#features/home/contract.ts";
import { getFooter, getHeader } from "#features/site/identity/contract.ts";
import { putIdentity } from "#features/site/identity-editing/contract.ts";
import { talentCalls } from "#features/talents/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { shipContent } from "./commands.server.ts";
import {
  getContent,
  getEarthquakeHelpText,
  getIncubationText,
  listTestimonials,
  listUnpublishedPages,
} from "./contract.ts";
import { getEditedContent, listContent, publishContent } from "./editing/contract.ts";

const ADA = {
  name: "Ada",
  surname: "Yılmaz",
  email: "ada@petek.test",
  password: "Tuğla!Zırh.27",
  termsAccepted: true,
  privacyAccepted: true,
};

/** A house whose texts nobody has published. */
async function freshHouse() {
  const built = await testApp();
  await built.database.pool.query("update content set published_at = null, in_force_since = null");
  await shipContent(built.db);
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const publish = async (key: string) => {
    const { version } = (await built.call(getEditedContent, { params: { key } }, admin)).data;
    const body = { version, at: null, isComplete: false };
    return built.call(publishContent, { params: { key }, body }, admin);
  };
  return { ...built, admin, publish };
}

test("shipped texts are drafts: no page, no link, no voice, no sign-up", async () => {
  const { call, admin } = await freshHouse();
  for (const id of ["about-us", "terms-of-service", "privacy-and-security", "cookie-policy"])
    expect(await call(getContent, { query: { id } })).toMatchObject({ status: 404, code: "notFound" });
  expect((await call(getContent, { query: { id: "about-us", preview: "1" } }, admin)).data.title).toBe("About us");
  expect((await call(listTestimonials, { query: {} })).data).toEqual([]);
  expect((await call(getIncubationText, { query: {} })).data).toBeNull();
  expect((await call(getEarthquakeHelpText, { query: {} })).status).toBe(404);
  const { groups } = (await call(getFooter, {})).data;
  expect(groups.map(({ name }) => name)).toEqual(["Discover", "More"]);
  const linked = [...groups.flatMap(({ links }) => links), ...(await call(getHeader, {})).data.links];
  expect(linked.map(({ page }) => page)).not.toEqual(expect.arrayContaining(["aboutUs"]));
  expect(linked.map(({ page }) => page)).not.toContain("earthquakeHelp");
  expect(linked.map(({ page }) => page)).toContain("startups");
  expect(await call(register, { body: ADA })).toMatchObject({ status: 409, code: "termsUnpublished" });
});

test("legal texts are published once they name who answers for data", async () => {
  const { call, admin, publish, database } = await freshHouse();
  expect(await publish("terms-of-service")).toMatchObject({
    status: 409,
    code: "placeholdersLeft",
    data: [
      { field: "texts.en.body", detail: "[data controller], [postal address]" },
      { field: "texts.tr.body", message: "Still to be filled in: [veri sorumlusu], [posta adresi]." },
    ],
  });
  const contact = { email: null, phone: null, address: { en: "Petek Street 6", tr: null }, requestsEmail: null };
  const value = { ...contact, controller: "Anıttepe & Teknik <Üniversitesi>" };
  await call(putIdentity.contact, { body: { value, version: 0 } }, admin);
  expect((await publish("terms-of-service")).data).toMatchObject({
    isPublished: true,
    versions: [{ number: 1, changed: ["en", "tr"] }],
  });
  const terms = (await call(getContent, { query: { id: "terms-of-service" } })).data;
  expect(terms.body).toContain("Anıttepe &amp; Teknik &lt;Üniversitesi&gt;");
  expect(terms.inForceSince).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await call(register, { body: ADA })).code).toBe("termsUnpublished");
  await publish("privacy-and-security");
  expect((await call(register, { body: ADA })).status).toBe(200);
  const { rows } = await database.pool.query("select document, number from consent order by document");
  expect(rows).toEqual([
    { document: "privacy", number: 1 },
    { document: "terms", number: 1 },
  ]);
  expect((await call(listUnpublishedPages, {})).data).not.toContain("terms-of-service");
  const listed = (await call(listContent, {}, admin)).data.rows;
  expect(listed.find(({ key }) => key === "terms-of-service")!.publishedAt).toEqual(expect.any(String));
  expect(listed.find(({ key }) => key === "about-us")!.publishedAt).toBeNull();
});

test("the first admin is on no list, no page and in no search", async () => {
  const { call, db } = await freshHouse();
  const added = await addAdmin(db, "boss@petek.test");
  expect(added).toMatchObject({ ok: true, email: "boss@petek.test" });
  expect((await call(indexData, {})).data.users).toEqual([]);
  expect((await call(homeStatistics, {})).data.people).toBe(0);
  const member = await signedIn(db);
  expect((await call(talentCalls.page, { body: { view: [] } }, member)).data.totalCount).toBe(0);
});
