import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { entityAccess, startupJoinWish } from "#db/tables/members.server.ts";
import { organization, organizationMember } from "#db/tables/organizations.server.ts";
import { programSubmission } from "#db/tables/program-applications.server.ts";
import { programAnswerReview, programAssignment, programReview } from "#db/tables/program-jury.server.ts";
import { startupAffiliation, startupMember } from "#db/tables/startups.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testDatabase } from "#testing/database.ts";
import { signedIn } from "#testing/members.ts";
import { assign, conflict, insertJurors } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";

/** A program of ten applications, each with a founder, and one juror who has to do with none of them. */
async function world(db: Db) {
  const program = await insertProgram(db, { applications: 10 });
  const founders: string[] = [];
  for (const { startupId } of program.applications)
    founders.push((await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS] })).id);
  const [juror] = await insertJurors(db, program, 1);
  return { program, founders, juror: juror! };
}

const found = async (db: Db, programId: string) => {
  const { rows } = await db.execute<{ number: number; kind: string }>(sql`
    select a.number, c.kind || case when c.is_certain then '' else ' suspected, by ' || coalesce(c.said_by, 'both') end kind
    from program_links_of(${programId}, null, null) c
    join program_application a on a.id = c.application_id order by a.number, c.kind`);
  return rows.map(({ number, kind }) => `${number} ${kind}`);
};

test("every kind of conflict is found by its own fact and nothing else is", async () => {
  const { db, close } = await testDatabase();
  const { program, founders, juror } = await world(db);
  expect(await found(db, program.id)).toEqual([]);
  const startupOf = (number: number) => program.applications[number - 1]!.startupId;
  const founderOf = (number: number) => founders[number - 1]!;
  const access = (accountId: string, entityId: string) =>
    db.insert(entityAccess).values({ accountId, entityId, scopes: [SCOPE.READ] });
  const house = async () => {
    const id = v7();
    const named = { typeId: typeId("organizerType", "ngo"), name: "Oğul", seoUrl: id };
    await db.insert(organization).values({ id, ...named });
    return id;
  };

  await db.insert(startupMember).values([
    { startupId: startupOf(1), kind: "team", name: "A", accountId: juror.accountId },
    { startupId: startupOf(2), kind: "mentor", name: "A", accountId: juror.accountId },
  ]);
  // Investors: the juror in one round, an organization of theirs in another.
  const fund = await house();
  await db
    .insert(organizationMember)
    .values({ organizationId: fund, kind: "team", name: "A", accountId: juror.accountId });
  const rounds = [v7(), v7()];
  await db.insert(funding).values(rounds.map((id, place) => ({ id, startupId: startupOf(3 + place) })));
  await db.insert(fundingInvestor).values([
    { fundingId: rounds[0]!, name: "A", accountId: juror.accountId },
    { fundingId: rounds[1]!, name: "B", organizationId: fund },
  ]);
  const shared = await house();
  for (const one of [juror.accountId, founderOf(5)]) await access(one, shared);
  // Rights on the platform are no organization.
  for (const one of [juror.accountId, founderOf(10)]) await access(one, PLATFORM_ENTITY.premium);
  const invitation = (senderId: string, email: string, accountId: string | null) =>
    db.execute(sql`insert into invitation (id, code_hash, entity_type, entity_id, sender_id, email, account_id, scopes, expires_at)
      values (${v7()}, ${randomBytes(32)}, 'startup', ${startupOf(6)}, ${senderId}, ${email}, ${accountId}, '{1}', now())`);
  await invitation(founderOf(6), "juror@elsewhere.test", juror.accountId);
  const { rows: founder } = await db.execute<{ email: string }>(
    sql`select email from account where id = ${founderOf(7)}`,
  );
  await invitation(juror.accountId, founder[0]!.email, null);
  // Both stood for one startup that applied before; it is deleted meanwhile, and neither is its team any more.
  const [before] = (await insertProgram(db, { applications: 1 })).applications;
  await db.execute(sql`update program_application set created_by = ${juror.accountId} where id = ${before!.id}`);
  await db.execute(sql`update program_submission set sent_by = ${founderOf(8)} where application_id = ${before!.id}`);
  const conversation = async (one: string, other: string, isEmpty: boolean) => {
    const id = v7();
    const [low, high] = [one, other].sort();
    await db.execute(sql`insert into conversation (id, low_id, high_id) values (${id}, ${low}, ${high})`);
    if (!isEmpty)
      await db.execute(
        sql`insert into message (id, conversation_id, sender_id, text) values (${v7()}, ${id}, ${one}, 'Merhaba')`,
      );
  };
  await conversation(juror.accountId, founderOf(9), false);
  await conversation(founderOf(10), juror.accountId, true);

  const expected = ["1 team", "2 mentor", "3 investor", "4 investor", "5 organization"];
  // Both studied in one department at a time; another founder came after the juror had left.
  const school = (await db.execute<{ id: string }>(sql`select id from university limit 1`)).rows[0]!.id;
  const department = typeId("department", "mathematics");
  const studies = (accountId: string, from: string, to: string) =>
    db.execute(sql`insert into profile_education (id, account_id, school_id, department_id, start_date, end_date)
      values (${v7()}, ${accountId}, ${school}, ${department}, ${from}, ${to})`);
  await studies(juror.accountId, "2010-09-01", "2014-06-30");
  await studies(founderOf(10), "2012-09-01", "2016-06-30");
  await studies(founderOf(1), "2014-09-01", "2018-06-30");

  expect(await found(db, program.id)).toEqual([
    ...expected,
    "6 invitation suspected, by applicant",
    "7 invitation suspected, by juror",
    "8 appliedTogether",
    "9 message suspected, by juror",
    "10 department suspected, by both",
  ]);
  // The database has written each when it arose.
  const { rows: written } = await db.execute<{ kinds: string }>(sql`
    select string_agg(a.number || ' ' || c.kind, ', ' order by a.number) kinds from program_conflict c
    join program_application a on a.id = c.application_id`);
  expect(written[0]!.kinds).toBe(
    "1 team, 2 mentor, 3 investor, 4 investor, 5 organization, 6 invitation, 7 invitation, 8 appliedTogether, 9 message, 10 department",
  );
  // Of a juror who was removed nothing is looked for.
  await db.execute(sql`update program_juror set removed_at = now()`);
  expect(await found(db, program.id)).toEqual([]);
  await close();
});

