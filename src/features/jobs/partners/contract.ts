import { pageAddress, partnerCalls, REQUIRED_FIELDS } from "#shared/partners.ts";
import { getJob, jobRow } from "../contract.ts";
import { jobList } from "../filters.ts";

export const jobPartners = partnerCalls({
  list: jobList,
  area: "jobs",
  shape: "Job",
  row: jobRow.extend(pageAddress).partial().required(REQUIRED_FIELDS),
  detail: getJob.answer.omit({ isListed: true, mayEdit: true }).extend(pageAddress).partial().required(REQUIRED_FIELDS),
});
