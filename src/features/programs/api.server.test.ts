import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { organization } from "#db/tables/organizations.server.ts";
import { program, programChoice } from "#db/tables/programs.server.ts";
import { lastDayOf } from "#shared/last-day.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { signedIn } from "#testing/members.ts";
import { hasWords } from "#testing/naive-startups.ts";
import { FAKE_PLACES, fakeCity, fakeTypes, insertFakeReferences, randomNumbers } from "#testing/startups.ts";
import { refreshPrograms } from "./commands.server.ts";
import { getProgram, getProgramList, programCalendar, programCalls } from "./contract.ts";
import type { ProgramFilter } from "./filters.ts";

const { page, availableValues } = programCalls;
const TURKISH = { headers: { "accept-language": "tr" } };
const TYPES = fakeTypes("programType", 3);
const STAGES = fakeTypes("stage", 3);
const ORGANIZER_TYPES = fakeTypes("organizerType", 2);
const [OPEN, COMING, CLOSED] = ["open", "coming", "closed"].map((key) => typeId("programStatus", key)) as [
  string,
  string,
  string,
];
const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function appWithPrograms() {
  const built = await testApp();
  await insertFakeReferences(built.database);
  await built.db.delete(organization);
  const organizations = FAKE_PLACES.map(([iso2], place) => ({
    id: v7(),
    typeId: ORGANIZER_TYPES[place % 2]!,
    name: `Kurum ${place}`,
    seoUrl: `kurum-${place}`,
    countryId: fixedId(`country/${iso2}`),
    cityId: fakeCity(place),
  }));
  await built.db.insert(organization).values(organizations);
  const random = randomNumbers(3);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const rows = Array.from({ length: 70 }, (_, index) => {
    const opens = pick([null, -900, -30, -1, 1, 30]);
    const closes = pick([null, 1, 40, 900].filter((hours) => hours === null || hours > (opens ?? 0)));
    const isOver = random() < 0.3;
    return {
      id: v7(),
      organizationId: pick(organizations).id,
      seoUrl: `program-${index}`,
      nameTr: pick(["Işık kampı", "Çınar programı", "Ada yarışması"]),
      nameEn: "Bee program",
      programTypeId: pick(TYPES),
      applyStart: isOver ? hoursFromNow(-60) : opens === null ? null : hoursFromNow(opens),
      applyFinish: isOver ? hoursFromNow(pick([-1, -50])) : closes === null ? null : hoursFromNow(closes),
      isGrant: random() < 0.3,
      isVisible: random() < 0.9,
      minInvestment: index % 3 === 0 ? index * 1_000 : null,
      maxInvestment: index % 2 === 0 ? index * 2_000 : null,
      investmentCurrencyId: index % 3 === 0 || index % 2 === 0 ? fixedId("currency/USD") : null,
    };
  });
  await built.db.insert(program).values(rows);
  const choices = rows.flatMap(({ id }) =>
    STAGES.filter(() => random() < 0.4).map((stage) => ({ programId: id, kind: "stage" as const, typeId: stage })),
  );
  await built.db.insert(programChoice).values(choices);
  await refreshPrograms(
    built.db,
    rows.map(({ id }) => id),
  );
  const statusOf = ({ applyStart, applyFinish }: (typeof rows)[number]) => {
    if (applyFinish && applyFinish.getTime() < Date.now()) return CLOSED;
    return applyStart && applyStart.getTime() > Date.now() ? COMING : OPEN;
  };
  const oneOf = (wanted: string[] | undefined, values: string[]) =>
    !wanted || values.some((value) => wanted.includes(value));
  const lies = (range: { gte?: unknown; lte?: unknown } | undefined, value: string | number | null) =>
    !range ||
    (value !== null &&
      (range.gte === undefined || value >= (range.gte as typeof value)) &&
      (range.lte === undefined || value <= (range.lte as typeof value)));
  const takes = (filter: ProgramFilter) =>
    rows.filter((row) => {
      const owner = organizations.find(({ id }) => id === row.organizationId)!;
      const stages = choices.filter(({ programId }) => programId === row.id).map((choice) => choice.typeId);
      return (
        row.isVisible &&
        lies(filter.deadline, row.applyFinish && lastDayOf(row.applyFinish)) &&
        lies(filter.investment && { gte: filter.investment.gte }, row.maxInvestment ?? row.minInvestment) &&
        lies(filter.investment && { lte: filter.investment.lte }, row.minInvestment ?? row.maxInvestment) &&
        oneOf(filter.status ?? [OPEN, COMING], [statusOf(row)]) &&
        hasWords(filter.words, `${row.nameEn} ${row.nameTr}`) &&
        oneOf(filter.programType, [row.programTypeId]) &&
        oneOf(filter.stage, stages) &&
        oneOf(filter.organizerType, [owner.typeId]) &&
        oneOf(filter.country, [owner.countryId]) &&
        oneOf(filter.city, [owner.cityId]) &&
        (filter.isGrant === undefined || filter.isGrant === row.isGrant)
      );
    });
  return { ...built, organizations, rows, takes, statusOf };
}

