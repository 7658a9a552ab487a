import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

const cv = z.enum(["sent", "none"]);
const state = z.enum(["waiting", "answered", "withdrawn"]);

/** who applied to which job, for admins; without what was sent and without the team's answer. */
export const jobApplicantCalls = tableCalls({
  key: "job-applicants",
  path: "/apiAdmin/JobApplications",
  summary: "People who applied to jobs, the newest first",
  columns: [
    { key: "person", searchable: true, canMove: false, width: 220 },
    { key: "job", searchable: true, width: 260 },
    { key: "startup", searchable: true, width: 220 },
    { key: "state", clickableFilter: "state" },
    { key: "cv", clickableFilter: "cv" },
    { key: "createdAt", kind: "dateTime", sortable: true },
    { key: "answeredAt", kind: "dateTime", sortable: true, setDashIsEmpty: true },
  ],
  row: z.object({
    id,
    /** Name and surname. */
    person: z.string(),
    personSeoUrl: z.string(),
    photo: z.string().nullable(),
    job: z.string(),
    /** Null: the job is deleted. */
    jobSeoUrl: z.string().nullable(),
    startup: z.string(),
    startupSeoUrl: z.string(),
    state,
    /** Only that there is one. */
    cv,
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
  }),
  filters: { state, cv },
  confirmed: ["export"],
  export: { summary: "People who applied to jobs as a spreadsheet, as they are shown" },
  get: { summary: "One person who applied to a job" },
});
