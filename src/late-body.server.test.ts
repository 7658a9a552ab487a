import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account, session } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { sendInvitations } from "#features/invitations/contract.ts";
import { uploadCv } from "#features/talents/uploads/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";

/** Longer than who asks is believed to be the same: who was read before it is read again after it. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

/** A request whose head is here and whose body comes when `finish` is called. */
async function opened({ app }: Awaited<ReturnType<typeof testApp>>, url: string, token: string, type: string) {
  const payload = new Readable({ read() {} });
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const answer = app.inject({ method: "POST", url, payload, headers });
  await pause();
  const finish = async (body: string) => {
    await pause();
    payload.push(body);
    payload.push(null);
    return answer;
  };
  return { finish };
}

test("rights that end while a body is on its way are none when it is there", async () => {
  const built = await testApp();
  const { db } = built;
  const entityId = v7();
  await db.insert(startup).values({ id: entityId, seoUrl: "bal-petek", name: "Bal Petek" });
  await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const leaver = await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const body = { entityType: "startup", entityId, email: "friend@example.test", scopes: [SCOPE.WRITE] };
  const { finish } = await opened(built, sendInvitations.path, leaver.token, "application/json");
  await db.delete(entityAccess).where(eq(entityAccess.accountId, leaver.id));
  expect((await finish(JSON.stringify(body))).statusCode).toBe(403);
});

test("a session ended during a slow body refuses the body's call", async () => {
  const built = await testApp();
  const { db } = built;
  const member = await signedIn(db);
  const form = [
    "--edge",
    'content-disposition: form-data; name="file"; filename="cv.pdf"',
    "content-type: application/pdf",
    "",
    "%PDF-1.7\n%%EOF",
    "--edge--",
    "",
  ].join("\r\n");
  const upload = await opened(built, uploadCv.path, member.token, "multipart/form-data; boundary=edge");
  await db.update(account).set({ lockedAt: new Date() });
  expect((await upload.finish(form)).statusCode).toBe(401);
  await db.update(account).set({ lockedAt: null });
  const another = await opened(built, uploadCv.path, member.token, "multipart/form-data; boundary=edge");
  await db.delete(session);
  expect((await another.finish(form)).statusCode).toBe(401);
});
