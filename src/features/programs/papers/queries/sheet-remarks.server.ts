// Hand-written SQL: remarks and sentences of a review as one list.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";

const remarkRow = z.object({
  applicationId: z.string(),
  jurorId: z.string(),
  toOrganizer: z.array(z.string()),
  toApplicant: z.array(z.string()),
});
export type SheetRemark = z.output<typeof remarkRow>;

/** What the finished reviews of a phase say in words, to the organizer and, with the sentences of criteria, to the applicant. */
export const remarksOfPhase = (db: Db, phaseId: string): Promise<SheetRemark[]> =>
  rowsOf(
    db,
    remarkRow,
    sql`
    select w.application_id "applicationId", w.juror_id "jurorId",
      array_remove(array[r.remark_to_organizer], null) "toOrganizer",
      array_remove(array[r.remark_to_applicant], null) || array(select s.sentence from program_score s
        where s.review_id = r.id and s.sentence is not null order by s.category_id) "toApplicant"
    from program_review_state w join program_review r on r.id = w.review_id
    where w.phase_id = ${phaseId} and w.state = 'finished' order by r.finished_at, r.id`,
  );
