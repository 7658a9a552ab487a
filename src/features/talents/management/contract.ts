import { z } from "zod";
import { day } from "#shared/day.ts";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

/** `unlisted`: they have not asked to be found. `inactive`: nobody is shown whose account is locked, about to be deleted or not used yet. */
const state = z.enum(["visible", "unlisted", "hidden", "inactive"]);
const named = z.object({ id, name: z.string() }).nullable();

export const managedTalentCalls = tableCalls({
  key: "managed-talents",
  path: "/apiAdmin/Talents",
  summary: "All members with their profiles, hidden ones too: the newest first",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 240 },
    { key: "title", searchable: true, limitText: true, setDashIsEmpty: true, width: 240 },
    { key: "state", clickableFilter: "state" },
    { key: "userType", elasticTypeItem: true, setDashIsEmpty: true, clickableFilter: "userTypeId" },
    { key: "city", elasticTypeItem: true, setDashIsEmpty: true, clickableFilter: "cityId" },
    { key: "jobSearchStatus", elasticTypeItem: true, setDashIsEmpty: true, clickableFilter: "jobSearchStatusId" },
    { key: "fullness", kind: "number", sortable: true },
    { key: "createdAt", kind: "dateTime", sortable: true },
    { key: "updatedAt", kind: "dateTime" },
    { key: "hiddenAt", kind: "dateTime", setDashIsEmpty: true, isHidden: true },
    { key: "email", searchable: true, isHidden: true, width: 260 },
  ],
  row: z.object({
    id,
    version: z.int(),
    /** Name and surname. */
    name: z.string(),
    seoUrl: z.string(),
    photo: z.string().nullable(),
    email: z.string(),
    title: z.string().nullable(),
    /** `name` of these three in the language of the request. */
    userType: named,
    city: named,
    jobSearchStatus: named,
    state,
    /** False: hidden here. */
    isVisible: z.boolean(),
    /** How much of the profile is filled in, percent. */
    fullness: z.int(),
    createdAt: z.iso.datetime(),
    /** Of the account or the profile, whichever is later. */
    updatedAt: z.iso.datetime(),
    hiddenAt: z.iso.datetime().nullable(),
  }),
  filters: {
    state,
    userTypeId: id,
    cityId: id,
    jobSearchStatusId: id,
    /** First and last day, in Istanbul, on which the account was created. */
    createdFrom: day,
    createdTo: day,
  },
  export: { summary: "Members with their profiles as a spreadsheet, as they are shown to those who run the platform" },
  get: { summary: "One member with what those who run the platform need" },
  change: {
    failures: ["notFound"],
    summary: "Show the profile of a member or hide it from all others; the account stays as it is",
    body: z.strictObject({ isVisible: z.boolean() }).partial(),
  },
  bulk: {
    summary: "Show or hide the profiles of many members; those it is refused for stay as they are",
    change: z.strictObject({ action: z.enum(["show", "hide"]) }),
  },
});