test("program filters follow the clock without a write; counts match", async () => {
  const { call, takes, database } = await appWithPrograms();
  const filters: ProgramFilter[] = [
    {},
    { status: [OPEN] },
    { status: [COMING] },
    { status: [CLOSED] },
    { status: [OPEN, CLOSED], programType: [TYPES[0]!] },
    { deadline: { lte: lastDayOf(hoursFromNow(2)) } },
    { deadline: { gte: lastDayOf(hoursFromNow(30)) }, status: [OPEN, COMING, CLOSED] },
    { investment: { gte: 20_000, lte: 40_000 } },
    { investment: { lte: 9_999 } },
    { words: ["ISIK"], stage: [STAGES[0]!, STAGES[1]!] },
    { organizerType: [ORGANIZER_TYPES[0]!], isGrant: false },
    { country: [fixedId("country/TR")], city: [fakeCity(0)], status: [OPEN] },
  ];
  const compare = async () => {
    for (const filter of filters) {
      const { data, status, message } = await call(page, { body: { filter, pageSize: 100 } });
      expect(status, `${JSON.stringify(filter)} ${message}`).toBe(200);
      const ids = data.rows.map(({ programId }) => programId).toSorted();
      const expected = takes(filter).map(({ id }) => id);
      expect(ids, JSON.stringify(filter)).toEqual(expected.toSorted());
      const values = (await call(availableValues, { body: { filter } })).data;
      expect(values.totalCount).toBe(data.totalCount);
      for (const { id, count } of values.data.statuses!) expect(count).toBe(takes({ ...filter, status: [id] }).length);
      for (const { id, count } of values.data.programTypes!)
        expect(count).toBe(takes({ ...filter, programType: [id] }).length);
      for (const { id, count } of values.data.stages!) expect(count).toBe(takes({ ...filter, stage: [id] }).length);
    }
  };
  await compare();
  await moveClock(database, { hours: 2 });
  await compare();
  await moveClock(database, { days: 2 });
  await compare();
});

test("a saved search of closed programs finds them; default: open or coming", async () => {
  const { call, db, takes } = await appWithPrograms();
  const { token } = await signedIn(db);
  for (const filter of [{ status: [CLOSED] }, { isGrant: false }]) {
    const body = { name: JSON.stringify(filter), filter };
    const saved = await call(programCalls.saveQuery, { body }, { token });
    const { data } = await call(page, { body: { queryId: saved.data.id, pageSize: 100 } }, { token });
    expect(data.totalCount).toBe(takes(filter).length);
    expect(data.totalCount).toBeGreaterThan(0);
  }
});

test("programs are ordered by deadline and name; closed ones come last", async () => {
  const { call, rows, statusOf, organizations } = await appWithPrograms();
  const read = async (sort: string, options = {}) =>
    (await call(page, { body: { sort, pageSize: 100 } }, options)).data.rows;
  const ends = (await read("closing")).map(({ applyFinish }) => applyFinish ?? "9999");
  expect(ends).toEqual(ends.toSorted());
  const names = (await read("name", TURKISH)).map(({ name }) => name);
  expect([...new Set(names)]).toEqual(["Ada yarışması", "Çınar programı", "Işık kampı"]);
  const query = { organizerId: organizations[0]!.id, pageSize: 100 };
  const own = (await call(getProgramList, { query })).data;
  const states = own.rows.map(({ programId }) => statusOf(rows.find(({ id }) => id === programId)!) === CLOSED);
  expect(states).toEqual(states.toSorted());
  expect(own.totalCount).toBe(rows.filter((row) => row.isVisible && row.organizationId === query.organizerId).length);
  const beyond = (await call(getProgramList, { query: { ...query, currentPage: 2 } })).data;
  expect(beyond).toMatchObject({ rows: [], totalCount: own.totalCount });
  const all = (await call(getProgramList, { query: {} })).data;
  expect(all.rows.every(({ applyFinish }) => applyFinish === null || new Date(applyFinish) > new Date())).toBe(true);
});

