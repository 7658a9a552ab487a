import { createHash } from "node:crypto";
import { v7 } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { typeId } from "#shared/type-id.ts";
import { testDatabase } from "#testing/database.ts";

/** A published program with an application of a startup, a juror and a phase in which it is reviewed. */
async function appliedProgram() {
  const { pool, close } = await testDatabase();
  onTestFinished(close);
  const names = ["organization", "startup", "program", "form", "question", "application", "submission", "juror"];
  const id = Object.fromEntries([...names, "phase", "category", "assignment", "review"].map((name) => [name, v7()]));
  const run = (statement: string, ...values: unknown[]) => pool.query(statement, values);
  /** The constraint that refuses it, as commands meet it: in a transaction. */
  const refused = async (statement: string, ...values: unknown[]) => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query(statement, values);
      await client.query("commit");
      return "done";
    } catch (error) {
      await client.query("rollback");
      return (error as { constraint?: string }).constraint ?? String(error);
    } finally {
      client.release();
    }
  };
  await run(
    "insert into organization (id, type_id, seo_url, name) values ($1, $2, 'kurum', 'Kurum')",
    id.organization,
    typeId("organizerType", "ngo"),
  );
  await run("insert into startup (id, seo_url, name) values ($1, 'petek', 'Petek')", id.startup);
  await run(
    "insert into program (id, organization_id, seo_url, program_type_id, name_en) values ($1, $2, 'camp', $3, 'Camp')",
    id.program,
    id.organization,
    typeId("programType", "bootcamp"),
  );
  await run("insert into program_form (id, program_id, number) values ($1, $2, 1)", id.form, id.program);
  const question =
    "insert into program_question (id, form_id, key, kind, text_en, options_en, options_tr) values ($1, $2, $3, $4, 'Why?', $5, $6)";
  await run(question, id.question, id.form, v7(), "short", [], []);
  const category = "insert into program_review_category (id, program_id, name_en, weight) values ($1, $2, 'Team', $3)";
  await run(category, id.category, id.program, 100);
  const phase =
    "insert into program_phase (id, program_id, name_en, starts_at, finishes_at, is_active) values ($1, $2, 'Jury', $3, $4, $5)";
  await run(phase, id.phase, id.program, "2026-12-01T00:00Z", "2026-12-10T00:00Z", true);
  const application =
    "insert into program_application (id, program_id, startup_id, number, form_id, sent_at) values ($1, $2, $3, $4, $5, now())";
  await run(application, id.application, id.program, id.startup, 1, id.form);
  await run(
    "insert into program_submission (id, application_id, number, form_id, answers, profile, locale) values ($1, $2, 1, $3, '{}', '{}', 'tr')",
    id.submission,
    id.application,
    id.form,
  );
  await run(
    "insert into program_phase_application (phase_id, application_id, program_id) values ($1, $2, $3)",
    id.phase,
    id.application,
    id.program,
  );
  await run("insert into program_juror (id, program_id, email) values ($1, $2, 'a@b.example')", id.juror, id.program);
  const assignment =
    "insert into program_assignment (id, program_id, phase_id, application_id, juror_id) values ($1, $2, $3, $4, $5)";
  await run(assignment, id.assignment, id.program, id.phase, id.application, id.juror);
  await run(
    "insert into program_review (id, assignment_id, submission_id) values ($1, $2, $3)",
    id.review,
    id.assignment,
    id.submission,
  );
  return { id, run, refused, statements: { question, category, phase, application, assignment } };
}

