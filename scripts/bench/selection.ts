import { eq } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { session } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { decisionTable } from "#features/programs/deciding/contract.ts";
import { hashOfToken } from "#server/session.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { assign, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import type { Workload } from "./workloads.ts";

export const SELECTION = { applications: 1_000, reviews: 5, jurors: 50 };

/** A program of the member's organization with 1,000 applications, each reviewed by five of fifty jurors. */
export async function fillSelection({ db, pool }: Database, token: string): Promise<{ seoUrl: string }> {
  const { applications, reviews, jurors: count } = SELECTION;
  const program = await insertProgram(db, { applications });
  const [member] = await db
    .select()
    .from(session)
    .where(eq(session.tokenHash, hashOfToken(token)));
  await db
    .insert(entityAccess)
    .values({ accountId: member!.accountId, entityId: program.organizationId, scopes: [SCOPE.WRITE] });
  const jurors = await insertJurors(db, program, count);
  const jurorsOf = (application: number) =>
    Array.from({ length: reviews }, (_, turn) => (application + turn * 7) % count);
  const all = program.applications.flatMap((_, application) =>
    jurorsOf(application).map((juror) => ({ application, juror })),
  );
  const assignments = await assign(db, program, jurors, {
    applications: (juror) => all.filter((item) => item.juror === juror).map(({ application }) => application),
  });
  await review(
    db,
    program,
    assignments,
    all.map(({ application, juror }) => ({
      juror: jurors[juror]!,
      application,
      scores: [1 + ((application * 37 + juror) % 5), 1 + ((application + juror * 3) % 5), 1 + ((application >> 3) % 5)],
    })),
  );
  await pool.query("vacuum analyze");
  return program;
}

/** Each turn draws the line elsewhere, so that nothing of the one before can be taken again. */
export const decidingTable = ({ seoUrl }: { seoUrl: string }): Workload => ({
  name: `deciding table, ${SELECTION.applications} × ${SELECTION.reviews} reviews`,
  target: { p95: 300 },
  request: (turn) => ({
    method: "GET",
    url: addressOf(decisionTable, undefined, {
      programSeoUrl: seoUrl,
      places: 10 + (turn % 500),
      currentPage: 1 + (turn % 20),
    }),
  }),
});
