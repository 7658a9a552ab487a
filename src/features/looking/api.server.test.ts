import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { logout } from "#features/accounts/contract.ts";
import { ownEntities } from "#features/members/contract.ts";
import { conversationList, unreadMessageCount } from "#features/messages/contract.ts";
import { paymentHistory } from "#features/payments/contract.ts";
import { holderCalls } from "#features/payments/holders/contract.ts";
import { reviewQueue } from "#features/programs/reviewing/contract.ts";
import { downloadReport } from "#features/reports/download/contract.ts";
import { listStartups, saveQuery } from "#features/startups/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { getOwnProfile, getProfile } from "#features/talents/profile/contract.ts";
import { readViewer } from "#server/session.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { PREMIUM_LISTS } from "#shared/viewer.ts";
import { ZERO_ID } from "#shared/zero-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { assign, insertJurors } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { insertReports } from "#testing/reports.ts";
import { beginLooking, endLooking, lookDifferences } from "./contract.ts";

async function house() {
  const built = await testApp();
  const { db, call, database } = built;
  const { id } = await insertFullStartup(database);
  const { rows } = await database.pool.query("select seo_url from startup where id = $1", [id]);
  const startup = { id, seoUrl: rows[0].seo_url as string };
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const owner = await signedIn(db, { [startup.id]: [SCOPE.FULL_ACCESS] });
  const emailOf = async ({ id }: { id: string }) =>
    (await db.select({ email: account.email }).from(account).where(eq(account.id, id)))[0]!.email;
  const look = (as: { token: string }, body: object) => call(beginLooking, { body: body as never }, as);
  const end = (as: { token: string }) => call(endLooking, {}, as);
  const seen = async (as?: { token: string }) =>
    (await call(getStartup, { params: { seoUrlOrId: startup.seoUrl } }, as)).data;
  const mayFilter = async (as: { token: string }) =>
    (await call(listStartups, { body: { filter: { incorporated: true } } }, as)).status;
  const rowsOf = async (sql: string) => (await database.pool.query(sql)).rows;
  return { ...built, startup, admin, owner, emailOf, look, end, seen, mayFilter, rowsOf };
}

test("an admin sees exactly what the viewed person sees, then themselves", async () => {
  const { admin, look, end, seen, mayFilter, call, db, rowsOf } = await house();
  const member = await signedIn(db);
  const premium = await signedIn(db);
  await buyPackage(db, premium.id);
  const own = await seen(admin);
  expect((await look(admin, { as: "visitor" })).status).toBe(200);
  expect(await seen(admin)).toEqual(await seen());
  expect((await call(ownEntities, {}, admin)).status).toBe(401);
  await end(admin);
  expect(await seen(admin)).toEqual(own);

  await look(admin, { as: "member" });
  expect(await seen(admin)).toEqual(await seen(member));
  expect(await mayFilter(admin)).toBe(402);
  // Calls of admins are closed, too.
  expect((await call(holderCalls.list, { query: {} }, admin)).code).toBe("lookingOnly");
  await end(admin);
  await look(admin, { as: "premium" });
  expect(await seen(admin)).toEqual(await seen(premium));
  expect(await mayFilter(admin)).toBe(200);
  expect((await end(admin)).status).toBe(200);
  expect((await end(admin)).status).toBe(200);
  expect((await call(holderCalls.list, { query: {} }, admin)).status).toBe(200);
  const audit = await rowsOf(
    "select account_id, action, detail ->> 'as' kind from audit where action like 'look.%' order by id",
  );
  expect(audit.map(({ action, kind }) => `${action} ${kind}`)).toEqual(
    ["visitor", "member", "premium"].flatMap((kind) => [`look.begun ${kind}`, `look.ended ${kind}`]),
  );
  expect(audit.every(({ account_id: id }) => id === admin.id)).toBe(true);
});

