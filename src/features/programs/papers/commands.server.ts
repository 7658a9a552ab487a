import { desc, eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { programMinutes, programMinutesRow } from "#db/tables/program-jury.server.ts";
import { programPhase } from "#db/tables/programs.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { decidedProgram } from "../deciding/queries/program.server.ts";
import { withCurrentLetter } from "../reviewing/rules.ts";
import { chained, differences } from "./parts/chain.ts";
import { factsIn } from "./parts/minutes-rows.ts";
import { isOver, type Ranker, rowsIn, sealedContentsOf } from "./queries/minutes.server.ts";
import { paperRowsOf } from "./queries/minutes-names.server.ts";

/** Rows of one statement: each has five parameters, and a statement takes 65,535. */
const AT_ONCE = 5_000;

/** Writes the minutes of a phase that has ended. Again is another number: nothing that was written goes away. */
export async function sealMinutes(tx: Db, member: Member, { phaseId, rank }: { phaseId: string; rank: Ranker }) {
  const [phase] = await tx.select().from(programPhase).where(eq(programPhase.id, phaseId)).for("no key update");
  if (!phase) return refuse("notFound");
  const { program } = await decidedProgram(tx, { id: phase.programId }, member);
  if (!isOver(phase, program)) return refuse("phaseRunning");
  const [last] = await tx
    .select()
    .from(programMinutes)
    .where(eq(programMinutes.phaseId, phaseId))
    .orderBy(desc(programMinutes.number))
    .limit(1);
  const facts = await sealedContentsOf(tx, phaseId, { viewer: member, rank });
  const before = last ? (await rowsIn(tx, last.id)).map(({ content }) => withCurrentLetter(content)) : [];
  if (last && differences(factsIn(before), facts) === 0) return refuse("minutesUnchanged");
  const { paper, named } = await paperRowsOf(tx, phaseId, member);
  const contents = [...facts, ...[paper, ...named].map((row) => JSON.stringify(row))];
  const id = v7();
  await tx.insert(programMinutes).values({ id, phaseId, number: (last?.number ?? 0) + 1, sealedBy: member.id });
  const rows = (await chained(contents)).map((row) => ({ minutesId: id, ...row }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.insert(programMinutesRow).values(rows.slice(from, from + AT_ONCE));
  await writeAudit(tx, {
    accountId: member.id,
    action: "program.minutesSealed",
    entity: "program",
    entityId: phase.programId,
    detail: { minutesId: id, rows: rows.length },
  });
  return { ok: true as const, id };
}
