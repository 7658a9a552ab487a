import { TYPE_KINDS, type TypeKind } from "#shared/type-kinds.ts";

export const USING_LISTS = [
  ...(["startups", "organizations", "providers", "programs"] as const),
  ...(["talents", "jobs", "patents", "reports"] as const),
] as const;
export type UsingList = (typeof USING_LISTS)[number];
/** The uses of a kind's values: lists, and the name of the value in their filter index ("sector:<id>"). */
export const TYPE_USES: Partial<Record<TypeKind, readonly (readonly [list: UsingList, term: string])[]>> = {
  sector: [
    ["startups", "sector"],
    ["programs", "sector"],
    ["patents", "sector"],
  ],
  subSector: [["startups", "subSector"]],
  stage: [
    ["startups", "stage"],
    ["programs", "stage"],
  ],
  startupProgram: [["startups", "startupProgram"]],
  operatingStatus: [["startups", "operatingStatus"]],
  employeeCount: [
    ["startups", "employeeCount"],
    ["providers", "employeeCount"],
  ],
  businessModel: [["startups", "businessModel"]],
  revenueModel: [["startups", "revenueModel"]],
  technology: [["startups", "technology"]],
  governmentSupport: [["startups", "governmentSupport"]],
  investmentTour: [["startups", "tour"]],
  investmentSeekingStatus: [["startups", "seekingStatus"]],
  investmentType: [["programs", "investmentType"]],
  programType: [["programs", "programType"]],
  organizerType: [
    ["organizations", "type"],
    ["programs", "organizerType"],
  ],
  targetMarket: [
    ["programs", "targetMarket"],
    ["patents", "targetMarket"],
  ],
  technologyReadinessLevel: [["patents", "readiness"]],
  patentLookingFor: [["patents", "patentLookingFor"]],
  serviceIndustry: [["providers", "serviceIndustry"]],
  jobRole: [
    ["jobs", "jobRole"],
    ["talents", "jobRole"],
  ],
  workingPlan: [
    ["jobs", "workingPlan"],
    ["talents", "workingPlan"],
  ],
  payPlan: [["jobs", "payPlan"]],
  skill: [
    ["jobs", "skill"],
    ["talents", "skill"],
  ],
  softSkill: [
    ["jobs", "softSkill"],
    ["talents", "softSkill"],
  ],
  jobSearchStatus: [["talents", "jobSearch"]],
  userType: [["talents", "userType"]],
  reportCategory: [["reports", "reportCategory"]],
  reportType: [["reports", "reportType"]],
  reportVersion: [["reports", "reportVersion"]],
};

/** The nouns that may have a value, hidden or not, by the table that names it. */
export const NOUN_OF_TABLE: Readonly<Record<string, MergedNoun>> = {
  startup: "startups",
  startup_choice: "startups",
  startup_government_support: "startups",
  startup_member: "teamMembers",
  funding: "rounds",
  portfolio_round: "rounds",
  organization: "organizations",
  service_provider: "providers",
  service_provider_industry: "providers",
  program: "programs",
  program_choice: "programs",
  program_juror_topic: "jurors",
  job: "jobs",
  job_choice: "jobs",
  patent: "patents",
  patent_choice: "patents",
  profile: "profiles",
  profile_education: "profiles",
  profile_experience: "profiles",
  profile_language: "profiles",
  profile_skill: "profiles",
  profile_working_plan: "profiles",
  profile_job_role: "profiles",
  saved_query: "savedSearches",
  type: "values",
};
export const MERGED_NOUNS = [
  ...(["startups", "teamMembers", "rounds", "organizations", "providers", "programs", "jurors"] as const),
  ...(["jobs", "patents", "profiles", "savedSearches", "values", "others"] as const),
] as const;
export type MergedNoun = (typeof MERGED_NOUNS)[number];

/** Kinds whose values the portal itself goes by, or that have pages of their own: none is merged into another. */
export const FIXED_KINDS: readonly TypeKind[] = [
  ...(["userType", "reportCategory", "reportType", "reportVersion", "payPlan", "investmentSeekingStatus"] as const),
  ...(["programStatus", "programApplyStatusPublic", "programApplyStatusPrivate", "jobApplyStatus"] as const),
];

/** Kinds of values that stand below those of another kind, by the latter. */
export const KINDS_BELOW: Partial<Record<TypeKind, TypeKind>> = { sector: "subSector" };
/** The kind below whose values those of this kind stand. */
export const kindAbove = (kind: TypeKind) => TYPE_KINDS.find((above) => KINDS_BELOW[above] === kind);

/** The list that is shown first. */
export const FIRST_LIST = "sector" satisfies TypeKind;
/** In the address in place of a list: values of all lists. */
export const ALL_LISTS = "all";

export const TYPE_GROUP_NAMES = [
  "startups",
  "investments",
  "people",
  "institutions",
  "applications",
  "reports",
] as const;
export type TypeGroupName = (typeof TYPE_GROUP_NAMES)[number];
/** The lists in the order in which they are shown. Sub-sectors stand below their sectors. */
export const TYPE_GROUPS: Record<TypeGroupName, readonly TypeKind[]> = {
  startups: [
    ...(["sector", "stage", "businessModel", "revenueModel", "technology", "governmentSupport"] as const),
    ...(["startupProgram", "employeeCount", "operatingStatus", "legalForm"] as const),
  ],
  investments: ["investmentTour", "investmentType", "investmentSeekingStatus", "investmentSeekingType"],
  people: [
    ...(["userType", "jobRole", "position", "title", "skill", "softSkill", "knowledgeLevel", "languageLevel"] as const),
    ...(["degree", "department", "graduateStatus", "jobSearchStatus", "expectationToJob", "workingPlan"] as const),
    ...(["payPlan", "gender", "knownTime", "whereMet"] as const),
  ],
  institutions: [
    ...(["organizerType", "programType", "targetMarket", "serviceIndustry"] as const),
    ...(["technologyReadinessLevel", "patentLookingFor"] as const),
  ],
  applications: [
    ...(["applicantType", "programStatus", "programApplyStatusPublic"] as const),
    ...(["programApplyStatusPrivate", "jobApplyStatus"] as const),
  ],
  reports: ["reportCategory", "reportType", "reportVersion"],
};
