import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { register, verifyEmail } from "#features/accounts/sign-up/contract.ts";
import { premiumDownload } from "#features/reports/download/contract.ts";
import { listStartups } from "#features/startups/contract.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { insertReports } from "#testing/reports.ts";
import { inviteUser, ownPackages, removeUser } from "./contract.ts";
import { seatJobs } from "./jobs.server.ts";

async function office(key = "business-monthly") {
  const built = await testApp();
  const { db, call } = built;
  const person = async (email: string, access: Record<string, number[]> = {}) => {
    const member = await signedIn(db, access);
    await db.update(account).set({ email }).where(eq(account.id, member.id));
    return { ...member, email };
  };
  const buyer = await person("ada@petek.example");
  await buyPackage(db, buyer.id, key);
  const invite = (body: { email: string } | { userId: string }, as = buyer) => call(inviteUser, { body }, as);
  const own = async (as: { token: string } = buyer) => (await call(ownPackages, {}, as)).data;
  const mayFilter = async (as: { token: string }) =>
    (await call(listStartups, { body: { filter: { incorporated: true } } }, as)).status === 200;
  const end = (userId: string, as: { token: string } = buyer) => call(removeUser, { query: { userId } }, as);
  return { ...built, person, buyer, invite, own, mayFilter, end };
}

test("a colleague gets a seat and its rights at once, and loses both at once", async () => {
  const { person, invite, own, mayFilter, end, buyer } = await office();
  const colleague = await person("deniz@petek.example");
  expect(await mayFilter(colleague)).toBe(false);
  expect((await invite({ email: "Deniz@petek.example" })).status).toBe(200);
  expect(await mayFilter(colleague)).toBe(true);
  await end((await own()).package!.seats[1]!.userId);
  expect((await invite({ userId: colleague.id })).status).toBe(200);
  expect((await own()).package?.seats.map(({ userId }) => userId)).toEqual([buyer.id, colleague.id]);
  expect((await own(colleague)).package).toMatchObject({ isOwn: false });
  expect(await invite({ userId: colleague.id })).toMatchObject({ status: 409, code: "hasPremium" });
  expect(await invite({ userId: buyer.id }, colleague)).toMatchObject({ status: 403, code: "noPackageOfOwn" });

  // Somebody else ends no seat, and nobody that of the buyer.
  const stranger = await person("x@elsewhere.example");
  expect((await end(colleague.id, stranger)).status).toBe(404);
  for (const as of [buyer, colleague])
    expect(await end(buyer.id, as)).toMatchObject({ status: 409, code: "seatOfBuyer" });
  expect((await end(buyer.id, stranger)).status).toBe(404);
  expect((await end(colleague.id)).status).toBe(200);
  expect(await mayFilter(colleague)).toBe(false);
  expect((await own(colleague)).package).toBeNull();
  expect((await end(colleague.id)).status).toBe(404);
  // People may leave.
  await invite({ email: colleague.email });
  expect((await end(colleague.id, colleague)).status).toBe(200);
  expect(await mayFilter(colleague)).toBe(false);
});

test("seats are for the company's people; nobody learns who has an account", async () => {
  const { person, invite, database } = await office();
  await person("x@elsewhere.example");
  for (const email of ["x@elsewhere.example", "nobody@elsewhere.example", "x@petek.example.elsewhere.example"])
    expect(await invite({ email })).toMatchObject({ status: 403, code: "companyOnly" });
  expect(await invite({ userId: v7() })).toMatchObject({ status: 403, code: "companyOnly" });
  expect(await invite({ email: "no address" })).toMatchObject({ status: 400, code: "invalidInput" });

  const { id } = await insertFullStartup(database);
  const founder = await person("kerem@gmail.com", { [id]: [SCOPE.READ] });
  expect(await invite({ userId: founder.id })).toMatchObject({ code: "companyOnly" });
});

