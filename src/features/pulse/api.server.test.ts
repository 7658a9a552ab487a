import { eq } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { mail } from "#db/tables/mails.server.ts";
import { plan } from "#server/jobs/lease.server.ts";
import type { MailContent } from "#server/mail/content.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { answerPulse, askPulse, getPulse, listPulses } from "./contract.ts";
import { pulseJobs } from "./jobs.server.ts";
import { REPORT_TEXTS } from "./parts/report-texts.ts";

/** Two startups with owners and others, asked by an admin; the codes of their mails by the startup's name. */
async function asked(...others: string[]) {
  const built = await testApp();
  const { database, db, call } = built;
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const startups = [
    await insertFullStartup(database, { name: "Petek", seoUrl: "petek" }),
    await insertFullStartup(database, { name: "Arı", seoUrl: "ari" }),
    ...(await Promise.all(others.map((name) => insertFullStartup(database, { name, seoUrl: name.toLowerCase() })))),
  ];
  await database.pool.query("update startup set created_at = now() - interval '1 year'");
  // Neither of these two stood here in the quarter.
  const added = await insertFullStartup(database, { name: "Yeni", seoUrl: "yeni" });
  const founded = await insertFullStartup(database, { name: "Kurulan", seoUrl: "kurulan" });
  await database.pool.query(
    "update startup set created_at = now() - interval '1 year', foundation_date = now() where id = $1",
    [founded.id],
  );
  for (const { id } of [added, founded]) await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  for (const { id } of startups) await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  await signedIn(db, { [startups[0]!.id]: [SCOPE.READ] });
  const { quarter } = (await call(askPulse, {}, admin)).data;
  await runJobs(database);
  const codes = async () => {
    const rows = await db.select().from(mail).where(eq(mail.kind, "pulse.questions")).orderBy(mail.createdAt);
    return rows.map(({ content }) => {
      const { heading, button } = content as MailContent;
      return { heading, code: new URLSearchParams(button!.path.split("?")[1]).get("code")! };
    });
  };
  const codeOf = async (name: string) => (await codes()).findLast(({ heading }) => heading.includes(name))!.code;
  return { ...built, admin, quarter, startups, codes, codeOf };
}

const ANSWER = { teamSize: 7, revenueBand: "to100k" as const, raisedUsd: 250_000 };

test("one owner per startup is asked once a quarter, however often", async () => {
  const { call, admin, database, db, codes, quarter } = await asked();
  expect(await codes()).toHaveLength(2);
  await call(askPulse, {}, admin);
  await plan(db, pulseJobs);
  await runJobs(database);
  expect(await codes()).toHaveLength(2);
  const { data } = await call(listPulses, {}, admin);
  expect(data).toMatchObject({ current: quarter, toAsk: 0, quarters: [{ quarter, asked: 2, answered: 0 }] });
});

