export default {
  title: "Backups",
  lead: "Everything at one moment, including uploaded files. Each backup made here is tested: restored into a new database, which is then discarded.",
  search: "Search by file",
  columns: {
    madeAt: "Made",
    trial: "Tested",
    cause: "Made by",
    rowCount: "Rows",
    fileCount: "Files",
    missingCount: "Files missing",
    megabytes: "MB",
    build: "Version",
    name: "File",
    trialFailure: "Why it cannot be restored",
  },
  values: {
    trial: { passed: "Restored", failed: "Cannot be restored", none: "Not tested" },
    cause: { schedule: "Schedule", admin: "An admin", command: "A command" },
  },
  quick: { failed: "Cannot be restored" },
  make: "Make a backup now",
  making: "A backup is being made and tested. It appears here when it is done; reload the page.",
  daily: "Every day at {time}, into {place}. The newest {count} are kept. Copy them to another machine as well.",
  never:
    "No backup is made automatically: set BACKUP_AT to an hour and restart. Place: {place}. The newest {count} are kept.",
  empty: "No backup was made yet.",
};
