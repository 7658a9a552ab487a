import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { job, jobChoice } from "#db/tables/jobs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { searchAll } from "#features/search/contract.ts";
import { feedPath } from "#shared/discovery.ts";
import { isoDay } from "#shared/iso-day.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { hasWords } from "#testing/naive-startups.ts";
import { FAKE_PLACES, fakeCity, fakeTypes, randomNumbers } from "#testing/startups.ts";
import { refreshJobs } from "./commands.server.ts";
import { companyJobs, getJob, getJobById, jobCalls, newestJobs } from "./contract.ts";
import type { JobFilter } from "./filters.ts";

const { page, availableValues } = jobCalls;
const TURKISH = { headers: { "accept-language": "tr" } };
const DAY_MS = 86_400_000;
const dayIn = (days: number) => isoDay(new Date(Date.now() + days * DAY_MS));
const PLANS = fakeTypes("workingPlan", 3);
const SKILLS = fakeTypes("skill", 3);
const ROLES = fakeTypes("jobRole", 3);
const USD = fixedId("currency/USD");

/** A job of which a test says what matters to it. */
function jobOf(startupId: string, changes: Partial<typeof job.$inferInsert> = {}) {
  const id = v7();
  return {
    id,
    startupId,
    seoUrl: `is-${id}`,
    titleEn: "Beekeeper",
    titleTr: "Arıcı",
    descriptionEn: "You keep the bees.",
    descriptionTr: "Arılara bakacaksın.",
    jobRoleId: ROLES[0]!,
    countryId: fixedId("country/TR"),
    payPlanId: typeId("payPlan", "monthly"),
    wageCurrencyId: USD,
    publicationDate: dayIn(-10),
    expirationDate: dayIn(10),
    isVisible: true,
    ...changes,
  };
}

async function appWithJobs() {
  const built = await testApp();
  const { id: startupId } = await insertFullStartup(built.database);
  const [{ name: employer } = { name: "" }] = await built.db.select({ name: startup.name }).from(startup);
  const random = randomNumbers(5);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const rows = Array.from({ length: 80 }, () => {
    const place = Math.floor(random() * FAKE_PLACES.length);
    const wage = random() < 0.7 ? pick([1_000, 2_500, 4_000.5, 90_000]) : null;
    return jobOf(startupId, {
      titleTr: pick(["Işık ustası", "Çınar bakıcısı", "Ada kaptanı"]),
      jobRoleId: pick(ROLES),
      countryId: fixedId(`country/${FAKE_PLACES[place]![0]}`),
      cityId: random() < 0.8 ? fakeCity(place) : null,
      // One end alone is the other, too.
      minWage: wage === null || random() < 0.3 ? null : wage / pick([1, 2, 10]),
      maxWage: wage,
      wageCurrencyId: USD,
      usdRate: wage === null ? null : 1,
      usdRateDate: wage === null ? null : "2026-01-01",
      payPlanId: typeId("payPlan", pick(["monthly", "yearly", "share-only"])),
      maxShare: random() < 0.3 ? 2 : null,
      publicationDate: dayIn(pick([-400, -40, -1, 0, 1, 9])),
      expirationDate: dayIn(pick([9, 10, 40, 300])),
      isVisible: random() < 0.9,
    });
  }).map((row) =>
    random() < 0.25 ? { ...row, publicationDate: dayIn(-50), expirationDate: dayIn(pick([-1, -40])) } : row,
  );
  await built.db.insert(job).values(rows);
  const choices = rows.flatMap(({ id }) => [
    { jobId: id, kind: "workingPlan" as const, typeId: pick(PLANS) },
    ...SKILLS.filter(() => random() < 0.4).map((typeId) => ({ jobId: id, kind: "skill" as const, typeId })),
  ]);
  await built.db.insert(jobChoice).values(choices);
  await refreshJobs(
    built.db,
    rows.map(({ id }) => id),
  );
  const chosen = (id: string, kind: string) =>
    choices.filter((row) => row.jobId === id && row.kind === kind).map((row) => row.typeId);
  const oneOf = (wanted: string[] | undefined, values: (string | null | undefined)[]) =>
    !wanted || values.some((value) => value && wanted.includes(value));
  const overlaps = (range: JobFilter["wage"], least: number | null, most: number | null) =>
    !range ||
    (least !== null &&
      most !== null &&
      (range.gte === undefined || most >= range.gte) &&
      (range.lte === undefined || least <= range.lte));
  const within = (range: { gte?: unknown; lte?: unknown } | undefined, value: unknown) =>
    !range ||
    (value !== null &&
      (range.gte === undefined || value! >= range.gte!) &&
      (range.lte === undefined || value! <= range.lte!));
  const monthly = { [typeId("payPlan", "monthly")]: 1, [typeId("payPlan", "yearly")]: 1 / 12 };
  const takes = (filter: JobFilter) =>
    rows.filter((row) => {
      const factor = monthly[row.payPlanId];
      const monthlyWage = (wage: number | null | undefined) =>
        wage && factor ? Math.round(wage * factor * 100) / 100 : null;
      const hasShare = row.maxShare !== null;
      const isOver = row.expirationDate < dayIn(0);
      return (
        row.isVisible &&
        row.publicationDate <= dayIn(0) &&
        isOver === (filter.expired === true) &&
        hasWords(filter.words, `${row.titleEn} ${row.titleTr} ${row.descriptionEn} ${row.descriptionTr} ${employer}`) &&
        oneOf(filter.jobRole, [row.jobRoleId]) &&
        oneOf(filter.workingPlans, chosen(row.id, "workingPlan")) &&
        oneOf(filter.skills, chosen(row.id, "skill")) &&
        oneOf(filter.country, [row.countryId]) &&
        oneOf(filter.city, [row.cityId]) &&
        oneOf(filter.payPlan, [row.payPlanId]) &&
        oneOf(filter.payCurrency, (row.minWage ?? row.maxWage ?? null) === null ? [] : [row.wageCurrencyId]) &&
        (filter.share === undefined || filter.share === hasShare) &&
        overlaps(filter.wage, monthlyWage(row.minWage ?? row.maxWage), monthlyWage(row.maxWage)) &&
        within(filter.publicationDate, row.publicationDate) &&
        within(filter.expirationDate, row.expirationDate)
      );
    });
  return { ...built, startupId, rows, takes };
}

