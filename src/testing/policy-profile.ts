import { fixedId, typeId } from "#shared/type-id.ts";
import type { Actor, PolicyRow, PolicyWorld } from "./policy.ts";

/** A row as it may be sent to each list of a profile. */
const ROWS = {
  Education: { schoolName: "Petek Okulu" },
  JobRole: { jobRoleId: typeId("jobRole", "lawyer") },
  Language: { languageId: fixedId("language/tr"), languageLevelId: typeId("languageLevel", "native") },
  Skill: { skillId: typeId("softSkill", "teamwork"), isSoft: true },
  WorkingExperience: { title: "Arıcı", companyName: "Petek" },
  WorkingPlan: { workingPlanId: typeId("workingPlan", "remote") },
};

/** Profiles are one's own; what everyone sees of others, everyone may ask for. */
export function profilePolicy(everyone: readonly Actor[]): Record<string, PolicyRow> {
  const members = everyone.filter((actor) => actor !== "visitor");
  const row = (may: readonly Actor[], ask: PolicyRow["ask"] = () => ({})): PolicyRow => ({ may, ask });
  const colleague = ({ colleagueSeoUrl }: PolicyWorld) => ({ params: { seoUrl: colleagueSeoUrl } });
  const lists = Object.entries(ROWS).flatMap(([noun, body]): [string, PolicyRow][] => [
    [`GET /apiUser/${noun}/Get`, row(members)],
    [`POST /apiUser/${noun}/Post`, row(members, () => ({ body }))],
    // Of an id that no row has, so that an answer says nothing about whose it is.
    [
      `PUT /apiUser/${noun}/Put`,
      { ...row(members, ({ startupId }) => ({ body: { ...body, id: startupId } })), missing: true },
    ],
    [
      `DELETE /apiUser/${noun}/Delete`,
      { ...row(members, ({ startupId }) => ({ query: { id: startupId } })), missing: true },
    ],
  ]);
  return {
    ...Object.fromEntries(lists),
    "GET /apiUser/User/Get": row(members),
    "GET /apiUser/User/Get/{seoUrl}": row(everyone, colleague),
    "PUT /apiUser/User/Put": row(members, () => ({ body: { workingPlans: [ROWS.WorkingPlan] } })),
    "GET /apiUser/User/Reputation/{seoUrl}": row(everyone, colleague),
    "POST /apiUser/User/Search": row(everyone, () => ({ body: {} })),
    "GET /apiUser/User/Lookup": row(members, () => ({ query: { name: "den" } })),
    "GET /apiUser/User/TeamMembers": row(members),
    "POST /apiUser/User/Photo": row(members),
    "POST /apiUser/User/Cover": row(members),
    "POST /apiUser/User/UpdateProfilePhoto": row(members, () => ({ body: { remove: "photo" } })),
    "POST /apiUser/User/Cv": row(members),
    "DELETE /apiUser/User/Cv": row(members),
    // Nobody is told whether somebody else has one.
    "GET /apiUser/User/Cv/{seoUrl}": row([], colleague),
  };
}
