import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import readSheet from "read-excel-file/node";
import * as applying from "#features/programs/applying/contract.ts";
import * as deciding from "#features/programs/deciding/contract.ts";
import * as editing from "#features/programs/editing/contract.ts";
import * as jury from "#features/programs/jury/contract.ts";
import * as papers from "#features/programs/papers/contract.ts";
import * as reviewing from "#features/programs/reviewing/contract.ts";
import { addressOf } from "#shared/endpoint.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { axe, expect, interactive, test } from "./harness.ts";
import { nextReview } from "./jury.ts";
import { linkFrom } from "./mailbox.ts";
import { addPeople, call, dates, daysUntil, people, programBody, TEAMS } from "./selection.ts";
import type { Site } from "./site.ts";

// Eight actors: a visitor, an organizer, the demo's juror and five others (one of a team), forty founders, one who is late,
// and whoever has no part in it. People decide on the screens; what forty do in the same way is called.
test.use({ additions: { data: addPeople } });
test.describe.configure({ mode: "serial" });

const HOUR_MS = 3_600_000;
const program = { id: "", seoUrl: "" };
const problemOf = (name: string, number: number) => `${name} keeps hive ${number} warm; Bahadır measures it.`;
const labelOf = (number: number) => `K-${String(number).padStart(3, "0")}`;

async function apply(site: Site, number: number, putType: "send" | "draft", refused?: string) {
  const { token, startupId, name } = people.teams[number - 1]!;
  const locale = number % 2 ? ("tr" as const) : ("en" as const);
  const query = { programId: program.id, companyId: startupId };
  const as = { token, locale, ...(refused && { refused }) };
  const begun = await call(site, applying.beginApplication, { query }, as);
  if (refused) return;
  const keyOf = (kind: string) => begun.questions.find((one) => one.kind === kind)!.key;
  const answers = {
    [keyOf("long")]: problemOf(name, number),
    [keyOf("number")]: 10 * number,
    [keyOf("link")]: `https://aritas${number}.example`,
  };
  const body = { version: begun.version, answers };
  await call(site, applying.putApplication, { query: { programApplyId: begun.id, putType }, body }, as);
}

/**
 * The juror's review; every seventh application gets no score for its market, every eleventh review is abstained from.
 */
const reviewOf = (number: number, juror: number) =>
  (number + juror) % 11 === 0
    ? { hasAbstained: true }
    : {
        team: number === LACKING_AMOUNT ? 1 : 1 + ((number * 3 + juror) % 5),
        market: number % 7 === 0 ? null : 1 + (number % 5),
      };
/** Nobody writes why. */
const LACKING_AMOUNT = 20;

const queueOf = (site: Site, who: { token: string }) =>
  call(site, reviewing.reviewQueue, { query: { programSeoUrl: program.seoUrl } }, who);

async function reviewAll(site: Site, juror: number) {
  const { token } = people.jurors[juror]!;
  const queues = await queueOf(site, { token });
  const waiting = queues.flatMap(({ applications }) => applications).filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return 0;
  const { categories } = await call(
    site,
    reviewing.reviewTable,
    { query: { programSeoUrl: program.seoUrl } },
    { token },
  );
  const idOf = (name: string) => categories.find((one) => one.name === name)!.id;
  const reviews = waiting.map(({ applyId, label }) => {
    const number = Number(label.slice(2));
    const given = reviewOf(number, juror);
    if ("hasAbstained" in given) return { applyId, hasAbstained: true, isFinished: true as const };
    const sentence = number === LACKING_AMOUNT ? {} : { sentence: "Talk to ten customers first." };
    return {
      applyId,
      isFinished: true as const,
      scores: [
        { categoryId: idOf("Team"), score: given.team, ...sentence },
        given.market === null
          ? { categoryId: idOf("Market"), hasAbstained: true as const }
          : { categoryId: idOf("Market"), score: given.market },
      ],
    };
  });
  await call(site, reviewing.putReview, { body: { reviews } }, { token });
  return reviews.length;
}

const tokenOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "session")!.value;

const part = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Parts of the jury" }).getByRole("link", { name }).click();

