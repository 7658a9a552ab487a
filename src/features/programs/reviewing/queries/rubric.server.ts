import { and, asc, eq, getTableColumns, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programReason } from "#db/tables/program-jury.server.ts";
import { program, programPhase, programReviewCategory } from "#db/tables/programs.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { ReviewCategory } from "../contract.ts";

/** A text in the reader's language, or in the other one where it has none. */
export const inLocale = (locale: Locale, en: string | null, tr: string | null): string =>
  (locale === "tr" ? (tr ?? en) : (en ?? tr)) ?? "";

/** The criteria that jurors score in a phase, in their order: its own; without any, all of its program. */
export const phaseCategories = (db: Db, phaseId: string) =>
  db
    .select(getTableColumns(programReviewCategory))
    .from(programReviewCategory)
    .innerJoin(programPhase, eq(programPhase.programId, programReviewCategory.programId))
    .where(
      and(
        eq(programPhase.id, phaseId),
        sql`(exists (select from program_phase_category m
            where m.phase_id = ${phaseId} and m.category_id = ${programReviewCategory.id})
          or not exists (select from program_phase_category m where m.phase_id = ${phaseId}))`,
      ),
    )
    .orderBy(asc(programReviewCategory.sortOrder), asc(programReviewCategory.id));

/** The same, as jurors read them. */
export async function categoriesOf(db: Db, phaseId: string, locale: Locale): Promise<ReviewCategory[]> {
  const rows = await phaseCategories(db, phaseId);
  return rows.map(({ id, weight, scaleMax, ...row }) => {
    const [first, second] = locale === "tr" ? [row.meaningsTr, row.meaningsEn] : [row.meaningsEn, row.meaningsTr];
    return {
      id,
      weight,
      scaleMax,
      name: inLocale(locale, row.nameEn, row.nameTr),
      description: inLocale(locale, row.descriptionEn, row.descriptionTr) || null,
      meanings: first.length > 0 ? first : second,
    };
  });
}

/**
 * The reasons a juror of a program may choose: those for all, those of its organization, and those that the review has already,
 * whatever became of them since.
 */
export async function reasonsOf(db: Db, programId: string, reviewId: string | null, locale: Locale) {
  const chosen = sql`(select c.reason_id from program_score s join program_score_reason c on c.score_id = s.id
    where s.review_id = ${reviewId}::uuid)`;
  const owner = sql`(select ${program.organizationId} from ${program} where ${program.id} = ${programId})`;
  const rows = await db
    .select()
    .from(programReason)
    .where(
      or(
        and(
          eq(programReason.isActive, true),
          or(isNull(programReason.organizationId), eq(programReason.organizationId, owner)),
        ),
        sql`${programReason.id} in ${chosen}`,
      ),
    )
    .orderBy(asc(programReason.sortOrder), asc(programReason.id));
  return rows.map(({ id, topic, isStrength, textEn, textTr }) => ({
    id,
    topic,
    isStrength,
    text: locale === "tr" ? textTr : textEn,
  }));
}
