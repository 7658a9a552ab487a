import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Database } from "#db/open.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { programApplication, programSubmission } from "#db/tables/program-applications.server.ts";
import { programQuestion } from "#db/tables/programs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { insertProgram } from "#testing/programs.ts";
import { demoId } from "../scripts/demo/random.ts";

export const PROGRAM = "petek-isi-programi";
export const CLOSING_PROGRAM = "kapanan-program";
export const PAST_PROGRAM = "gecmis-program";
const DAY_MS = 86_400_000;

/**
 * Two programs that are open for two days, and a startup of two co-founders: the demo's entrepreneur and its job hunter. It has
 * applied to a third program, whose deadline has passed.
 */
export async function addStartup({ db }: Database): Promise<void> {
  const applyFinish = new Date(Date.now() + 2 * DAY_MS);
  const asks = { asksLegalEntity: true, minTeamSize: 1, graceSeconds: 60 };
  const asked = await insertProgram(db, {
    changes: { seoUrl: PROGRAM, nameEn: "Warm hives", nameTr: "Sıcak kovanlar", applyFinish, ...asks },
  });
  await db
    .update(programQuestion)
    .set({ profileField: "tagline" })
    .where(eq(programQuestion.id, asked.questions.short));
  await insertProgram(db, {
    changes: {
      seoUrl: CLOSING_PROGRAM,
      nameEn: "Late hives",
      nameTr: "Geç kovanlar",
      applyFinish,
      asksPresentation: false,
    },
  });
  const id = v7();
  await db.insert(startup).values({
    id,
    seoUrl: "ari-isi",
    name: "Arı Isı",
    taglineEn: "Heat for hives",
    taglineTr: "Kovanlara ısı",
    countryId: fixedId("country/TR"),
    sectorId: typeId("sector", "energy"),
    stageId: typeId("stage", "seed"),
  });
  await refreshStartups(db, [id]);
  const access = (role: string, scope: number) => ({
    accountId: demoId(`account/${role}`),
    entityId: id,
    scopes: [scope],
  });
  await db.insert(entityAccess).values([access("entrepreneur", SCOPE.FULL_ACCESS), access("job-hunter", SCOPE.WRITE)]);
  const past = await insertProgram(db, {
    changes: { seoUrl: PAST_PROGRAM, nameEn: "Past hives", nameTr: "Geçmiş kovanlar", asksPresentation: false },
  });
  const answers = { [past.questions.short]: "Isıtıcı" };
  const sentAt = new Date(Date.now() - 3 * DAY_MS);
  const applicationId = v7();
  await db
    .insert(programApplication)
    .values({ id: applicationId, programId: past.id, startupId: id, number: 1, formId: past.formId, answers, sentAt });
  await db.insert(programSubmission).values({
    id: v7(),
    applicationId,
    number: 1,
    formId: past.formId,
    locale: "tr",
    profile: { name: "Arı Isı", tagline: null },
    answers,
  });
}
