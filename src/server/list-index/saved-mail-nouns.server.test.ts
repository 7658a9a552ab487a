import { eq, inArray } from "drizzle-orm";
import { v7 } from "uuid";
import { describe, expect, test } from "vitest";
import { JOBS } from "#/jobs.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { job } from "#db/tables/jobs.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { refreshJobs } from "#features/jobs/commands.server.ts";
import { jobCalls } from "#features/jobs/contract.ts";
import { refreshOrganizations } from "#features/organizations/commands.server.ts";
import { organizationCalls } from "#features/organizations/contract.ts";
import { refreshPrograms } from "#features/programs/commands.server.ts";
import { programCalls } from "#features/programs/contract.ts";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { startupCalls } from "#features/startups/contract.ts";
import { talentCalls } from "#features/talents/contract.ts";
import type { ListContract } from "#shared/list/contract.ts";
import type { FilterInput } from "#shared/list/filter.ts";
import type { Locale } from "#shared/locale.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { type TestApp, testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs, TEST_SETTINGS } from "#testing/jobs.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { signedIn } from "#testing/members.ts";
import { fakeTypes, insertFakeReferences, randomNumbers } from "#testing/startups.ts";
import { fakeTalent, insertTalents } from "#testing/talents.ts";
import { plan } from "../jobs/lease.server.ts";

/** The viewers who must not find the row: all, or one member whom the person hides from. */
type HiddenFrom = "all" | { id: string };
type Add = (built: TestApp, name: string, hidden?: HiddenFrom) => Promise<void>;

const insertStartup = async ({ db }: TestApp, name: string, isVisible: boolean) => {
  const id = v7();
  await db.insert(startup).values({ id, name, seoUrl: `s-${id}`, isVisible });
  await refreshStartups(db, [id]);
  return id;
};
const insertOrganization = async ({ db }: TestApp, name: string, isVisible: boolean) => {
  const id = v7();
  await db
    .insert(organization)
    .values({ id, name, seoUrl: `o-${id}`, isVisible, typeId: fakeTypes("organizerType", 1)[0]! });
  await refreshOrganizations(db, [id]);
  return id;
};

const NOUNS: Record<string, { calls: ListContract; add: Add }> = {
  startups: {
    calls: startupCalls as unknown as ListContract,
    add: async (built, name, hidden) => void (await insertStartup(built, name, !hidden)),
  },
  organizations: {
    calls: organizationCalls,
    add: async (built, name, hidden) => void (await insertOrganization(built, name, !hidden)),
  },
  jobs: {
    calls: jobCalls,
    async add(built, name, hidden) {
      const id = v7();
      await built.db.insert(job).values({
        id,
        startupId: await insertStartup(built, "Kovan", true),
        seoUrl: `j-${id}`,
        titleTr: name,
        descriptionTr: "Arılara bakacaksın.",
        jobRoleId: fakeTypes("jobRole", 1)[0]!,
        countryId: fixedId("country/TR"),
        payPlanId: typeId("payPlan", "monthly"),
        wageCurrencyId: fixedId("currency/TRY"),
        publicationDate: "2026-01-01",
        expirationDate: "2999-01-01",
        isVisible: !hidden,
      });
      await refreshJobs(built.db, [id]);
    },
  },
  programs: {
    calls: programCalls,
    async add(built, name, hidden) {
      const id = v7();
      await built.db.insert(program).values({
        id,
        organizationId: await insertOrganization(built, "Kovan", true),
        seoUrl: `p-${id}`,
        nameTr: name,
        programTypeId: fakeTypes("programType", 1)[0]!,
        isVisible: !hidden,
      });
      await refreshPrograms(built.db, [id]);
    },
  },
  talents: {
    calls: talentCalls as unknown as ListContract,
    async add({ db }, name, hidden) {
      const hidings = typeof hidden === "object" ? [{ personId: hidden.id }] : [];
      const person = {
        ...fakeTalent(randomNumbers(1), []),
        name,
        surname: "Arı",
        confirmed: hidden !== "all",
        hidings,
      };
      await insertTalents(db, [person]);
    },
  },
};

/** A message as its reader sees it: quoted-printable and encoded words as text. */
function readable(source: string): string {
  const bytes = source
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=(?:\s+(?==\?))?/gi, (_, kind: string, text: string) =>
      kind === "B" ? Buffer.from(text, "base64").toString("latin1") : text.replaceAll("_", " "),
    )
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

