import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

export const reportDownloadCalls = tableCalls({
  key: "report-downloads",
  path: "/apiCommon/Management/ReportDownloadersList",
  management: "ReportDownloadersList",
  summary: "Who has taken which report of a package, the newest first; once a month for each person and report",
  columns: [
    { key: "createdAt", kind: "dateTime", sortable: true, canMove: false, width: 170 },
    { key: "person", sortable: true, searchable: true, width: 220 },
    { key: "email", searchable: true, width: 240 },
    { key: "report", sortable: true, searchable: true, width: 300 },
    { key: "package", setDashIsEmpty: true, width: 180 },
  ],
  row: z.object({
    id,
    createdAt: z.iso.datetime(),
    /** Name and surname. */
    person: z.string(),
    seoUrl: z.string(),
    photo: z.string().nullable(),
    email: z.string(),
    /** In the reader's language. */
    report: z.string(),
    reportSeoUrl: z.string(),
    /** The package it was counted for, in the reader's language; null: rights that were given without one. */
    package: z.string().nullable(),
  }),
  filters: { reportId: id },
  export: { summary: "Who has taken which report as a spreadsheet, as it is shown" },
  get: { summary: "One report that somebody has taken" },
});
