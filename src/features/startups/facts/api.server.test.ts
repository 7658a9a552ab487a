import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { session } from "#db/tables/accounts.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { plan } from "#server/jobs/lease.server.ts";
import type { MailContent } from "#server/mail/content.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { getStartup } from "../detail/contract.ts";
import { changeStartup, getEditableStartup, ownStartups } from "../editing/contract.ts";
import { answerFactCheck, getFactCheck } from "./contract.ts";
import { factJobs } from "./jobs.server.ts";

/** A startup whose owner was asked about its facts half a year after they were confirmed. */
async function asked() {
  const built = await testApp();
  const { database, db, call } = built;
  const { id } = await insertFullStartup(database, { confirmedAt: new Date() });
  const owner = await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  await signedIn(db, { [id]: [SCOPE.READ] });
  await plan(db, factJobs);
  await moveClock(database, { days: 200 });
  await db.update(session).set({ expiresAt: new Date(Date.now() + 365 * 86_400_000) });
  await runJobs(database);
  const mails = await db.select().from(mail).where(eq(mail.kind, "startups.facts"));
  const content = mails[0]?.content as MailContent | undefined;
  const path = content?.button?.path ?? "";
  const code = new URLSearchParams(path.split("?")[1]).get("code")!;
  const page = async () => (await call(getStartup, { params: { seoUrlOrId: id } })).data;
  const row = async () => (await db.select().from(startup).where(eq(startup.id, id)))[0]!;
  return { ...built, id, owner, mails, content, code, page, row };
}

test("an owner gets one mail a quarter with five facts; its link shows them to whoever has it, and changes nothing", async () => {
  const { call, database, db, mails, content, code, row, page, id, owner } = await asked();
  expect(mails).toHaveLength(1);
  expect(content!.facts).toHaveLength(5);
  expect(content!.facts).toContainEqual({ name: "Website", value: "https://isik-batarya.example" });
  const before = await row();
  const check = await call(getFactCheck, { body: { code } });
  expect(check.status, JSON.stringify(check)).toBe(200);
  expect(check.data).toMatchObject({ startup: { name: "Işık Batarya" }, values: { website: before.website } });
  expect(check.data.facts).toHaveLength(5);
  expect(await row()).toEqual(before);
  expect(JSON.stringify(check.data)).not.toContain(owner.id);
  for (const guess of ["x", code.slice(1), `${code}a`, "A".repeat(43)])
    expect(await call(getFactCheck, { body: { code: guess } })).toMatchObject({ status: 404 });
  // Half a year without a confirmation: visitors see it at the facts.
  expect((await page()).oldFacts).toMatchObject({ website: before.confirmedAt!.toISOString() });
  const next = async () => {
    await runJobs(database);
    return db.$count(mail, eq(mail.kind, "startups.facts"));
  };
  await moveClock(database, { days: 30 });
  expect(await next()).toBe(1);
  expect(await call(getFactCheck, { body: { code } })).toMatchObject({ status: 410, code: "factCheckOver" });
  expect(await call(answerFactCheck, { body: { code, confirmed: ["website"] } })).toMatchObject({ status: 410 });
  await moveClock(database, { days: 65 });
  await db.update(startup).set({ isVisible: false }).where(eq(startup.id, id));
  expect(await next()).toBe(1);
  await db.update(startup).set({ isVisible: true }).where(eq(startup.id, id));
  await moveClock(database, { days: 1 });
  expect(await next()).toBe(2);
});

test("the link confirms and changes these facts once; who did it and when stands in the form and in public", async () => {
  const { call, code, page, row, id, owner } = await asked();
  const answer = (body: object) => call(answerFactCheck, { body: { code, ...body } });
  const { facts } = (await call(getFactCheck, { body: { code } })).data;
  const other = ["website", "operatingStatusId", "employeeCountId", "sectorId", "stageId", "cityId"].find(
    (fact) => !facts.includes(fact),
  )!;
  expect(await answer({})).toMatchObject({ status: 400 });
  expect(await answer({ confirmed: [other] })).toMatchObject({ status: 400, data: [{ field: other }] });
  expect(await answer({ confirmed: ["taglineEn"] })).toMatchObject({ status: 400 });
  expect(await answer({ change: { taglineEn: "Bees" } })).toMatchObject({ status: 400 });
  const wrong = { confirmed: ["operatingStatusId"], change: { website: "http://127.0.0.1/" } };
  expect(await answer(wrong)).toMatchObject({ status: 400, data: [{ field: "website" }] });
  expect((await row()).confirmations).toEqual({});

  const right = { confirmed: ["operatingStatusId"], change: { website: "https://isik.example" } };
  const [one, two] = await Promise.all([answer(right), answer(right)]);
  expect([one.status, two.status].sort()).toEqual([200, 410]);
  expect(await answer(right)).toMatchObject({ status: 410, code: "factCheckUsed" });
  const seen = await page();
  expect(seen.website).toBe("https://isik.example");
  expect(Object.keys(seen.oldFacts)).not.toContain("website");
  expect(Object.keys(seen.oldFacts)).not.toContain("operatingStatusId");
  expect(Object.keys(seen.oldFacts)).toContain("stageId");
  const form = await call(getEditableStartup, { params: { seoUrlOrId: id } }, owner);
  expect(form.data.facts.website).toMatchObject({ by: "Deniz Ergin", isOld: false });
  expect(form.data.facts.stageId).toMatchObject({ by: null, isOld: true });
  const toConfirm = async () => (await call(ownStartups, {}, owner)).data[0]!.factsToConfirm;
  expect(await toConfirm()).toBe(Object.values(form.data.facts).filter(({ isOld }) => isOld).length);
  const count = await toConfirm();
  // Saving another fact makes that one young, and no other.
  await call(changeStartup, { params: { id }, body: { stageId: typeId("stage", "growth") } }, owner);
  expect(await toConfirm()).toBe(count - 1);
});

test("a link does nothing for an owner who has lost the rights or the startup", async () => {
  const { call, db, code, id, owner } = await asked();
  // A startup keeps one with full access.
  await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  await db
    .update(entityAccess)
    .set({ scopes: [SCOPE.READ] })
    .where(eq(entityAccess.accountId, owner.id));
  const confirmed = { body: { code, confirmed: ["website"] } };
  expect(await call(answerFactCheck, confirmed)).toMatchObject({ status: 410, code: "factCheckOver" });
  await db
    .update(entityAccess)
    .set({ scopes: [SCOPE.FULL_ACCESS] })
    .where(eq(entityAccess.accountId, owner.id));
  await db.update(startup).set({ deletedAt: new Date() }).where(eq(startup.id, id));
  expect(await call(answerFactCheck, confirmed)).toMatchObject({ status: 410, code: "factCheckOver" });
});
