import { v7 } from "uuid";
import { job } from "#db/tables/jobs.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { listPolicy } from "#testing/list-policy.ts";
import { type Actor, EVERYONE, type FeaturePolicy, row, STAFF } from "#testing/policy.ts";
import { refreshJobs } from "./commands.server.ts";
import { jobCalls } from "./contract.ts";

const EDITORS: readonly Actor[] = [...STAFF, "owner"];

export const jobsPolicy: FeaturePolicy = async (tools) => {
  const id = v7();
  await tools.db.insert(job).values({
    id,
    startupId: tools.world.startupId,
    seoUrl: "petek-isi",
    titleTr: "Petek işi",
    descriptionTr: "Petek örmek.",
    jobRoleId: typeId("jobRole", "other"),
    countryId: fixedId("country/TR"),
    payPlanId: typeId("payPlan", "monthly"),
    wageCurrencyId: fixedId("currency/TRY"),
    publicationDate: "2020-01-01",
    expirationDate: "2099-12-31",
  });
  await refreshJobs(tools.db, [id]);
  return {
    ...(await listPolicy(jobCalls)(tools)),
    "GET /api/v1/jobs": row(EVERYONE),
    "GET /api/v1/jobs/{seoUrl}": row(EVERYONE, () => ({ params: { seoUrl: "petek-isi" } })),
    "GET /apiJob/Job/Get/List": row(EVERYONE),
    "GET /apiJob/Job/Get": row(EVERYONE, () => ({ query: { id } })),
    "GET /apiJob/Job/Get/{seoUrl}": [
      row(EVERYONE, () => ({ params: { seoUrl: "petek-isi" } })),
      row(EDITORS, () => ({ params: { seoUrl: "petek-isi" }, query: { edit: "true" } })),
    ],
    "GET /apiJob/Job/GetCompanyJobsById": row(EVERYONE, ({ startupId }) => ({ query: { companyId: startupId } })),
  };
};