async function goOn(
  page: Page,
  button: string,
  choose: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>,
  wanted: number,
) {
  await part(page, "Phases");
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog");
  await choose(dialog);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText(/^\d+ go on/)).toBeVisible();
  // Those with the same score go on together, until someone decides otherwise.
  const going = dialog.getByRole("checkbox", { checked: true });
  for (let more = (await going.count()) - wanted; more > 0; more--) await going.last().uncheck();
  await dialog.getByRole("button", { name: `Go on with ${wanted}` }).click();
  await expect(page.getByText("The phase is active.")).toBeVisible();
}

async function assignByProposal(page: Page, wanted: number) {
  await part(page, "Assignment");
  await page.getByRole("button", { name: "Make a proposal" }).click();
  await expect(page.getByText(`${wanted} new assignments`)).toBeVisible();
  await page.getByRole("button", { name: `Save ${wanted} assignments` }).click();
  await expect(page.getByText(`${wanted} assignments are saved.`)).toBeVisible();
}

test("an organization opens a program and thirty-nine startups apply", async ({ open, site }) => {
  const { organizer, organizerId, teams } = people;
  const query = { organizerId, draft: "true" as const };
  Object.assign(program, await call(site, editing.createProgram, { query, body: programBody() as never }, organizer));
  const page = await open("/dashboard/programs", { as: "organizer" });
  await page.getByRole("link", { name: "Edit Summer hive" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The program is published.")).toBeVisible();
  for (const [locale, name] of [
    ["en", "Summer hive"],
    ["tr", "Yaz kovanı"],
  ] as const) {
    const visitor = await open(`/program/${program.seoUrl}`, { locale });
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(name);
  }
  for (let number = 1; number < 40; number++) await apply(site, number, "send");
  // A second time is refused, and so is somebody else's startup.
  const twice = { query: { programId: program.id, companyId: teams[1]!.startupId } };
  await call(site, applying.beginApplication, twice, { token: teams[0]!.token, refused: "notFound" });
  await apply(site, 40, "draft");
});

test("an application at 23:59:58 counts, one after the grace does not", async ({ open, site }) => {
  const { applyFinish, phases } = dates();
  await site.restartAt(new Date(applyFinish.getTime() - 1_000));
  const founder = await open(`/apply-program/${program.seoUrl}`, { as: "entrepreneur" });
  await founder.getByRole("link", { name: "Open" }).click();
  await founder.waitForURL(/startup=/);
  await interactive(founder);
  await founder.getByRole("button", { name: "Send the application" }).click();
  await expect(founder.getByRole("heading", { name: /^Sent on/ })).toBeVisible();
  await founder.close();
  await site.restartLater(daysUntil(new Date(phases[0].getTime() + HOUR_MS)));
  await apply(site, 41, "send", "programClosed");
  const late = await open(`/program/${program.seoUrl}`);
  await expect(late.getByText("The application deadline for this program has passed.")).toBeVisible();
});

test("six jurors are invited; a found and a declared conflict are handled", async ({ open, site }) => {
  const { jurors, organizer } = people;
  const body = { emails: jurors.map(({ email }) => email), locale: "en" as const };
  await call(site, jury.inviteJurors, { query: { programId: program.id }, body }, organizer);
  for (const { email, token } of jurors.slice(1)) {
    const code = new URL(await linkFrom(site, email, "/jury"), site.origin).searchParams.get("code")!;
    await call(site, jury.acceptJury, { body: { code } }, { token });
  }
  // Who has an account of that address finds the invitation among what waits, without the mail.
  const invited = await open("/dashboard", { as: "jury" });
  await invited
    .getByRole("main")
    .getByRole("link", { name: /You are invited to the jury of Summer hive/ })
    .click();
  await invited.getByRole("button", { name: "Accept" }).click();
  await expect(invited.getByRole("heading", { name: "You have accepted" })).toBeVisible();
  jurors[0]!.token = await tokenOf(invited);

  const page = await open(`/dashboard/program-jury/${program.seoUrl}`, { as: "organizer" });
  await goOn(page, "Begin: Screening", async () => {}, 40);
  await assignByProposal(page, 120);
  const inConflict = await queueOf(site, jurors[1]!);
  expect(inConflict[0]!.applications.map(({ label }) => label)).not.toContain(labelOf(5));

  const juror = await open("/dashboard/reviews", { as: "jury" });
  await nextReview(juror, "Summer hive", "Review the next one").click();
  await juror.waitForURL(/review-the-program/);
  await interactive(juror);
  const label = (await juror.getByRole("heading", { level: 1 }).innerText()).replace("Application ", "");
  await juror.getByRole("button", { name: "Abstain …" }).click();
  await axe(juror);
  await juror.getByRole("button", { name: "I’m connected to this team" }).click();
  await expect(juror.getByText("Someone else will review this application.")).toBeVisible();
  const { applications } = (await queueOf(site, jurors[0]!))[0]!;
  expect(applications).toHaveLength(19);
  expect(applications.map((one) => one.label)).not.toContain(label);
  // Somebody else does.
  await page.reload();
  await page.getByRole("button", { name: "Make a proposal" }).click();
  await expect(page.getByText("One new assignment")).toBeVisible();
  await page.getByRole("button", { name: "Save one assignment" }).click();
  await expect(page.getByText("One assignment is saved.")).toBeVisible();
});

test("in the blind phase no page names a team; jurors score and abstain", async ({ open, site }) => {
  const page = await open("/dashboard/reviews", { as: "jury" });
  await nextReview(page, "Summer hive", "Review the next one").click();
  await page.waitForURL(/review-the-program/);
  await interactive(page);
  await expect(page.getByText("Blind phase.")).toBeVisible();
  await expect(page.getByRole("img", { name: "covered name" }).first()).toBeVisible();
  for (const address of [page.url(), "/dashboard/reviews", `/dashboard/reviews/${program.seoUrl}`]) {
    const { pathname } = new URL(address, site.origin);
    for (const asked of [pathname, `${pathname}.data`]) {
      const answer = await page.request.get(asked);
      expect([asked, answer.status()]).toEqual([asked, 200]);
      expect(await answer.text()).not.toMatch(TEAMS);
    }
  }
  const before = page.url();
  const scoreOf = (category: string, score: number) =>
    page.getByRole("group", { name: category }).getByRole("button", { name: new RegExp(`^${score}\\b`) });
  await page.keyboard.press("4");
  await expect(scoreOf("Team", 4)).toHaveAttribute("aria-pressed", "true");
  await scoreOf("Team", 4).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("2");
  await expect(scoreOf("Market", 2)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Saved on the server").first()).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => page.url()).not.toBe(before);
  const [queue] = await queueOf(site, people.jurors[0]!);
  let finished = queue!.applications.filter(({ state }) => state === "finished").length;
  expect(finished).toBe(1);
  for (const juror of people.jurors.keys()) finished += await reviewAll(site, juror);
  expect(finished).toBe(120);
});

test("the best ten go on to an open phase, in which jurors read who they are", async ({ open, site }) => {
  const { phases } = dates();
  const page = await open(`/dashboard/program-jury/${program.seoUrl}`, { as: "organizer" });
  await goOn(
    page,
    "Go on to this phase: Final",
    async (dialog) => {
      await dialog.getByRole("radio", { name: "Those with the best ranks" }).check();
      await dialog.getByRole("spinbutton", { name: "How many" }).fill("10");
    },
    10,
  );
  await assignByProposal(page, 20);
  await page.close();
  await site.restartLater(daysUntil(new Date(phases[1].getTime() + HOUR_MS)));
  // A week later the session of before has ended.
  const juror = await open(`/dashboard/reviews/${program.seoUrl}`, { as: "jury" });
  people.jurors[0]!.token = await tokenOf(juror);
  let finished = 0;
  for (const place of people.jurors.keys()) finished += await reviewAll(site, place);
  expect(finished).toBe(20);
  await juror.getByRole("table").getByRole("link").first().click();
  await expect(juror.getByRole("heading", { name: "The startup, as it applied" })).toBeVisible();
  await expect(juror.getByRole("main")).toContainText(TEAMS);
});

test("results are decided, letters read and published, rated as helpful", async ({ open, site }) => {
  const page = await open(`/dashboard/program-jury/${program.seoUrl}`, { as: "organizer", refusal: 409 });
  await page.getByRole("link", { name: "Decide", exact: true }).click();
  await page.getByLabel("Places").fill("8");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByRole("table").getByText("8 places end here")).toBeVisible();
  const rows = page.getByRole("table").getByRole("checkbox");
  await expect(rows).toHaveCount(10);
  const bar = page.locator("[data-save-bar]");
  const decide = async (result: "Accept" | "Decline", count: number) => {
    await expect(page.getByText(`${count} applications selected`)).toBeVisible();
    await bar.getByRole("button", { name: result }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Set the result" }).click();
    await expect(page.getByText(`${count} results are set.`)).toBeVisible();
  };
  await page.getByLabel("Phase").selectOption({ label: "Screening" });
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(rows).toHaveCount(40);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await decide("Decline", 40);
  await page.getByLabel("Phase").selectOption({ label: "Final (active)" });
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(rows).toHaveCount(10);
  for (let place = 0; place < 8; place++) await rows.nth(place).check();
  await decide("Accept", 8);

  await page.getByRole("link", { name: "Read the letters" }).click();
  await page.getByRole("button", { name: "Publish 40 results …" }).click();
  await page.getByRole("button", { name: "Publish and send" }).click();
  await expect(page.getByRole("dialog")).toContainText(`${labelOf(LACKING_AMOUNT)} Arıtaş${LACKING_AMOUNT}`);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Without a reason (1)" }).click();
  await page.getByRole("button", { name: new RegExp(`Change the letter.*Arıtaş${LACKING_AMOUNT}$`) }).click();
  await page.getByLabel("Your own reason").fill("This year the program is for teams with a first customer.");
  await page.getByRole("button", { name: "Save the letter" }).click();
  await expect(page.getByRole("link", { name: "Without a reason (0)" })).toBeVisible();
  await page.getByRole("button", { name: "Publish 40 results …" }).click();
  await page.getByRole("button", { name: "Publish and send" }).click();
  await expect(page.getByText("The results are published, and the letters are on their way.")).toBeVisible();

  const address = await linkFrom(site, "entrepreneur@kovan.example", /letter|mektup/);
  const founder = await open("/dashboard", { as: "entrepreneur" });
  await founder.goto(address);
  await expect(founder.getByRole("main")).toContainText("Arıtaş40");
  await founder.getByRole("button", { name: /^(Yes|Evet)$/ }).click();
  await expect(founder.getByText(/^(Thank you|Teşekkür ederiz)/)).toBeVisible();
  const query = { programSeoUrl: program.seoUrl };
  const { record } = await call(site, deciding.decisionTable, { query }, people.organizer);
  expect(record).toMatchObject({ letters: 40, declined: 32, withReason: 32, helped: 1, notHelped: 0 });
  // Every founder got one letter, in the language in which they applied.
  for (const { email } of people.teams.slice(0, 39)) await linkFrom(site, email, /letter|mektup/);
});

test("spreadsheet, booklet and minutes say what the database says", async ({ open, site }) => {
  const { token } = people.organizer;
  const query = { programSeoUrl: program.seoUrl };
  const page = await open(`/dashboard/program-decisions/${program.seoUrl}`, { as: "organizer" });
  await page.getByRole("link", { name: "Minutes", exact: true }).click();
  await page.getByRole("button", { name: "Write the minutes" }).first().click();
  await expect(page.getByText("The minutes are written.")).toBeVisible();
  await page.getByRole("link", { name: "Check again" }).click();
  await expect(page.getByText("Every row follows from the one before.")).toBeVisible();
  await expect(page.getByText("The rows are the scores as they are stored now.")).toBeVisible();
  const [rows] = await Promise.all([page.waitForEvent("download"), page.getByText("Rows (file)").click()]);
  await page.getByLabel("Check a file of rows").setInputFiles(await rows.path());
  await expect(page.getByText(/^The file is what was sealed: /)).toBeVisible();
  const { phases, minutes } = await call(site, papers.listMinutes, { query }, { token });
  const [screening, final] = phases as [(typeof phases)[0], (typeof phases)[0]];
  const file = async (url: string) => {
    const answer = await fetch(new URL(url, site.origin), { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const sheetOf = async (phaseId: string) => {
    const [sheet] = await readSheet(await file(addressOf(papers.applicationsExcel, { id: program.id }, { phaseId })));
    const [head, ...rows] = sheet!.data as (string | number | null)[][];
    return rows.map((row) => Object.fromEntries(head!.map((name, place) => [name, row[place]])));
  };
  const sheets = { [screening.id]: await sheetOf(screening.id), [final.id]: await sheetOf(final.id) };
  const booklet = pdfText(await file(addressOf(papers.booklet, undefined, query)));

  const database = await site.openDatabase();
  // The mean of what is left of the weights 60 and 40 where a category was abstained from.
  const { rows: storedRows } = await database.db.execute<
    Record<"phase" | "label" | "name" | "problem" | "result", string> & {
      raw: number | null;
      reviews: number;
      team: number | null;
    }
  >(sql`
    select m.phase_id phase, 'K-' || lpad(x.number::text, 3, '0') label, t.name, x.result,
      (select value #>> '{}' from program_submission u, jsonb_each(u.answers) where u.application_id = x.id and value #>> '{}' like '%warm%') problem,
      count(w.raw)::int reviews, avg(w.raw)::float raw, avg(w.team)::float team
    from program_phase_application m join program_application x on x.id = m.application_id join startup t on t.id = x.startup_id
    left join lateral (
      select r.id, sum(s.score * c.weight)::float / sum(c.weight) filter (where s.score is not null) raw, max(s.score) filter (where c.name_en = 'Team') team
      from program_assignment a join program_review r on r.assignment_id = a.id join program_score s on s.review_id = r.id
      join program_review_category c on c.id = s.category_id
      where a.phase_id = m.phase_id and a.application_id = x.id and r.finished_at is not null and not r.has_abstained group by r.id) w on true
    where x.program_id = ${program.id} group by m.phase_id, x.id, t.name`);
  const counts = await database.db.execute<{ reviews: number; digests: string[] }>(sql`
    select (select count(*)::int from program_review r join program_assignment a on a.id = r.assignment_id where a.phase_id = ${screening.id} and r.finished_at is not null) reviews,
      (select array_agg(distinct encode(digest, 'hex')) from program_minutes_row) digests`);
  await database.close();
  const stored = { rows: storedRows, ...counts.rows[0]! };
  const results: Record<string, string> = { approved: "Accepted", declined: "Not accepted" };
  for (const [phaseId, count] of [
    [screening.id, 40],
    [final.id, 10],
  ] as const) {
    const sheet = sheets[phaseId]!;
    const rows = stored.rows.filter(({ phase }) => phase === phaseId);
    expect([sheet.length, rows.length]).toEqual([count, count]);
    for (const { label, name, raw, team, reviews, problem, result } of rows) {
      const row = sheet.find((one) => one.Application === label)!;
      expect([row.Startup, row.Reviews, row.Result]).toEqual([name, reviews, results[result]]);
      expect(row["Which problem do you solve?"]).toBe(problem);
      if (raw === null) expect(row["Raw score"]).toBeNull();
      else expect(row["Raw score"]).toBeCloseTo(raw, 3);
      if (team !== null) expect(row["Team (mean)"]).toBeCloseTo(team, 3);
    }
  }
  const inFinal = stored.rows.filter(({ phase }) => phase === final.id);
  for (const { label, name, problem } of inFinal)
    for (const text of [`Application ${label}`, name, problem]) expect(booklet.text).toContain(text);
  for (const { label } of stored.rows.filter((one) => !inFinal.some((row) => row.label === one.label)))
    expect(booklet.text).not.toContain(label);
  expect(stored.reviews).toBe(120);
  expect(stored.digests).toContain(minutes[0]!.digest);
});
