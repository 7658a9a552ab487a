import { z } from "zod";
import { endpoint, id, yesOrNo } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { rowPlace } from "#shared/table/schemas.ts";
import { imageUpload } from "#shared/upload.ts";
import { REPORT_LIMIT } from "#shared/upload-limits.ts";
import { CURRENCIES, MAX_PRICE, REPORT_STATES, SUMMARY_MAX, TITLE_MAX } from "./limits.ts";

const title = z.string().trim().min(1).max(TITLE_MAX);
const day = z.iso.date();
const named = z.object({ id, name: z.string() });
const currency = z.enum(CURRENCIES);
const state = z.enum(REPORT_STATES);

/** The fields of a new report that an admin decides; each may be changed later. */
const added = {
  titleEn: title,
  titleTr: title,
  typeId: id,
  editionId: id,
  languageId: id,
  releaseDate: day,
};

export const managedReportCalls = tableCalls({
  key: "managed-reports",
  path: "/apiAdmin/Reports",
  summary: "Reports in the order in which they are recommended, with those that are not shown",
  columns: [
    { key: "titleEn", sortable: true, searchable: true, canMove: false, width: 260, editable: "text" },
    { key: "titleTr", sortable: true, searchable: true, width: 260, editable: "text" },
    { key: "state", clickableFilter: "state" },
    { key: "isActive", isBoolean: true, editable: "boolean" },
    { key: "type", elasticTypeItem: true, editable: "choice", changes: "typeId" },
    { key: "edition", elasticTypeItem: true, editable: "choice", changes: "editionId" },
    { key: "language", elasticTypeItem: true, editable: "choice", changes: "languageId" },
    { key: "fileName", setDashIsEmpty: true, width: 240 },
    { key: "isFree", isBoolean: true, clickableFilter: "isFree", editable: "boolean" },
    { key: "price", kind: "number", setDashIsEmpty: true, editable: "number" },
    { key: "currency", setDashIsEmpty: true, editable: "choice" },
    { key: "releaseDate", sortable: true, editable: "text" },
    { key: "downloads", kind: "number", sortable: true },
    { key: "sold", kind: "number", sortable: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    seoUrl: z.string(),
    categoryId: id,
    titleEn: z.string(),
    titleTr: z.string(),
    summaryEn: z.string(),
    summaryTr: z.string(),
    /** "planned": it is shown from its release on. "draft": it has no file yet, or is switched off. */
    state,
    isActive: z.boolean(),
    type: named,
    /** The edition of a report that has several. */
    edition: named,
    language: named,
    /** Null: it has no file yet. */
    fileName: z.string().nullable(),
    isFree: z.boolean(),
    /** In units of `currency` (ISO 4217); null: it is not sold. */
    price: z.number().nullable(),
    currency: currency.nullable(),
    releaseDate: day,
    /** How often members took it with their package or the three of a month. */
    downloads: z.int(),
    /** How often it was bought and not returned. */
    sold: z.int(),
  }),
  filters: { categoryId: id, state, isFree: yesOrNo },
  export: { summary: "Reports as a spreadsheet, as they are shown to those who run the platform" },
  get: { summary: "One report with what those who run the platform need" },
  add: {
    failures: ["notFound"],
    summary: "Add a report to a category; it is shown when it has a file and is switched on",
    body: z.strictObject({ ...added, categoryId: id }),
  },
  change: {
    failures: ["notFound", "reportWithoutFile"],
    summary: "Change texts, price and whether it is shown. A price makes it one that is sold; free has no price",
    body: z
      .strictObject({
        ...added,
        summaryEn: z.string().trim().max(SUMMARY_MAX),
        summaryTr: z.string().trim().max(SUMMARY_MAX),
        isActive: z.boolean(),
        isFree: z.boolean(),
        price: z.number().positive().max(MAX_PRICE).multipleOf(0.01).nullable(),
        currency,
      })
      .partial(),
  },
  order: {
    failures: [],
    body: rowPlace,
    within: "categoryId",
    summary: "Put a report between two others of its category, in the order in which they are recommended",
  },
  remove: {
    failures: ["notFound"],
    summary: "Delete a report; one that somebody has bought or taken is withdrawn in place of it",
  },
});

const byId = { params: z.object({ id }) };

export const restoreReport = endpoint({
  method: "POST",
  path: "/apiAdmin/Reports/:id/Restore",
  summary: "Bring back a report that was withdrawn; again is no error",
  access: "admin",
  failures: ["notFound"],
  ...byId,
  answer: managedReportCalls.table.row,
});

export const putReportFile = endpoint({
  method: "POST",
  path: "/apiAdmin/Reports/:id/File",
  summary: "Replace the file of a report: a PDF or an Excel workbook, by its content",
  access: "admin",
  failures: ["notFound", "notAReport"],
  body: imageUpload.body,
  uploadLimit: REPORT_LIMIT,
  ...byId,
  answer: managedReportCalls.table.row,
});

const pictures = z.object({
  language: z.enum(["en", "tr"]),
  description: z.string().nullable(),
  cover: z.string().nullable(),
  gallery: z.array(z.string()),
});

const description = z.string().trim().max(SUMMARY_MAX);
const categoryContent = z.object({
  nameEn: z.string(),
  nameTr: z.string(),
  targetCountryIds: z.array(id),
  pictures: z.array(pictures),
  version: z.int().min(0).describe("0: nothing was ever saved"),
});

export const getCategoryContent = endpoint({
  method: "GET",
  path: "/apiAdmin/ReportCategories/:id/Content",
  summary: "Target countries, texts and pictures of a category of reports, in both languages",
  access: "admin",
  failures: ["notFound"],
  ...byId,
  answer: categoryContent,
});

export const putCategoryContent = endpoint({
  method: "PUT",
  path: "/apiAdmin/ReportCategories/:id/Content",
  summary: "Change target countries and texts of a category of reports",
  access: "admin",
  failures: ["notFound", "changedMeanwhile"],
  ...byId,
  body: z.strictObject({
    targetCountryIds: z.array(id).max(300),
    descriptionEn: description,
    descriptionTr: description,
    version: z.int().min(0),
  }),
  answer: categoryContent,
});

const place = { params: z.object({ id, language: z.enum(["en", "tr"]) }) };
const upload = { access: "admin", ...imageUpload, ...place, answer: categoryContent } as const;

export const putCategoryCover = endpoint({
  method: "POST",
  path: "/apiAdmin/ReportCategories/:id/Cover/:language",
  summary: "Replace the cover of a category in a language",
  ...upload,
  failures: ["notFound", "notAnImage"],
});

export const deleteCategoryCover = endpoint({
  method: "DELETE",
  path: "/apiAdmin/ReportCategories/:id/Cover/:language",
  summary: "Take the cover away; again is no error",
  access: "admin",
  failures: ["notFound"],
  ...place,
  answer: categoryContent,
});

export const addGalleryPicture = endpoint({
  method: "POST",
  path: "/apiAdmin/ReportCategories/:id/Gallery/:language",
  summary: "Add a picture to the gallery of a category in a language",
  ...upload,
  failures: ["notFound", "notAnImage", "galleryFull"],
});

export const deleteGalleryPicture = endpoint({
  method: "DELETE",
  path: "/apiAdmin/ReportCategories/:id/Gallery/:language",
  summary: "Take a picture out of the gallery; again is no error",
  access: "admin",
  failures: ["notFound"],
  ...place,
  query: z.object({ address: z.string().min(1).max(300) }),
  answer: categoryContent,
});