test("filters match what they name, counts match the list, days are today's", async () => {
  const { call, takes, database } = await appWithJobs();
  const filters = (): JobFilter[] => [
    {},
    { expired: true },
    { expired: false, share: true },
    { words: ["ISIK"] },
    { jobRole: [ROLES[0]!], workingPlans: [PLANS[0]!, PLANS[1]!] },
    { skills: [SKILLS[1]!], share: false },
    { country: [fixedId("country/TR")], city: [fakeCity(0)] },
    { wage: { gte: 1_500 }, wageCurrency: [USD] },
    {
      wage: { gte: 80, lte: 4_000 },
      payCurrency: [USD],
      payPlan: [typeId("payPlan", "yearly"), typeId("payPlan", "monthly")],
    },
    { publicationDate: { gte: dayIn(-41) }, expirationDate: { lte: dayIn(40) } },
    { expired: true, expirationDate: { gte: dayIn(-2) } },
  ];
  const compare = async () => {
    for (const filter of filters()) {
      const { wageCurrency: _, ...naive } = filter;
      const { data, status, message } = await call(page, { body: { filter, pageSize: 100 } });
      expect(status, `${JSON.stringify(filter)} ${message}`).toBe(200);
      const ids = data.rows.map(({ id }) => id).toSorted();
      expect(ids, JSON.stringify(filter)).toEqual(
        takes(naive)
          .map(({ id }) => id)
          .toSorted(),
      );
      const values = (await call(availableValues, { body: { filter } })).data;
      expect(values.totalCount).toBe(data.totalCount);
      for (const { id, count } of values.data.jobRoles!) expect(count).toBe(takes({ ...naive, jobRole: [id] }).length);
      for (const { id, count } of values.data.skills!) expect(count).toBe(takes({ ...naive, skills: [id] }).length);
      for (const { id, count } of values.data.expired!)
        expect(count).toBe(takes({ ...naive, expired: id === "true" }).length);
    }
  };
  await compare();
  // Nothing is written, and yet some jobs are published and others expire.
  await moveClock(database, { days: 9 });
  await compare();
  await moveClock(database, { days: 1, hours: 12 });
  await compare();
});

