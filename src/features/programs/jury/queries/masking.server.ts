import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Member } from "#shared/viewer.ts";

const maskRow = z.object({ isMasked: z.boolean() });

/** True if a member reviews in a blind phase of the program: then names are hidden from them, whatever rights they have (record 76). */
export async function isMasked(db: Db, programId: string, member: Pick<Member, "id">): Promise<boolean> {
  const [row] = await rowsOf(db, maskRow, sql`select program_hides_names(${programId}, ${member.id}) "isMasked"`);
  return row!.isMasked;
}

const heldRow = z.object({ id: z.string() });

/**
 * SQL of the applications of a program that an account neither decides on nor assigns, and whose reviews it does not read: as a juror it
 * has a conflict that blocks, or, while the program is not decided, it stands for the application or belongs to its startup. `programId`
 * may be a column of an outer `p`: nothing in here is called so.
 */
export const conflictedIds = (programId: SQL, accountId: SQL): SQL => sql`
    select c.application_id id from program_juror j join program_conflict c on c.juror_id = j.id and c.blocks
    where j.program_id = ${programId} and j.account_id = ${accountId}
    union select a.id from program undecided join program_application a on a.program_id = undecided.id
    where undecided.id = ${programId} and undecided.decided_at is null and (a.created_by = ${accountId}
      or a.startup_id in (select e.entity_id from entity_access e where e.account_id = ${accountId}
        union all select m.startup_id from startup_member m where m.account_id = ${accountId})
      or exists (select from program_submission s where s.application_id = a.id and s.sent_by = ${accountId}))`;

/** The applications of a program with which a member has a conflict. */
export async function conflictedApplications(
  db: Db,
  programId: string,
  member: Pick<Member, "id">,
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(db, heldRow, conflictedIds(sql`${programId}::uuid`, sql`${member.id}::uuid`));
  return new Set(rows.map(({ id }) => id));
}

/**
 * The applications of a program whose reviews, remarks and discussion a member does not read on the pages of the house: while a phase
 * runs or is to come, those that they review in it and have not finished, or any that they review where it never shows scores of
 * others; and, until the program is decided, those in conflict.
 */
export async function heldApplications(db: Db, programId: string, member: Member): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    db,
    heldRow,
    sql`
    select g.application_id id from program p
    join program_juror j on j.program_id = p.id and j.account_id = ${member.id}
    join program_assignment g on g.juror_id = j.id
    join program_phase h on h.id = g.phase_id and h.finishes_at > now()
    left join program_review r on r.assignment_id = g.id
    where p.id = ${programId} and p.decided_at is null
      and (h.others_scores = 'never' or h.others_scores = 'afterOwn' and r.finished_at is null)`,
  );
  const [decided] = await rowsOf(
    db,
    z.object({ isDecided: z.boolean() }),
    sql`select decided_at is not null "isDecided" from program where id = ${programId}`,
  );
  if (decided?.isDecided) return new Set();
  return new Set([...rows.map(({ id }) => id), ...(await conflictedApplications(db, programId, member))]);
}

/** SQL of the label of an application, "K-031", by its number. */
const labelSql = (number: SQL) => sql`'K-' || lpad(${number}::text, greatest(3, length(${number}::text)), '0')`;

/** SQL of a startup's name as a reader sees it: the label of the application where names are hidden from them. */
export const nameOrLabel = (name: SQL, number: SQL, isHidden: boolean | SQL): SQL =>
  typeof isHidden === "boolean"
    ? isHidden
      ? labelSql(number)
      : name
    : sql`case when ${isHidden} then ${labelSql(number)} else ${name} end`;
