import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Member } from "#shared/viewer.ts";

const maskRow = z.object({ isMasked: z.boolean() });

/** True if a member reviews in a blind phase of the program: then names are hidden from them, whatever rights they have (record 76). */
export async function isMasked(db: Db, programId: string, member: Member): Promise<boolean> {
  const [row] = await rowsOf(db, maskRow, sql`select program_hides_names(${programId}, ${member.id}) "isMasked"`);
  return row!.isMasked;
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