test("a program has every localized field and dates for a calendar", async () => {
  const { app, call, db, organizations } = await appWithPrograms();
  const row = {
    id: v7(),
    organizationId: organizations[0]!.id,
    seoUrl: "kovan-kampi",
    nameTr: "Kovan, kampı; 100 gün",
    nameEn: "Hive camp",
    descriptionTr: "Bir yaz boyunca.",
    conditionsEn: "Teams of two.",
    programTypeId: typeId("programType", "bootcamp"),
    applyStart: new Date("2026-01-10T06:00:00Z"),
    applyFinish: new Date("2027-01-10T14:00:00Z"),
    startAt: new Date("2027-02-01T06:00:00Z"),
    finishAt: new Date("2027-02-10T20:59:00Z"),
    isGrant: true,
    minInvestment: 1_000.5,
    investmentCurrencyId: fixedId("currency/TRY"),
    maxShare: 7.5,
  };
  await db.insert(program).values(row);
  await db.insert(programChoice).values([
    { programId: row.id, kind: "sector", typeId: typeId("sector", "health") },
    { programId: row.id, kind: "targetMarket", typeId: typeId("targetMarket", "global") },
    { programId: row.id, kind: "technology", typeId: typeId("technology", "machine-learning") },
  ]);
  await refreshPrograms(db, [row.id]);
  const query = { programSeoUrl: "kovan-kampi" };
  expect((await call(getProgram, { query }, TURKISH)).data).toMatchObject({
    programId: row.id,
    name: "Kovan, kampı; 100 gün",
    programType: { name: "Yoğun eğitim kampı" },
    organizer: { name: "Kurum 0", seoUrl: "kurum-0" },
    description: "Bir yaz boyunca.",
    conditions: "Teams of two.",
    timeZone: "Europe/Istanbul",
    start: "2027-02-01T06:00:00.000Z",
    finish: "2027-02-10T20:59:00.000Z",
    applyStart: "2026-01-10T06:00:00.000Z",
    applyFinish: "2027-01-10T14:00:00.000Z",
    isGrant: true,
    minInvestment: 1_000.5,
    maxInvestment: null,
    investmentCurrency: "TRY",
    maxShare: 7.5,
    sectors: [{ name: "Sağlık" }],
    targetMarkets: [{ name: "Küresel" }],
    technologies: [{ name: "Makine öğrenmesi" }],
    mayEdit: false,
  });
  expect((await call(getProgram, { query })).data.name).toBe("Hive camp");

  const url = `${programCalendar.path}?programSeoUrl=kovan-kampi`;
  const answer = await app.inject({ url, headers: TURKISH.headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^text\/calendar/);
  const lines = answer.body.replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTART:20260110T060000Z",
      "DTSTART:20270110T140000Z",
      "SUMMARY:Son başvuru: Kovan\\, kampı\\; 100 gün",
      "DTSTART;VALUE=DATE:20270201",
      "DTEND;VALUE=DATE:20270211",
    ]),
  );
  // The days have a place, the deadline has none; both name who runs it.
  expect(lines.filter((line) => /^(LOCATION|DESCRIPTION)/.test(line))).toEqual([
    "DESCRIPTION:Kurum 0",
    "DESCRIPTION:Kurum 0",
    "DESCRIPTION:Kurum 0",
    "LOCATION:istanbul\\, Türkiye",
  ]);
  for (const line of answer.body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("feed and calendar have programs open now or later, none hidden", async () => {
  const { app, db, organizations, rows } = await appWithPrograms();
  const hidden = organizations[1]!.id;
  await db.update(organization).set({ isVisible: false }).where(eq(organization.id, hidden));
  const shown = rows.filter(
    ({ organizationId, isVisible, applyFinish }) =>
      organizationId !== hidden && isVisible && (applyFinish === null || applyFinish > new Date()),
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.length).toBeLessThan(50);
  const feed = (await app.inject("/feeds/programs.tr.atom")).body;
  const named = [...feed.matchAll(/\/tr\/program\/(program-\d+)"/g)].map(([, seoUrl]) => seoUrl);
  expect(named.sort()).toEqual(shown.map(({ seoUrl }) => seoUrl).sort());
  const calendar = await app.inject("/feeds/programs.en.ics");
  expect(calendar.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const lines = calendar.body.replaceAll("\r\n ", "").split("\r\n");
  const deadlines = lines.filter((line) => line.startsWith("UID:") && line.endsWith("-deadline"));
  const dated = shown.filter(({ applyFinish }) => applyFinish !== null);
  expect(deadlines.sort()).toEqual(dated.map(({ id }) => `UID:${id}-deadline`).sort());
  expect((await app.inject("/feeds/jobs.en.ics")).statusCode).toBe(404);
});

test("hidden programs are found by their members only, closed ones by all", async () => {
  const { call, db, organizations, rows, statusOf } = await appWithPrograms();
  const organizationId = organizations[0]!.id;
  const row = {
    id: v7(),
    organizationId,
    seoUrl: "gizli",
    nameTr: "Gizli",
    programTypeId: TYPES[0]!,
    isVisible: false,
  };
  await db.insert(program).values(row);
  await refreshPrograms(db, [row.id]);
  const insider = await signedIn(db, { [organizationId]: [SCOPE.READ] });
  const outsider = await signedIn(db);
  const status = async (programSeoUrl: string, viewer = {}) =>
    (await call(getProgram, { query: { programSeoUrl } }, viewer)).status;
  expect([await status("gizli"), await status("gizli", outsider), await status("gizli", insider)]).toEqual([
    404, 404, 200,
  ]);
  const closed = rows.find((one) => one.isVisible && statusOf(one) === CLOSED)!;
  expect(await status(closed.seoUrl)).toBe(200);
  await db.update(organization).set({ isVisible: false }).where(eq(organization.id, closed.organizationId));
  expect(await status(closed.seoUrl)).toBe(404);
  const listed = (await call(page, { body: { filter: { status: [CLOSED] }, pageSize: 100 } })).data.rows;
  expect(listed.map(({ programId }) => programId)).not.toContain(closed.id);
  for (const seoUrl of ["", "..", "../gizli", "%00", "x".repeat(300)])
    expect([400, 404], seoUrl).toContain(await status(seoUrl));
});
