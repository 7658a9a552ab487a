import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { startup, startupMember } from "#db/tables/startups.server.ts";
import { setUserType } from "#features/accounts/user-type/contract.ts";
import { homeStatistics, indexData } from "#features/home/contract.ts";
import { conversationWith, postMessage } from "#features/messages/contract.ts";
import { searchUsers } from "#features/search/contract.ts";
import { sitemapEntries } from "#features/site/sitemap/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { talentCalls } from "../contract.ts";
import { lookUpPeople, searchPeople } from "../people/contract.ts";
import { getOwnProfile, getProfile, saveProfile } from "../profile/contract.ts";
import { setListing } from "./contract.ts";

const NAME = { name: "Çiçek", surname: "Yenigelen", seoUrl: "cicek-yenigelen" };

/** A member who has just signed up, and the doors by which people are read. */
async function world() {
  const built = await testApp();
  const { db, call } = built;
  const person = await signedIn(db);
  await db.update(account).set(NAME).where(eq(account.id, person.id));
  const reader = await signedIn(db);
  const has = (rows: readonly { id: string }[]) => rows.some(({ id }) => id === person.id);
  const doors = async () => {
    const found = (await call(searchUsers, { query: { text: "cicek yeni" } })).data;
    const sitemap = (await call(sitemapEntries, { query: { kind: "talents", part: 0 } })).data.rows;
    return {
      list: has((await call(talentCalls.page, { body: { pageSize: 100 } })).data.rows),
      search: has(found),
      people: has((await call(searchPeople, { body: { searchText: "cicek" } })).data.rows),
      picker: has((await call(lookUpPeople, { query: { name: "cicek" } }, reader)).data),
      home: has((await call(indexData, {})).data.users),
      counted: (await call(homeStatistics, {})).data.people,
      sitemap: sitemap.some(({ paths }) => paths.en.endsWith(NAME.seoUrl)),
    };
  };
  const page = (who?: { token: string }) => call(getProfile, { params: { seoUrl: NAME.seoUrl } }, who ?? {});
  const choose = (wantsListing: boolean, title: string) =>
    call(setListing, { body: { wantsListing, title } }, { token: person.token });
  return { ...built, person, reader, doors, page, choose };
}
const FOUND_NOWHERE = {
  list: false,
  search: false,
  people: false,
  picker: false,
  home: false,
  counted: 0,
  sitemap: false,
};
const FOUND_EVERYWHERE = {
  list: true,
  search: true,
  people: true,
  picker: true,
  home: true,
  counted: 1,
  sitemap: true,
};

test("a member is found once type, title and the tick are there", async () => {
  const { call, person, reader, doors, page, choose, db } = await world();
  const untold = async () => {
    expect(await doors()).toEqual(FOUND_NOWHERE);
    for (const who of [undefined, reader]) expect((await page(who)).status).toBe(404);
  };
  await untold();
  expect(await choose(true, " ")).toMatchObject({ status: 400, data: [{ field: "title", reason: "listedTitle" }] });
  expect(await choose(true, "Arıcı")).toMatchObject({ status: 200, data: { wantsListing: true, title: "Arıcı" } });
  // Who they are is not said yet.
  await untold();
  const body = { userTypeId: typeId("userType", "entrepreneur") };
  await call(setUserType, { body }, { token: person.token });
  expect(await doors()).toEqual(FOUND_EVERYWHERE);
  expect((await page()).data).toMatchObject({ isListed: true });
  const plans = { workingPlans: [{ workingPlanId: typeId("workingPlan", "remote") }] };
  const save = (fields: object) => call(saveProfile, { body: { ...plans, ...fields } }, { token: person.token });
  expect(await save({ title: "" })).toMatchObject({ status: 400, data: [{ field: "title", reason: "listedTitle" }] });
  expect(await save({ wantsListing: false, title: "" })).toMatchObject({ status: 200, data: { isListed: false } });
  await untold();
  expect((await db.execute("select fault from talents_index_faults()")).rows).toEqual([]);
  expect((await call(getOwnProfile, {}, { token: person.token })).data).toMatchObject({ wantsListing: false });
});

test("an unlisted member has a page where a team or a message leads to it", async () => {
  const { call, db, person, reader, doors, page } = await world();
  const text = { text: "Merhaba", userId: reader.id };
  expect((await call(postMessage, { query: {}, body: text }, { token: person.token })).status).toBe(404);
  await listMembers(db, reader.id);
  expect((await call(postMessage, { query: {}, body: text }, { token: person.token })).status).toBe(200);
  const query = { otherUserSeoUrl: NAME.seoUrl };
  const opened = await call(conversationWith, { query }, { token: reader.token });
  expect(opened.data).toMatchObject({ hasPage: true, otherUser: { name: NAME.name } });
  expect((await page(reader)).data).toMatchObject({ isListed: false });
  expect((await page()).status).toBe(404);

  const id = v7();
  await db.insert(startup).values({ id, seoUrl: "kovanci", name: "Kovancı", sectorId: typeId("sector", "energy") });
  await db.insert(startupMember).values({ startupId: id, kind: "team", accountId: person.id, name: "Çiçek" });
  const team = (await call(getStartup, { params: { seoUrlOrId: id } })).data.teamMembers;
  expect(team).toMatchObject([{ name: "Çiçek", seoUrl: NAME.seoUrl }]);
  expect((await page()).data).toMatchObject({ isListed: false });
  expect(await doors()).toEqual({ ...FOUND_NOWHERE, counted: 1 });

  // A colleague finds them to name them in the team.
  const colleague = await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  const find = () => call(lookUpPeople, { query: { name: "yenigelen cic" } }, { token: colleague.token });
  expect((await find()).data).toEqual([]);
  await db.insert(entityAccess).values({ accountId: person.id, entityId: id, scopes: [SCOPE.READ] });
  expect((await find()).data).toMatchObject([{ id: person.id }]);
});
