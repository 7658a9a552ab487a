import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { JOBS } from "#/jobs.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { funding } from "#db/tables/funding.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { startup, startupUpdate } from "#db/tables/startups.server.ts";
import { watch } from "#db/tables/watching.server.ts";
import { personalData } from "#features/accounts/deletion/queries/personal-data.server.ts";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { listStartups, saveQuery } from "#features/startups/contract.ts";
import { startupMergeCalls, undoStartupMerge } from "#features/startups/merges/contract.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { formatDate } from "#shared/format.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { insertProgram } from "#testing/programs.ts";
import { addWatch, getWatches, isWatched, noteWatch, removeWatch } from "./contract.ts";
import { MAX_WATCHES, NOTE_MAX_LENGTH } from "./limits.ts";

async function appWithEntries() {
  const built = await testApp();
  const { db, call, database } = built;
  await plan(db, JOBS);
  const { id: startupId } = await insertFullStartup(database);
  const program = await insertProgram(db, {
    changes: {
      applyStart: new Date(Date.now() + 30 * 86_400_000),
      applyFinish: new Date(Date.now() + 60 * 86_400_000),
    },
  });
  const member = await signedIn(db);
  await db.execute(sql`update session set expires_at = expires_at + interval '1 year'`);
  const star = async (kind: "startup" | "program" | "job" | "organization", id: string, who = member) =>
    (await call(addWatch, { body: { kind, id } }, who)).status;
  const list = async (query: object = {}, who = member) => (await call(getWatches, { query }, who)).data;
  const names = async (query: object = {}, who = member) => (await list(query, who)).rows.map(({ name }) => name);
  /** The mails of the given days, without those of before. */
  const mailed = async (days: number) => {
    await db.delete(mail);
    for (let day = 0; day < days; day++) {
      await moveClock(database, { days: 1 });
      await runJobs(database);
    }
    return (await queuedMails(database)).filter(({ kind }) => kind.startsWith("lists."));
  };
  return { ...built, startupId, program, member, star, list, names, mailed };
}

test("stars of four nouns stand on a list of one's own, once each", async () => {
  const { star, list, names, startupId, program, member, call, db } = await appWithEntries();
  expect(await star("startup", startupId)).toBe(200);
  expect(await star("startup", startupId)).toBe(200);
  expect(await star("program", program.id)).toBe(200);
  expect(await star("organization", program.organizationId)).toBe(200);
  expect(await names()).toEqual(["Balözü Vakfı", "Hive camp", "Işık Batarya"]);
  expect(await names({ kind: "program" })).toEqual(["Hive camp"]);
  expect(await names({ sort: "name" })).toEqual(["Balözü Vakfı", "Hive camp", "Işık Batarya"]);
  expect((await names({ sort: "closing" }))[0]).toBe("Hive camp");
  expect((await list()).counts).toEqual({ startup: 1, program: 1, job: 0, organization: 1 });
  expect((await call(isWatched, { query: { kind: "startup", id: startupId } }, member)).data).toBe(true);
  const other = await signedIn(db);
  expect([await names({}, other), (await call(getWatches, { query: {} })).status]).toEqual([[], 401]);
  await call(removeWatch, { body: { kind: "startup", id: startupId } }, member);
  expect(await names()).toEqual(["Balözü Vakfı", "Hive camp"]);
});

test("a note is only for who wrote it, short, and goes with the star", async () => {
  const { star, list, startupId, member, call, db } = await appWithEntries();
  const entry = { kind: "startup" as const, id: startupId };
  const note = async (text: string, who = member) =>
    (await call(noteWatch, { body: { ...entry, note: text } }, who)).status;
  expect(await note("Ara")).toBe(404);
  await star("startup", startupId);
  expect([await note(" Mart’ta yeniden ara "), await note("x".repeat(NOTE_MAX_LENGTH + 1))]).toEqual([200, 400]);
  expect((await list()).rows[0]?.note).toBe("Mart’ta yeniden ara");
  const other = await signedIn(db);
  await star("startup", startupId, other);
  expect((await list({}, other)).rows[0]?.note).toBe(null);
  expect([await note(""), (await list()).rows[0]?.note]).toEqual([200, null]);
});