async function appWithMail() {
  const built = await testApp();
  const { db, database } = built;
  await insertFakeReferences(database);
  await plan(db, JOBS);
  const server = await startMailServer();
  const settings = { ...TEST_SETTINGS, smtpUrl: server.url };
  /** The mails of the next so many mornings, to the addresses of members by their ids. */
  const mornings = async (days: number) => {
    await db.delete(mail);
    server.taken.length = 0;
    for (let day = 0; day < days; day++) {
      await moveClock(database, { days: 1 });
      await runJobs(database, { settings });
    }
    return server.taken.map(({ to, source }) => ({ to: to[0]!, text: readable(source) }));
  };
  const member = async (locale: Locale, access: Record<string, number[]> = {}) => {
    const owner = await signedIn(db, access);
    await db.update(account).set({ locale }).where(eq(account.id, owner.id));
    return { ...owner, email: `${locale}-${owner.id}@example.test` };
  };
  return { built, mornings, member };
}

describe.each(Object.entries(NOUNS))("a saved search of %s", (_kind, { calls, add }) => {
  test("saved searches mail new rows localized until their link ends it", async () => {
    const { built, mornings, member } = await appWithMail();
    const { app, call, db } = built;
    const english = await member("en");
    const turkish = await member("tr");
    await add(built, "Eski Petek");
    for (const [owner, name] of [
      [english, "My search"],
      [turkish, "Işık arama"],
    ] as const) {
      const saved = await call(calls.saveQuery, { body: { name, filter: {}, notify: "daily" } }, owner);
      expect([saved.status, saved.data.notify]).toEqual([200, "daily"]);
    }
    expect(await mornings(1)).toEqual([]);
    await add(built, "Yeni Çiçek");
    await add(built, "Gizli Diken", "all");
    if (calls === NOUNS.talents!.calls) await add(built, "Saklı Gül", { id: english.id });
    const mails = await mornings(3);
    expect(mails).toHaveLength(2);
    const inEnglish = mails.find(({ text }) => text.includes("Content-Language: en"))!.text;
    const inTurkish = mails.find(({ text }) => text.includes("Content-Language: tr"))!.text;
    expect(inEnglish).toContain("Subject: My search: 1 new");
    expect(inEnglish).toContain("Yeni Çiçek");
    for (const hidden of ["Gizli Diken", "Saklı Gül", "Eski Petek"]) expect(inEnglish).not.toContain(hidden);
    const count = calls === NOUNS.talents!.calls ? 2 : 1;
    expect(inTurkish).toContain(`Subject: Işık arama: ${count} yeni kayıt`);
    expect(inTurkish).toContain("Yeni Çiçek");
    expect(inTurkish).not.toContain("Gizli Diken");
    expect(inTurkish).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");

    const link = /List-Unsubscribe:\s+<https?:\/\/[^/]+(\/[^>]+)>/.exec(inTurkish)![1]!;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const ended = await app.inject({ method: "POST", url: link, headers, payload: "List-Unsubscribe=One-Click" });
    expect(ended.statusCode).toBe(200);
    await add(built, "Daha Yeni");
    expect((await mornings(2)).map(({ text }) => /Content-Language: (\w+)/.exec(text)![1])).toEqual(["en"]);
    await db.delete(account).where(inArray(account.id, [english.id, turkish.id]));
    await add(built, "En Yeni");
    expect(await mornings(2)).toEqual([]);
  });
});

const STAGE = fakeTypes("stage", 1);
const JOB_SEARCH = fakeTypes("jobSearchStatus", 1);

test.each([
  ["startups", { stage: STAGE }],
  ["talents", { jobSearchStatus: JOB_SEARCH }],
])("after the package, premium searches of %s are mailed no more", async (kind, filter) => {
  const { built, mornings, member } = await appWithMail();
  const { call, db } = built;
  const { calls } = NOUNS[kind]!;
  const owner = await member("en", { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
  const body = { name: "Premium", filter: filter as FilterInput, notify: "daily" as const };
  expect((await call(calls.saveQuery, { body }, owner)).status).toBe(200);
  const addMatching = async (name: string) => {
    if (kind === "startups") {
      const id = v7();
      await db.insert(startup).values({ id, name, seoUrl: `s-${id}`, stageId: STAGE[0]! });
      return refreshStartups(db, [id]);
    }
    const wanted = { jobSearchStatusId: JOB_SEARCH[0]!, audience: "members" as const, confirmed: true };
    return insertTalents(db, [{ ...fakeTalent(randomNumbers(2), []), ...wanted, name }]);
  };
  await addMatching("Bir");
  expect(await mornings(1)).toHaveLength(1);
  await db.delete(entityAccess).where(eq(entityAccess.accountId, owner.id));
  await addMatching("İki");
  expect(await mornings(2)).toEqual([]);
});
