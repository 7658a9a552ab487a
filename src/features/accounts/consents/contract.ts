import { z } from "zod";
import { endpoint, id, yesOrNo } from "#shared/endpoint.ts";
import { LEGAL_DOCUMENTS } from "#shared/legal-texts.ts";
import { tableCalls } from "#shared/table/calls.ts";

const document = z.enum(LEGAL_DOCUMENTS);
const version = { number: z.int().positive(), date: z.iso.date() };
const at = z.iso.datetime();

const ownText = z.object({
  document,
  ...version,
  /** The newest version that was accepted. */
  accepted: z.object({ ...version, at }).nullable(),
  /** What is published has not been accepted. */
  isDue: z.boolean(),
});
export type OwnText = z.output<typeof ownText>;

export const ownConsents = endpoint({
  method: "GET",
  path: "/apiUser/User/Consents",
  summary:
    "The texts that the viewer accepts, as they are published and as they were accepted, and whether they want news",
  access: "signedIn",
  answer: z.object({ texts: z.array(ownText), wantsNews: z.boolean() }),
});

export const acceptTexts = endpoint({
  method: "POST",
  path: "/apiUser/User/Consents",
  summary: "Accept texts as they are published, by their numbers, and choose whether news may come; again is no error",
  access: "signedIn",
  failures: ["publishedAnew"],
  body: z.strictObject({
    texts: z.array(z.strictObject({ document, number: version.number })).max(LEGAL_DOCUMENTS.length),
    /** Left out: it stays as it is. */
    wantsNews: z.boolean().optional(),
  }),
  answer: z.literal(true),
});

const person = {
  id,
  /** Name and surname. */
  name: z.string(),
  seoUrl: z.string(),
  photo: z.string().nullable(),
  email: z.string(),
};

export const consentCalls = tableCalls({
  key: "consents",
  path: "/apiAdmin/Consents",
  summary: "Which version of the terms and of the privacy notice each member has accepted, the newest member first",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 240 },
    { key: "email", sortable: true, searchable: true, width: 260 },
    { key: "isCurrent", isBoolean: true, clickableFilter: "isCurrent" },
    { key: "terms", kind: "number", setDashIsEmpty: true },
    { key: "termsAt", kind: "dateTime", setDashIsEmpty: true },
    { key: "privacy", kind: "number", setDashIsEmpty: true },
    { key: "privacyAt", kind: "dateTime", setDashIsEmpty: true },
    { key: "createdAt", kind: "dateTime", sortable: true },
  ],
  row: z.object({
    ...person,
    /** Has accepted both as they are published. */
    isCurrent: z.boolean(),
    /** Numbers of the versions, and when they were accepted; null: none was. */
    terms: z.int().nullable(),
    termsAt: at.nullable(),
    privacy: z.int().nullable(),
    privacyAt: at.nullable(),
    createdAt: at,
  }),
  filters: { isCurrent: yesOrNo },
  export: { summary: "Accepted versions as a spreadsheet, as they are shown" },
  get: { summary: "The versions that one member has accepted" },
});

const state = z.enum(["given", "withdrawn"]);

export const newsConsentCalls = tableCalls({
  key: "news-consents",
  path: "/apiAdmin/NewsConsents",
  summary: "Consents to news by email with the day of each and of its withdrawal, the newest first",
  columns: [
    { key: "name", searchable: true, canMove: false, width: 240 },
    { key: "email", searchable: true, width: 260 },
    { key: "state", clickableFilter: "state" },
    { key: "acceptedAt", kind: "dateTime", sortable: true },
    { key: "withdrawnAt", kind: "dateTime", sortable: true, setDashIsEmpty: true },
    { key: "number", kind: "number" },
  ],
  row: z.object({ ...person, state, acceptedAt: at, withdrawnAt: at.nullable(), number: z.int() }),
  filters: { state },
  export: { summary: "Consents to news as a spreadsheet, as they are shown" },
  get: { summary: "One consent to news" },
});

export const newsAddresses = endpoint({
  method: "GET",
  path: "/apiAdmin/NewsConsents/Addresses",
  summary: "Who may be sent news now, as CSV, each with the link that ends it",
  access: "admin",
  confirmed: true,
  format: "file",
});