test("a colleague without an account is invited by mail, answered as one with an account", async () => {
  const { person, invite, own, mayFilter, end, database, call, buyer } = await office();
  const there = await person("deniz@petek.example");
  const emails = [there.email, "yeni@petek.example"];
  const answers = await Promise.all(emails.map((email) => invite({ email })));
  expect(answers[0]!.data).toEqual(answers[1]!.data);
  expect(await invite({ email: "Yeni@Petek.example" }), "again").toMatchObject({ status: 200 });
  const seats = (await own()).package!.seats.slice(1);
  const unlike = ({ userId: _, since: __, ...rest }: (typeof seats)[number]) => rest;
  expect(seats.map(unlike)).toEqual(
    emails
      .map((name) => ({ ...unlike(seats[0]!), name }))
      .sort((a, b) => seats.findIndex(({ name }) => name === a.name) - seats.findIndex(({ name }) => name === b.name)),
  );
  expect(seats.every(({ userId }) => userId !== there.id)).toBe(true);
  const mails = (await queuedMails(database)).map(({ kind, recipient }) => [kind, recipient]);
  expect(mails).toContainEqual(["premium.seatInvited", "yeni@petek.example"]);
  expect(mails).toContainEqual(["premium.seat", there.email]);
  expect(mails).toHaveLength(2);

  // Whoever confirms the address has the seat.
  const consents = { termsAccepted: true, privacyAccepted: true };
  const names = { name: "Yeni", surname: "Gelen", email: "yeni@petek.example", password: "Tuğla!Zırh.27" };
  const { data } = await call(register, { body: { ...names, ...consents, device: "" } });
  const code = (await queuedMails(database)).find(({ kind }) => kind === "accounts.verifyEmail")!.code;
  const { session } = (await call(verifyEmail, { body: { code, device: data.device! } })).data;
  expect(await mayFilter(session!)).toBe(true);
  const mine = (await own(session!)).package!.seats.find(({ isBuyer }) => !isBuyer)!;
  expect(mine).toMatchObject({ name: "Yeni", byEmail: false });
  const waiting = (await own()).package!.seats.find(({ name }) => name === "yeni@petek.example")!;
  expect((await end(waiting.userId, buyer)).status).toBe(200);
  expect(await mayFilter(session!)).toBe(false);
});

test("people with mail of one provider that everybody uses are no colleagues", async () => {
  const { person, invite, db } = await office();
  const buyer = await person("ada@gmail.com");
  await buyPackage(db, buyer.id, "business-monthly");
  const other = await person("deniz@gmail.com");
  for (const whom of [{ email: "deniz@gmail.com" }, { userId: other.id }, { email: "nobody@gmail.com" }])
    expect(await invite(whom, buyer), JSON.stringify(whom)).toMatchObject({ status: 403, code: "companyOnly" });
});

test("who has no package has none of its limits, and the free downloads", async () => {
  const { person, own } = await office();
  expect(await own(await person("ece@elsewhere.example"))).toEqual({
    limit: {
      userLimit: 0,
      montlyReportDownloadLimit: 0,
      downloadedReportCount: 0,
      startupRowLimit: 0,
      startupDownloadedRow: 0,
    },
    package: null,
    free: { left: 3, limit: 3 },
  });
});

