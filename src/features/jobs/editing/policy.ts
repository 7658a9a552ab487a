import { v7 } from "uuid";
import { job, jobChoice } from "#db/tables/jobs.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { type FeaturePolicy, MEMBERS, row, STAFF } from "#testing/policy.ts";
import { refreshJobs } from "../commands.server.ts";

const EDITORS = [...STAFF, "owner"] as const;
const PLAN = typeId("workingPlan", "full-time");
const SKILL = typeId("skill", "python");

export const jobEditingPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  const base = {
    startupId: world.startupId,
    titleTr: "Arı işi",
    descriptionTr: "Arılara bakmak.",
    jobRoleId: typeId("jobRole", "other"),
    countryId: fixedId("country/TR"),
    payPlanId: typeId("payPlan", "monthly"),
    wageCurrencyId: fixedId("currency/TRY"),
    publicationDate: "2020-01-01",
    expirationDate: "2099-12-31",
  };
  const id = v7();
  // Everybody who asks deletes one of their own; the owner of the test may write each.
  const doomed = new Map([...memberIds, world.colleagueId].map((memberId) => [memberId, v7()]));
  const ids = [id, ...doomed.values()];
  await db.insert(job).values(ids.map((item) => ({ ...base, id: item, seoUrl: `ari-isi-${item}` })));
  const choices = { workingPlan: PLAN, skill: SKILL } as const;
  await db
    .insert(jobChoice)
    .values(Object.entries(choices).map(([kind, typeOf]) => ({ jobId: id, kind: kind as "skill", typeId: typeOf })));
  await refreshJobs(db, ids);
  const choice = (typeOf: string) => () => ({ body: { jobId: id, typeId: typeOf } });
  return {
    "GET /apiJob/Job/GetUserJobs": row(MEMBERS),
    "GET /apiJob/Job/Edit/{seoUrl}": row(EDITORS, () => ({ params: { seoUrl: `ari-isi-${id}` } })),
    "GET /apiJob/Job/New/{startupId}": row(EDITORS, ({ startupId }) => ({ params: { startupId } })),
    "POST /apiJob/Job/Post": row(EDITORS, ({ startupId, unique }) => ({
      body: {
        ...base,
        startupId,
        titleTr: unique,
        workingPlanIds: [PLAN],
        skillIds: [SKILL],
        cityId: fixedId("city/TR/adana"),
      },
    })),
    "PUT /apiJob/Job/Put": row(EDITORS, () => ({ body: { id, titleEn: "Bees" } })),
    "PATCH /apiJob/Job/SetVisibility": row(EDITORS, () => ({ query: { jobId: id, visibility: "true" } })),
    "POST /apiJob/Job/Close": row(EDITORS, () => ({ query: { id } })),
    "DELETE /apiJob/Job/Delete": row(EDITORS, ({ ownId }) => ({ query: { id: doomed.get(ownId)! } })),
    "POST /apiJob/JobWorkingPlan/Post": row(EDITORS, choice(PLAN)),
    "DELETE /apiJob/JobWorkingPlan/Delete": row(EDITORS, choice(v7())),
    "POST /apiJob/JobSkill/Post": row(EDITORS, choice(SKILL)),
    "DELETE /apiJob/JobSkill/Delete": row(EDITORS, choice(v7())),
  };
};
