import { fixedId, typeId } from "#shared/type-id.ts";
import { EVERYONE, type FeaturePolicy, MEMBERS, type PolicyRow, type PolicyWorld, row } from "#testing/policy.ts";

/** A row as it may be sent to each list of a profile. */
const ROWS = {
  Education: { schoolName: "Petek Okulu" },
  JobRole: { jobRoleId: typeId("jobRole", "lawyer") },
  Language: { languageId: fixedId("language/tr"), languageLevelId: typeId("languageLevel", "native") },
  Skill: { skillId: typeId("softSkill", "teamwork"), isSoft: true },
  WorkingExperience: { title: "Arıcı", companyName: "Petek" },
  WorkingPlan: { workingPlanId: typeId("workingPlan", "remote") },
};

const colleague = ({ colleagueSeoUrl }: PolicyWorld) => ({ params: { seoUrl: colleagueSeoUrl } });

/** Profiles are one's own; what everyone sees of others, everyone may ask for. */
export const talentsPolicy: FeaturePolicy = async () => {
  const lists = Object.entries(ROWS).flatMap(([noun, body]): [string, PolicyRow][] => [
    [`GET /apiUser/${noun}/Get`, row(MEMBERS)],
    [`POST /apiUser/${noun}/Post`, row(MEMBERS, () => ({ body }))],
    // Of an id that no row has, so that an answer says nothing about whose it is.
    [
      `PUT /apiUser/${noun}/Put`,
      { ...row(MEMBERS, ({ startupId }) => ({ body: { ...body, id: startupId } })), missing: true },
    ],
    [
      `DELETE /apiUser/${noun}/Delete`,
      { ...row(MEMBERS, ({ startupId }) => ({ query: { id: startupId } })), missing: true },
    ],
  ]);
  return {
    ...Object.fromEntries(lists),
    "GET /apiUser/User/Get": row(MEMBERS),
    "GET /apiUser/User/Get/{seoUrl}": row(EVERYONE, colleague),
    "PUT /apiUser/User/Put": row(MEMBERS, () => ({ body: { workingPlans: [ROWS.WorkingPlan] } })),
    "GET /apiUser/User/Reputation/{seoUrl}": row(EVERYONE, colleague),
    "POST /apiUser/User/Search": row(EVERYONE, () => ({ body: {} })),
    "GET /apiUser/User/Lookup": row(MEMBERS, () => ({ query: { name: "den" } })),
    "GET /apiUser/User/TeamMembers": row(MEMBERS),
    "POST /apiUser/User/Photo": row(MEMBERS),
    "POST /apiUser/User/Cover": row(MEMBERS),
    "POST /apiUser/User/UpdateProfilePhoto": row(MEMBERS),
    "DELETE /apiUser/User/Photo": row(MEMBERS),
    "DELETE /apiUser/User/Cover": row(MEMBERS),
    "POST /apiUser/User/Cv": row(MEMBERS),
    "DELETE /apiUser/User/Cv": row(MEMBERS),
    // Nobody is told whether somebody else has one.
    "GET /apiUser/User/Cv/{seoUrl}": row([], colleague),
  };
};
