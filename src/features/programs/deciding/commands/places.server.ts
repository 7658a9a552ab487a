import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { reachablePeople } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { holdsScope } from "#shared/access.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import type { Member } from "#shared/viewer.ts";
import { isMasked } from "../../jury/queries/masking.server.ts";
import { labelOf } from "../../received/rules.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import { placeAnsweredMail, placeReminderMail } from "../parts/mails.server.ts";
import { placeOf } from "../queries/places.server.ts";

/** An application with its program and startup, locked. */
async function applicationToAnswer(tx: Db, applyId: string) {
  const [found] = await tx
    .select({ application: programApplication, program, startup, organizer: organization })
    .from(programApplication)
    .innerJoin(program, eq(program.id, programApplication.programId))
    .innerJoin(organization, eq(organization.id, program.organizationId))
    .innerJoin(startup, eq(startup.id, programApplication.startupId))
    .where(eq(programApplication.id, applyId))
    .for("no key update", { of: programApplication });
  return found;
}

/** A startup takes the place that it was offered, until the day that was named, or gives it up, which is final. */
export async function answerPlace(tx: Db, member: Member, { applyId, isTaken }: { applyId: string; isTaken: boolean }) {
  const found = await applicationToAnswer(tx, applyId);
  if (!found?.application.publishedAt || !holdsScope(member, found.startup.id, SCOPE.READ)) return refuse("notFound");
  if (!holdsScope(member, found.startup.id, SCOPE.WRITE)) return refuse("forbidden");
  const place = placeOf(found.application);
  const isOpen = place === "asked" || (place === "taken" && !isTaken);
  if (!isOpen) return refuse("placeClosed");
  await tx
    .update(programApplication)
    .set({ placeTaken: isTaken, placeAnsweredAt: new Date(), placeAnsweredBy: member.id })
    .where(eq(programApplication.id, applyId));
  await writeAudit(tx, {
    accountId: member.id,
    action: isTaken ? "program.placeTaken" : "program.placeGivenUp",
    entity: "program",
    entityId: found.program.id,
    detail: { name: found.startup.name },
  });
  const { id: programId } = found.program;
  const readers = await reachablePeople(tx, found.organizer.id, [SCOPE.FULL_ACCESS, SCOPE.WRITE]);
  for (const { id: readerId, email, name, locale } of readers) {
    const isHidden = await isMasked(tx, programId, { id: readerId });
    await queueMail(tx, {
      to: { email, name },
      locale,
      kind: placeAnsweredMail,
      data: {
        startup: isHidden ? labelOf(found.application.number) : found.startup.name,
        program: inLocale(locale, found.program.nameEn, found.program.nameTr),
        programSeoUrl: found.program.seoUrl,
        isTaken,
      },
    });
  }
  return { ok: true as const };
}

/** Reminds the people of an accepted startup of the day until which they answer, once. */
export async function remindPlace(tx: Db, applyId: string): Promise<void> {
  const found = await applicationToAnswer(tx, applyId);
  if (!found || placeOf(found.application) !== "asked" || found.application.placeRemindedAt) return;
  await tx
    .update(programApplication)
    .set({ placeRemindedAt: new Date() })
    .where(and(eq(programApplication.id, applyId), isNull(programApplication.placeRemindedAt)));
  for (const { email, name, locale } of await reachablePeople(tx, found.startup.id, [SCOPE.FULL_ACCESS, SCOPE.WRITE]))
    await queueMail(tx, {
      to: { email, name },
      locale,
      kind: placeReminderMail,
      data: {
        applyId,
        startup: found.startup.name,
        program: inLocale(locale, found.program.nameEn, found.program.nameTr),
        until: found.application.placeUntil!.toISOString(),
      },
    });
}