test("seats never exceed the package, given at once too, and end with it", async () => {
  const { person, invite, own, mayFilter, database } = await office();
  const many = await Promise.all(Array.from({ length: 7 }, (_, index) => person(`p${index}@petek.example`)));
  const answers = await Promise.all(many.map(({ id }) => invite({ userId: id })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter(({ code }) => code === "noSeatLeft")).toHaveLength(3);
  expect((await own()).package?.seats).toHaveLength(5);
  const seated = many[answers.findIndex(({ status }) => status === 200)]!;
  await database.pool.query("update session set expires_at = expires_at + interval '1 year'");
  await moveClock(database, { days: 31 });
  expect(await mayFilter(seated)).toBe(false);
  expect((await own(seated)).limit.userLimit).toBe(0);
});

test("two buyers who invite one person at once give one seat", async () => {
  const { person, invite, buyer, db, database } = await office();
  const other = await person("can@petek.example");
  await buyPackage(db, other.id, "business-monthly");
  const invited = await Promise.all(Array.from({ length: 4 }, (_, index) => person(`q${index}@petek.example`)));
  for (const { email } of invited) {
    const answers = await Promise.all([invite({ email }, buyer), invite({ email }, other)]);
    // Answered alike: the second one keeps a seat for the address, which opens for nobody.
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  const { rows } = await database.pool.query(
    "select account_id from premium_seat where ended_at is null and account_id is not null",
  );
  expect(new Set(rows.map(({ account_id: id }) => id)).size).toBe(rows.length);
});

test("reports of the month count for the package, not for each person", async () => {
  const { person, invite, own, call, buyer, database, db, end } = await office("startup-search-personal");
  await database.pool.query("update premium_package set user_limit = 3 where key = 'startup-search-personal'");
  const colleague = await person("deniz@petek.example");
  await invite({ userId: colleague.id });
  const ids = await insertReports(
    db,
    Array.from({ length: 4 }, () => ({ isFree: false, price: null })),
  );
  const take = (ReportId: string, as: { token: string }) => call(premiumDownload, { body: { ReportId } }, as);
  const answers = await Promise.all([
    take(ids[0]!.id, buyer),
    take(ids[1]!.id, colleague),
    take(ids[2]!.id, buyer),
    take(ids[3]!.id, colleague),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402]);
  expect((await own()).limit).toMatchObject({ montlyReportDownloadLimit: 3, downloadedReportCount: 3 });
  // The buyer sees who used what; whoever shares the package sees their own.
  const takenBy = (at: number) => answers.filter(({ status }, place) => status === 200 && place % 2 === at).length;
  const counts = async (as?: typeof buyer) =>
    (await own(as)).package!.seats.map(({ userId, downloadedReportCount: count }) => [userId, count]);
  expect(await counts()).toEqual([
    [buyer.id, takenBy(0)],
    [colleague.id, takenBy(1)],
  ]);
  // A seat that changes hands brings no new ones.
  await end(colleague.id);
  const next = await person("kerem@petek.example");
  await invite({ userId: next.id });
  for (const { id } of ids)
    if ((await take(id, next)).status === 200) throw new Error("a report beyond the limit of the package was given");
});

test("a seat ends with the address, the startup's rights or the account", async () => {
  const { person, invite, own, db, database, buyer } = await office();
  await plan(db, seatJobs);
  const hour = async () => {
    await moveClock(database, { hours: 1 });
    await runJobs(database);
  };
  const { id } = await insertFullStartup(database);
  await db.insert(entityAccess).values({ accountId: buyer.id, entityId: id, scopes: [SCOPE.READ] });
  const founder = await person("kerem@gmail.com", { [id]: [SCOPE.READ] });
  const [leaver, stays] = [await person("deniz@petek.example"), await person("ece@petek.example")];
  for (const { id: userId } of [founder, leaver, stays]) expect((await invite({ userId })).status).toBe(200);
  await hour();
  expect((await own()).package?.seats).toHaveLength(4);

  await db.update(account).set({ email: "deniz@elsewhere.example" }).where(eq(account.id, leaver.id));
  await db.delete(entityAccess).where(eq(entityAccess.accountId, founder.id));
  await hour();
  expect((await own()).package?.seats.map(({ userId }) => userId)).toEqual([buyer.id, stays.id]);
  expect((await own(leaver)).package).toBeNull();
  const ended = async () => (await queuedMails(database)).filter(({ kind }) => kind === "premium.seatEnded");
  expect((await ended()).map(({ recipient }) => recipient).sort()).toEqual([
    "deniz@elsewhere.example",
    "kerem@gmail.com",
  ]);

  await db.delete(account).where(eq(account.id, buyer.id));
  await hour();
  expect((await own(stays)).package).toBeNull();
  expect((await ended())[0]).toMatchObject({ recipient: "ece@petek.example" });
});

test("a report taken with a seat stays open and counted for its month", async () => {
  const { person, invite, own, call, db, end } = await office();
  const colleague = await person("deniz@petek.example");
  await invite({ userId: colleague.id });
  const [first, second] = await insertReports(db, [{}, {}]);
  const take = (ReportId: string) => call(premiumDownload, { body: { ReportId } }, colleague);
  expect((await take(first!.id)).status).toBe(200);
  await end(colleague.id);
  expect((await take(first!.id)).status).toBe(200);
  expect((await own()).limit.downloadedReportCount).toBe(1);
  // Another one is one of those that every member has.
  expect((await take(second!.id)).status).toBe(200);
  expect((await own()).limit.downloadedReportCount).toBe(1);
});
