import { eq } from "drizzle-orm";
import type { Database, Db } from "#db/open.server.ts";
import { programAssignment, programReview, programScore } from "#db/tables/program-jury.server.ts";
import { postReview } from "#features/programs/reviewing/contract.ts";
import { addressOf } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { signedIn } from "#testing/members.ts";
import { assign, insertJurors } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";

export type Selection = Awaited<ReturnType<typeof fillReviewing>>;

/** A running phase whose applications have a founder each and are reviewed by three jurors. */
export async function fillReviewing(db: Db, applicationCount: number, jurorCount: number) {
  const program = await insertProgram(db, { applications: applicationCount });
  const founders = [];
  for (const { startupId } of program.applications)
    founders.push((await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS] })).id);
  const jurors = await insertJurors(db, program, jurorCount);
  const places = (juror: number) =>
    program.applications.flatMap((_, place) =>
      [0, 1, 2].some((turn) => (place + turn) % jurorCount === juror) ? [place] : [],
    );
  await assign(db, program, jurors, { applications: places });
  return { program, founders, jurors, places };
}

/** Saves of reviews, one juror after the other; each save of a pair waits for the one before. */
export function reviewing(origin: string, { program, jurors, places }: Selection) {
  const acknowledged = new Map<string, number>();
  const under = new Set<string>();
  let failures = 0;
  const pairs = jurors.flatMap(({ id, token }, juror) =>
    places(juror).map((place) => ({
      token,
      applyId: program.applications[place]!.id,
      pair: `${id} ${program.applications[place]!.id}`,
    })),
  );
  let next = 0;
  const save = async (turn: number) => {
    let chosen = pairs[next++ % pairs.length]!;
    while (under.has(chosen.pair)) chosen = pairs[next++ % pairs.length]!;
    const { token, applyId, pair } = chosen;
    under.add(pair);
    const score = 1 + (turn % 5);
    const response = await fetch(new URL(addressOf(postReview, undefined, { applyId }), origin), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ scores: [{ categoryId: program.categoryIds[0]!, score }] }),
    });
    await response.arrayBuffer();
    if (response.status === 200) acknowledged.set(pair, score);
    // Not found: a link that blocks has arrived.
    else if (response.status !== 404) failures++;
    under.delete(pair);
  };
  /** What is stored of each pair is what was acknowledged last: reviews are set aside, never taken away. */
  const compared = async ({ db }: Database) => {
    const rows = await db
      .select({ assignment: programAssignment, score: programScore.score })
      .from(programAssignment)
      .innerJoin(programReview, eq(programReview.assignmentId, programAssignment.id))
      .innerJoin(programScore, eq(programScore.reviewId, programReview.id))
      .where(eq(programAssignment.programId, program.id));
    const stored = new Map(
      rows.map(({ assignment: { jurorId, applicationId }, score }) => [`${jurorId} ${applicationId}`, score]),
    );
    const all = [...acknowledged];
    const lost = all.filter(([pair, score]) => stored.get(pair) !== score).length;
    return { saved: all.length - lost, lost };
  };
  return { save, compared, failed: () => failures };
}