test("while viewing as another every write and private read is refused", async () => {
  const { admin, look, end, call, db, emailOf, app, database } = await house();
  const person = await signedIn(db);
  await look(admin, { as: "person", person: await emailOf(person) });
  const before = await database.pool.query("select (select count(*) from audit) a, (select count(*) from mail) m");
  for (const as of ["visitor", "premium"]) expect((await look(admin, { as })).code).toBe("lookingOnly");
  const writes = app.endpoints.filter(
    ({ kind, path, perMinute }) => kind === "write" && path !== endLooking.path && path !== logout.path && !perMinute,
  );
  expect(writes.length).toBeGreaterThan(150);
  for (const { method, path } of writes) {
    const url = path.replace(/:\w+/g, person.id);
    const { statusCode, payload } = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${admin.token}` },
      ...(method === "DELETE" ? {} : { payload: {} }),
    });
    expect(`${method} ${path} ${statusCode} ${JSON.parse(payload).status.code}`).toBe(
      `${method} ${path} 403 lookingOnly`,
    );
  }
  expect(
    (await database.pool.query("select (select count(*) from audit) a, (select count(*) from mail) m")).rows,
  ).toEqual(before.rows);
  for (const closed of [conversationList, unreadMessageCount, paymentHistory, getOwnProfile])
    expect((await call(closed as typeof paymentHistory, { query: {} } as never, admin)).code, closed.path).toBe(
      "lookingOnly",
    );
  // Calls for members are closed to a viewer as another unless they say otherwise.
  const open = app.endpoints.filter(
    ({ kind, access, whileLooking }) => kind === "read" && access !== "anyone" && whileLooking,
  );
  expect(open.map(({ path }) => path).toSorted()).toEqual([
    "/apiCommon/Company/GetCompanyForReview/:id",
    "/apiIncubation/ProgramApplicantsAnswersReviews/Get",
    "/apiIncubation/ProgramReview/Any",
    "/apiIncubation/ProgramReview/Queue",
    "/apiUser/EntityAccess/Entities",
  ]);
  expect(
    app.endpoints.filter(
      ({ access, path, kind }) => access === "anyone" && kind === "read" && path.startsWith("/apiMessage"),
    ),
  ).toEqual([]);
  await end(admin);
  expect((await call(paymentHistory, {}, admin)).status).toBe(200);
});

test("viewing a saved search as its owner leaves its rows new", async () => {
  const { admin, emailOf, look, call, db, rowsOf } = await house();
  await rowsOf("select list_rebuild('startups')");
  const member = await signedIn(db);
  const body = { name: "Mine", filter: {}, notify: "daily" as const };
  const { data } = await call(saveQuery, { body }, member);
  await rowsOf("update saved_query_seen set bits = repeat('0', 30000)::bit(30000)");
  const seen = () => rowsOf("select query_id, chunk, bit_count(bits)::int bits from saved_query_seen");
  const before = await seen();
  await look(admin, { as: "person", person: await emailOf(member) });
  const page = await call(listStartups, { body: { queryId: data.id } }, admin);
  expect([page.status, page.data.totalCount]).toEqual([200, 1]);
  expect(await seen()).toEqual(before);
  expect((await call(listStartups, { body: { queryId: data.id } }, member)).status).toBe(200);
  expect(await seen()).not.toEqual(before);
});

test("signing out ends the session also while viewing as another", async () => {
  const { look, call, db } = await house();
  for (const as of ["visitor", "member"] as const) {
    const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
    expect((await look(admin, { as })).status).toBe(200);
    expect((await call(logout, {}, admin)).status).toBe(200);
    expect((await call(endLooking, {}, admin)).status).toBe(401);
    expect((await call(paymentHistory, {}, admin)).status).toBe(401);
  }
});

test("viewing a named person excludes messages, mails them, lasts an hour", async () => {
  const { admin, owner, look, seen, call, db, emailOf, rowsOf, startup, database } = await house();
  const person = await emailOf(owner);
  expect((await look(admin, { as: "person", person })).status).toBe(200);
  expect(await seen(admin)).toEqual(await seen(owner));
  expect((await call(ownEntities, {}, admin)).data.map(({ entityId }) => entityId)).toEqual([startup.id]);
  const answer = await call(getStartup, { params: { seoUrlOrId: startup.seoUrl } }, admin);
  expect(answer.headers["cache-control"]).toBe("no-store");
  // A call that says itself how long its answer is kept.
  const [report] = await insertReports(db, [{ isFree: true }]);
  const { seoUrl, fileName } = report!;
  const file = await call(downloadReport, { params: { seoUrl, fileName } }, admin);
  expect([file.status, file.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(await rowsOf("select recipient from mail where kind = 'looking.seen'")).toEqual([{ recipient: person }]);
  expect(await rowsOf("select entity_id from audit where action = 'look.begun'")).toEqual([{ entity_id: owner.id }]);
  // A person who becomes staff meanwhile can no longer be viewed.
  await db
    .insert(entityAccess)
    .values({ accountId: owner.id, entityId: PLATFORM_ENTITY.moderator, scopes: [SCOPE.FULL_ACCESS] });
  expect(await seen(admin)).toEqual(await seen());
  await db.delete(entityAccess).where(eq(entityAccess.entityId, PLATFORM_ENTITY.moderator));

  await moveClock(database, { minutes: 59 });
  expect((await call(paymentHistory, {}, admin)).code).toBe("lookingOnly");
  await moveClock(database, { minutes: 2 });
  expect((await call(paymentHistory, {}, admin)).status).toBe(200);

  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  expect((await look(admin, { as: "person", person: await emailOf(moderator) })).code).toBe("staffNotSeen");
  expect((await look(admin, { as: "person", person: await emailOf(admin) })).code).toBe("staffNotSeen");
  expect((await look(admin, { as: "person", person: "nobody@nowhere.example" })).code).toBe("noSuchMember");
  expect((await look(admin, { as: "juror", person })).code).toBe("notAJuror");
  for (const body of [
    { as: "person" },
    { as: "visitor", person },
    { as: "somebody" },
    { as: "person", person, startup: startup.seoUrl },
  ])
    expect((await look(admin, body)).status, JSON.stringify(body)).toBe(400);
  expect((await look(moderator, { as: "visitor" })).status).toBe(403);
});

test("owners view their own startup's page only, as nobody in particular", async () => {
  const { owner, startup, look, mayFilter, emailOf, db, call, end } = await house();
  const { seoUrl } = startup;
  const person = await emailOf(await signedIn(db));
  expect((await look(owner, { as: "member" })).status).toBe(403);
  expect((await look(owner, { as: "person", person })).status).toBe(403);
  expect((await look(owner, { as: "member", startup: "no-such-startup" })).status).toBe(404);
  const reader = await signedIn(db, { [startup.id]: [SCOPE.READ, SCOPE.WRITE] });
  expect((await look(reader, { as: "member", startup: seoUrl })).status).toBe(403);
  // Premium opens nothing beside that page: calls are answered as a visitor's, and so is every other page.
  expect((await look(owner, { as: "premium", startup: seoUrl })).status).toBe(200);
  expect(await mayFilter(owner)).toBe(401);
  const on = (page?: string) => readViewer(db, `Bearer ${owner.token}`, { showsDemo: true, startup: page });
  expect(await on(seoUrl)).toMatchObject({
    kind: "member",
    id: ZERO_ID,
    premium: PREMIUM_LISTS,
    access: [],
    roles: [],
  });
  for (const elsewhere of [undefined, "another-startup"]) expect((await on(elsewhere)).kind).toBe("visitor");
  await end(owner);
  await look(owner, { as: "member", startup: seoUrl });
  const ended = new Date(Date.now() - 1_000);
  await signedIn(db, { [startup.id]: [SCOPE.FULL_ACCESS] });
  await db.update(entityAccess).set({ expiresAt: ended }).where(eq(entityAccess.accountId, owner.id));
  expect((await call(paymentHistory, {}, owner)).status).toBe(200);
});

test("the fields that differ are those of the two answers", async () => {
  const { admin, owner, look, call, startup, db, emailOf } = await house();
  const differences = async (kind: "startup" | "talent", seoUrl: string) =>
    (await call(lookDifferences, { query: { kind, seoUrl } }, admin)).data?.fields;
  expect((await call(lookDifferences, { query: { kind: "startup", seoUrl: startup.seoUrl } }, admin)).code).toBe(
    "notLooking",
  );
  await look(admin, { as: "visitor" });
  const fields = await differences("startup", startup.seoUrl);
  expect(fields).toEqual(expect.arrayContaining(["mayEdit", "teamMembers"]));
  expect(fields).not.toContain("name");
  await listMembers(db, owner.id);
  const [{ seoUrl } = { seoUrl: "" }] = await db
    .select({ seoUrl: account.seoUrl })
    .from(account)
    .where(eq(account.id, owner.id));
  expect(await differences("talent", seoUrl)).toEqual(expect.arrayContaining(["email"]));
  expect((await call(getProfile, { params: { seoUrl } }, admin)).data).not.toHaveProperty("email");
  await call(endLooking, {}, admin);
  await look(admin, { as: "person", person: await emailOf(owner) });
  expect(await differences("talent", seoUrl)).not.toContain("email");
});

test("a juror: what they have to review, without any other right of theirs", async () => {
  const { admin, look, call, db, emailOf, startup, seen } = await house();
  const program = await insertProgram(db, { applications: 2 });
  const jurors = await insertJurors(db, program, 1);
  await assign(db, program, jurors);
  const { accountId, token } = jurors[0]!;
  await db.insert(entityAccess).values({ accountId, entityId: startup.id, scopes: [SCOPE.READ] });
  await buyPackage(db, accountId);
  const queue = async (as: { token: string }) => (await call(reviewQueue, { query: {} }, as)).data;
  expect((await look(admin, { as: "juror", person: await emailOf({ id: accountId }) })).status).toBe(200);
  expect(await queue(admin)).toEqual(await queue({ token }));
  expect((await call(ownEntities, {}, admin)).data.map(({ entityId }) => entityId)).toEqual([startup.id]);
  expect(await seen(admin)).toEqual(await seen(await signedIn(db)));
});