test("a conflict found on sending ends the assignment and forbids another", async () => {
  const { db, close } = await testDatabase();
  const { program, founders, juror } = await world(db);
  await assign(db, program, [juror], { applications: () => [0, 1] });
  const [first] = program.applications;
  await db.execute(sql`alter table startup_member disable trigger program_link_arises`);
  await db
    .insert(startupMember)
    .values({ startupId: first!.startupId, kind: "team", name: "A", accountId: juror.accountId });
  const assigned = async () => (await db.select().from(programAssignment)).map(({ applicationId }) => applicationId);
  expect((await assigned()).length).toBe(2);
  await db.insert(programSubmission).values({
    applicationId: first!.id,
    number: 2,
    formId: program.formId,
    answers: {},
    profile: {},
    locale: "tr",
    sentBy: founders[0]!,
  });
  expect(await assigned()).toEqual([program.applications[1]!.id]);
  await expect(db.transaction((tx) => assign(tx, program, [juror], { applications: () => [0] }))).rejects.toMatchObject(
    { cause: { constraint: "program_conflict" } },
  );
  // Sent again: it is there already.
  await db.execute(sql`select program_find_conflicts(${program.id}, null, null)`);
  const { rows } = await db.execute<{ kind: string }>(sql`select kind from program_conflict`);
  expect(rows).toEqual([{ kind: "team" }]);
  await close();
});

test("a begun review outlives a conflict of application or answer", async () => {
  const { db, close } = await testDatabase();
  const { program, juror } = await world(db);
  const ids = await assign(db, program, [juror], { applications: () => [0, 1, 2] });
  const [first, second] = program.applications;
  const idOf = (application: string) => ids.get(`${juror.id} ${application}`)!;
  await db.insert(programReview).values({ assignmentId: idOf(first!.id), submissionId: first!.submissionId });
  await db
    .insert(programAnswerReview)
    .values({ assignmentId: idOf(second!.id), questionId: program.questions.long, score: 3 });
  for (const place of [0, 1, 2]) await conflict(db, program, juror, place);
  const left = await db.select().from(programAssignment);
  expect(left.map(({ id }) => id).sort()).toEqual([idOf(first!.id), idOf(second!.id)].sort());
  await close();
});

test("houses that host a startup and a juror who asks to join it are found", async () => {
  const { db, close } = await testDatabase();
  const { program, juror } = await world(db);
  const house = v7();
  const named = { typeId: typeId("organizerType", "ngo"), name: "Oğul", seoUrl: house };
  await db.insert(organization).values({ id: house, ...named });
  await db.insert(entityAccess).values({ accountId: juror.accountId, entityId: house, scopes: [SCOPE.READ] });
  const hosted = (number: number, signature: "said" | "confirmed" | "refused", saidBy: "startup" | "organization") => ({
    startupId: program.applications[number - 1]!.startupId,
    kind: "incubationCenter" as const,
    organizationId: house,
    name: "Oğul",
    signature,
    saidBy,
  });
  await db
    .insert(startupAffiliation)
    .values([
      hosted(1, "confirmed", "startup"),
      hosted(2, "said", "startup"),
      hosted(3, "said", "organization"),
      hosted(4, "refused", "startup"),
    ]);
  await db
    .insert(startupJoinWish)
    .values({ accountId: juror.accountId, startupId: program.applications[4]!.startupId });
  const expected = [
    "1 organization",
    "2 organization suspected, by applicant",
    "3 organization suspected, by juror",
    "5 invitation suspected, by juror",
  ];
  expect(await found(db, program.id)).toEqual(expected);
  const { rows } = await db.execute<{ number: number }>(sql`
    select a.number from program_conflict c join program_application a on a.id = c.application_id order by a.number`);
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 5]);
  await close();
});
