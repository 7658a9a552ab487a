import type { TypeKind } from "#shared/type-kinds.ts";

/** Where values of a kind are used: lists, and what their filter index calls the value ("sector:<id>"). */
export const TYPE_USES: Partial<Record<TypeKind, readonly (readonly [list: string, term: string])[]>> = {
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
