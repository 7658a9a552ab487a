import { z } from "zod";
import { type ApiPath, id, yesOrNo } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { rowPlace } from "#shared/table/schemas.ts";

const name = z.string().trim().min(1).max(100);
/** Of which reports are: their category, their type, and the version that several editions of one have. */
export const REPORT_VALUE_KINDS = ["reportCategory", "reportType", "reportVersion"] as const;
export type ReportValueKind = (typeof REPORT_VALUE_KINDS)[number];

const valueCalls = (key: string, path: ApiPath, noun: string) =>
  tableCalls({
    key,
    path,
    summary: `${noun} of reports in both languages, in their order`,
    columns: [
      { key: "nameEn", sortable: true, searchable: true, canMove: false, width: 220, editable: "text" },
      { key: "nameTr", sortable: true, searchable: true, width: 220, editable: "text" },
      { key: "isActive", isBoolean: true, clickableFilter: "isActive", editable: "boolean" },
      { key: "reports", kind: "number", sortable: true },
      { key: "languages", setDashIsEmpty: true, width: 220 },
    ],
    row: z.object({
      id,
      version: z.int(),
      nameEn: z.string(),
      nameTr: z.string(),
      /** Offered to those who add a report. */
      isActive: z.boolean(),
      /** Reports that have it. */
      reports: z.int(),
      /** Languages of these reports, in the language of the request. */
      languages: z.string(),
      /** The portal comes with it: it can be switched off, not deleted. */
      isBuiltIn: z.boolean(),
    }),
    filters: { isActive: yesOrNo },
    export: { summary: `${noun} of reports as a spreadsheet, as they are shown` },
    get: { summary: `One of the ${noun.toLowerCase()} of reports` },
    add: {
      failures: ["conflict"],
      summary: "Add one at the end; a name that is taken in either language is a conflict",
      body: z.strictObject({ nameEn: name, nameTr: name }),
    },
    change: {
      failures: ["notFound", "conflict"],
      summary: "Change names, or whether it is offered",
      body: z.strictObject({ nameEn: name, nameTr: name, isActive: z.boolean() }).partial(),
    },
    order: { summary: "Put one between two others", failures: [], body: rowPlace },
    remove: { failures: ["notFound", "inUse"], summary: "Delete one that no report has" },
  });

export const reportValueCalls = {
  reportCategory: valueCalls("report-categories", "/apiAdmin/ReportCategories", "Categories"),
  reportType: valueCalls("report-types", "/apiAdmin/ReportTypes", "Types"),
  reportVersion: valueCalls("report-versions", "/apiAdmin/ReportVersions", "Versions"),
} as const satisfies Record<ReportValueKind, unknown>;