test("the database refuses programs with invalid weights, phases or forms", async () => {
  const { id, refused, statements } = await appliedProgram();
  for (const weight of [1, -1, 0, 101])
    expect(await refused(statements.category, v7(), id.program, weight), String(weight)).not.toBe("done");
  expect(await refused("update program_review_category set weight = 99 where id = $1", id.category)).toBe(
    "program_weights",
  );
  const phase = (from: string, to: string, isActive = false) =>
    refused(statements.phase, v7(), id.program, from, to, isActive);
  expect(await phase("2026-12-20T00:00Z", "2026-12-19T00:00Z")).toMatch(/check/);
  expect(await phase("2026-12-09T23:59Z", "2026-12-12T00:00Z")).toBe("program_phase_overlap");
  expect(await phase("2026-12-10T00:00Z", "2026-12-12T00:00Z", true)).toBe("program_phase_active");
  expect(await phase("2026-12-10T00:00Z", "2026-12-12T00:00Z")).toBe("done");
  // Somebody applied by this form.
  expect(await refused(statements.question, v7(), id.form, v7(), "short", [], [])).toBe("program_form_frozen");
  expect(await refused("update program_question set text_en = 'How?' where id = $1", id.question)).toBe(
    "program_form_frozen",
  );
  expect(await refused("delete from program_question where id = $1", id.question)).toBe("program_form_frozen");
  const next = v7();
  expect(await refused("insert into program_form (id, program_id, number) values ($1, $2, 2)", next, id.program)).toBe(
    "done",
  );
  const asked = (kind: string, en: string[], tr: string[]) =>
    refused(statements.question, v7(), next, v7(), kind, en, tr);
  expect(await asked("choice", ["Yes", "No"], ["Evet", "Hayır"])).toBe("done");
  for (const [kind, en, tr] of [
    ["choice", [], []],
    ["choice", ["Yes"], ["Evet", "Hayır"]],
    ["long", ["Yes"], []],
    ["essay", [], []],
  ] as const)
    expect(await asked(kind, [...en], [...tr]), kind).toMatch(/check/);
});

test("the database refuses double applications and invalid reviews", async () => {
  const { id, run, refused, statements } = await appliedProgram();
  expect(await refused(statements.application, v7(), id.program, id.startup, 2, id.form)).toBe(
    "program_application_once",
  );
  await run("update program_application set withdrawn_at = now() where id = $1", id.application);
  const again = v7();
  expect(await refused(statements.application, again, id.program, id.startup, 2, id.form)).toBe("done");
  expect(await refused(`update program_submission set answers = '{"a": 1}' where id = $1`, id.submission)).toBe(
    "never_changes",
  );
  expect(await refused("update program_submission set sent_by = null where id = $1", id.submission)).toBe("done");

  const score = (value: number | string | null, abstained = false) =>
    refused(
      "insert into program_score (id, review_id, category_id, scale_max, score, has_abstained) values ($1, $2, $3, 5, $4, $5)",
      v7(),
      id.review,
      id.category,
      value,
      abstained,
    );
  for (const value of [0, 6, -1, "NaN", "2.5"]) expect(await score(value), String(value)).not.toBe("done");
  expect(await score(null)).toMatch(/check/);
  expect(await score(0, true)).toMatch(/check/);
  expect(await score(5)).toBe("done");
  expect(await refused("delete from program_review_category where id = $1", id.category)).toMatch(/program_score/);
  expect(await refused("update program_review_category set scale_max = 4 where id = $1", id.category)).toMatch(
    /program_score/,
  );

  await run(
    "insert into program_phase_application (phase_id, application_id, program_id) values ($1, $2, $3)",
    id.phase,
    again,
    id.program,
  );
  await run(
    "insert into program_conflict (id, program_id, juror_id, application_id, kind) values ($1, $2, $3, $4, 'declared')",
    v7(),
    id.program,
    id.juror,
    again,
  );
  expect(await refused(statements.assignment, v7(), id.program, id.phase, again, id.juror)).toBe("program_conflict");
});

test("a row of minutes needs the previous digest and never changes", async () => {
  const { id, run, refused } = await appliedProgram();
  const minutes = v7();
  await run("insert into program_minutes (id, phase_id, number) values ($1, $2, 1)", minutes, id.phase);
  const digestOf = (content: string, previous = Buffer.alloc(0)) =>
    createHash("sha256").update(previous).update(content).digest();
  const row = (number: number, content: string, previous: Buffer | null, digest: Buffer) =>
    refused(
      "insert into program_minutes_row (minutes_id, number, content, previous, digest) values ($1, $2, $3, $4, $5)",
      minutes,
      number,
      content,
      previous,
      digest,
    );
  const first = digestOf("ışık 5");
  expect(await row(1, "ışık 4", null, first)).toMatch(/check/);
  expect(await row(1, "ışık 5", null, first)).toBe("done");
  expect(await row(2, "b", null, digestOf("b"))).toMatch(/check/);
  expect(await row(2, "b", digestOf("x"), digestOf("b", digestOf("x")))).toMatch(/fkey/);
  expect(await row(2, "b", first, digestOf("b", first))).toBe("done");
  expect(await refused("update program_minutes_row set content = 'c' where number = 1")).toBe("never_changes");
});