test("jobs are ordered by age, deadline, pay and the reader's alphabet", async () => {
  const { call } = await appWithJobs();
  const rowsBy = async (sort: string, options = {}) =>
    (await call(page, { body: { sort, pageSize: 100 } }, options)).data.rows;
  const days = (await rowsBy("newest")).map(({ publicationDate }) => publicationDate);
  expect(days).toEqual(days.toSorted().toReversed());
  const closing = (await rowsBy("closing")).map(({ expirationDate }) => expirationDate);
  expect(closing).toEqual(closing.toSorted());
  const titles = (await rowsBy("name", TURKISH)).map(({ title }) => title);
  expect([...new Set(titles)]).toEqual(["Ada kaptanı", "Çınar bakıcısı", "Işık ustası"]);
  const perYear = { monthly: 12, yearly: 1 } as Record<string, number>;
  const wages = (await rowsBy("wage")).map(({ maxWage, payPlan }) => (maxWage ?? 0) * (perYear[payPlan!.slug] ?? 0));
  expect(wages).toEqual(wages.toSorted((a, b) => b - a));
  expect(wages[0]).toBeGreaterThan(0);
});

test("a job has every field localized, by id and by address alike", async () => {
  const { call, db, startupId } = await appWithJobs();
  const row = jobOf(startupId, {
    seoUrl: "arici",
    cityId: fakeCity(0),
    minWage: 1_000,
    maxWage: 2_000,
    wageCurrencyId: USD,
    minShare: 0.5,
  });
  await db.insert(job).values(row);
  await db.insert(jobChoice).values([
    { jobId: row.id, kind: "skill", typeId: SKILLS[0]! },
    { jobId: row.id, kind: "softSkill", typeId: typeId("softSkill", "teamwork") },
    { jobId: row.id, kind: "workingPlan", typeId: typeId("workingPlan", "remote") },
  ]);
  await refreshJobs(db, [row.id]);
  const { data } = await call(getJob, { params: { seoUrl: "arici" }, query: {} }, TURKISH);
  expect(data).toMatchObject({
    title: "Arıcı",
    description: "Arılara bakacaksın.",
    startup: { id: startupId, name: "Işık Batarya", seoUrl: "isik-batarya" },
    workingPlans: [{ name: "Uzaktan" }],
    socialSkills: [{ name: "Takım çalışması" }],
    payPlan: { name: "Aylık" },
    minWage: 1_000,
    maxWage: 2_000,
    wageCurrency: "USD",
    minShare: 0.5,
    maxShare: null,
    location: { country: { name: "Türkiye" } },
    opensAt: new Date(`${row.publicationDate}T00:00:00+03:00`).toISOString(),
    closesAt: new Date(`${row.expirationDate}T23:59:59+03:00`).toISOString(),
    mayEdit: false,
  });
  expect((await call(getJobById, { query: { id: row.id } }, TURKISH)).data).toEqual(data);
  expect((await call(getJob, { params: { seoUrl: "arici" }, query: {} })).data.title).toBe("Beekeeper");
});

test("words of a title are found together and apart, in list and search", async () => {
  const { call, db, startupId } = await appWithJobs();
  const titled = (titleEn: string, titleTr: string) => jobOf(startupId, { titleEn, titleTr });
  const rows = [
    titled("Senior back-end developer", "Kıdemli sunucu geliştirici"),
    titled("Back end engineer", "Mühendis"),
    titled("Lead Backend Developer", "Baş geliştirici"),
    titled("Back office developer", "Destek"),
  ];
  await db.delete(job);
  await db.insert(job).values(rows);
  const ids = rows.map(({ id }) => id);
  await refreshJobs(db, ids);
  const listed = async (...words: string[]) =>
    (await call(page, { body: { filter: { words } } })).data.rows.map(({ id }) => ids.indexOf(id)).toSorted();
  expect(await listed("backend")).toEqual([0, 1, 2]);
  expect(await listed("back", "end", "developer")).toEqual([0, 2]);
  expect(await listed("backoffice")).toEqual([3]);
  expect(await listed("backen", "d")).toEqual([0, 1, 2]);
  const found = async (text: string) =>
    (await call(searchAll, { query: { text } })).data
      .flatMap(({ id, noun }) => (noun === "jobs" ? ids.indexOf(id) : []))
      .toSorted();
  expect(await found("backend")).toEqual([0, 1, 2]);
  expect(await found("lead back end")).toContain(2);
});

