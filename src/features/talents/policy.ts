import { fixedId, typeId } from "#shared/type-id.ts";
import {
  EVERYONE,
  type FeaturePolicy,
  MEMBERS,
  type PolicyRow,
  type PolicyWorld,
  PREMIUM_ACTORS,
  row,
  SITE_ADMINS,
} from "#testing/policy.ts";
import { talentCalls } from "./contract.ts";
import {
  educationEndpoints,
  experienceEndpoints,
  jobRoleEndpoints,
  languageEndpoints,
  skillEndpoints,
  workingPlanEndpoints,
} from "./profile/contract.ts";

/** A row as it may be sent to each list of a profile. */
const ROWS = {
  Education: { schoolName: "Petek Okulu" },
  JobRole: { jobRoleId: typeId("jobRole", "lawyer") },
  Language: { languageId: fixedId("language/tr"), languageLevelId: typeId("languageLevel", "native") },
  Skill: { skillId: typeId("softSkill", "teamwork"), isSoft: true },
  WorkingExperience: { title: "Arıcı", companyName: "Petek" },
  WorkingPlan: { workingPlanId: typeId("workingPlan", "remote") },
};

const LISTS = [
  educationEndpoints,
  jobRoleEndpoints,
  languageEndpoints,
  skillEndpoints,
  experienceEndpoints,
  workingPlanEndpoints,
];

const person = ({ colleagueId }: PolicyWorld) => ({ params: { id: colleagueId } });
const colleague = ({ colleagueSeoUrl }: PolicyWorld) => ({ params: { seoUrl: colleagueSeoUrl } });

/** Profiles are one's own; what everyone sees of others, everyone may ask for. */
export const talentsPolicy: FeaturePolicy = async ({ call, tokenOf, memberIds, world }) => {
  const savedIds = new Map<string, string>();
  for (const id of [...memberIds, world.colleagueId]) {
    const body = { name: "Petek", filter: {} };
    const saved = await call(talentCalls.saveQuery, { body }, { token: await tokenOf(id) });
    savedIds.set(id, saved.data.id);
  }
  const savedBy = (id: string) => savedIds.get(id)!;
  const token = await tokenOf(world.colleagueId);
  const theirs = new Map<string, string>();
  for (const { post } of LISTS) {
    const noun = post.path.split("/")[2]!;
    // The lists differ in their rows only.
    const body = ROWS[noun as keyof typeof ROWS] as never;
    const added = await call(post as typeof educationEndpoints.post, { body }, { token });
    theirs.set(noun, added.data.id);
  }
  const lists = Object.entries(ROWS).flatMap(([noun, body]): [string, PolicyRow[]][] => [
    [`GET /apiUser/${noun}/Get`, [row(MEMBERS)]],
    [`POST /apiUser/${noun}/Post`, [row(MEMBERS, () => ({ body }))]],
    [
      `PUT /apiUser/${noun}/Put`,
      [
        { ...row(MEMBERS, ({ startupId }) => ({ body: { ...body, id: startupId } })), status: 404 },
        row([], () => ({ body: { ...body, id: theirs.get(noun) } })),
      ],
    ],
    [
      `DELETE /apiUser/${noun}/Delete`,
      [
        { ...row(MEMBERS, ({ startupId }) => ({ query: { id: startupId } })), status: 404 },
        row([], () => ({ query: { id: theirs.get(noun)! } })),
      ],
    ],
  ]);
  return {
    ...Object.fromEntries(lists),
    "GET /apiAdmin/Talents": row(SITE_ADMINS),
    "POST /apiAdmin/Talents/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    "POST /apiAdmin/Talents/Bulk": row(SITE_ADMINS, ({ colleagueId }) => ({
      body: { query: {}, ids: [colleagueId], change: { action: "show" } },
    })),
    "GET /apiAdmin/Talents/{id}": row(SITE_ADMINS, person),
    "PATCH /apiAdmin/Talents/{id}": row(SITE_ADMINS, (world) => ({ ...person(world), body: { isVisible: true } })),
    "PUT /apiAdmin/Talents/{id}": row(SITE_ADMINS, (world) => ({ ...person(world), body: { isVisible: true } })),
    "POST /apiUser/Talents/List": [
      row(EVERYONE, () => ({ body: {} })),
      {
        ...row(PREMIUM_ACTORS, () => ({ body: { filter: { languages: ["tr"] } } })),
        refusal: { visitor: 402, member: 402 },
      },
    ],
    "POST /apiUser/Talents/AvailableValues": row(EVERYONE, () => ({ body: {} })),
    "POST /apiUser/Talents/ByIds": row(EVERYONE, ({ colleagueId }) => ({ body: { ids: [colleagueId] } })),
    "POST /apiUser/User/List": [
      row(EVERYONE, () => ({ body: {} })),
      {
        ...row(PREMIUM_ACTORS, () => ({ body: { filter: { UserLanguages: ["tr"] } } })),
        refusal: { visitor: 402, member: 402 },
      },
    ],
    "GET /apiUser/Talents/Queries": row(MEMBERS),
    "POST /apiUser/Talents/Queries": row(MEMBERS, ({ unique }) => ({ body: { name: unique, filter: {} } })),
    "PUT /apiUser/Talents/Queries": [
      row(MEMBERS, ({ ownId, unique }) => ({ query: { id: savedBy(ownId) }, body: { name: unique } })),
      {
        ...row(MEMBERS, ({ colleagueId, unique }) => ({ query: { id: savedBy(colleagueId) }, body: { name: unique } })),
        status: 404,
      },
    ],
    "DELETE /apiUser/Talents/Queries": [
      { ...row(MEMBERS, ({ colleagueId }) => ({ query: { id: savedBy(colleagueId) } })), changesNothing: true },
      row(MEMBERS, ({ ownId }) => ({ query: { id: savedBy(ownId) } })),
    ],
    "GET /apiUser/User/Get": row(MEMBERS),
    "GET /apiUser/User/Get/{seoUrl}": row(EVERYONE, colleague),
    "GET /apiUser/User/Startups/{seoUrl}": row(EVERYONE, colleague),
    "PUT /apiUser/User/Put": row(MEMBERS, () => ({ body: { workingPlans: [ROWS.WorkingPlan] } })),
    "PUT /apiUser/User/SetListing": row(MEMBERS, () => ({ body: { wantsListing: false, title: "Arıcı" } })),
    "GET /apiUser/User/Reputation/{seoUrl}": row(EVERYONE, colleague),
    "POST /apiUser/User/Search": row(EVERYONE, () => ({ body: {} })),
    "GET /apiUser/User/Lookup": row(MEMBERS, () => ({ query: { name: "den" } })),
    "GET /apiUser/User/TeamMembers": row(MEMBERS),
    // Sent without a file.
    "POST /apiUser/User/Photo": { ...row(MEMBERS), status: 415 },
    "POST /apiUser/User/Cover": { ...row(MEMBERS), status: 415 },
    "POST /apiUser/User/UpdateProfilePhoto": { ...row(MEMBERS), status: 415 },
    "DELETE /apiUser/User/Photo": row(MEMBERS),
    "DELETE /apiUser/User/Cover": row(MEMBERS),
    "POST /apiUser/User/Cv": { ...row(MEMBERS), status: 415 },
    "DELETE /apiUser/User/Cv": row(MEMBERS),
    // Nobody is told whether somebody else has one.
    "GET /apiUser/User/Cv/{seoUrl}": { ...row([], colleague), refusal: { member: 404 } },
  };
};
