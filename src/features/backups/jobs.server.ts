import { backupPlace } from "#server/backup/place.server.ts";
import { GiveUp, type JobWork, scheduled, type Work, workOn } from "#server/jobs/job.server.ts";
import { noteBackup, removeOld } from "./commands.server.ts";
import { makeNow } from "./parts/job-kinds.server.ts";
import { isBackupDue } from "./queries.server.ts";

/** Makes backups when an admin asks, and every day at the hour of the settings; one that was missed is made an hour later. */
export const backupJobs: JobWork[] = [
  workOn(makeNow, (work) => makeBackup(work, "admin")),
  scheduled("backups.daily", "hourly", async (work) => {
    const { backupHour } = work.settings;
    if (backupHour !== undefined && (await isBackupDue(work.db, backupHour))) await makeBackup(work, "schedule");
  }),
];

async function makeBackup(
  { db, settings, services, signal }: Work<unknown>,
  cause: "admin" | "schedule",
): Promise<void> {
  if (!services.makeBackup) throw new GiveUp("this process makes no backups");
  const made = await services.makeBackup(signal);
  await noteBackup(db, cause, made);
  const place = backupPlace(settings);
  await removeOld(db, settings.backupCount, place.remove);
  if (made.trialFailure !== null) throw new GiveUp(`the backup cannot be restored: ${made.trialFailure}`);
}