test("hidden, future and hidden startups' jobs are not found; expired are", async () => {
  const { call, db, startupId } = await appWithJobs();
  const rows = {
    hidden: jobOf(startupId, { seoUrl: "hidden", isVisible: false }),
    coming: jobOf(startupId, { seoUrl: "coming", publicationDate: dayIn(1) }),
    expired: jobOf(startupId, { seoUrl: "expired", publicationDate: dayIn(-5), expirationDate: dayIn(-1) }),
    live: jobOf(startupId, { seoUrl: "live" }),
  };
  await db.delete(job);
  await db.insert(job).values(Object.values(rows));
  await refreshJobs(
    db,
    Object.values(rows).map(({ id }) => id),
  );
  const owner = await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS] });
  const reader = await signedIn(db, { [startupId]: [SCOPE.READ] });
  const outsider = await signedIn(db);
  const status = async (seoUrl: string, viewer = {}, query = {}) =>
    (await call(getJob, { params: { seoUrl }, query }, viewer)).status;
  for (const viewer of [{}, outsider]) {
    expect(await status("hidden", viewer)).toBe(404);
    expect(await status("coming", viewer)).toBe(404);
    expect(await status("expired", viewer)).toBe(200);
    expect(await status("live", viewer)).toBe(200);
    expect(await status("live", viewer, { edit: "true" })).toBe(viewer === outsider ? 403 : 401);
  }
  for (const seoUrl of Object.keys(rows)) expect(await status(seoUrl, owner, { edit: "true" })).toBe(200);
  expect(await status("hidden", reader)).toBe(200);
  expect(await status("hidden", reader, { edit: "true" })).toBe(403);
  for (const seoUrl of ["", "..", "../live", "%00", "live\u0000", "x".repeat(300), startupId])
    expect([400, 404], seoUrl).toContain(await status(seoUrl));
  expect((await call(getJobById, { query: { id: startupId } })).status).toBe(404);

  const company = async (viewer = {}) =>
    (await call(companyJobs, { query: { companyId: startupId } }, viewer)).data.seoUrls;
  expect(await company()).toEqual(["live"]);
  expect((await company(owner)).toSorted()).toEqual(["coming", "expired", "hidden", "live"]);
  const short = await call(companyJobs, { query: { companyId: startupId, justSeoUrls: "true" } });
  expect(short.data).toEqual({ rows: [], seoUrls: ["live"] });
  const newest = async () => (await call(newestJobs, { query: {} })).data.rows.map(({ seoUrl }) => seoUrl);
  expect(await newest()).toEqual(["live"]);

  await db.update(startup).set({ isVisible: false }).where(eq(startup.id, startupId));
  expect(await newest()).toEqual([]);
  expect(await company()).toEqual([]);
  expect(await status("live")).toBe(404);
  await db.update(startup).set({ isVisible: true }).where(eq(startup.id, startupId));
  expect(await newest()).toEqual(["live"]);
});

test("no entry of the feed was changed before it was published", async () => {
  const { app, call, db, startupId } = await appWithJobs();
  await db.delete(job);
  const row = jobOf(startupId, { seoUrl: "live", publicationDate: dayIn(-1) });
  await db.insert(job).values({ ...row, updatedAt: new Date(Date.now() - 20 * DAY_MS) });
  await refreshJobs(db, [row.id]);
  expect((await call(getJob, { params: { seoUrl: "live" }, query: {} })).data.location.country).toMatchObject({
    code: "TR",
  });
  const feed = (await app.inject(feedPath("jobs", "en", "atom"))).body;
  const timeOf = (name: string) => feed.match(new RegExp(`<entry>.*<${name}>([^<]+)`))![1]!;
  expect(timeOf("updated") >= timeOf("published")).toBe(true);
});

test("a saved search of expired jobs finds them", async () => {
  const { call, db, takes } = await appWithJobs();
  const { token } = await signedIn(db);
  const saved = await call(jobCalls.saveQuery, { body: { name: "Geçmiş", filter: { expired: true } } }, { token });
  const { data } = await call(page, { body: { queryId: saved.data.id, pageSize: 100 } }, { token });
  expect(data.totalCount).toBe(takes({ expired: true }).length);
  expect(data.totalCount).toBeGreaterThan(0);
});
