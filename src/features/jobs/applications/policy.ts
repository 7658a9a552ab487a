import { v7 } from "uuid";
import { job, jobApplication } from "#db/tables/jobs.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { type Actor, type FeaturePolicy, MEMBERS, row, SITE_ADMINS } from "#testing/policy.ts";
import { refreshJobs } from "../commands.server.ts";
import { statusId } from "./rules.ts";

const TEAM: readonly Actor[] = ["owner"];
const REVIEW = statusId("in-review");

export const jobApplicationsPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  const base = {
    startupId: world.startupId,
    titleTr: "Kovan işi",
    descriptionTr: "Kovan yapmak.",
    jobRoleId: typeId("jobRole", "other"),
    countryId: fixedId("country/TR"),
    payPlanId: typeId("payPlan", "monthly"),
    wageCurrencyId: fixedId("currency/TRY"),
    publicationDate: "2020-01-01",
    expirationDate: "2099-12-31",
  };
  const [openId, filledId] = [v7(), v7()];
  await db.insert(job).values([openId, filledId].map((id) => ({ ...base, id, seoUrl: `kovan-isi-${id}` })));
  await refreshJobs(db, [openId, filledId]);
  const contact = { mobilePhoneCode: "90", mobilePhone: "5321234567", linkedin: "https://www.linkedin.com/in/x" };
  const ids = [...memberIds, world.colleagueId];
  await db
    .insert(profile)
    .values(ids.map((accountId) => ({ accountId, ...contact })))
    .onConflictDoUpdate({ target: profile.accountId, set: contact });
  const application = (accountId: string) => ({
    id: v7(),
    jobId: filledId,
    accountId,
    statusId: statusId("received"),
    phone: "+90 5321234567",
    linkedin: contact.linkedin,
  });
  const theirs = application(world.colleagueId);
  const own = new Map(memberIds.map((id) => [id, application(id)]));
  await db.insert(jobApplication).values([theirs, ...own.values()]);
  const all = { query: {}, columns: ["person"] };
  const notTheirs = { member: 404 };
  return {
    "GET /apiJob/JobApply/Get/Mine": row(MEMBERS, () => ({ query: { jobId: openId } })),
    "GET /apiJob/JobApply/Get/UserApplies": row(MEMBERS),
    "POST /apiJob/JobApply/Post": {
      // The team of the startup does not apply to its own job.
      ...row(
        MEMBERS.filter((actor) => actor !== "owner"),
        () => ({ body: { jobId: openId } }),
      ),
      refusal: { member: 409 },
    },
    "GET /apiJob/JobApply/Get/CompanyApply/{id}": row(TEAM, () => ({ params: { id: filledId } })),
    "PATCH /apiJob/JobApply/SetJobApplyStatus": [
      { ...row(TEAM, () => ({ query: { jobApplyId: theirs.id, statusId: REVIEW } })), refusal: notTheirs },
      row(MEMBERS, ({ ownId }) => ({
        query: { jobApplyId: (own.get(ownId) ?? theirs).id, statusId: statusId("withdrawn") },
      })),
    ],
    "POST /apiJob/JobApply/ShowWage": {
      ...row(TEAM, () => ({ query: { jobApplyId: theirs.id } })),
      refusal: notTheirs,
    },
    "POST /apiJob/JobApply/Note": {
      ...row(TEAM, () => ({ body: { jobApplyId: theirs.id, text: "Call on Monday" } })),
      refusal: notTheirs,
    },
    // No application of this world has a CV: who may read one is tested beside the calls.
    "GET /apiJob/JobApply/Cv": { ...row(MEMBERS, () => ({ query: { jobApplyId: theirs.id } })), status: 404 },
    "DELETE /apiJob/JobApply/Cv": row(MEMBERS, ({ ownId }) => ({
      query: { jobApplyId: (own.get(ownId) ?? theirs).id },
    })),
    "GET /apiAdmin/JobApplications": row(SITE_ADMINS),
    "GET /apiAdmin/JobApplications/{id}": row(SITE_ADMINS, () => ({ params: { id: theirs.id } })),
    "POST /apiAdmin/JobApplications/Export": row(SITE_ADMINS, () => ({ body: all })),
    "DELETE /apiJob/JobApply/Note": { ...row(MEMBERS, () => ({ query: { id: v7() } })), status: 404 },
  };
};
