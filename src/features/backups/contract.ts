import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

const cause = z.enum(["schedule", "admin", "command"]);
const trial = z.enum(["passed", "failed", "none"]);

export const backupCalls = tableCalls({
  key: "backups",
  path: "/apiAdmin/Backups",
  summary: "Backups of the house that were made here, the newest first",
  columns: [
    { key: "madeAt", kind: "dateTime", sortable: true, canMove: false },
    { key: "trial", clickableFilter: "trial" },
    { key: "cause", clickableFilter: "cause" },
    { key: "rowCount", kind: "number", sortable: true },
    { key: "fileCount", kind: "number" },
    { key: "missingCount", kind: "number" },
    { key: "megabytes", kind: "number" },
    { key: "build", limitText: true },
    { key: "name", searchable: true, limitText: true, width: 320 },
    { key: "trialFailure", limitText: true, setDashIsEmpty: true, width: 320 },
  ],
  row: z.object({
    id,
    name: z.string().describe("Of the file; with its folder where somebody named it"),
    cause,
    madeAt: z.iso.datetime(),
    build: z.string().describe("Version and commit that made it"),
    rowCount: z.int(),
    fileCount: z.int(),
    missingCount: z.int().describe("Files that rows name and the store does not have"),
    megabytes: z.number(),
    trial: trial.describe("Whether it could be restored into a new database"),
    trialFailure: z.string().nullable(),
  }),
  filters: { cause, trial },
  export: { summary: "Backups as a spreadsheet, as they are shown" },
  get: { summary: "One backup" },
});

export const getBackupPlan = endpoint({
  method: "GET",
  path: "/apiAdmin/Backups/Plan",
  summary: "Where backups lie, when they are made, and whether one is being made",
  access: "admin",
  answer: z.object({
    place: z.string(),
    hour: z.int().nullable().describe("Of the day, by the clock of the house; null: none is made by itself"),
    count: z.int().describe("How many stay"),
    isMaking: z.boolean(),
  }),
});

export const startBackup = endpoint({
  method: "POST",
  path: "/apiAdmin/Backups/Make",
  summary: "Make a backup now, in the background, and try it; while one waits, again is no error",
  access: "admin",
  answer: z.object({ isMaking: z.literal(true) }),
});