test("the link shows known facts, takes one answer and expires", async () => {
  const { call, codeOf, database, quarter, startups } = await asked();
  await database.pool.query("update funding set announced_date = $1::date - 1", [quarter]);
  const { rows } = await database.pool.query<{ usd: string }>(
    `update funding set announced_date = $1 where id = (select id from funding where startup_id = $2 and amount_usd > 0 limit 1)
      returning round(amount_usd) usd`,
    [quarter, startups[0]!.id],
  );
  const code = await codeOf("Petek");
  // Of the quarter is one round.
  const raisedUsd = Number(rows[0]!.usd);
  expect((await call(getPulse, { body: { code } })).data).toMatchObject({ name: "Petek", quarter, raisedUsd });
  for (const wrong of [{ teamSize: -1 }, { teamSize: 1.5 }, { raisedUsd: 1e13 }, { revenueBand: "much" as never }])
    expect((await call(answerPulse, { body: { code, ...ANSWER, ...wrong } })).status).toBe(400);
  const answers = await Promise.all([1, 2].map(() => call(answerPulse, { body: { code, ...ANSWER } })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  expect(await call(getPulse, { body: { code } })).toMatchObject({ status: 410, code: "pulseAnswered" });
  expect((await call(getPulse, { body: { code: "guessed" } })).status).toBe(404);
  const late = await codeOf("Arı");
  await moveClock(database, { days: 46 });
  expect(await call(answerPulse, { body: { code: late, ...ANSWER } })).toMatchObject({
    status: 410,
    code: "pulseOver",
  });
});

test("the link of an owner who is locked or lost rights is over", async () => {
  const { call, codeOf, database, db, startups } = await asked();
  const [petek, ari] = [await codeOf("Petek"), await codeOf("Arı")];
  await database.pool.query(
    "update account set locked_at = now() where id in (select account_id from entity_access where entity_id = $1)",
    [startups[0]!.id],
  );
  const heir = await signedIn(db, { [startups[1]!.id]: [SCOPE.FULL_ACCESS] });
  await database.pool.query("delete from entity_access where entity_id = $1 and account_id <> $2", [
    startups[1]!.id,
    heir.id,
  ]);
  for (const code of [petek, ari]) {
    expect(await call(getPulse, { body: { code } })).toMatchObject({ status: 410, code: "pulseOver" });
    expect((await call(answerPulse, { body: { code, ...ANSWER } })).code).toBe("pulseOver");
  }
});

test("the impact report sums five answers or more, prefills the next", async () => {
  const others = ["Bal", "Kovan", "Polen", "Mum"];
  const { app, call, admin, codeOf, database, quarter } = await asked(...others);
  const file = (locale: string, kind: string) =>
    app.inject({
      url: `/apiAdmin/Pulse/Report?quarter=${quarter}&kind=${kind}`,
      headers: { authorization: `Bearer ${admin.token}`, "accept-language": locale },
    });
  const pdf = async (locale: string) => pdfText((await file(locale, "pdf")).rawPayload).text;
  const sheet = async (locale: string) =>
    (await readXlsx((await file(locale, "xlsx")).rawPayload)).sheets
      .flatMap(({ rows }) => rows.map((row) => row.join("|")))
      .join("\n");
  const figures = async () => (await call(listPulses, {}, admin)).data.quarters[0];
  await call(answerPulse, { body: { code: await codeOf("Petek"), ...ANSWER } });
  expect(await figures()).toMatchObject({ answered: 1, teamSize: null, raisedUsd: null });
  for (const locale of ["en", "tr"] as const) {
    const text = await pdf(locale);
    expect(text).toContain(REPORT_TEXTS[locale].tooFew(5));
    expect(text).toContain(REPORT_TEXTS[locale].missingText(5));
    for (const said of ["250", "Petek", "Arı"]) expect(text).not.toContain(said);
  }
  for (const name of others) await call(answerPulse, { body: { code: await codeOf(name), ...ANSWER } });
  expect(await figures()).toMatchObject({ answered: 5, teamSize: 35, raisedUsd: 1_250_000 });
  const sums = { en: ["5 of 6 startups", "$1,250,000"], tr: ["6 girişimden 5 yanıt", "$1.250.000"] };
  for (const [locale, words] of [
    ["en", ["$100,000", "Arı", "5 of 6 startups"]],
    ["tr", ["100.000", "Arı", "6 girişimden 5 yanıt"]],
  ] as const) {
    const cells = await sheet(locale);
    for (const word of [...words, REPORT_TEXTS[locale].houseOnly]) expect(cells).toContain(word);
    const text = await pdf(locale);
    for (const word of [...sums[locale], REPORT_TEXTS[locale].missingText(1)]) expect(text).toContain(word);
    // It may be handed on: nobody reads in it who said what, and who did not answer.
    for (const name of ["Petek", "Arı"]) expect(text).not.toContain(name);
  }
  await database.pool.query("update pulse_question set quarter = (quarter - interval '3 months')::date");
  await call(askPulse, {}, admin);
  await runJobs(database);
  const { data } = await call(getPulse, { body: { code: await codeOf("Petek") } });
  expect(data).toMatchObject({ quarter, teamSize: 7, revenueBand: "to100k" });
});
