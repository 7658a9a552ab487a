import { eq, sql } from "drizzle-orm";
import readSheet from "read-excel-file/node";
import { expect, test } from "vitest";
import { entityAccess } from "#db/tables/members.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { programReview } from "#db/tables/program-jury.server.ts";
import { programPhase } from "#db/tables/programs.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { assign, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { changeLetter, compareApplications, decisionTable, letters } from "../deciding/contract.ts";
import { previewPhase } from "../jury/contract.ts";
import { applicationsExcel } from "../papers/contract.ts";
import { receivedDetail } from "../received/contract.ts";

test.each(["afterOwn", "never"] as const)(
  "an insider reads the house as an open phase says: %s",
  async (othersScores) => {
    const { app, call, db } = await testApp();
    const program = await insertProgram(db, { applications: 3 });
    const jurors = await insertJurors(db, program, 2);
    const assignments = await assign(db, program, jurors);
    await review(db, program, assignments, [{ juror: jurors[1]!, application: 0, scores: [4, 3, 5] }]);
    await db.update(programPhase).set({ isBlind: false, othersScores });
    const insider = jurors[0]!;
    const access = { entityId: program.organizationId, scopes: [SCOPE.FULL_ACCESS] };
    await db.insert(entityAccess).values({ ...access, accountId: insider.accountId });
    const [first] = program.applications as [(typeof program.applications)[0]];
    await db.update(programReview).set({ remarkToOrganizer: "Weak.", remarkToApplicant: "Too early." });
    await db
      .update(programApplication)
      .set({ result: "declined", decidedAt: new Date() })
      .where(eq(programApplication.id, first.id));
    const applyIds = program.applications.map(({ id }) => id).join(",");
    const query = { programSeoUrl: program.seoUrl };
    /** All that the house reads of the first application. */
    const read = async () => {
      const compared = await call(compareApplications, { query: { ...query, applyIds } }, insider);
      const table = await call(decisionTable, { query: { ...query, order: "number" } }, insider);
      const received = await call(receivedDetail, { params: { id: first.id } }, insider);
      const written = await call(letters, { query }, insider);
      const preview = {
        query: { programId: program.id },
        body: { phaseId: program.phaseIds[1]!, who: "all" as const },
      };
      const moving = (await call(previewPhase, preview, insider)).data;
      const url = addressOf(applicationsExcel, { id: program.id }, {});
      const file = await app.inject({ method: "GET", url, headers: { authorization: `Bearer ${insider.token}` } });
      const sheet = JSON.stringify((await readSheet(file.rawPayload))[0]!.data);
      return JSON.stringify([
        compared.data.applications[0]!.said,
        table.data.rows[0]!.raw,
        received.data.remarks.length,
        written.data.rows.map(({ text }) => text.includes("Too early.")),
        [...moving.moving, ...moving.staying].find(({ applicationId }) => applicationId === first.id)!.score,
        ["Weak.", "Too early."].map((said) => sheet.includes(said)),
      ]);
    };
    const nothing = JSON.stringify([[], null, 0, [], null, [false, false]]);
    expect(await read()).toBe(nothing);
    const change = { body: { applyId: first.id, subject: "Result" } };
    expect(await call(changeLetter, change, insider)).toMatchObject({ status: 409, code: "reviewFirst" });

    await review(db, program, assignments, [{ juror: insider, application: 0, scores: [2, 2, 2] }]);
    if (othersScores === "never") expect(await read()).toBe(nothing);
    else expect(await read()).toContain('"Weak."');
    await db.execute(
      sql`update program_phase set starts_at = now() - interval '2 days', finishes_at = now() - interval '1 day' where id = ${program.phaseIds[0]}`,
    );
    expect(await read()).toContain('"Weak."');
  },
);
