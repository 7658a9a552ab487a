import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programApplication, programLetter } from "#db/tables/program-applications.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { holdsScope } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { formatDate, formatDateTime } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import { pathTo } from "#shared/paths.ts";
import { SCOPE } from "#shared/scopes.ts";
import { siteName } from "#shared/site-name.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import { heldApplications, isMasked } from "../../jury/queries/masking.server.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import type { LetterPaper } from "../parts/letter-document.server.ts";
import { PLACE_TEXTS } from "../parts/letter-texts.server.ts";

/** A published letter as a paper, for its founders and for those who sent it. Throws `notFound` for everyone else. */
export async function letterPaper(db: Db, applyId: string, viewer: Viewer, origin: string): Promise<LetterPaper> {
  const [found] = await db
    .select({ letter: programLetter, application: programApplication, program, organization })
    .from(programApplication)
    .innerJoin(programLetter, eq(programLetter.applicationId, programApplication.id))
    .innerJoin(program, eq(program.id, programApplication.programId))
    .innerJoin(organization, eq(organization.id, program.organizationId))
    .where(and(eq(programApplication.id, applyId), isNotNull(programLetter.publishedAt)));
  if (!found) throw new AppError("notFound");
  const isFounder = holdsScope(viewer, found.application.startupId, SCOPE.READ);
  const isSender =
    holdsScope(viewer, found.organization.id, SCOPE.WRITE) &&
    !found.program.deletedAt &&
    !(await isMasked(db, found.program.id, memberOnly(viewer))) &&
    !(await heldApplications(db, found.program.id, memberOnly(viewer))).has(applyId);
  if (!isFounder && !isSender) throw new AppError("notFound");
  const { subject, text, locale } = found.letter;
  const { placeUntil } = found.application;
  const publishedAt = found.letter.publishedAt!;
  return {
    subject,
    text,
    language: locale,
    organizer: found.organization.name,
    program: inLocale(locale, found.program.nameEn, found.program.nameTr),
    sent: formatDate(publishedAt, locale),
    date: isoDay(publishedAt),
    place: placeUntil && PLACE_TEXTS[locale](formatDateTime(placeUntil, locale)),
    source: siteName(),
    url: `${origin}${pathTo("programLetter", locale, { programApplyId: applyId })}`,
  };
}
