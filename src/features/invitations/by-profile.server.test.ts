import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { invitation } from "#db/tables/invitations.server.ts";
import { profileHiding } from "#db/tables/profile.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { receivedInvitations, sendInvitations, sentInvitations } from "./contract.ts";

test("inviting from a profile does not reveal the address to the sender", async () => {
  const { call, db } = await testApp();
  const entityId = v7();
  await db.insert(startup).values({ id: entityId, name: "Petek", seoUrl: "petek" });
  const sender = await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const invited = await signedIn(db);
  const shy = await signedIn(db);
  await db.insert(profileHiding).values({ accountId: shy.id, personId: sender.id });
  const [{ email } = { email: "" }] = await db.select().from(account).where(eq(account.id, invited.id));
  const send = (userIds: string[], emails?: string[]) => {
    const body = { entityType: "startup" as const, entityId, userIds, scopes: [SCOPE.READ], ...(emails && { emails }) };
    return call(sendInvitations, { body }, { token: sender.token });
  };
  const { data, status } = await send([invited.id]);
  expect(status).toBe(200);
  expect(data).toEqual({ invited: [{ id: expect.any(String), email: null }], alreadyWaiting: [] });
  expect((await send([invited.id])).data).toEqual({ invited: [], alreadyWaiting: [invited.id] });
  const sent = (await call(sentInvitations, { query: { entityId } }, { token: sender.token })).data;
  expect(sent.rows).toMatchObject([{ email: null, person: { userId: invited.id } }]);
  expect(JSON.stringify(sent)).not.toContain(email);
  const received = (await call(receivedInvitations, { query: {} }, { token: invited.token })).data;
  expect(received.rows).toMatchObject([{ entityId, status: "waiting" }]);
  // A member who hides from the sender is not found.
  for (const id of [shy.id, v7()])
    expect(await send([id])).toMatchObject({ status: 400, data: [{ field: "userIds.0", reason: "unknown" }] });
  expect(await send([sender.id])).toMatchObject({ code: "invitingYourself" });
  expect(await db.select().from(invitation)).toHaveLength(1);
});
