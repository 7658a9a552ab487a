import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { fundingInvestor } from "#db/tables/funding.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { sendInvitations, sentInvitations } from "#features/invitations/contract.ts";
import { accessUsers } from "#features/members/contract.ts";
import { conversationList, conversationWith, postMessage, searchMessages } from "#features/messages/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { fundingByAssociation } from "#features/startups/funding/contract.ts";
import { teamMembers } from "#features/talents/people/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { cancelDelete, deleteAccount } from "./contract.ts";

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
  await call(cancelDelete, {}, leaver);
  expect(await read()).toEqual(before);
});
