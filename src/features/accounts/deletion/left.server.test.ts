import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { fundingInvestor } from "#db/tables/funding.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { organization, organizationMember } from "#db/tables/organizations.server.ts";
import type { programSubmission } from "#db/tables/program-applications.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { sendInvitations, sentInvitations } from "#features/invitations/contract.ts";
import { accessUsers } from "#features/members/contract.ts";
import { conversationList, conversationWith, postMessage, searchMessages } from "#features/messages/contract.ts";
import { changeOrganizer, getEditableOrganizer } from "#features/organizations/editing/contract.ts";
import { profileOf } from "#features/programs/applying/queries/profile.server.ts";
import { viewsOfSubmissions } from "#features/programs/reviewing/queries/views.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { getEditableStartup, rowEndpoints } from "#features/startups/editing/contract.ts";
import { fundingByAssociation } from "#features/startups/funding/contract.ts";
import { teamMembers } from "#features/talents/people/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { cancelDelete, deleteAccount } from "./contract.ts";

type Submission = typeof programSubmission.$inferSelect;

const LEAVER = { name: "Gülşen", surname: "Ayrılan", seoUrl: "gulsen-ayrilan", photo: "/art/portrait/gulsen.svg" };

test("others read 'has left' wherever a leaving member was named, until she is back", async () => {
  const { call, db, database } = await testApp();
  const { id, publicRound } = await insertFullStartup(database);
  const leaver = await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  const colleague = await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  await db.update(account).set(LEAVER).where(eq(account.id, leaver.id));
  await listMembers(db, leaver.id, colleague.id);
  const names = { accountId: leaver.id, name: "Gülşen Ayrılan" };
  await db.insert(startupMember).values({ startupId: id, kind: "team", ...names });
  await db.insert(startupMember).values({ startupId: id, kind: "team", accountId: colleague.id, name: "Deniz" });
  await db.insert(fundingInvestor).values({ fundingId: publicRound, ...names });
  const houseId = v7();
  const house = { id: houseId, name: "Kovan", seoUrl: "kovan-evi", typeId: typeId("organizerType", "ngo") };
  await db.insert(organization).values(house);
  await db.insert(organizationMember).values({ organizationId: houseId, kind: "team", ...names });
  await db.insert(entityAccess).values({ accountId: colleague.id, entityId: houseId, scopes: [SCOPE.FULL_ACCESS] });
  const profile = await profileOf(db, await catalogue(db), id);
  const sent = { id: v7(), applicationId: v7(), formId: v7(), answers: {}, profile } as unknown as Submission;
  const text = { userId: colleague.id, text: "Toplantı yarın" };
  expect((await call(postMessage, { query: {}, body: text }, leaver)).status).toBe(200);
  const invitation = {
    entityId: id,
    entityType: "startup" as const,
    emails: ["yeni@example.test"],
    scopes: [SCOPE.READ],
  };
  expect((await call(sendInvitations, { body: invitation }, leaver)).status).toBe(200);

  const read = async () => {
    const { rows } = (await call(conversationList, { query: {} }, colleague)).data;
    const query = { otherUserSeoUrl: rows[0]!.otherUser!.seoUrl };
    const thread = (await call(conversationWith, { query }, colleague)).data;
    const startup = (await call(getStartup, { params: { seoUrlOrId: id } }, colleague)).data;
    return {
      conversations: rows[0]!.otherUser,
      thread: [thread.otherUser, thread.messages.length, thread.closed],
      found: (await call(searchMessages, { query: { text: "toplanti" } }, colleague)).data,
      members: (await call(accessUsers, { query: { entityId: id } }, colleague)).data.users,
      invitations: (await call(sentInvitations, { query: { entityId: id } }, colleague)).data.rows,
      team: startup.teamMembers,
      form: (await call(getEditableStartup, { params: { seoUrlOrId: id } }, colleague)).data.lists,
      organization: (await call(getEditableOrganizer, { params: { seoUrlOrId: houseId } }, colleague)).data.values,
      application: await profileOf(db, await catalogue(db), id),
      sent: [...(await viewsOfSubmissions(db, [sent], { isBlind: false, locale: "en" })).values()][0]!.view.startup,
      mates: (await call(teamMembers, {}, colleague)).data,
      rounds: (await call(fundingByAssociation, { body: { associationId: id } }, colleague)).data,
    };
  };
  const hasName = (part: unknown) => /gülşen|ayrılan|gulsen|ayrilan/i.test(JSON.stringify(part));
  const before = await read();
  for (const [place, part] of Object.entries(before)) expect(hasName(part), place).toBe(true);
  expect((await call(deleteAccount, { body: {} }, leaver)).data, "another has full access").toMatchObject({
    deleteAt: expect.any(String),
  });
  const after = await read();
  for (const [place, part] of Object.entries(after)) expect(hasName(part), place).toBe(false);
  expect(after.conversations).toMatchObject({ hasLeft: true, name: "" });
  expect(after.thread.slice(1)).toEqual([1, "left"]);
  expect(after.members.map(({ name }) => name)).toContain("Has left");
  expect(after.invitations).toMatchObject([{ sender: { name: "Has left", seoUrl: null } }]);
  // What others save meanwhile leaves her rows for the day she comes back.
  const values = { query: { organizerId: houseId }, body: { teamMembers: [] } };
  expect((await call(changeOrganizer, values, colleague)).status).toBe(200);
  const round = { params: { id }, query: { id: publicRound }, body: { shareRatio: 3 } };
  expect((await call(rowEndpoints.investment.put, round, colleague)).status).toBe(200);
  await call(cancelDelete, {}, leaver);
  const back = await read();
  for (const [place, part] of Object.entries(back)) expect(hasName(part), place).toBe(true);
});