test("what is hidden or deleted leaves the list, its count and its mail", async () => {
  const { star, list, names, startupId, program, db, mailed } = await appWithEntries();
  await star("startup", startupId);
  await star("program", program.id);
  await db
    .update(startup)
    .set({ isVisible: false, stageId: typeId("stage", "growth") })
    .where(eq(startup.id, startupId));
  await db.execute(sql`update program set is_listed = false where id = ${program.id}`);
  expect([await names(), (await list()).totalCount]).toEqual([[], 0]);
  expect([await star("startup", startupId), await star("program", program.id)]).toEqual([404, 404]);
  expect(await mailed(8)).toEqual([]);
  await db.update(startup).set({ isVisible: true }).where(eq(startup.id, startupId));
  expect(await names()).toEqual(["Işık Batarya"]);
  await db.execute(sql`delete from program where id = ${program.id}`);
  expect(await db.$count(watch)).toBe(1);
});

test("one watches a limited number of entries, whatever comes at once", async () => {
  const { db, member, call, startupId } = await appWithEntries();
  await db.execute(sql`
    insert into organization (id, type_id, name, seo_url)
    select gen_random_uuid(), ${typeId("organizerType", "ngo")}, 'Oda ' || n, 'oda-' || n from generate_series(1, ${MAX_WATCHES - 1}) n`);
  await db.execute(sql`
    insert into watch (id, account_id, organization_id)
    select gen_random_uuid(), ${member.id}, id from organization where seo_url like 'oda-%'`);
  const program = await insertProgram(db);
  const answers = await Promise.all([
    call(addWatch, { body: { kind: "startup", id: startupId } }, member),
    call(addWatch, { body: { kind: "program", id: program.id } }, member),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await db.$count(watch)).toBe(MAX_WATCHES);
  // What the list does not show, nobody can take off it.
  await db.execute(sql`update organization set is_visible = false where seo_url = 'oda-1'`);
  const next = await insertProgram(db);
  expect((await call(addWatch, { body: { kind: "program", id: next.id } }, member)).status).toBe(200);
});

test("the database takes one star of an account for an entry", async () => {
  const { db, member, startupId } = await appWithEntries();
  const insert = (columns: object) => db.insert(watch).values({ id: v7(), accountId: member.id, ...columns });
  await insert({ startupId });
  await expect(insert({ startupId })).rejects.toThrow();
  await expect(insert({})).rejects.toThrow();
  await expect(insert({ startupId, organizationId: v7() })).rejects.toThrow();
});

test("a week's changes come in one mail, each once", async () => {
  const { star, startupId, db, mailed } = await appWithEntries();
  await star("startup", startupId);
  expect(await mailed(8)).toEqual([]);
  await db
    .update(startup)
    .set({ stageId: typeId("stage", "growth") })
    .where(eq(startup.id, startupId));
  await db
    .insert(startupUpdate)
    .values({ startupId, updateDate: "2026-11-20", descriptionEn: "Second\n\n  line runs" });
  const round = { startupId, announcedDate: "2026-11-10" };
  await db.insert(funding).values([
    { ...round, stageId: typeId("investmentTour", "series-a") },
    // Private ones and those that nobody else signed are no news.
    { ...round, stageId: typeId("investmentTour", "series-b"), isPrivate: true },
    { ...round, stageId: typeId("investmentTour", "series-c"), signedBy: null },
  ] as (typeof funding.$inferInsert)[]);
  const mails = await mailed(8);
  expect(mails.map(({ kind }) => kind)).toEqual(["lists.week"]);
  expect(mails[0]?.subject).toBe("New in what you watch: Işık Batarya");
  const text = mails[0]?.paragraphs.join("\n");
  expect(text).toMatch(/funding round confirmed \(Series A, .*2026\)/);
  expect(text).toContain("update: Second line runs");
  expect(text).toContain("stage is now Growth");
  expect(text).not.toMatch(/Series [BC]/);
  expect(mails[0]?.unsubscribe?.path).toMatch(/^\/mail-end\/watching\./);
  expect(await mailed(8)).toEqual([]);
});

test("a program opens and closes soon in the weekly mail, in Turkish", async () => {
  const { star, program, db, member, mailed } = await appWithEntries();
  await db.update(account).set({ locale: "tr" }).where(eq(account.id, member.id));
  await star("program", program.id);
  await mailed(8);
  const [opens] = await mailed(14);
  expect(opens?.paragraphs.join()).toMatch(/Kovan kampı: başvurular \d\d\.\d\d\.\d{4} tarihinde açılıyor/);
  const later = (await mailed(42)).flatMap(({ paragraphs }) => paragraphs).join();
  expect(later).toContain("başvuruya açıldı");
  expect(later).toContain("son başvuru");
});

test("a line of the weekly mail has three facts and says how many more", async () => {
  const { star, startupId, db, member, mailed } = await appWithEntries();
  await star("startup", startupId);
  await db.update(account).set({ locale: "tr" }).where(eq(account.id, member.id));
  await mailed(8);
  const updates = [1, 2, 3, 4, 5].map((n) => ({
    startupId,
    updateDate: `2026-11-1${n}`,
    descriptionEn: `Update ${n}`,
  }));
  await db.insert(startupUpdate).values(updates);
  const [turkish] = await mailed(8);
  expect(turkish?.subject).toBe("Takip ettiğiniz kayıtta yenilik: Işık Batarya");
  expect(turkish?.paragraphs).toEqual([
    expect.stringMatching(/^• Işık Batarya: (güncelleme: [^;]+; ){3}ve 2 yenilik daha$/),
  ]);
  await db.update(account).set({ locale: "en" }).where(eq(account.id, member.id));
  await db.insert(startupUpdate).values(updates.map((row) => ({ ...row, updateDate: "2026-11-20" })));
  const [english] = await mailed(8);
  expect(english?.paragraphs).toEqual([expect.stringMatching(/^• Işık Batarya: (update: [^;]+; ){3}and 2 more$/)]);
});

test("days of a program are those of its own time zone in the mail", async () => {
  const { star, db, mailed } = await appWithEntries();
  // Five in the morning is still the day before in Honolulu.
  const morning = new Date(Date.now() + 12 * 86_400_000);
  morning.setUTCHours(5, 0, 0, 0);
  const before = new Date(morning.getTime() - 86_400_000).toISOString().slice(0, 10);
  const changes = { applyStart: morning, timeZone: "Pacific/Honolulu" };
  const { id } = await insertProgram(db, { changes: { ...changes, applyFinish: null } });
  await star("program", id);
  const texts = (await mailed(8)).flatMap(({ paragraphs }) => paragraphs).join();
  expect(texts).toContain(`opens on ${formatDate(before, "en")}`);
});

test("saved searches of the week come in the same mail, never in a second", async () => {
  const { star, startupId, db, call, member, mailed } = await appWithEntries();
  await call(saveQuery, { body: { name: "Enerji", filter: {}, notify: "weekly" } }, member);
  await mailed(2);
  await star("startup", startupId);
  await db
    .update(startup)
    .set({ stageId: typeId("stage", "growth") })
    .where(eq(startup.id, startupId));
  const id = v7();
  await db.insert(startup).values({ id, name: "Yeni Petek", seoUrl: "yeni-petek", isVisible: true });
  await refreshStartups(db, [id]);
  const mails = await mailed(8);
  expect(mails.map(({ kind }) => kind)).toEqual(["lists.week"]);
  expect(mails[0]?.paragraphs).toEqual([expect.stringContaining("Işık Batarya"), "Enerji: 1 new", "• Yeni Petek"]);
  // Without news of what is watched the search has its own mail again.
  const next = v7();
  await db.insert(startup).values({ id: next, name: "Üçüncü", seoUrl: "ucuncu", isVisible: true });
  await refreshStartups(db, [next]);
  expect((await mailed(8)).map(({ kind }) => kind)).toEqual(["lists.newRows"]);
  expect((await call(listStartups, { body: {} }, member)).status).toBe(200);
});

test("who ended the mails of what they watch gets none of them", async () => {
  const { star, startupId, db, app, mailed } = await appWithEntries();
  await star("startup", startupId);
  await db
    .update(startup)
    .set({ stageId: typeId("stage", "growth") })
    .where(eq(startup.id, startupId));
  const [first] = await mailed(8);
  const ended = await app.inject({
    method: "POST",
    url: first!.unsubscribe!.path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(ended.statusCode).toBe(200);
  await db
    .update(startup)
    .set({ stageId: typeId("stage", "seed") })
    .where(eq(startup.id, startupId));
  expect(await mailed(8)).toEqual([]);
});

test("merging startups moves stars with their notes, and parting moves them back", async () => {
  const { star, startupId, db, call, member, names } = await appWithEntries();
  const [source, target] = [startupId, v7()];
  await db.insert(startup).values({ id: target, name: "Petek", seoUrl: "petek", isVisible: true });
  const both = await signedIn(db);
  await star("startup", source);
  await call(noteWatch, { body: { kind: "startup", id: source, note: "Ara" } }, member);
  await star("startup", source, both);
  await star("startup", target, both);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const merged = await call(startupMergeCalls.add, { body: { sourceId: source, targetId: target, facts: [] } }, admin);
  expect(merged.status, JSON.stringify(merged.data)).toBe(200);
  expect([await names(), await names({}, both)]).toEqual([["Petek"], ["Petek"]]);
  expect((await db.select().from(watch).where(eq(watch.accountId, member.id)))[0]?.note).toBe("Ara");
  expect((await call(undoStartupMerge, { params: { id: merged.data.id } }, admin)).status).toBe(200);
  expect([await names(), (await names({}, both)).length]).toEqual([["Işık Batarya"], 2]);
});

test("neither merging nor parting is news, but what is new of both is", async () => {
  const { star, startupId: source, db, call, mailed } = await appWithEntries();
  const target = v7();
  const [growth, seed] = [typeId("stage", "growth"), typeId("stage", "seed")];
  await db.insert(startup).values({ id: target, name: "Petek", seoUrl: "petek", isVisible: true, stageId: growth });
  await db.update(startup).set({ stageId: seed }).where(eq(startup.id, source));
  const update = (startupId: string, descriptionEn: string) =>
    db.insert(startupUpdate).values({ startupId, updateDate: "2026-11-20", descriptionEn });
  await update(target, "Old of the target");
  await star("startup", source);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  await db.execute(sql`update session set expires_at = expires_at + interval '1 year'`);
  await update(source, "New of the source");
  const merged = await call(startupMergeCalls.add, { body: { sourceId: source, targetId: target, facts: [] } }, admin);
  const news = async () => (await mailed(8)).flatMap(({ paragraphs }) => paragraphs);
  expect(await news()).toEqual([expect.stringMatching(/^• Petek: update: New of the source \([^;]*\)$/)]);
  expect((await call(undoStartupMerge, { params: { id: merged.data.id } }, admin)).status).toBe(200);
  expect(await news()).toEqual([]);
  await update(source, "News of the parted one");
  expect(await news()).toEqual([expect.stringContaining("Işık Batarya: update: News of the parted one")]);
});

test("stars are in the file of one's own data and go with the account", async () => {
  const { star, startupId, db, member } = await appWithEntries();
  await star("startup", startupId);
  const own = await personalData(db, member.id);
  expect(own.filter(({ name }) => name.startsWith("watch")).map(({ name, personal }) => [name, personal])).toEqual([
    ["watch", true],
    ["watch_look", true],
  ]);
  await db.delete(account).where(eq(account.id, member.id));
  expect(await db.$count(watch)).toBe(0);
});
