import { v7 } from "uuid";
import type { Database } from "#db/open.server.ts";
import { job, jobApplication } from "#db/tables/jobs.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { bringInLine } from "#features/jobs/applications/commands.server.ts";
import { statusId } from "#features/jobs/applications/rules.ts";
import { refreshJobs } from "#features/jobs/commands.server.ts";
import { refreshStartups } from "#features/startups/commands.server.ts";
import type { DemoRole } from "#shared/demo-accounts.ts";
import { lastDayOf } from "#shared/last-day.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { demoId } from "../scripts/demo/random.ts";

export const SILENT_JOB = "candle-dipper";
const DAY_MS = 86_400_000;
const APPLICANTS: readonly DemoRole[] = ["member", "job-hunter", "employee", "jury", "premium"];

/**
 * A startup of the demo's business member with two jobs. Five people applied to the newer one 22 days ago: four were answered after
 * six days, the fifth still waits. Answers the id of the application that waits.
 */
export async function addSilentJob({ db }: Database): Promise<string> {
  const startupId = v7();
  await db.insert(startup).values({
    id: startupId,
    seoUrl: "balmumu-evi",
    name: "Balmumu Evi",
    countryId: fixedId("country/TR"),
    sectorId: typeId("sector", "energy"),
  });
  await refreshStartups(db, [startupId]);
  await db
    .insert(entityAccess)
    .values({ accountId: demoId("account/business"), entityId: startupId, scopes: [SCOPE.FULL_ACCESS] });
  const now = Date.now();
  const dayIn = (days: number) => lastDayOf(new Date(now + days * DAY_MS));
  const jobOf = (seoUrl: string, title: string, publishedDaysAgo: number) => ({
    id: v7(),
    startupId,
    seoUrl,
    titleEn: title,
    titleTr: title,
    descriptionEn: "You dip candles.",
    descriptionTr: "Mum dökeceksiniz.",
    jobRoleId: typeId("jobRole", "other"),
    payPlanId: typeId("payPlan", "monthly"),
    wageCurrencyId: fixedId("currency/TRY"),
    countryId: fixedId("country/TR"),
    publicationDate: dayIn(-publishedDaysAgo),
    expirationDate: dayIn(30),
  });
  const older = jobOf("older-candle-dipper", "Older candle dipper", 26);
  const newer = jobOf(SILENT_JOB, "Candle dipper", 25);
  await db.insert(job).values([older, newer]);
  await refreshJobs(db, [older.id, newer.id]);
  const applications = APPLICANTS.map((role, index) => {
    const isAnswered = index < 4;
    return {
      id: v7(),
      jobId: newer.id,
      accountId: demoId(`account/${role}`),
      statusId: statusId(isAnswered ? "declined" : "received"),
      phone: "+90 5321234567",
      linkedin: "https://www.linkedin.com/in/demo",
      createdAt: new Date(now - 22 * DAY_MS),
      answeredAt: isAnswered ? new Date(now - 16 * DAY_MS) : null,
    };
  });
  await db.insert(jobApplication).values(applications);
  await db.transaction((tx) => bringInLine(tx));
  return applications.at(-1)!.id;
}
